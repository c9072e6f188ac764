/** Text with its non-breaking spaces replaced by ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ')
