export { askForPasskey, offerPasskeys, stopOfferingPasskeys } from './passkeys.ts'
export { refetchFactors, useHasFactor } from './useFactors.ts'
export { type Prove, proofsOf, useProof } from './useProof.tsx'
