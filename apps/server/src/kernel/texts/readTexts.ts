import { existsSync, readFileSync } from 'node:fs'
import { isLanguage, LANGUAGES, type Language } from './language.ts'
import type account from './locales/pt-BR/account.json'
import type calendar from './locales/pt-BR/calendar.json'
import type errors from './locales/pt-BR/errors.json'
import type identity from './locales/pt-BR/identity.json'
import type payment from './locales/pt-BR/payment.json'
import type security from './locales/pt-BR/security.json'
import type statement from './locales/pt-BR/statement.json'
import type store from './locales/pt-BR/store.json'
import type tournament from './locales/pt-BR/tournament.json'

/** The text files by subject; each language has one of each, in the shape of the Portuguese one. */
type Texts = {
  account: typeof account
  calendar: typeof calendar
  errors: Record<keyof typeof errors, CountedText>
  identity: typeof identity
  payment: typeof payment
  security: typeof security
  statement: typeof statement
  store: typeof store
  tournament: typeof tournament
}
export type Namespace = keyof Texts
export const NAMESPACES: readonly Namespace[] = [
  'account',
  'calendar',
  'errors',
  'identity',
  'payment',
  'security',
  'statement',
  'store',
  'tournament',
]

/** A text, or one for each plural form of its language; the parameter named in `by` chooses. */
export type CountedText =
  | string
  | ({ by: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>)

const FALLBACK: Language = 'en'
const texts = new Map<string, unknown>()
for (const language of LANGUAGES)
  for (const namespace of NAMESPACES) {
    const file = new URL(`./locales/${language}/${namespace}.json`, import.meta.url)
    if (existsSync(file)) texts.set(`${language} ${namespace}`, JSON.parse(readFileSync(file, 'utf8')))
  }

/** The texts of a namespace in a language; in English if the language is not one of ours. */
export function readTexts<N extends Namespace>(namespace: N, language: string): Texts[N] {
  const known = isLanguage(language) ? texts.get(`${language} ${namespace}`) : undefined
  return (known ?? texts.get(`${FALLBACK} ${namespace}`)) as Texts[N]
}
