import { isLogKey, LOG_KEYS, type LoggedAct } from '@lance/contract/desk'
import { formatCents, formatNumber, formatSecond } from '../../base/format.ts'

type Value = LoggedAct['given'][string]

/** The desk's words of the log, by key: null where it has none. */
export type FindWords = (key: string) => string | null

/** What a key of the log is called; one that an earlier version wrote goes by its own name. */
export const nameLogged = (name: string, find: FindWords): string => find(`keys.${name}`) ?? name

const ORDER = Object.keys(LOG_KEYS)

/** What an act was given or changed, from what to what first: the database has its own order of keys. */
export const inReadingOrder = (values: LoggedAct['given']): [name: string, value: Value][] =>
  Object.entries(values).sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))

const wordOf = (value: string, find: FindWords) => find(`words.${value.replaceAll(' ', '_')}`) ?? value

/** "12,50" as it was typed, as an amount; other texts as they are. */
function showReais(typed: string): string {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  return whole === '' ? typed : formatCents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** "caneca-p 4500 → 3900": the figures that stand after the ids of variants. */
const showFigures = (text: string, find: FindWords, format: (figure: number) => string) =>
  text
    .split(', ')
    .map((line) => {
      const [id = '', ...rest] = line.split(' ')
      const shown = rest.map((word) =>
        word === 'new' ? wordOf('new', find) : word.replace(/\d+/, (figure) => format(Number(figure))),
      )
      return [id, ...shown].join(' ')
    })
    .join(', ')

/** Who is invited: a name as it is, or what the server says where it has none. */
const showInvited = (value: string, find: FindWords) =>
  value === 'a new operator' || value === 'the first operator' ? wordOf(value, find) : value

/** A value of the log as people read it: amounts, times, yes and no, and statuses in the operator's language. */
export function showLogged(name: string, value: Value, find: FindWords): string {
  if (value === null) return '—'
  const kind = isLogKey(name) ? LOG_KEYS[name] : null
  if (typeof value === 'boolean' || (kind === 'yes' && (value === 'yes' || value === 'no')))
    return wordOf(value === true || value === 'yes' ? 'yes' : 'no', find)
  if (typeof value === 'number') return kind === 'cents' ? formatCents(value) : formatNumber(value)
  switch (kind) {
    case 'word':
      return wordOf(value, find)
    case 'words':
      return value
        .split(',')
        .map((word) => wordOf(word, find))
        .join(', ')
    case 'reais':
      return showReais(value)
    case 'invited':
      return showInvited(value, find)
    case 'counts':
      return showFigures(value, find, formatNumber)
    case 'prices':
      return showFigures(value, find, formatCents)
    case 'time':
      return Number.isNaN(Date.parse(value)) ? value : formatSecond(value)
    default:
      return value
  }
}

/** What an act changed, in a line: from what to what, then everything else by its name. */
export function summariseChange(
  { from, to, user: _user, ...changed }: NonNullable<LoggedAct['changed']>,
  find: FindWords,
): string {
  const shown = [
    ...(from === undefined ? [] : [showLogged('from', from, find)]),
    ...(to === undefined ? [] : [showLogged('to', to, find)]),
  ]
  const rest = inReadingOrder(changed).filter(([, value]) => value !== null)
  return [
    ...(shown.length === 0 ? [] : [shown.join(' → ')]),
    ...rest.map(([name, value]) => `${nameLogged(name, find)}: ${showLogged(name, value, find)}`),
  ].join(', ')
}
