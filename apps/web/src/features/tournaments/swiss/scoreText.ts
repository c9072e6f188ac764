import type { SwissCell } from '@lance/contract'
import type { Translate } from '@lance/texts'
import { shownName } from '../../../i18n/i18n.ts'

/** Points as chess writes them: 2½. */
export function pointsText(points: number, language: string): string {
  const whole = Math.floor(points)
  if (points === whole) return whole.toLocaleString(language, { useGrouping: false })
  if (points - whole !== 0.5) return points.toLocaleString(language, { useGrouping: false })
  return `${whole === 0 ? '' : whole.toLocaleString(language, { useGrouping: false })}½`
}

/** What a cell of the cross table shows; the game's result is read from it in words too: `cellWords`. */
export function cellText(cell: SwissCell, language: string): string {
  if (cell.kind !== 'game') return cell.kind === 'absent' ? '–' : pointsText(cell.points, language)
  if (cell.points === null) return '…'
  if (!cell.isForfeit) return pointsText(cell.points, language)
  return cell.points > 0 ? '+' : '−'
}

/** The cell in words. */
export function cellWords(cell: SwissCell, t: Translate<'swiss'>): string {
  if (cell.kind !== 'game') return t(`cell.${cell.kind}`)
  const name = shownName(cell.opponent.name)
  if (cell.points === null) return t('cell.open', { name })
  if (cell.isForfeit) return t(cell.points > 0 ? 'cell.forfeitWon' : 'cell.forfeitLost', { name })
  return t(cell.points === 1 ? 'cell.won' : cell.points === 0 ? 'cell.lost' : 'cell.drawn', { name })
}
