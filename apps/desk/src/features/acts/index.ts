export { ActDialog } from './ActDialog.tsx'
export { runVerb } from './runVerb.ts'
