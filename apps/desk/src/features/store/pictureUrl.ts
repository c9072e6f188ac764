/** Where the desk serves a picture, by its name. */
export const pictureUrl = (name: string): string => `/desk/api/store/pictures/${encodeURIComponent(name)}`
