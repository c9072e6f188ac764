export { DEFAULT_TERMS, withPace, withVariant } from './chosenTerms.ts'
export { PaceChoice } from './PaceChoice.tsx'
export { usePaceText } from './usePaceText.ts'
export { VariantChoice, VariantNote } from './VariantChoice.tsx'
