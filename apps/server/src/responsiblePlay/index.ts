export { findBarred, type PlayRefused } from './findBarred.ts'
export { liftKeptRules } from './liftKeptRules.ts'
export { openResponsiblePlay } from './openResponsiblePlay.ts'
export { selectRules } from './playRulesStore.ts'
