export { prizeReais } from './prizeReais.ts'
export { readSearchTerms, type SearchTerms } from './searchTerms.ts'
export { useStakeGate } from './useStakeGate.ts'
export { WagerGuard } from './WagerGuard.tsx'
