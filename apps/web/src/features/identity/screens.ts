// What is fetched when first needed, in one file.
export { IdentityDialog } from './IdentityDialog.tsx'
export { IdentitySection } from './IdentitySection.tsx'
export { RecoveryStep } from './RecoveryStep.tsx'
