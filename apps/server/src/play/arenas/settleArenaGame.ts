import type { Color } from '@lance/chess'
import { ARENA_SHEET_SHOWN } from '@lance/contract'
import {
  type ArenaGame,
  addResult,
  countsInArena,
  performanceOf,
  resultOf,
  scoreGame,
} from '@lance/domain/arena'
import type { EndedMatchGame, SettledMatch } from '../tournaments/index.ts'
import { shareTournament } from '../tournaments/index.ts'
import { insertArenaGame, selectSides } from './arenaGameStore.ts'
import {
  lockPlayersOfGame,
  type ScoreChange,
  type ScoredPlayer,
  selectArena,
  shareArenaOfGame,
  updateFree,
  updateScores,
} from './arenaStore.ts'
import type { Trx } from './arenasContext.ts'

/** An ended game, as an arena sees it. */
export type EndedArenaGame = EndedMatchGame & { ply: number }

/** What the end of a game does to the scores of its arena, inside the transaction that ends it: once, or not at all. */
export const arenaEndStep = {
  /** Locks the arena against its end, but not against other results. */
  async lockFirst(
    trx: Trx,
    { gameId, tournamentId }: { gameId: string; tournamentId: string | null },
  ): Promise<void> {
    if (tournamentId !== null) await shareArenaOfGame(trx, gameId)
  },
  async settle(trx: Trx, game: EndedArenaGame): Promise<SettledMatch> {
    if (game.tournamentId === null) return {}
    const players = await lockPlayersOfGame(trx, game.gameId)
    const white = players.find(({ userId }) => userId === game.whiteId)
    const black = players.find(({ userId }) => userId === game.blackId)
    if (!white || !black) return {}
    const now = new Date(game.endedAtMs)
    if (await counts(trx, game, white.tournamentId)) await scoreBoth(trx, game, { white, black }, now)
    else await updateFree(trx, { gameId: game.gameId, now })
    return {}
  },
}

/** Whether the game ended by itself while its arena ran. */
async function counts(
  trx: Trx,
  { reason, endedAtMs }: EndedArenaGame,
  tournamentId: string,
): Promise<boolean> {
  const tournament = await shareTournament(trx, tournamentId)
  const arena = await selectArena(trx, tournamentId)
  if (tournament?.status !== 'IN_PROGRESS' || arena === null) return false
  return countsInArena({ reason, endedAtMs }, { endsAtMs: arena.endsAt.getTime() })
}

async function scoreBoth(
  trx: Trx,
  game: EndedArenaGame,
  players: Record<Color, ScoredPlayer>,
  now: Date,
): Promise<void> {
  const { gameId, whiteId, blackId, reason, ply, endedAtMs } = game
  const sides = await selectSides(trx, gameId)
  const played: ArenaGame = {
    white: { playerId: whiteId, rating: sides.whiteElo, isBerserk: sides.whiteBerserk },
    black: { playerId: blackId, rating: sides.blackElo, isBerserk: sides.blackBerserk },
    winner: game.winnerId === null ? null : game.winnerId === whiteId ? 'white' : 'black',
    reason,
    ply,
    endedAtMs,
  }
  const [white, black] = [
    scoreSide(players.white, played, 'white'),
    scoreSide(players.black, played, 'black'),
  ]
  // Rows are locked; the order no longer matters.
  await updateScores(trx, { changes: [white, black], now })
  await insertArenaGame(trx, {
    gameId,
    tournamentId: players.white.tournamentId,
    whiteId,
    blackId,
    ...sides,
    whitePoints: white.score.points - players.white.score.points,
    blackPoints: black.score.points - players.black.score.points,
    winner: played.winner,
    reason,
    ply,
    endedAt: now,
  })
}

function scoreSide(player: ScoredPlayer, game: ArenaGame, color: Color): ScoreChange {
  const result = resultOf(game, color)
  const { points, isDoubled } = scoreGame(player.score.form, result)
  const score = addResult(player.score, result)
  const digit = result.outcome === 'draw' && isDoubled ? '=' : String(points)
  return {
    ...player,
    score,
    sheet: (player.sheet + digit).slice(-ARENA_SHEET_SHOWN),
    performance: performanceOf(score),
    isAway: result.outcome === 'noShow',
  }
}
