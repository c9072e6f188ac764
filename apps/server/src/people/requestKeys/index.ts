export { openRequestKeys } from './openRequestKeys.ts'
export { ownRequestKeys } from './ownRequestKeys.ts'
export { findRepeated, rememberRequest } from './repeatedRequest.ts'
