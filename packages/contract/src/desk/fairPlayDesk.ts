export const fairPlayDeskCalls = {}
