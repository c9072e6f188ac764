/** One mail in the reader's language; `text` is plain text, `to` one address and nothing else. */
export type Mail = { to: string; subject: string; text: string }

export type Mailer = {
  /**
   * Hands a mail over. `refused`: this address will never take it. Throws where it could not be handed over for now,
   * or the signal came first.
   */
  send(mail: Mail, options: { id: string; signal: AbortSignal }): Promise<'sent' | 'refused'>
  close(): void
}

/** A mail that waits: its kind, and what it is about (ids and addresses, never a text or a secret). */
export type QueuedMail = {
  id: string
  kind: string
  about: Readonly<Record<string, string>>
  /** When what it tells of happened. */
  queuedAt: Date
}

/** Words a mail at the moment it is sent. Null: there is nobody, or no reason, to send it to any more. */
export type Composer = (mail: QueuedMail) => Promise<Mail | null>
