import type { Color } from '@lance/chess'
import { type Verdict, whiteChances } from '@lance/chess/review'
import { useTranslation } from '@lance/texts'
import type { CSSProperties } from 'react'
import { verdictText } from './engineTexts.ts'

type EvaluationBarProps = { verdict: Verdict | undefined; orientation: Color }

/** White's share of the winning chances, beside the board; even until known. */
export function EvaluationBar({ verdict, orientation }: EvaluationBarProps) {
  const { t, i18n } = useTranslation('review')
  const share = verdict === undefined ? 50 : whiteChances(verdict)
  const value = verdict === undefined ? '…' : verdictText(verdict, i18n.language)
  const style = { '--share': share / 100 } as CSSProperties
  return (
    <div
      className="review-bar"
      role="img"
      aria-label={t('engine.evaluation', { value })}
      data-orientation={orientation}
      style={style}
    />
  )
}
