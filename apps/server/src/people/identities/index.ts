export { hashIdentity, type Identity, type IdentityHash } from './hashIdentity.ts'
export { lockCpf } from './lockCpf.ts'
export { openIdentityKeys } from './openIdentityKeys.ts'
