export { OpeningText } from './OpeningText.tsx'
export { useOpening } from './useOpening.ts'
