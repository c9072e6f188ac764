// What must never stand in a log, whoever wrote it there: the last wall, behind calls that do not log it at all.
// Each pattern is looked for only in lines that have the sign without which it cannot be there: most have none.
const HIDDEN: ReadonlyArray<[sign: string, pattern: RegExp, by: string]> = [
  // Whoever may read the log must not be able to sign in to the database.
  ['@', /([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"\\]{1,200}@/gi, '$1[hidden]@'],
  ['@', /[^\s"'<>()=,;:\\/]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, '[e-mail]'],
  ['_', /\b(?:[sr]k_(?:test|live)|whsec|pi|cs_test|cs_live)_\w{8,}/g, '[key]'],
  // Tokens of sessions, mails, beacons and buyers: 256 bits in base64url, or more.
  ['', /[A-Za-z0-9_-]{40,}/g, '[token]'],
  // A CPF as people write it.
  ['-', /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[number]'],
]

/** A text without secrets, addresses of mail, and numbers of people. */
export function scrub(text: string): string {
  let scrubbed = text
  for (const [sign, pattern, by] of HIDDEN) {
    if (scrubbed.includes(sign)) scrubbed = scrubbed.replace(pattern, by)
  }
  return scrubbed
}
