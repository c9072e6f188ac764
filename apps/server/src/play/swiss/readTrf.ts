import { displayName } from '@lance/domain'
import { makeTrf } from '@lance/domain/swiss'
import type { Refusal } from '../../kernel/routing.ts'
import { selectTournament } from '../tournaments/index.ts'
import { selectNames } from './cellStore.ts'
import { readHistory } from './readHistory.ts'
import type { SwissContext } from './swissContext.ts'
import { selectState } from './swissStore.ts'

/** FIDE's report file of a tournament that has begun, with its finished rounds. */
export async function readTrf(
  { db }: Pick<SwissContext, 'db'>,
  id: string,
): Promise<{ ok: true; trf: string } | Refusal> {
  const row = await selectTournament(db, id)
  if (row?.format !== 'SWISS') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  if (row.currentRound === 0) return { ok: false, code: 'TOURNAMENT_NOT_STARTED' }
  const { standingRound } = await selectState(db, id)
  const { history, rows } = await readHistory(db, row, standingRound)
  const names = await selectNames(
    db,
    rows.map(({ userId }) => userId),
  )
  const players = history.players.map(({ playerId, rating }) => ({
    playerId,
    rating,
    name: displayName({ id: playerId, name: names.get(playerId) ?? null }),
  }))
  const places = rows.map(({ rank }) => rank ?? 0)
  return { ok: true, trf: makeTrf({ ...history, title: row.name, players }, places) }
}
