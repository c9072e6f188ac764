export { type Chat, openChat } from './openChat.ts'
export { ownChat } from './ownChat.ts'
export {
  type ListedReport,
  REPORT_OUTCOMES,
  selectGameChat,
  selectReportPage,
  selectReportsAbout,
  selectReportsBy,
  selectReportsOfGame,
} from './reportStore.ts'
export { resolveReport } from './resolveReport.ts'
