/** What is read, with spaces at which no line may end as any others. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
