import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { LabAccount, LabGame } from './format.ts'

export type Output = { write(line: LabGame | LabAccount): void; close(): void }

/** Opens FOLDER/games-NAME.jsonl anew, one line a game. */
export function openOutput(folder: string, name: string): Output {
  mkdirSync(folder, { recursive: true })
  const file = openSync(join(folder, `games-${name}.jsonl`), 'w')
  return {
    write: (line) => void writeSync(file, `${JSON.stringify(line)}\n`),
    close: () => closeSync(file),
  }
}
