export { countOff, readDrift } from './drift.ts'
export { selectTimedMoves } from './fairPlayStore.ts'
export { openGameLooks, readGameEvidence } from './lookAtGame.ts'
export type { Analyst, OpenAnalyst } from './openAnalyst.ts'
export { openFairPlay } from './openFairPlay.ts'
export { ownFairPlay } from './ownFairPlay.ts'
export { queueReports } from './queueReports.ts'
export { readSuspicion } from './readSuspicion.ts'
export { type ShownGame, selectShownGames } from './shownGameStore.ts'
export type { SuspicionFlow } from './suspicionFlowStore.ts'
export { selectSuspicionMoves } from './suspicionGameStore.ts'
export {
  type ListedSuspicion,
  selectSuspicionPage,
  selectSuspicionsAbout,
  selectVerdictAct,
} from './suspicionPageStore.ts'
export {
  closeSuspicion,
  type Suspicion,
  selectOpenSuspicions,
  selectSuspicion,
  VERDICTS,
} from './suspicionStore.ts'
