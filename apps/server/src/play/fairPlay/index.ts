export { openFairPlay } from './openFairPlay.ts'
export { ownFairPlay } from './ownFairPlay.ts'
export { queueReports } from './queueReports.ts'
export {
  closeSuspicion,
  type Suspicion,
  selectOpenSuspicions,
  selectSuspicion,
  VERDICTS,
} from './suspicionStore.ts'
