export type { Composer, Mail } from './mail.ts'
export { openMail } from './openMail.ts'
export { ownMail } from './ownMail.ts'
export { queueMail, queueMails } from './queueMail.ts'
