export const peopleDeskCalls = {}
