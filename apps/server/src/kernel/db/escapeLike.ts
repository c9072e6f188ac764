/** Text for a `like` pattern, in which it stands for itself. `escape '\'` is PostgreSQL's default. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
