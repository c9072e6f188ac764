export { findBarred, type PlayRefusal, readPausedUntil } from './findBarred.ts'
export { liftKeptRules } from './liftKeptRules.ts'
export { openResponsiblePlay } from './openResponsiblePlay.ts'
export { selectRules } from './playRulesStore.ts'
