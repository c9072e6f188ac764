import { type Pace, ratingClassOf } from '@lance/domain'
import { type ArenaPairing, allowsBerserk, rememberPairing } from '@lance/domain/arena'
import { publishNotice } from '../../kernel/bus/publishNotice.ts'
import { enterGames, lockPlayers, type PresenceChange, publishPresence } from '../../people/presence/index.ts'
import { shareTournament } from '../tournaments/index.ts'
import { type PairedPlayer, updatePaired } from './arenaStore.ts'
import type { ArenasContext, Trx } from './arenasContext.ts'
import { lockFree } from './pairingStore.ts'

/** The most games in one transaction, so that it does not lock its players' rows for long. */
export const GAMES_AT_ONCE = 100

export type BegunGame = { gameId: string; whiteId: string; blackId: string }
type Begin = { tournamentId: string; pace: Pace; pairings: readonly ArenaPairing[] }

/**
 * Begins games of an arena, as many as a transaction should hold, and publishes them. Leaves out a pair of which a player
 * has paused, gone or begun another game since they were paired. Returns the games.
 */
export async function beginArenaGames(ctx: ArenasContext, begin: Begin): Promise<BegunGame[]> {
  const { games, changes } = await ctx.db.transaction().execute((trx) => write(ctx, trx, begin))
  publishPresence(ctx, changes)
  if (games.length > 0) ctx.bus.publish({ topic: 'arena_pairs', tournamentId: begin.tournamentId, games })
  const { timeControlS: timeControl, incrementS: increment } = begin.pace
  for (const { gameId, whiteId, blackId } of games)
    for (const userId of [whiteId, blackId])
      publishNotice(ctx, userId, { code: 'MATCH_FOUND', gameId, timeControl, increment })
  return games
}

async function write(
  ctx: ArenasContext,
  trx: Trx,
  { tournamentId, pace, pairings }: Begin,
): Promise<{ games: BegunGame[]; changes: PresenceChange[] }> {
  const tournament = await shareTournament(trx, tournamentId)
  if (tournament?.status !== 'IN_PROGRESS') return { games: [], changes: [] }
  const nowMs = ctx.time.nowMs()
  const userIds = pairings.flatMap(({ white, black }) => [white, black])
  const present = await lockPlayers(trx, { userIds, nowMs, allowClosed: true })
  const here = new Set(
    present.flatMap(({ id, closed, gone_at, current_game_id }) =>
      !closed && gone_at === null && current_game_id === null ? [id] : [],
    ),
  )
  const free = await lockFree(trx, { tournamentId, userIds })
  const isReady = (userId: string) => here.has(userId) && free.has(userId)
  const ready = pairings.filter(({ white, black }) => isReady(white) && isReady(black))
  if (ready.length === 0) return { games: [], changes: [] }
  const games = await createGames(ctx, trx, { tournamentId, pace, pairings: ready }, nowMs)
  const players = games.flatMap(({ gameId, whiteId, blackId }) => [
    pairedPlayer(free, { userId: whiteId, opponentId: blackId, color: 'white', gameId }),
    pairedPlayer(free, { userId: blackId, opponentId: whiteId, color: 'black', gameId }),
  ])
  await updatePaired(trx, { tournamentId, players, now: new Date(nowMs) })
  const seats = players.map(({ userId, gameId }) => ({ userId, gameId }))
  return { games, changes: await enterGames(trx, { seats, nowMs }) }
}

type Paired = { userId: string; opponentId: string; color: 'white' | 'black'; gameId: string }

function pairedPlayer(
  free: Awaited<ReturnType<typeof lockFree>>,
  { userId, opponentId, color, gameId }: Paired,
): PairedPlayer {
  const history = free.get(userId)
  if (!history) throw new Error(`${userId} is not free`)
  return { ...rememberPairing(history, { opponentId, color }), userId, gameId }
}

async function createGames(
  { ports, config }: ArenasContext,
  trx: Trx,
  { tournamentId, pace, pairings }: Begin,
  nowMs: number,
): Promise<BegunGame[]> {
  const speed = ratingClassOf({ ...pace, variant: 'standard' })
  const games = pairings.map(({ white, black }) => ({
    ...pace,
    tournamentId,
    whiteId: white,
    blackId: black,
    speed,
    // As long as in any game of this pace.
    firstMovesUntilMs: nowMs,
    allowsBerserk: allowsBerserk(pace),
  }))
  const gameIds = await ports.createGames(trx, games, { firstMoveMs: config.FIRST_MOVE_S * 1000, nowMs })
  return games.map(({ whiteId, blackId }, index) => ({ gameId: gameIds[index] ?? '', whiteId, blackId }))
}
