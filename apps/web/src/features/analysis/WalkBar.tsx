import { useTranslation } from '@lance/texts'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react'
import { memo, useMemo } from 'react'
import { MoveText, useNotation } from '../notation/index.ts'
import { ToolButton } from '../table/index.ts'

type WalkBarProps = {
  /** The shown move in SAN with its number before it; null at the start. */
  shown: { number: string; san: string } | null
  isFirst: boolean
  isLast: boolean
  /** The same object at every render. */
  on: { step: (by: number) => void; openMenu: () => void }
}

/** First, back, forward, last, and what can be done with the shown move, which is also announced. */
export const WalkBar = memo(function WalkBar({ shown, isFirst, isLast, on }: WalkBarProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const writer = useNotation()
  const go = useMemo(() => {
    const step = (by: number) => () => on.step(by)
    return {
      first: step(Number.NEGATIVE_INFINITY),
      back: step(-1),
      forward: step(1),
      last: step(Number.POSITIVE_INFINITY),
    }
  }, [on])
  return (
    <div className="review-walk" role="toolbar" aria-label={t('walk.label')}>
      <ToolButton
        label={t('review:walk.first')}
        Picture={ChevronFirst}
        isWaiting={isFirst}
        onPress={go.first}
      />
      <ToolButton label={t('review:walk.back')} Picture={ChevronLeft} isWaiting={isFirst} onPress={go.back} />
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
      <ToolButton label={t('menu.label')} Picture={Ellipsis} onPress={on.openMenu} />
      <ToolButton
        label={t('review:walk.forward')}
        Picture={ChevronRight}
        isWaiting={isLast}
        onPress={go.forward}
      />
      <ToolButton label={t('review:walk.last')} Picture={ChevronLast} isWaiting={isLast} onPress={go.last} />
    </div>
  )
})
