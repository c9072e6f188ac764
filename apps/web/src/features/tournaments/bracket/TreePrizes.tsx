import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { moneyText } from '../../../design/numberText.ts'
import { prizeRows } from '../shared/prizeRows.ts'
import { prizeSpot } from './prizeSpot.ts'
import type { Drawn } from './useTreeView.ts'

/** The card's size: its padding and title, then its lines. As in bracket.css. */
const WIDTH_PX = 224
const FRAME_HEIGHT_PX = 54
const LINE_HEIGHT_PX = 26

type TreePrizesProps = { tournament: Tournament; drawn: Drawn }

/**
 * The prizes by place, in a corner that the tree leaves free ([TOUR-45]). A picture for those who see the tree:
 * the part "Prizes" of the page says the same.
 */
export function TreePrizes({ tournament, drawn }: TreePrizesProps) {
  const { t, i18n } = useTranslation('tournament')
  const rows = prizeRows(tournament)
  const size = { widthPx: WIDTH_PX, heightPx: FRAME_HEIGHT_PX + rows.length * LINE_HEIGHT_PX }
  const spot = rows.length === 0 ? null : prizeSpot(drawn, drawn.window, size)
  if (spot === null) return null
  const isPaid = tournament.status === 'FINISHED'
  return (
    <aside
      className="tree-prizes"
      style={{ transform: `translate(${spot.xPx}px, ${spot.yPx}px)` }}
      aria-hidden
    >
      <p className="tree-prizes-title">{t(isPaid ? 'info.prizes' : 'bracket.prizesAhead')}</p>
      <ol>
        {rows.map(({ place, amount }) => (
          <li key={place}>
            <span>{t('place', { place })}</span>
            <strong>{moneyText(amount, i18n.language)}</strong>
          </li>
        ))}
      </ol>
    </aside>
  )
}
