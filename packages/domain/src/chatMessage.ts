/** Bound of a message of the chat, in characters (code points). */
export const CHAT_MAX_CHARS = 280
/** After a game its players may talk about it for so long. */
export const CHAT_OPEN_AFTER_END_MS = 60 * 60_000

// Control characters, broken ones, line breaks, and marks that turn the direction of the text around them.
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const showsNothing = /^[\p{Cf}\p{Z}\p{M}]*$/u

export type ChatRefusal = 'CHAT_EMPTY' | 'CHAT_TOO_LONG' | 'CHAT_CHARACTERS'

/** Trims a message. Refuses what shows nothing, is too long, or would do more than show its text. */
export function parseChatMessage(
  text: string,
): { ok: true; message: string } | { ok: false; code: ChatRefusal } {
  const message = text.trim().normalize('NFC')
  if (showsNothing.test(message)) return { ok: false, code: 'CHAT_EMPTY' }
  if (forbidden.test(message)) return { ok: false, code: 'CHAT_CHARACTERS' }
  if ([...message].length > CHAT_MAX_CHARS) return { ok: false, code: 'CHAT_TOO_LONG' }
  return { ok: true, message }
}
