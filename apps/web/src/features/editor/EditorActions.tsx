import { useTranslation } from '@lance/texts'
import { ArrowLeftRight, ArrowUpDown, BrushCleaning, Grid2x2, RefreshCw, Undo2 } from 'lucide-react'
import { ToolButton } from '../table/index.ts'
import type { EditorInput } from './editor.ts'

type EditorActionsProps = { canUndo: boolean; onInput: (input: EditorInput) => void; onFlip: () => void }

/** What can be done with the whole position. */
export function EditorActions({ canUndo, onInput, onFlip }: EditorActionsProps) {
  const { t } = useTranslation('editor')
  const on = (type: 'start' | 'clear' | 'mirror' | 'swap' | 'undo') => () => onInput({ type })
  return (
    <div className="editor-actions" role="toolbar" aria-label={t('actions.label')}>
      <ToolButton label={t('actions.start')} Picture={Grid2x2} onPress={on('start')} />
      <ToolButton label={t('actions.clear')} Picture={BrushCleaning} onPress={on('clear')} />
      <ToolButton label={t('actions.flip')} Picture={RefreshCw} onPress={onFlip} />
      <ToolButton label={t('actions.mirror')} Picture={ArrowLeftRight} onPress={on('mirror')} />
      <ToolButton label={t('actions.swap')} Picture={ArrowUpDown} onPress={on('swap')} />
      <ToolButton label={t('actions.undo')} Picture={Undo2} isWaiting={!canUndo} onPress={on('undo')} />
    </div>
  )
}
