import { callApi, credential, session } from './wiring.ts'

/** Ends the session here at once, and on the server if it can be reached. */
export async function logOut(): Promise<void> {
  const token = credential.token()
  const request = token === null ? undefined : callApi('POST /auth/logout', { keepalive: true })
  session.end()
  // Logging out while offline still works: nothing here holds the session any more.
  await request?.catch(() => {})
}
