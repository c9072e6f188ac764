import { saveFile } from '../../base/saveFile.ts'

/** Downloads a PGN as a file. */
export function savePgnFile(pgn: string, { name }: { name: string }): void {
  saveFile(pgn, { name: `lance-${name}.pgn`, type: 'application/x-chess-pgn' })
}
