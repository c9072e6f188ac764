export type { Composer, Mail, QueuedMail } from './mail.ts'
export { openMail } from './openMail.ts'
export { ownMail } from './ownMail.ts'
export { queueMail, queueMails } from './queueMail.ts'
