export { ActDialog } from './ActDialog.tsx'
export { runVerb } from './runVerb.ts'
export { type NowAct, useActNow } from './useActNow.ts'
export { WhyField } from './WhyField.tsx'
