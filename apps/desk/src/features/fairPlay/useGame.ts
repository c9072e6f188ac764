import { useQuery } from '@tanstack/react-query'
import { callDesk } from '../../net/callDesk.ts'

export const gameKey = (gameId: string) => ['GET /desk/api/fair-play/games/:gameId', gameId]

/** A game with its moves, evidence, chat and reports. `suspicion`: its moves as this one has judged them. */
export const useGame = (gameId: string, suspicion?: string) =>
  useQuery({
    queryKey: [...gameKey(gameId), suspicion],
    queryFn: () =>
      callDesk('GET /desk/api/fair-play/games/:gameId', { params: { gameId }, query: { suspicion } }),
  })
