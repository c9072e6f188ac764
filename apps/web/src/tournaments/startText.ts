/** When something starts, in the reader's own time or that of a zone: its day, its hour, or both. */
export const dayText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at))

export const hourText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))

export const dayAndHourText = (at: string | number, language: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .formatToParts(new Date(at))
    .map(({ value }, index, { [index + 1]: next }) =>
      next?.type === 'dayPeriod' && value === ' ' ? '\u00a0' : value,
    )
    .join('')

/** As the toast after creating has it: the whole date and hour. */
export const wholeText = (at: string | number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at))
