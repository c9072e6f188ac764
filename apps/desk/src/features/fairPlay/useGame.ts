import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../net/callDesk.ts'

export const gameKey = (gameId: string) => ['GET /desk/api/fair-play/games/:gameId', gameId]

/** A game with its moves, evidence, chat and reports. */
export const useGame = (gameId: string) =>
  useQuery({
    queryKey: gameKey(gameId),
    queryFn: () => callDesk('GET /desk/api/fair-play/games/:gameId', { params: { gameId } }),
  })
