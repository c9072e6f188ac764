export { useStakeGate } from './useStakeGate.ts'
export { WagerGuard } from './WagerGuard.tsx'
export { prizeReais, readSearchTerms, type SearchTerms } from './wagerTerms.ts'
