import { existsSync, readFileSync, truncateSync } from 'node:fs'

/** The ids of the games in a file. A last line that was cut off is removed. */
export function readDone(file: string): Set<string> {
  if (!existsSync(file)) return new Set()
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  const lines = whole.split('\n').filter((line) => line !== '')
  return new Set(lines.map((line) => (JSON.parse(line) as { id: string }).id))
}
