import { useNavigate } from '@tanstack/react-router'
import { useAuth } from '../../net/session/useAuth.ts'
import type { AskedGame } from './trainingFiles.ts'

/**
 * Keeps a game to make exercises of, and leads to the training, which makes them. Its PGN says what its numbers need; those of
 * online games are a review, which is for members.
 */
export function useAskTraining(): (game: AskedGame, pgn: string) => Promise<void> {
  const { user } = useAuth()
  const navigate = useNavigate()
  return async (game, pgn) => {
    const { askCounted } = await import('./askCounted.ts')
    await askCounted(user, game, pgn)
    await navigate({ to: '/train' })
  }
}
