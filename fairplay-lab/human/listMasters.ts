import { historicGames } from '@lance/chess/historicGames'
import { readGames, type SourceGame } from './readGames.ts'

/** What the masters of 1851 and 1886 are taken for: they have no ratings of their own. They had hours. */
const MASTER_ELO = 2100
const TIME_CONTROL = '5400+30'

/** The masters' games of this repository, a check from before there were engines. */
export function* listMasters(): Generator<SourceGame> {
  for (const { white, black, year, result, moves } of historicGames) {
    const tags = [
      ['Site', 'masters'],
      ['White', white],
      ['Black', black],
      ['WhiteElo', MASTER_ELO],
      ['BlackElo', MASTER_ELO],
      ['TimeControl', TIME_CONTROL],
      ['Date', `${year}.01.01`],
      ['Result', result],
    ]
    const lines = tags.map(([name, value]) => `[${name} "${value}"]`)
    yield* readGames(`${lines.join('\n')}\n\n${moves} ${result}\n`, 'masters.pgn')
  }
}
