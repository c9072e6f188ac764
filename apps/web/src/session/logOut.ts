import { callApi, credential, session } from './wiring.ts'

/** Ends the session here at once, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  const token = credential.token()
  const told = token === null ? undefined : callApi({ method: 'POST', path: '/auth/logout', keepalive: true })
  session.end()
  // Whoever logs out without a network is logged out all the same: nothing here knows the session any more.
  await told?.catch(() => {})
}
