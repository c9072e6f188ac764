import { ARENA_SHEET_MAX, type ArenaSheet, type ArenaSheetGame } from '@lance/contract'
import { type ArenaResult, resultOf, type SheetLine, sheetOf } from '@lance/domain/arena'
import type { Context } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament } from '../tournaments/index.ts'
import { type ArenaGameRow, asArenaGame, selectGamesOf } from './arenaGameStore.ts'
import type { LiveArenas } from './liveArenas.ts'
import { showMarked, showPlayer } from './showArena.ts'
import { type PersonRow, selectPeople, selectPlayer } from './standingsStore.ts'

/** A player's games in an arena, with what each brought. Refuses TOURNAMENT_NOT_FOUND and USER_NOT_FOUND. */
export async function readSheet(
  { db }: Pick<Context, 'db'>,
  live: LiveArenas,
  { id: tournamentId, userId }: { id: string; userId: string },
): Promise<{ ok: true; sheet: ArenaSheet } | Refusal> {
  const tournament = await selectTournament(db, tournamentId)
  if (tournament?.format !== 'ARENA') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const row = await selectPlayer(db, { tournamentId, userId })
  if (row === null) return { ok: false, code: 'USER_NOT_FOUND' }
  const running = tournament.status === 'IN_PROGRESS' ? await live.read(tournamentId) : null
  const rank = running?.find(userId)?.rank ?? row.place ?? 0
  const games = await selectGamesOf(db, { tournamentId, userId, limit: ARENA_SHEET_MAX })
  const people = await selectPeople(db, [...new Set(games.map((game) => opponentOf(game, userId)))])
  const played = games.toReversed()
  const results = played.map((game) => resultOf(asArenaGame(game), colorOf(game, userId)))
  const { lines } = sheetOf(results, { enteredAtMs: 0 })
  const shown = played.flatMap((game, index) => {
    const [result, line] = [results[index], lines[index]]
    return result && line ? [showGame({ game, userId, people, result, line })] : []
  })
  return { ok: true, sheet: { player: showPlayer(row, rank), games: shown.reverse() } }
}

const colorOf = ({ whiteId }: ArenaGameRow, userId: string) => (whiteId === userId ? 'white' : 'black')

const opponentOf = ({ whiteId, blackId }: ArenaGameRow, userId: string) =>
  whiteId === userId ? blackId : whiteId

type Shown = {
  game: ArenaGameRow
  userId: string
  people: Map<string, PersonRow>
  result: ArenaResult
  line: SheetLine
}

function showGame({ game, userId, people, result, line }: Shown): ArenaSheetGame {
  const opponentId = opponentOf(game, userId)
  const opponent = people.get(opponentId)
  if (opponent === undefined) throw new Error(`user ${opponentId} is gone from the database`)
  const isWhite = game.whiteId === userId
  return {
    gameId: game.gameId,
    opponent: showMarked(opponent),
    opponentElo: result.opponentRating,
    color: isWhite ? 'white' : 'black',
    outcome: result.outcome,
    // As booked: the sheet of a very long arena begins later than the arena.
    points: isWhite ? game.whitePoints : game.blackPoints,
    isBerserk: result.isBerserk,
    streak: line.streak,
    endedAt: game.endedAt.getTime(),
  }
}
