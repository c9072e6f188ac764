export { openInvitations } from './openInvitations.ts'
export { ownInvitations } from './ownInvitations.ts'
