export { type NoticePermission, noticePermission, requestNoticePermission, showNotice } from './notices.ts'
export { CHOICES, chooseSettings, type Settings, useSettings } from './settings.ts'
