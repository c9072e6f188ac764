import { type Color, makeFen, type Position } from '@lance/chess'
import { makeStudyPgn, type Study } from '@lance/chess/study'
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
import { copyText } from '../../base/giveText.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { ToolButton } from '../table/index.ts'
import { useAskTraining } from '../training/index.ts'
import type { Analysis } from './analysis.ts'
import { makeShareHash } from './shareLink.ts'
import { trainedGame } from './trainedGame.ts'

type AnalysisToolsProps = {
  analysis: Analysis
  position: Position
  /** Whose mistakes are trained: the side at the bottom of the board. */
  side: Color
  onFlip: () => void
  onUndo: () => void
  onNew: () => void
  onEdit: () => void
  onPlay: () => void
  onOpen: () => void
  onHelp: () => void
  onPicture: () => void
  onCollection: () => void
  isExploring: boolean
  onExplore: () => void
}

/** What can be done with the whole analysis. */
export function AnalysisTools({
  analysis,
  position,
  side,
  onFlip,
  onUndo,
  onNew,
  onEdit,
  onPlay,
  onOpen,
  onHelp,
  onPicture,
  onCollection,
  isExploring,
  onExplore,
}: AnalysisToolsProps) {
  const { t } = useTranslation(['analysis', 'review'])
  const copy = async (text: string | Promise<string>, done: { title: string; description?: string }) => {
    if (await copyText(text)) showToast(done)
    else showToast({ title: t('review:copied.failed'), description: await text, style: 'destructive' })
  }
  const ask = useAskTraining()
  const trained = trainedGame(analysis.study, side)
  const copyLink = () => {
    const { hash, isWhole } = makeShareHash(analysis)
    const description = t(isWhole ? 'copied.wholeLink' : 'copied.positionLink')
    return copy(`${location.origin}/analysis#${hash}`, { title: t('review:copied.link'), description })
  }
  return (
    <div className="analysis-tools" role="toolbar" aria-label={t('tools.label')}>
      <ToolButton label={t('review:tools.flip')} Picture={RefreshCw} onPress={onFlip} />
      <ToolButton
        label={t('tools.undo')}
        Picture={Undo2}
        isWaiting={analysis.past.length === 0}
        onPress={onUndo}
      />
      <ToolButton label={t('tools.new')} Picture={SquarePlus} onPress={onNew} />
      <ToolButton label={t('explorer.name')} Picture={BookOpen} isPressed={isExploring} onPress={onExplore} />
      <ToolButton label={t('tools.edit')} Picture={ChessKnight} onPress={onEdit} />
      <ToolButton label={t('tools.play')} Picture={Swords} onPress={onPlay} />
      <ToolButton
        label={t(side === 'white' ? 'tools.trainWhite' : 'tools.trainBlack')}
        Picture={GraduationCap}
        isWaiting={trained === null}
        onPress={() => {
          if (trained !== null) void ask({ ...trained, playedAtMs: Date.now() }, makeStudyPgn(analysis.study))
        }}
      />
      <ToolButton label={t('tools.open')} Picture={ClipboardPaste} onPress={onOpen} />
      <ToolButton label={t('tools.collection')} Picture={LibraryBig} onPress={onCollection} />
      <ToolButton
        label={t('review:tools.fen')}
        Picture={FileText}
        onPress={() =>
          void copy(makeFen(position), { title: t('review:copied.fen'), description: makeFen(position) })
        }
      />
      <ToolButton
        label={t('tools.pgn')}
        Picture={Copy}
        onPress={() => void copy(namedPgn(analysis.study), { title: t('copied.pgn') })}
      />
      <ToolButton label={t('tools.link')} Picture={Link2} onPress={() => void copyLink()} />
      <ToolButton label={t('tools.picture')} Picture={ImageDown} onPress={onPicture} />
      <ToolButton label={t('tools.keys')} Picture={Keyboard} onPress={onHelp} />
    </div>
  )
}

/** The PGN with the name of the opening, or without it when its book can't be loaded. */
async function namedPgn(study: Study): Promise<string> {
  const loaded = await import('./makeNamedPgn.ts').catch(() => null)
  return loaded === null ? makeStudyPgn(study) : loaded.makeNamedPgn(study)
}
