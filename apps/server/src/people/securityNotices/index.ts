export { noticeMailComposers } from './noticeMails.ts'
export { notifyOwner } from './notifyOwner.ts'
export { ownNotices } from './ownNotices.ts'
export type { Origin } from './securityNotice.ts'
