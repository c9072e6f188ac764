export type { Composer, Mail } from './mail.ts'
export { openMail } from './openMail.ts'
export { queueMail } from './queueMail.ts'
