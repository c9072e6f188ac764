/** Lets the page handle what waits, between two slices of a longer work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
