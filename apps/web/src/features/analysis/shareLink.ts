import { makeFen, parseFen, START_FEN } from '@lance/chess'
import { makeStudyPgn, newStudy, parsePgn, positionAt, type Study, type StudyPath } from '@lance/chess/study'

/** The longest address that carries a whole tree: longer ones are cut by mail programs and messengers. */
export const LINK_CHARS_MAX = 4000

type Shown = { study: Study; path: StudyPath }

/**
 * The fragment of an address that carries a tree and the shown position, or only the position if the tree is too long for one.
 * A fragment never reaches a server.
 */
export function makeShareHash({ study, path }: Shown): { hash: string; isWhole: boolean } {
  const pgn = makeStudyPgn(study).replace(/^\[(?:\w+) "(?:\?|\?{4}\.\?\?\.\?\?)"\]\n/gm, '')
  const whole = new URLSearchParams({
    pgn: pgn.replace(/\s+/g, ' ').trim(),
    ...(path.length > 0 && { at: path.join(' ') }),
  })
  if (whole.toString().length <= LINK_CHARS_MAX) return { hash: whole.toString(), isWhole: true }
  const fen = makeFen(positionAt(study, path))
  const only = new URLSearchParams({ fen, ...(study.variant === 'chess960' && { variant: study.variant }) })
  return { hash: only.toString(), isWhole: false }
}

/** What a fragment carries, or null. It is as untrusted as any text. */
export function readShareHash(hash: string): Shown | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const fen = given.get('fen')
  if (fen !== null) {
    const variant = given.get('variant') === 'chess960' ? 'chess960' : 'standard'
    const parsed = parseFen(fen, { variant })
    return parsed.ok ? { study: newStudy({ fen: makeFen(parsed.position), variant }), path: [] } : null
  }
  const pgn = given.get('pgn')
  if (pgn === null || pgn.length > LINK_CHARS_MAX) return null
  const [game] = parsePgn(pgn).games
  if (game === undefined) return null
  const path = given.get('at')
  return { study: game.study, path: path === null ? [] : path.split(' ') }
}

/** Whether there is anything to share or keep. */
export const isEmptyStudy = ({ nodes, fen, root, tags }: Study): boolean =>
  nodes === 0 && fen === START_FEN && Object.keys(root).length === 1 && Object.keys(tags).length === 0
