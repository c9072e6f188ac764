import { domainToASCII } from 'node:url'

/** Other names of one provider's mailboxes. */
const SAME_DOMAIN: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}

/** What these providers don't read in a mailbox's name. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  'gmail.com': /\./g,
  'proton.me': /[._-]/g,
}

/**
 * The mailbox behind an address, for comparing alone: no mail is sent to it. Case and what follows a plus say nothing,
 * nor do the dots of Gmail's names; a few providers have several domains for the same mailboxes. What is kept was hashed as
 * it is here: another rule finds none of it, unless it is hashed by the old one too.
 */
export function normaliseEmail(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase()
  const at = text.lastIndexOf('@')
  const [given, name] = [text.slice(at + 1).replace(/\.$/, ''), text.slice(0, at)]
  const ascii = domainToASCII(given) || given
  const domain = SAME_DOMAIN[ascii] ?? ascii
  const mailbox = name.replace(/(?<=.)\+.*$/, '')
  const read = mailbox.replace(UNREAD[domain] ?? /(?!)/g, '')
  return `${read === '' ? mailbox : read}@${domain}`
}
