import type { GameListItem, GameRecord } from '@lance/contract'
import { callApi } from '../../net/session/wiring.ts'
import { PLIES_LEAST } from './askedBotGame.ts'
import { countGame } from './countGame.ts'
import type { Training } from './training.ts'
import type { AskedGame } from './trainingFiles.ts'

/** So many of the player's latest online games are looked through on a visit. */
const ONLINE_GAMES_MAX = 5
/** An online game gives one exercise, and members all of them. */
const FREE_EXERCISES = 1

type Asking = { isMember: boolean; signal: AbortSignal }

/** Keeps the player's latest online games to be looked through. Rejects without an answer. */
export async function askOnlineGames(training: Training, { isMember, signal }: Asking): Promise<void> {
  const { playerId } = training
  const params = { id: playerId }
  const { items } = await callApi('GET /users/:id/games', { params, query: { status: 'ended' }, signal })
  const { made, asked } = training.get()
  const isNew = ({ game_id_text: id, ply }: GameListItem) =>
    ply >= PLIES_LEAST && !made.has(id) && !asked.some(({ gameId }) => gameId === id)
  for (const { game_id_text: id } of items.filter(isNew).slice(0, ONLINE_GAMES_MAX)) {
    const record = await callApi('GET /api/game/:id/state', { params: { id }, signal })
    if (record.status === 'playing') continue
    const asked = askedOnlineGame(record, { playerId, isMember })
    await training.ask(isMember ? await countOnlineGame(asked, record, signal) : asked)
  }
}

/** The numbers of an online game are a review of it, which is for members. Its clocks are in its PGN. */
async function countOnlineGame(
  asked: AskedGame,
  record: GameRecord,
  signal: AbortSignal,
): Promise<AskedGame> {
  const params = { id: asked.gameId }
  const pgn = await callApi('GET /api/game/:id/pgn', { params, answers: 'text', signal })
  const { side } = asked
  const rating = record[`${side}_player_elo_provisional`] ? null : record[`${side}_player_elo`]
  return countGame(asked, pgn, { rating })
}

/** A finished online game, as a game to make exercises of. */
export function askedOnlineGame(
  record: Pick<GameRecord, 'game_id_text' | 'white_player_id' | 'variant' | 'startFen' | 'moves' | 'endedAt'>,
  { playerId, isMember }: { playerId: string; isMember: boolean },
): AskedGame {
  const { game_id_text: gameId, white_player_id: whiteId, variant, startFen, moves, endedAt } = record
  return {
    gameId,
    source: 'online',
    side: whiteId === playerId ? 'white' : 'black',
    variant: variant ?? 'standard',
    ...(startFen !== undefined && { fen: startFen }),
    ucis: moves,
    playedAtMs: endedAt ?? 0,
    ...(!isMember && { most: FREE_EXERCISES }),
  }
}
