/** Minimum length of a password ([ACCOUNT-5]). */
export const PASSWORD_MIN_CHARS = 6
export const PASSWORD_MAX_CHARS = 256

// One @, something before it, a dot somewhere after it: the confirmation mail shows whether the address
// exists. No spaces, control or hidden characters, or any that a mail server would read as a list, a name or
// a quotation.
const addressPattern =
  /^[^\s@\p{C}<>()[\]\\,;:"]+@[^\s@.\p{C}<>()[\]\\,;:"]+(\.[^\s@.\p{C}<>()[\]\\,;:"]+)+$/u

/** Whether a text has the basic pattern of an email address ([ACCOUNT-3]). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && addressPattern.test(text)
}
