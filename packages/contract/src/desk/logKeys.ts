/**
 * How people read a value of the log. `word`: a status or kind that the desk may have a word for. `cents`: an amount in
 * cents. `reais`: an amount as an operator typed it. `prices`: amounts in cents among other words. `counts`: counts likewise. `invited`: who is invited. `yes`: yes
 * or no. `time`: an ISO time. `text`: as it is, such as an id.
 */
type LogKind =
  | 'word'
  | 'words'
  | 'cents'
  | 'reais'
  | 'prices'
  | 'counts'
  | 'invited'
  | 'yes'
  | 'time'
  | 'count'
  | 'text'

/**
 * Every key of what an act was given and of what it changed, by how its value is read. Verbs can write no other
 * key, and the desk has a name for each.
 */
export const LOG_KEYS = {
  // What acts changed.
  user: 'text',
  from: 'word',
  to: 'word',
  amount_cents: 'cents',
  asked: 'yes',
  confirms: 'text',
  invited: 'invited',
  operator: 'text',
  payouts: 'count',
  picture: 'text',
  place: 'count',
  prices: 'prices',
  repeats: 'text',
  reports: 'count',
  rows: 'count',
  rules_lifted: 'count',
  sessions_ended: 'count',
  stock: 'counts',
  until: 'time',
  voided: 'count',
  waits: 'text',
  // What acts were given, and partly also changed.
  account: 'text',
  after: 'text',
  amount: 'reais',
  answers: 'text',
  correction: 'text',
  deposit: 'text',
  event: 'text',
  factor: 'word',
  file: 'text',
  for: 'text',
  game: 'text',
  head: 'text',
  invite: 'text',
  invoice: 'text',
  kind: 'word',
  mail: 'text',
  match: 'text',
  name: 'text',
  order: 'text',
  orders: 'text',
  outcome: 'word',
  payment: 'text',
  person: 'text',
  product: 'text',
  proof: 'text',
  receipt: 'text',
  readings: 'word',
  replace: 'yes',
  reporter: 'text',
  restock: 'yes',
  roles: 'words',
  status: 'word',
  suspicion: 'text',
  tell: 'text',
  tournament: 'text',
  tracking: 'text',
  tracking_before: 'text',
  verb: 'text',
  verdict: 'word',
  who: 'text',
  winner: 'text',
  withdrawal: 'text',
  words: 'text',
} as const satisfies Readonly<Record<string, LogKind>>

export type LogKey = keyof typeof LOG_KEYS

export const isLogKey = (name: string): name is LogKey => Object.hasOwn(LOG_KEYS, name)
