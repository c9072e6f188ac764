export { openSwiss } from './openSwiss.ts'
export { ownSwiss } from './ownSwiss.ts'
export { makeSwissEndStep } from './settleSwissMatch.ts'
export { swissLateEntry } from './swissLateEntry.ts'
