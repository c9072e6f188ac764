/** When something starts, in the reader's own time: its day, its hour, or both. */
export const dayText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(at))

export const hourText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

export const dayAndHourText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))

/** As the toast after creating has it: the whole date and hour. */
export const wholeText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
