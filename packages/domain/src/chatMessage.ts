/** Maximum length of a chat message, in characters (code points). */
export const CHAT_MAX_CHARS = 280
/** How long after a game its players may still chat. */
export const CHAT_OPEN_AFTER_END_MS = 60 * 60_000

// Control characters, lone surrogates, line breaks, and marks that change the direction of the text.
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const showsNothing = /^[\p{Cf}\p{Z}\p{M}]*$/u

export type ChatRefusal = 'CHAT_EMPTY' | 'CHAT_TOO_LONG' | 'CHAT_CHARACTERS'

/** Trims a message. Refuses one that shows nothing, is too long, or has forbidden characters. */
export function parseChatMessage(
  text: string,
): { ok: true; message: string } | { ok: false; code: ChatRefusal } {
  const message = text.trim().normalize('NFC')
  if (showsNothing.test(message)) return { ok: false, code: 'CHAT_EMPTY' }
  if (forbidden.test(message)) return { ok: false, code: 'CHAT_CHARACTERS' }
  if ([...message].length > CHAT_MAX_CHARS) return { ok: false, code: 'CHAT_TOO_LONG' }
  return { ok: true, message }
}
