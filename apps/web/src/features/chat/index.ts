export { loadChatPanel } from './loadChatPanel.ts'
export { useUnread } from './useUnread.ts'
