import { parseFen, START_FEN } from '@lance/chess'
import { newStudy, type PgnGame, parsePgn } from '@lance/chess/study'

/** What a pasted text holds: at least one game or position, or nothing that we know. */
export type Pasted = { games: readonly PgnGame[]; isCut: boolean; text: string }

/** A longer text, or a larger file, goes to the collection, whose worker reads it. */
export const PASTED_CHARS_MAX = 200_000

/** Reads a FEN, or the games of a PGN. A text without a move, a tag or a result is none of both. */
export function readPasted(text: string): Pasted {
  const fen = text.trim()
  if (fen.length < 120 && !fen.includes('\n') && fen.includes('/')) {
    for (const variant of ['standard', 'chess960'] as const)
      for (const whole of [fen, `${fen} 0 1`, `${fen} - - 0 1`]) {
        if (parseFen(whole, { variant }).ok)
          return { games: [{ study: newStudy({ fen: whole, variant }), problems: [] }], isCut: false, text }
      }
  }
  const { games, isCut } = parsePgn(text)
  return { games: games.filter(({ study }) => saysSomething(study)), isCut, text }
}

const saysSomething = ({ nodes, tags, fen, root }: PgnGame['study']): boolean =>
  nodes > 0 || fen !== START_FEN || Object.keys(tags).length > 0 || root.comments !== undefined
