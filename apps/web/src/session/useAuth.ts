import type { User } from '@lance/contract'
import { createContext, useContext } from 'react'
import type { SessionState } from './session.ts'

export type Auth = {
  status: SessionState['status']
  /** The guest, where nobody has signed in. */
  user: User
  /** The server has not said who it is yet: he was here last, and nothing is known of his money. */
  isLastSeen: boolean
  retry: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** Who is using the product. Throws outside the provider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
