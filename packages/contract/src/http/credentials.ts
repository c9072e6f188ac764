/** The least a password may have. Specification, part 1, section 9. */
export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 256

// One @, something before it, a dot somewhere behind it: whether it exists the mail will show. No spaces, control or
// hidden characters, nor any that would make a mail server read it as a list, a name or a quotation.
const addressPattern =
  /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@.\p{C}<>()[\]\\,;:"]+(\.[^\s@.\p{C}<>()[\]\\,;:"]+)+$/u

/** The basic pattern of an e-mail address. Specification, part 1, section 5. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && addressPattern.test(text)
}
