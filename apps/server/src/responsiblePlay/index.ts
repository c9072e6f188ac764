export { findBarred, type PlayRefused } from './findBarred.ts'
export { openResponsiblePlay } from './openResponsiblePlay.ts'
export { ownRules } from './ownRules.ts'
export { selectRules } from './playRulesStore.ts'
