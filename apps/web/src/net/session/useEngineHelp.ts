import { useCallback, useEffect, useState } from 'react'
import { useAuth } from './useAuth.ts'
import { callApi } from './wiring.ts'

/**
 * Whether the engine may help: not while the account has a live game (`playing`), wherever it is played, and not with the
 * position of a game that anyone is playing (`running`).
 */
export type EngineHelp = 'allowed' | 'asking' | 'playing' | 'running'

/**
 * Asks the server, which knows about games in other tabs and on other devices, when the page opens, when it comes back into
 * sight and whenever the engine is switched on; the player's own channel tells of a game that begins meanwhile. Guests have
 * no live games. Without the network there is no answer, and what was last known holds.
 */
export function useEngineHelp({ isWanted }: { isWanted: boolean }): Exclude<EngineHelp, 'running'> {
  const { status, user } = useAuth()
  const { id, currentGameId } = user
  const isUser = status === 'user'
  const [answered, setAnswered] = useState<{ id: string; isPlaying: boolean } | null>(null)
  const ask = useCallback(
    (signal: AbortSignal) =>
      callApi('GET /players_online/:id', { params: { id }, signal }).then(
        (row) => setAnswered({ id, isPlaying: row.current_game_id !== null }),
        () => {
          if (!signal.aborted) setAnswered((was) => (was?.id === id ? was : { id, isPlaying: false }))
        },
      ),
    [id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game that begins or ends is another answer
  useEffect(() => {
    if (!isUser || !isWanted) return
    const controller = new AbortController()
    const askIfShown = () => {
      if (document.visibilityState === 'visible') void ask(controller.signal)
    }
    askIfShown()
    document.addEventListener('visibilitychange', askIfShown)
    return () => {
      document.removeEventListener('visibilitychange', askIfShown)
      controller.abort()
    }
  }, [isUser, isWanted, ask, currentGameId])
  if (status === 'loading') return 'asking'
  if (!isUser) return 'allowed'
  if (currentGameId !== null) return 'playing'
  if (answered?.id !== id) return 'asking'
  return answered.isPlaying ? 'playing' : 'allowed'
}
