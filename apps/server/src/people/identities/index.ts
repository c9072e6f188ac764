export { hashIdentity, type Identity, type IdentityHash } from './hashIdentity.ts'
export { openIdentityKeys } from './openIdentityKeys.ts'
