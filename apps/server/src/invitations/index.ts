export { openInvitations } from './openInvitations.ts'
