/** One mail in the reader's language; `text` is plain text, `to` a single bare address. */
export type Mail = { to: string; subject: string; text: string }

/** `refused`: this address will never accept the mail, for this reason of its server. */
export type SendOutcome = { is: 'sent' } | { is: 'refused'; reason: string }

export type Mailer = {
  /** Hands over a mail. Throws on a temporary failure, or when the signal aborts first. */
  send(mail: Mail, options: { id: string; signal: AbortSignal }): Promise<SendOutcome>
  close(): void
}

/** A queued mail: its kind, and what it is about (ids and addresses, never a text or a secret). */
export type QueuedMail = {
  id: string
  kind: string
  about: Readonly<Record<string, string>>
  /** When the event that it reports happened. */
  queuedAt: Date
}

/** Composes a mail at the moment it is sent. Null: there is no recipient or no reason for it any more. */
export type Composer = (mail: QueuedMail) => Promise<Mail | null>
