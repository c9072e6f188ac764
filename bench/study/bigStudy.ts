import { legalMoves, makeMove, makeUci } from '@lance/chess'
import { addMove, newStudy, positionAt, type Study, type StudyPath } from '@lance/chess/study'
import { makeSeededRandom } from '../../apps/server/test/chaos/seededRandom.ts'
import { longGame } from '../pages/longGame.ts'

/** A variation of a tree has so many moves. */
const VARIATION_PLIES = 20

function extend(study: Study, at: StudyPath, uci: string): Study {
  const added = addMove(study, at, uci)
  if (!added.ok) throw new Error(`${uci}: ${added.code}`)
  return added.study
}

/** A study of one line. */
export function lineStudy(ucis: readonly string[]): Study {
  let study = newStudy()
  for (const [ply, uci] of ucis.entries()) study = extend(study, ucis.slice(0, ply), uci)
  return study
}

/** Of a large tree's moves a tenth are its main line; a small one has at least so many plies. */
const MAIN_PLIES_MIN = 70

/** A main line, and random variations at every fourth ply of it. */
export function bigStudy(moves: number): Study {
  const random = makeSeededRandom(2026)
  const main = longGame(Math.max(MAIN_PLIES_MIN, Math.ceil(moves / 10)))
  let study = lineStudy(main)
  for (let ply = 0; study.nodes < moves; ply = (ply + 4) % main.length) {
    const path = main.slice(0, ply)
    const game = positionAt(study, path)
    for (let length = 0; length < VARIATION_PLIES && study.nodes < moves; length++) {
      const legal = legalMoves(game)
      if (legal.length === 0) break
      const move = random.pick(legal)
      study = extend(study, path, makeUci(move))
      path.push(makeUci(move))
      makeMove(game, move)
    }
  }
  return study
}
