import { parsePgn, type Study } from '@lance/chess/study'
import type { HistoricGameItem } from '@lance/contract'

/** A historic game as an analysis; null if it can't be read. */
export function makeHistoricStudy({ white, black, year, result, moves }: HistoricGameItem): Study | null {
  const tags = { White: white, Black: black, Date: `${year}.??.??`, Result: result }
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '')}"]`)
  const [game] = parsePgn(`${head.join('\n')}\n\n${moves} ${result}`).games
  return game?.study ?? null
}
