import type { User } from '@lance/contract'
import { countGame } from './countGame.ts'
import { ownTraining } from './ownTraining.ts'
import type { AskedGame } from './trainingFiles.ts'

type Asking = Pick<User, 'id' | 'isPremium' | 'elo' | 'eloProvisional'>

/** Keeps a game of another screen to be looked through, with what its PGN says if it counts. */
export async function askCounted(user: Asking, game: AskedGame, pgn: string): Promise<void> {
  const training = await ownTraining(user.id)
  const isCounted = game.source !== 'online' || user.isPremium
  await training.ask(isCounted ? countGame(game, pgn, { rating: ratingIn(user, game) }) : game)
}

/** Ratings of other places are on other scales. */
const ratingIn = ({ elo, eloProvisional }: Asking, { source }: AskedGame): number | null =>
  source === 'imported' || eloProvisional ? null : elo
