export { PaceChoice } from './PaceChoice.tsx'
export { usePaceText } from './usePaceText.ts'
