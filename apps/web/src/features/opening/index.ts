export { OpeningName, OpeningText } from './OpeningText.tsx'
export { useOpening } from './useOpening.ts'
export { useOpeningNames } from './useOpeningNames.ts'
