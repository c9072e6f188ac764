import { START_FEN } from '../fen.ts'
import { nameOpening } from '../openings/nameOpening.ts'
import { mainLine, type Study } from './study.ts'

/** Writes the name of the main line's opening into the tags `ECO` and `Opening`; removes them if it has none. */
export function nameStudy(study: Study): Study {
  const { ECO: _, Opening: __, ...tags } = study.tags
  const isUsual = study.variant === 'standard' && study.fen === START_FEN
  const opening = isUsual ? nameOpening(mainLine(study).map(({ uci }) => uci)) : null
  return { ...study, tags: opening === null ? tags : { ...tags, ECO: opening.eco, Opening: opening.name } }
}
