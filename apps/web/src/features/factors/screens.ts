// What is fetched when first needed, in one file.
export { CodeStep } from './CodeStep.tsx'
export { FactorsSection } from './FactorsSection.tsx'
