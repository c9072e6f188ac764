import { useNavigate } from '@tanstack/react-router'
import { useAuth } from '../../net/session/useAuth.ts'
import type { AskedGame } from './trainingFiles.ts'

/** Keeps a game to make exercises of, and leads to the training, which makes them. */
export function useAskTraining(): (game: AskedGame) => Promise<void> {
  const { user } = useAuth()
  const navigate = useNavigate()
  return async (game) => {
    const { ownTraining } = await import('./ownTraining.ts')
    const training = await ownTraining(user.id)
    await training.ask(game)
    await navigate({ to: '/train' })
  }
}
