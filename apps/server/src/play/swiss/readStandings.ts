import { SWISS_PAGE, type SwissLine, type SwissStandings } from '@lance/contract'
import { displayName } from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament } from '../tournaments/index.ts'
import { countPlayers, type LineRow, selectCells, selectLines } from './cellStore.ts'
import { makeCells } from './makeCells.ts'
import type { SwissContext } from './swissContext.ts'
import { selectByes, selectState } from './swissStore.ts'

/** A page of the standings after the last finished round, each line with what its player did in every round. */
export async function readStandings(
  { db }: Pick<SwissContext, 'db'>,
  { id, from }: { id: string; from: number },
): Promise<{ ok: true; page: SwissStandings } | Refusal> {
  const row = await selectTournament(db, id)
  if (row?.format !== 'SWISS') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const { standingRound } = await selectState(db, id)
  const rows = await selectLines(db, { tournamentId: id, from, limit: SWISS_PAGE })
  const userIds = rows.map(({ userId }) => userId)
  const of = { tournamentId: id, userIds }
  const matches = await selectCells(db, of)
  const byes = await selectByes(db, of)
  const total = await countPlayers(db, id)
  const lines = rows.map((line) =>
    showLine(line, makeCells(line.userId, { matches, byes, upTo: row.currentRound })),
  )
  const nextFrom = from + rows.length < total && rows.length > 0 ? from + rows.length : null
  return { ok: true, page: { round: standingRound, total, lines, nextFrom } }
}

function showLine(row: LineRow, rounds: SwissLine['rounds']): SwissLine {
  const { userId, name, number, rank, place, rating, withdrawnAt } = row
  return {
    user: { id: userId, name: displayName({ id: userId, name }), number },
    rank,
    place,
    rating,
    points: row.halfPoints / 2,
    buchholzCut1: row.buchholzHalfPoints / 2,
    sonnebornBerger: row.sonnebornQuarterPoints / 4,
    isWithdrawn: withdrawnAt !== null,
    rounds,
  }
}
