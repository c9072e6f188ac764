import { SWISS_PAGE, type SwissBoard, type SwissRoundPage } from '@lance/contract'
import { displayName } from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament, type TournamentRow } from '../tournaments/index.ts'
import { type BoardRow, selectBoards, selectCells, selectHalfByes, selectRoundSize } from './cellStore.ts'
import { makeCells, sumPoints } from './makeCells.ts'
import { SWISS_PAUSE_MS, type SwissContext } from './swissContext.ts'
import { selectByes, selectState } from './swissStore.ts'

/** A page of a round that has been paired: boards with points before the round, and the byes. */
export async function readRound(
  { db }: Pick<SwissContext, 'db'>,
  { id, round, from }: { id: string; round: number; from: number },
): Promise<{ ok: true; page: SwissRoundPage } | Refusal> {
  const row = await selectTournament(db, id)
  if (row?.format !== 'SWISS') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  if (round > row.currentRound) return { ok: false, code: 'SWISS_ROUND_NOT_PAIRED' }
  const rows = await selectBoards(db, { tournamentId: id, round, from, limit: SWISS_PAGE + 1 })
  const halves = await selectHalfByes(db, { tournamentId: id, round, limit: SWISS_PAGE })
  const { boards, byes } = await selectRoundSize(db, { tournamentId: id, round })
  const shown = rows.slice(0, SWISS_PAGE)
  const pointsOf = await readPointsBefore(db, {
    tournamentId: id,
    round,
    userIds: [
      ...shown.flatMap(({ player1Id, player2Id }) =>
        player2Id === null ? [player1Id] : [player1Id, player2Id],
      ),
      ...halves.map(({ userId }) => userId),
    ],
  })
  const show = (userId: string, name: string | null, number: number | null) => ({
    id: userId,
    name: displayName({ id: userId, name }),
    number,
    points: pointsOf(userId),
  })
  const left = shown.filter(({ player2Id }) => player2Id === null)
  return {
    ok: true,
    page: {
      round,
      boardsTotal: boards,
      boards: shown.flatMap((board) => showBoard(board, show)),
      byes: [
        ...left.map((one) => ({
          user: show(one.player1Id, one.name1, one.number1),
          kind: 'pairing' as const,
        })),
        ...halves.map((one) => ({ user: show(one.userId, one.name, one.number), kind: 'half' as const })),
      ],
      byesTotal: byes + (halves[0]?.total ?? 0),
      nextRoundAt: round === row.currentRound ? await readNextRoundAt(db, row) : null,
      nextFrom: rows.length > SWISS_PAGE ? from + SWISS_PAGE : null,
    },
  }
}

type ShowPlayer = (userId: string, name: string | null, number: number | null) => SwissBoard['white']

function showBoard(row: BoardRow, show: ShowPlayer): SwissBoard[] {
  const { id: matchId, slot, status, result, gameId, dueAt, player1Id, player2Id } = row
  if (player2Id === null || status === 'BYE') return []
  const white = show(player1Id, row.name1, row.number1)
  const black = show(player2Id, row.name2, row.number2)
  return [
    { matchId, board: slot + 1, white, black, status, result, gameId, startsAt: dueAt?.getTime() ?? null },
  ]
}

/** The points of players before a round. */
async function readPointsBefore(
  db: SwissContext['db'],
  { tournamentId, round, userIds }: { tournamentId: string; round: number; userIds: readonly string[] },
): Promise<(userId: string) => number> {
  const matches = await selectCells(db, { tournamentId, userIds })
  const byes = await selectByes(db, { tournamentId, userIds })
  const points = new Map(
    userIds.map((userId) => [userId, sumPoints(makeCells(userId, { matches, byes, upTo: round - 1 }))]),
  )
  return (userId) => points.get(userId) ?? 0
}

/** When the next round is paired; null while one runs and after the last. */
export async function readNextRoundAt(
  db: SwissContext['db'],
  { id, status, currentRound, totalRounds }: TournamentRow,
): Promise<number | null> {
  if (status !== 'IN_PROGRESS' || currentRound === totalRounds) return null
  const { standingRound, closedAt } = await selectState(db, id)
  return standingRound < currentRound || closedAt === null ? null : closedAt.getTime() + SWISS_PAUSE_MS
}
