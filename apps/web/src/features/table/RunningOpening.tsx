import { useTranslation } from '@lance/texts'
import { useAfterFirstView } from '../../base/laterParts.ts'
import { CHESS960 } from '../../design/paceLabel.ts'
import { OpeningText, useOpening } from '../opening/index.ts'
import type { TableGame } from './tableGame.ts'

/**
 * The opening of the game so far, above its moves; Chess960 has no openings, and is named there. Its line has its place from the first render; its book is read
 * when the table has been shown for a while.
 */
export function RunningOpening({ game }: { game: TableGame | null }) {
  const { t } = useTranslation('game')
  const isRested = useAfterFirstView()
  const hasMoves = game !== null && game.san.length > 0
  const isUsual = game?.variant === 'standard' && game.startFen === undefined
  const sans = isRested && hasMoves && isUsual ? game.san : null
  const opening = useOpening(sans, { isRunning: game !== null && game.ending === null })
  return (
    <p className="game-opening">
      {game?.variant === 'chess960' && CHESS960}
      {opening != null && hasMoves && isUsual && (
        <>
          <span className="sr-only">{t('opening')}: </span>
          <OpeningText opening={opening} />
        </>
      )}
    </p>
  )
}
