// What must never appear in a log. The last line of defense: calls shouldn't log it in the first place.
// Each pattern is tried only on lines that contain its marker, without which it can't match; most don't.
const HIDDEN: ReadonlyArray<[sign: string, pattern: RegExp, by: string]> = [
  // A reader of the log must not be able to sign in to the database.
  ['@', /([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"\\]{1,200}@/gi, '$1[hidden]@'],
  ['@', /[^\s"'<>()=,;:\\/]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, '[e-mail]'],
  ['_', /\b(?:[sr]k_(?:test|live)|whsec|pi|cs_test|cs_live)_\w{8,}/g, '[key]'],
  // Tokens of sessions, mails, beacons and buyers: at least 256 bits in base64url.
  ['', /[A-Za-z0-9_-]{40,}/g, '[token]'],
  // A CPF as people write it.
  ['-', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[number]'],
]

/** Removes secrets, e-mail addresses and CPF numbers from a text. */
export function scrub(text: string): string {
  let scrubbed = text
  for (const [marker, pattern, by] of HIDDEN) {
    if (scrubbed.includes(marker)) scrubbed = scrubbed.replace(pattern, by)
  }
  return scrubbed
}
