const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether this can be an id that the database would understand. */
export const isUuid = (text: string): boolean => UUID.test(text)
