import type { Credential } from '../api/credential.ts'
import type { RenewSession } from '../api/renewSession.ts'

/** What a socket needs to authenticate: the current token, and how to get the next one. */
export function createSocketToken(parts: {
  credential: Credential
  renewSession: RenewSession
  onSessionEnded: () => void
}) {
  const { credential, renewSession, onSessionEnded } = parts
  return {
    token: credential.token,
    /** True if there is a new token, false if the session has ended; rejects if there is no answer. */
    async refresh(): Promise<boolean> {
      const refused = credential.token()
      if (refused === null) return false
      const { status } = await renewSession(refused)
      if (status === 'unreachable') throw new Error('no answer on whether the session is still valid')
      if (status === 'refused') onSessionEnded()
      return status === 'renewed'
    },
  }
}
