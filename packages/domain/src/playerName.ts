/** Bounds on the length of a player's name, in characters. */
export const NAME_MIN_CHARS = 2
export const NAME_MAX_CHARS = 30

/** The name of a player who has not signed in ([ACCOUNT-6]). */
export const GUEST_NAME = 'Convidado'

// Control characters, unassigned ones, and marks that are invisible or change the direction of the text. The
// joiners U+200C and U+200D are allowed: Hindi and Bengali names need them.
const forbidden =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u2060-\u206F\u202A-\u202E\uFEFF]/u

/** Whether a text has characters that are invisible or that change the direction of the text. */
export function hasHiddenCharacters(text: string): boolean {
  return forbidden.test(text)
}

export type NameRefusal = 'NAME_TOO_SHORT' | 'NAME_TOO_LONG' | 'NAME_FORBIDDEN'

/** Trims a name and collapses its spaces. Refuses names of the wrong length or with hidden characters. */
export function parseName(text: string): { ok: true; name: string } | { ok: false; code: NameRefusal } {
  const name = text.normalize('NFC').trim().replace(/ +/g, ' ')
  if (hasHiddenCharacters(name)) return { ok: false, code: 'NAME_FORBIDDEN' }
  const chars = [...name].length
  if (chars < NAME_MIN_CHARS) return { ok: false, code: 'NAME_TOO_SHORT' }
  if (chars > NAME_MAX_CHARS) return { ok: false, code: 'NAME_TOO_LONG' }
  return { ok: true, name }
}

const NEUTRAL = 'Jogador-'

/** The name to show for a registered player who has none: 'Jogador-' and the first 4 characters of the id. */
export function displayName({ id, name }: { id: string; name: string | null }): string {
  return name?.trim() ? name : NEUTRAL + id.slice(0, 4)
}

/** The characters of the id in such a name, which the site writes in the reader's language; null in others. */
export function neutralPart(name: string): string | null {
  const part = name.slice(NEUTRAL.length)
  return name.startsWith(NEUTRAL) && /^[0-9a-f]{4}$/.test(part) ? part : null
}
