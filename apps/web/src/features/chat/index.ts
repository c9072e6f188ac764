export { useUnread } from './useUnread.ts'
