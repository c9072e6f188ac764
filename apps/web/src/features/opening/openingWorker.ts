import { gamePosition, parseSanMove, playMove, startGame } from '@lance/chess'
import { nameOpening, type Opening } from '@lance/chess/openings'

/** What the page sends to the worker that names openings, and its answer, about as many plies. */
export type OpeningRequest = { sans: readonly string[] }
export type OpeningAnswer = { plies: number; opening: Opening | null }

// In a worker, because parsing the opening book would block the page for too long.
addEventListener('message', ({ data: { sans } }: MessageEvent<OpeningRequest>) => {
  const answer: OpeningAnswer = { plies: sans.length, opening: nameOpening(ucisOf(sans)) }
  postMessage(answer)
})

/** The moves as squares, up to the first that is not legal. */
function ucisOf(sans: readonly string[]): string[] {
  const game = startGame()
  const ucis: string[] = []
  for (const san of sans) {
    const parsed = parseSanMove(gamePosition(game), san)
    if (!parsed.ok) break
    ucis.push(playMove(game, parsed.move).uci)
  }
  return ucis
}
