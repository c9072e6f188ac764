export { noticeMailComposers } from './noticeMails.ts'
export { ownNotices } from './ownNotices.ts'
export type { Origin } from './securityNotice.ts'
export { tellOwner } from './tellOwner.ts'
