import { useTranslation } from '@lance/texts'
import type { NowAct } from '../acts/index.ts'

/** What was done, and the act that takes it back. */
export type Undoable = { text: string; undo: NowAct }

/** Says what was done, and takes it back. */
export function UndoBar({ done, onUndo }: { done: Undoable | null; onUndo: (act: NowAct) => void }) {
  const { t } = useTranslation('store')
  return (
    <div role="status">
      {done && (
        <p className="notice undo">
          <span>{done.text}</span>
          <button type="button" className="button" onClick={() => onUndo(done.undo)}>
            {t('undo')}
          </button>
        </p>
      )}
    </div>
  )
}
