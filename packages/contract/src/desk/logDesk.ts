export const logDeskCalls = {}
