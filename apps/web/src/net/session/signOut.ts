import { showToast } from '../../design/toast/toastStore.ts'
import { i18n } from '../../i18n/i18n.ts'
import { callApi, credential, session } from './wiring.ts'

/** Ends the session here at once, and on the server if it can be reached ([ACCOUNT-16]). Needs the texts of `account`. */
export async function signOut(): Promise<void> {
  const token = credential.token()
  const request = token === null ? undefined : callApi('POST /auth/logout', { keepalive: true })
  session.end()
  // Signing out while offline still works: nothing here holds the session any more.
  await request?.catch(() => {})
  showToast({ title: i18n.t('account:signOut.done'), description: i18n.t('account:signOut.bye') })
}
