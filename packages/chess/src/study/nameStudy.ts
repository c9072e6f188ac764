import { START_FEN } from '../fen.ts'
import { nameOpening } from '../openings/nameOpening.ts'
import { mainLine, type Study } from './study.ts'

/** No named opening is longer than this. */
const NAMED_PLIES_MAX = 60

/** Adds the tags `ECO` and `Opening` if the opening of the main line has a name. What the tags say already stays. */
export function nameStudy(study: Study): Study {
  const isUsual = study.variant === 'standard' && study.fen === START_FEN
  const ucis = mainLine(study).map(({ uci }) => uci)
  const pass = ucis.indexOf('0000')
  const named = ucis.slice(0, Math.min(pass < 0 ? ucis.length : pass, NAMED_PLIES_MAX))
  const opening = isUsual ? nameOpening(named) : null
  if (opening === null) return study
  const { ECO = opening.eco, Opening = opening.name } = study.tags
  return { ...study, tags: { ...study.tags, ECO, Opening } }
}
