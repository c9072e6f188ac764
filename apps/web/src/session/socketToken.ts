import type { Credential } from './credential.ts'
import type { RenewSession } from './renewSession.ts'

/** What a socket needs to say who it is: the token of this moment, and how to get the next one. */
export function createSocketToken(parts: {
  credential: Credential
  renewSession: RenewSession
  onSessionEnded: () => void
}) {
  const { credential, renewSession, onSessionEnded } = parts
  return {
    token: credential.token,
    /** True when there is a new token, false when the session has ended; rejects when nobody could say. */
    async refresh(): Promise<boolean> {
      const refused = credential.token()
      if (refused === null) return false
      const { status } = await renewSession(refused)
      if (status === 'unreachable') throw new Error('nobody could say whether the session goes on')
      if (status === 'refused') onSessionEnded()
      return status === 'renewed'
    },
  }
}
