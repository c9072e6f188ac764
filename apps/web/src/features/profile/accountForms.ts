import { isEmail, PASSWORD_MIN_CHARS } from '@lance/contract'
import { NAME_MIN_CHARS } from '@lance/domain'
import { useLocation } from '@tanstack/react-router'
import { isOwnPath } from '../../base/wayBack.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { isAnswered } from '../../net/api/apiError.ts'

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

/**
 * Shows a failure: with `title` and the server's message if the server answered, otherwise as an unexpected
 * error ([ACCOUNT-12]).
 */
export function reportFailure(error: unknown, { title, unexpected }: { title: string; unexpected: string }) {
  showToast(
    isAnswered(error)
      ? { style: 'destructive', title, description: error.message }
      : { style: 'destructive', title: i18n.t('errors.title'), description: unexpected },
  )
}

/** Where to go after logging in: back to the screen the user came from, or home. Only a path on this site. */
export function useWayBack(): { href: string } {
  const wayBack = useLocation({ select: ({ state }) => state.wayBack })
  return { href: isOwnPath(wayBack) ? wayBack : '/' }
}
