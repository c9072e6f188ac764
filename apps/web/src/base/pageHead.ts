/** The title and description of the page being rendered on the server. */
export const pageHead = { title: '', description: '' }
