import { domainToASCII } from 'node:url'

/** Domains that are aliases of another domain's mailboxes. */
const DOMAIN_ALIASES: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}

/** The characters that these providers ignore in a mailbox's name. */
const IGNORED_CHARS: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
}

/**
 * The mailbox behind an address, only for comparing: no mail is sent to it. Ignores case, what follows a plus
 * and the dots in Gmail names; a few providers have several domains for the same mailboxes. Stored hashes
 * were made by these rules: a changed rule finds none of them unless the old one is hashed too.
 */
export function normaliseEmail(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const [domainText, name] = [text.slice(at + 1).replace(/\.$/, ''), text.slice(0, at)]
  const ascii = domainToASCII(domainText) || domainText
  const domain = DOMAIN_ALIASES[ascii] ?? ascii
  const mailbox = name.replace(/(?<=.)\+.*$/, '')
  const bareName = mailbox.replace(IGNORED_CHARS[domain] ?? /(?!)/g, '')
  return `${bareName === '' ? mailbox : bareName}@${domain}`
}
