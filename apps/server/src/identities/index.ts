export { hashIdentity, type Identity, type IdentityHash } from './hashIdentity.ts'
export { type IdentityKeys, parseIdentityKeys } from './identityKeys.ts'
export { openIdentityKeys } from './openIdentityKeys.ts'
