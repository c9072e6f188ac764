import type { Color } from '@lance/chess'
import { makeStudyPgn, type Study } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import {
  BookOpen,
  ChessKnight,
  ClipboardPaste,
  Ellipsis,
  GraduationCap,
  RefreshCw,
  Swords,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import { ToolButton } from '../table/index.ts'
import { useAskTraining } from '../training/index.ts'
import { trainedGame } from './trainedGame.ts'

/** What the tools do; the same object at every render. */
export type AnalysisToolsCallbacks = {
  flip: () => void
  undo: () => void
  toggleExplorer: () => void
  edit: () => void
  play: () => void
  open: () => void
  openTools: () => void
}

type AnalysisToolsProps = {
  study: Study
  /** Whose mistakes are trained: the side at the bottom of the board. */
  side: Color
  hasPast: boolean
  isExploring: boolean
  on: AnalysisToolsCallbacks
}

/**
 * What is often done with the analysis, in one row on a phone; the last button opens the rest. Memoized: a step along the
 * moves changes none of it.
 */
export const AnalysisTools = memo(function AnalysisTools({
  study,
  side,
  hasPast,
  isExploring,
  on,
}: AnalysisToolsProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const ask = useAskTraining()
  const trained = trainedGame(study, side)
  return (
    <div className="analysis-tools" role="toolbar" aria-label={t('tools.label')}>
      <ToolButton label={t('review:tools.flip')} Picture={RefreshCw} onPress={on.flip} />
      <ToolButton label={t('tools.undo')} Picture={Undo2} isWaiting={!hasPast} onPress={on.undo} />
      <ToolButton
        label={t('explorer.name')}
        Picture={BookOpen}
        isPressed={isExploring}
        onPress={on.toggleExplorer}
      />
      <ToolButton label={t('tools.open')} Picture={ClipboardPaste} onPress={on.open} />
      <ToolButton label={t('tools.edit')} Picture={ChessKnight} onPress={on.edit} />
      <ToolButton label={t('tools.play')} Picture={Swords} onPress={on.play} />
      <ToolButton
        label={t(side === 'white' ? 'tools.trainWhite' : 'tools.trainBlack')}
        Picture={GraduationCap}
        isWaiting={trained === null}
        onPress={() => {
          if (trained !== null) void ask({ ...trained, playedAtMs: Date.now() }, makeStudyPgn(study))
        }}
      />
      <ToolButton label={t('tools.more')} Picture={Ellipsis} onPress={on.openTools} />
    </div>
  )
})
