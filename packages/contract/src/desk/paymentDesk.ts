export const paymentDeskCalls = {}
