import type { User } from '@lance/contract'
import { createContext, useContext } from 'react'
import type { SessionState } from './session.ts'

export type Auth = {
  status: SessionState['status']
  /** The guest user when not signed in. */
  user: User
  /** The server hasn't answered yet: this is the last user, with an unknown balance. */
  isLastSeen: boolean
  retry: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** The current user. Throws outside the provider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
