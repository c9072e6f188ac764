export { isVerifiedElsewhere, openPerson, selectChecksOf, selectOpenChecks } from './checkStore.ts'
export type { IdentityPorts } from './identityContext.ts'
export {
  type IdentifyAgain,
  isIdentified,
  openIdentityChecks,
  readRecoverCheck,
  readVerifiedCpf,
} from './openIdentityChecks.ts'
export { ownIdentity } from './ownIdentity.ts'
export { parsePerson } from './parsePerson.ts'
export { requireIdentity } from './requireIdentity.ts'
export { sealedIdentities } from './sealedIdentities.ts'
