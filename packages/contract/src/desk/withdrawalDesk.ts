export const withdrawalDeskCalls = {}
