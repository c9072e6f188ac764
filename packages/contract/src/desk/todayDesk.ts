export const todayDeskCalls = {}
