import type { SocketErrorCode } from '@lance/contract'
import { en } from './en.ts'
import type { Language } from './language.ts'
import { ptBR } from './ptBR.ts'

// The other languages get their texts with the rest of their translation; until then they read English.
const tables: Partial<Record<Language, Record<SocketErrorCode, string>>> = { 'pt-BR': ptBR, en }

/** The text of an error in the caller's language, its `{name}`s filled; one that is not given is left out. */
export function errorText(
  code: SocketErrorCode,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = (tables[language] ?? en)[code]
  return text.replace(/:? ?\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name]
    if (value === undefined) return whole.startsWith(':') ? '.' : ''
    return whole.replace(`{${name}}`, String(value))
  })
}
