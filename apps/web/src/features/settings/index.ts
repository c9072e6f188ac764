export { type NoticePermission, noticePermission, requestNoticePermission, showNotice } from './notices.ts'
export { CHOICES, type Settings } from './settings.ts'
export { chooseSettings, useSettings } from './useSettings.ts'
