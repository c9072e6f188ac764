export const storeDeskCalls = {}
