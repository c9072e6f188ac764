import type { IdentityBody } from '@lance/contract'
import { ADULT_YEARS, foldPersonName, parseBirthDate, parseCpf, parsePersonName } from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'
import type { Person } from './identityProvider.ts'

/** A day is a day in Brazil (UTC−3), where the age decides. */
const BRAZIL_OFFSET_MS = -3 * 3_600_000

/** Refuses CPF_INVALID, PERSON_NAME, BIRTH_DATE and UNDERAGE, in the order of the form. */
export function parsePerson(
  { cpf: cpfText, name: nameText, birthDate: dateText }: IdentityBody,
  nowMs: number,
): { ok: true; person: Person } | Refusal {
  const name = parsePersonName(nameText)
  if (name === null) return { ok: false, code: 'PERSON_NAME' }
  const cpf = parseCpf(cpfText)
  if (cpf === null) return { ok: false, code: 'CPF_INVALID' }
  const today = new Date(nowMs + BRAZIL_OFFSET_MS).toISOString().slice(0, 10)
  const born = parseBirthDate(dateText, today)
  if (born === null) return { ok: false, code: 'BIRTH_DATE' }
  if (born.years < ADULT_YEARS) return { ok: false, code: 'UNDERAGE' }
  return { ok: true, person: { cpf, name, birthDate: born.birthDate } }
}

/** Whether two descriptions mean the same person, however the name is written. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.cpf === other.cpf &&
  one.birthDate === other.birthDate &&
  foldPersonName(one.name) === foldPersonName(other.name)
