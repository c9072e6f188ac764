import { DRIFT_BAND, type JudgedCell } from '@lance/domain/fairPlay'
import { readDrift } from '../../play/fairPlay/index.ts'
import type { Verb } from './verb.ts'

export const fairPlayDriftVerb: Verb = {
  says: 'Compares how honest players played on 60 nights with what fair play expects of them, by rating and difficulty.',
  takes: [],
  changes: false,
  impersonal: true,
  async run({ db, time }) {
    const { cells, isOff } = await readDrift(db, new Date(time.nowMs()))
    if (cells.length === 0) return { ok: true, lines: ['No night has counted any game yet.'] }
    const verdict = isOff
      ? 'Honest players no longer play as fair play expects: its rates of false alarms no longer hold.'
      : 'Honest players play as fair play expects, as far as these games can tell.'
    return { ok: true, lines: [...cells.map(lineOf), verdict] }
  },
}

function lineOf({ ratingFrom, isHard, games, moves, expected, seen, offBy, z, isOff }: JudgedCell): string {
  const percent = (count: number) => `${((100 * count) / moves).toFixed(1)} %`
  const difference = `${offBy < 0 ? '' : '+'}${(100 * offBy).toFixed(0)} %, z ${z.toFixed(1)}`
  return (
    `${ratingFrom} to ${ratingFrom + DRIFT_BAND - 1}, ${isHard ? 'hard' : 'other'} moves: ${moves} in ${games} games, ` +
    `good ones expected ${percent(expected)}, seen ${percent(seen)} (${difference})${isOff ? ': off' : ''}`
  )
}
