import { historicGames } from '@lance/chess/historicGames'
import { nodesAlong } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { makeHistoricStudy } from './makeHistoricStudy.ts'

it('opens a historic game with its names, its year and all its moves [STUDY-53]', () => {
  const game = historicGames.find(({ year, result }) => year === 1886 && result !== '*')
  if (game === undefined) throw new Error('no game')
  const moves = game.moves.split(/\s+/)
  const study = makeHistoricStudy({ ...game, result: game.result as '1-0', moves: moves.join(' ') })
  expect(study?.tags).toMatchObject({ White: game.white, Black: game.black, Date: '1886.??.??' })
  const path: string[] = []
  for (let node = study?.root.children[0]; node !== undefined; node = node.children[0]) path.push(node.uci)
  expect(study && nodesAlong(study, path).map(({ san }) => san)).toEqual(moves)
})
