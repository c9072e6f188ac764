import { makeStudyPgn, parsePgn, type Study, type StudyPath } from '@lance/chess/study'

/** Where the browser keeps the one analysis. As PGN: what another version wrote can always be read. */
const KEY = 'analysisDraft'
/** The longest draft that is kept, in characters. */
const DRAFT_CHARS_MAX = 1_000_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Shown = { study: Study; path: StudyPath }

/** The analysis that this browser keeps; null if there is none that can be read. */
export function readDraft(storage: Pick<Store, 'getItem'>): Shown | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { pgn, path } = kept as Record<string, unknown>
    if (typeof pgn !== 'string' || typeof path !== 'string') return null
    const [game] = parsePgn(pgn).games
    return game === undefined ? null : { study: game.study, path: path === '' ? [] : path.split(' ') }
  } catch {
    return null
  }
}

/** Keeps an analysis; false if it is too long or the browser has no room. */
export function keepDraft(storage: Pick<Store, 'setItem'>, { study, path }: Shown): boolean {
  const { fen, variant } = study
  // Where the line begins stands in the PGN too, but the engine asks before there is anything that reads one.
  const text = JSON.stringify({ pgn: makeStudyPgn(study), path: path.join(' '), fen, variant })
  if (text.length > DRAFT_CHARS_MAX) return false
  try {
    storage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}
