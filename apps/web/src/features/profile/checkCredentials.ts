import { isEmail, PASSWORD_MIN_CHARS } from '@lance/contract'
import { NAME_MIN_CHARS } from '@lance/domain'

/** The i18n keys of the error texts ([ACCOUNT-2], [ACCOUNT-3] and [ACCOUNT-5]). */
export type CredentialError = 'invalid.email' | 'invalid.password' | 'invalid.name'

export type CredentialErrors<Name extends string> = Partial<Record<Name, CredentialError>>

export function checkLogin(values: {
  email: string
  password: string
}): CredentialErrors<'email' | 'password'> {
  const errors: CredentialErrors<'email' | 'password'> = {}
  if (!isEmail(values.email.trim())) errors.email = 'invalid.email'
  if (values.password.length < PASSWORD_MIN_CHARS) errors.password = 'invalid.password'
  return errors
}

export function checkSignup(values: {
  name: string
  email: string
  password: string
}): CredentialErrors<'name' | 'email' | 'password'> {
  const errors: CredentialErrors<'name' | 'email' | 'password'> = checkLogin(values)
  if ([...values.name.trim()].length < NAME_MIN_CHARS) errors.name = 'invalid.name'
  return errors
}
