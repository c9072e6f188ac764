/** What a page says of itself in its head, while it is rendered where no browser is. */
export const pageWords = { title: '', description: '' }
