import { createHash } from 'node:crypto'
import { readWholeGame, summarizeStudy } from '@lance/chess/study'
import { ACCOUNT_GAME_BYTES_MAX } from '@lance/contract'
import { packGame } from './packGame.ts'

/** A game as the server keeps it. `textBytes`: of its text, in UTF-8. */
export type ReadGame =
  | { ok: true; id: string; textBytes: number; packed: Uint8Array }
  | { ok: false; code: 'INVALID' | 'TOO_LONG' }

/** Reads texts of one game each. Nothing about them is believed: the id is that of the moves and tags which are read. */
export const readGames = (pgns: readonly string[]): ReadGame[] => pgns.map(readGame)

function readGame(pgn: string): ReadGame {
  if (Buffer.byteLength(pgn) > ACCOUNT_GAME_BYTES_MAX) return { ok: false, code: 'TOO_LONG' }
  const read = readWholeGame(pgn)
  if (read === null) return { ok: false, code: 'INVALID' }
  const { study, text, normalForm } = read
  const id = createHash('sha256').update(normalForm).digest('hex').slice(0, 32)
  const packed = packGame({ ...summarizeStudy(study), pgn: text })
  return { ok: true, id, textBytes: Buffer.byteLength(text), packed }
}
