import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { isCredentialKey } from '../api/credential.ts'
import { listenForWake } from '../socket/wake.ts'
import { GUEST } from './guest.ts'
import type { Session } from './session.ts'
import { AuthContext } from './useAuth.ts'

export function AuthProvider({ session, children }: { session: Session; children: ReactNode }) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)

  useEffect(() => {
    const reloadWhenOtherTabChanges = ({ key }: StorageEvent) => {
      if (isCredentialKey(key)) void session.reload()
    }
    const stopListening = listenForWake(() => session.wakeUp())
    window.addEventListener('storage', reloadWhenOtherTabChanges)
    void session.start()
    return () => {
      session.stop()
      stopListening()
      window.removeEventListener('storage', reloadWhenOtherTabChanges)
    }
  }, [session])

  const auth = useMemo(
    () => ({
      status: state.status,
      user: state.status === 'user' ? state.user : GUEST,
      isLastSeen: state.status === 'user' && state.isLastSeen === true,
      retry: () => void session.reload(),
    }),
    [state, session],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}
