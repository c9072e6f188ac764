// The contract of the operators' desk. Its own entrance keeps it out of the players' site and of the public API.
export * from './acts.ts'
export * from './defineDeskCall.ts'
export * from './deskErrorCode.ts'
export * from './operatorRole.ts'
export * from './signIn.ts'
