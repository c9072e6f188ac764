import { saveFile } from '../ui/saveFile.ts'

/** Hands a PGN to the browser as a file to keep. */
export function savePgnFile(pgn: string, { name }: { name: string }): void {
  saveFile(pgn, { name: `lance-${name}.pgn`, type: 'application/x-chess-pgn' })
}
