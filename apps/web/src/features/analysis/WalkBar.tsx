import { useTranslation } from '@lance/texts'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { MoveText, useNotation } from '../notation/index.ts'
import { ToolButton } from '../table/index.ts'

type WalkBarProps = {
  /** The shown move in SAN with its number before it; null at the start. */
  shown: { number: string; san: string } | null
  isFirst: boolean
  isLast: boolean
  onStep: (by: number) => void
  onMenu: () => void
}

/** First, back, forward, last, and what can be done with the shown move, which is also announced. */
export function WalkBar({ shown, isFirst, isLast, onStep, onMenu }: WalkBarProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const writer = useNotation()
  const go = (by: number) => () => onStep(by)
  return (
    <div className="review-walk" role="toolbar" aria-label={t('walk.label')}>
      <ToolButton
        label={t('review:walk.first')}
        Picture={ChevronFirst}
        isWaiting={isFirst}
        onPress={go(Number.NEGATIVE_INFINITY)}
      />
      <ToolButton label={t('review:walk.back')} Picture={ChevronLeft} isWaiting={isFirst} onPress={go(-1)} />
      <p className="review-place" role="status">
        <span className="font-semibold">
          {shown === null ? (
            t('review:moves.start')
          ) : (
            <MoveText
              moves={shown.san}
              writer={writer}
              text={(san) => t('review:moves.played', { number: shown.number, san })}
            />
          )}
        </span>
      </p>
      <ToolButton label={t('menu.label')} Picture={Ellipsis} onPress={onMenu} />
      <ToolButton
        label={t('review:walk.forward')}
        Picture={ChevronRight}
        isWaiting={isLast}
        onPress={go(1)}
      />
      <ToolButton
        label={t('review:walk.last')}
        Picture={ChevronLast}
        isWaiting={isLast}
        onPress={go(Number.POSITIVE_INFINITY)}
      />
    </div>
  )
}
