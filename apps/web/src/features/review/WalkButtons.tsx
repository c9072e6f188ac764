import { useTranslation } from '@lance/texts'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { MoveText, useNotation } from '../notation/index.ts'
import { pliesBefore } from '../room/index.ts'
import { moveNumber, ToolButton, type Walk } from '../table/index.ts'
import { type ReviewGame, stepAt } from './reviewGame.ts'

/** First, back, forward, last; between them the current move, which is also announced. */
export function WalkButtons({ game, walk: { ply, last, go } }: { game: ReviewGame; walk: Walk }) {
  const { t } = useTranslation('review')
  const { move } = stepAt(game, ply)
  const writer = useNotation()
  const before = pliesBefore(game)
  const [isFirst, isLast] = [ply === 0, ply === last]
  return (
    <div className="review-walk" role="toolbar" aria-label={t('walk.label')}>
      <ToolButton label={t('walk.first')} Picture={ChevronFirst} isWaiting={isFirst} onPress={() => go(0)} />
      <ToolButton
        label={t('walk.back')}
        Picture={ChevronLeft}
        isWaiting={isFirst}
        onPress={() => go(ply - 1)}
      />
      <p className="review-place" role="status">
        <span className="font-semibold">
          {move === null ? (
            t('moves.start')
          ) : (
            <MoveText
              moves={move.san}
              writer={writer}
              text={(san) => t('moves.played', { number: moveNumber(before + ply), san })}
            />
          )}
        </span>
        {move !== null && (
          <span className="sr-only">
            {t('walk.place', { number: Math.ceil((before + ply) / 2), last: Math.ceil((before + last) / 2) })}
          </span>
        )}
      </p>
      <ToolButton
        label={t('walk.forward')}
        Picture={ChevronRight}
        isWaiting={isLast}
        onPress={() => go(ply + 1)}
      />
      <ToolButton label={t('walk.last')} Picture={ChevronLast} isWaiting={isLast} onPress={() => go(last)} />
    </div>
  )
}
