import { type Color, makeFen, type Position } from '@lance/chess'
import { makeStudyPgn, type Study, type StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import {
  BookOpen,
  ChessKnight,
  ClipboardPaste,
  Copy,
  FileText,
  GraduationCap,
  ImageDown,
  Keyboard,
  LibraryBig,
  Link2,
  RefreshCw,
  SquarePlus,
  Swords,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import { copyText } from '../../base/giveText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ToolButton } from '../table/index.ts'
import { useAskTraining } from '../training/index.ts'
import { makeShareHash } from './shareLink.ts'
import { trainedGame } from './trainedGame.ts'

/** What the tools do; the same object at every render. */
export type AnalysisToolsCallbacks = {
  /** The shown position, at the time of the call. */
  shown: () => { path: StudyPath; position: Position }
  flip: () => void
  undo: () => void
  startOver: () => void
  toggleExplorer: () => void
  edit: () => void
  play: () => void
  open: () => void
  openCollection: () => void
  openPicture: () => void
  openHelp: () => void
}

type AnalysisToolsProps = {
  study: Study
  /** Whose mistakes are trained: the side at the bottom of the board. */
  side: Color
  hasPast: boolean
  isExploring: boolean
  on: AnalysisToolsCallbacks
}

/** What can be done with the whole analysis. Memoized: a step along the moves changes none of it. */
export const AnalysisTools = memo(function AnalysisTools({
  study,
  side,
  hasPast,
  isExploring,
  on,
}: AnalysisToolsProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const copy = async (text: string | Promise<string>, done: { title: string; description?: string }) => {
    if (await copyText(text)) showToast(done)
    else showToast({ title: t('review:copied.failed'), description: await text, style: 'destructive' })
  }
  const ask = useAskTraining()
  const trained = trainedGame(study, side)
  const copyFen = () => {
    const fen = makeFen(on.shown().position)
    return copy(fen, { title: t('review:copied.fen'), description: fen })
  }
  const copyLink = () => {
    const { hash, isWhole } = makeShareHash({ study, path: on.shown().path })
    const description = t(isWhole ? 'copied.wholeLink' : 'copied.positionLink')
    return copy(`${location.origin}/analysis#${hash}`, { title: t('review:copied.link'), description })
  }
  return (
    <div className="analysis-tools" role="toolbar" aria-label={t('tools.label')}>
      <ToolButton label={t('review:tools.flip')} Picture={RefreshCw} onPress={on.flip} />
      <ToolButton label={t('tools.undo')} Picture={Undo2} isWaiting={!hasPast} onPress={on.undo} />
      <ToolButton label={t('tools.new')} Picture={SquarePlus} onPress={on.startOver} />
      <ToolButton
        label={t('explorer.name')}
        Picture={BookOpen}
        isPressed={isExploring}
        onPress={on.toggleExplorer}
      />
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
      <ToolButton label={t('tools.open')} Picture={ClipboardPaste} onPress={on.open} />
      <ToolButton label={t('tools.collection')} Picture={LibraryBig} onPress={on.openCollection} />
      <ToolButton label={t('review:tools.fen')} Picture={FileText} onPress={() => void copyFen()} />
      <ToolButton
        label={t('tools.pgn')}
        Picture={Copy}
        onPress={() => void copy(namedPgn(study), { title: t('copied.pgn') })}
      />
      <ToolButton label={t('tools.link')} Picture={Link2} onPress={() => void copyLink()} />
      <ToolButton label={t('tools.picture')} Picture={ImageDown} onPress={on.openPicture} />
      <ToolButton label={t('tools.keys')} Picture={Keyboard} onPress={on.openHelp} />
    </div>
  )
})

/** The PGN with the name of the opening, or without it when its book can't be loaded. */
async function namedPgn(study: Study): Promise<string> {
  const loaded = await import('./makeNamedPgn.ts').catch(() => null)
  return loaded === null ? makeStudyPgn(study) : loaded.makeNamedPgn(study)
}
