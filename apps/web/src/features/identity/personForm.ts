import type { IdentityBody } from '@lance/contract'
import { parseCpf } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { ApiError } from '../../net/api/apiError.ts'

export const PERSON_NAMES = ['name', 'cpf', 'birthDate'] as const
/** What the user has typed of it elsewhere. */
export type KnownPerson = Partial<Pick<IdentityBody, 'cpf'>>
export type PersonErrors = Partial<Record<(typeof PERSON_NAMES)[number], string>>

/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, keyof PersonErrors>> = {
  PERSON_NAME: 'name',
  CPF_INVALID: 'cpf',
  CPF_OTHER: 'cpf',
  CPF_TAKEN: 'cpf',
  BIRTH_DATE: 'birthDate',
  UNDERAGE: 'birthDate',
}

/** What is plainly wrong with what was typed; the server decides about the rest. */
export function useCheckPerson(): (values: IdentityBody) => PersonErrors {
  const { t } = useTranslation('ownData')
  return ({ name, cpf, birthDate }) => ({
    ...(!/\S\s+\S/.test(name) && { name: t('identity.dialog.noName') }),
    ...(parseCpf(cpf) === null && { cpf: t('identity.dialog.noCpf') }),
    ...(birthDate === '' && { birthDate: t('identity.dialog.noBirthDate') }),
  })
}

/** The server's words at the field that they are about; null if they are about none. */
export function errorsOfRefusal(error: unknown): PersonErrors | null {
  const field = error instanceof ApiError ? FIELD_OF[error.code] : undefined
  return field === undefined ? null : { [field]: (error as ApiError).message }
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
