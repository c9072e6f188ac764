import { speedOf } from '@lance/domain'
import { OWN_GAMES_MAX } from '@lance/domain/explorer'
import { type LastSeen, readOrLastSeen } from '../../net/lastSeen.ts'
import { callApi } from '../../net/session/wiring.ts'
import { browserBotGames } from '../bot/index.ts'
import type { OwnGame } from './ownBook.ts'

/** `isCut`: the user has older games than these. */
export type OwnGames = LastSeen<{ games: OwnGame[]; isCut: boolean }>

/** The user's games, online and against the bot in this browser, the latest first; without the server, as last seen. */
export async function readOwnGames(userId: string, signal: AbortSignal): Promise<OwnGames> {
  const online = await readOrLastSeen({ name: 'ownOpenings', userId }, () => readOnlineGames(signal))
  const games = [...online.games, ...readBotGames(userId)]
  return { ...online, games: games.sort((a, b) => b.endedAt - a.endedAt) }
}

async function readOnlineGames(signal: AbortSignal): Promise<{ games: OwnGame[]; isCut: boolean }> {
  const games: OwnGame[] = []
  let cursor: string | null = null
  do {
    const query = cursor === null ? {} : { cursor }
    const page: { items: OwnGame[]; nextCursor: string | null } = await callApi('GET /explorer/own-games', {
      query,
      signal,
    })
    games.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && games.length < OWN_GAMES_MAX)
  return { games: games.slice(0, OWN_GAMES_MAX), isCut: cursor !== null }
}

function readBotGames(userId: string): OwnGame[] {
  return browserBotGames(userId)
    .finished()
    .games.flatMap(({ id, color, ucis, ending, endedAtMs, chess960, position, ...pace }) => {
      if (ending === null || ending.reason === 'aborted' || chess960 !== null || position !== null) return []
      const { winner } = ending
      const result = winner === null ? 'draw' : winner === color ? 'win' : 'loss'
      return [
        { gameId: id, color, result, speed: speedOf(pace), endedAt: endedAtMs ?? 0, moves: ucis.join(' ') },
      ]
    })
}
