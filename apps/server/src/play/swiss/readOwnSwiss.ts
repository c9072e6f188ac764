import type { SwissOwn } from '@lance/contract'
import type { Refusal } from '../../kernel/routing.ts'
import { selectEntry, selectTournament } from '../tournaments/index.ts'
import { selectCells, selectLine } from './cellStore.ts'
import { makeCells, sumPoints } from './makeCells.ts'
import { readNextRoundAt } from './readRound.ts'
import type { SwissContext } from './swissContext.ts'
import { selectByes } from './swissStore.ts'

/** What concerns a player of a tournament: their standing, rounds and byes. Points count at once. */
export async function readOwnSwiss(
  { db }: Pick<SwissContext, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<{ ok: true; own: SwissOwn } | Refusal> {
  const row = await selectTournament(db, id)
  if (row?.format !== 'SWISS') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const of = { tournamentId: id, userId }
  const entry = await selectEntry(db, of)
  if (entry === null || entry.leftAt !== null) return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  const line = await selectLine(db, of)
  const matches = await selectCells(db, { tournamentId: id, userIds: [userId] })
  const byes = await selectByes(db, { tournamentId: id, userIds: [userId] })
  const rounds = makeCells(userId, { matches, byes, upTo: row.currentRound })
  return {
    ok: true,
    own: {
      number: line?.number ?? null,
      rank: line?.rank ?? null,
      place: line?.place ?? null,
      points: sumPoints(rounds),
      isWithdrawn: line !== null && line.withdrawnAt !== null,
      byes: byes.map(({ round }) => round),
      rounds,
      nextRoundAt: await readNextRoundAt(db, row),
    },
  }
}
