const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the database would accept this as an id. */
export const isUuid = (text: string): boolean => UUID.test(text)
