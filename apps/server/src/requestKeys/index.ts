export { openRequestKeys } from './openRequestKeys.ts'
export { findRepeated, rememberRequest } from './repeatedRequest.ts'
