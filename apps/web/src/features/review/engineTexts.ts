import { startGame, type Variant } from '@lance/chess'
import type { Verdict } from '@lance/chess/review'
import { playUci } from '../bot/index.ts'

/** The usual annotation symbols. */
export const GLYPHS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const

/** How many plies of an expected line are shown, unless said otherwise. */
const LINE_PLIES = 4

/** "+1,3", or "#3" for White's mate in three moves; a minus means Black is better. */
export function verdictText(verdict: Verdict, language: string): string {
  if (verdict.kind === 'mate')
    return `${verdict.winner === 'black' ? '−' : ''}#${verdict.moves === 0 ? '' : verdict.moves}`
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const format = new Intl.NumberFormat(language, { ...digits, signDisplay: 'negative' })
  return (verdict.value > 0 ? '+' : '') + format.format(verdict.value / 100).replace('-', '−')
}

/** The first moves of a line from a position, in SAN. */
export function lineText(
  fen: string,
  ucis: readonly string[],
  variant: Variant = 'standard',
  plies = LINE_PLIES,
): string {
  const game = startGame(fen, { variant })
  const sans: string[] = []
  for (const uci of ucis.slice(0, plies)) {
    const played = playUci(game, uci)
    if (played === null) break
    sans.push(played.san)
  }
  return sans.join(' ')
}
