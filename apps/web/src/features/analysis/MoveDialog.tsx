import {
  COMMENT_CHARS_MAX,
  isMainLine,
  MOVE_NAGS,
  nodeAt,
  POSITION_NAGS,
  type Study,
  type StudyPath,
} from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { ArrowUp, ListStart, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Modal } from '../../design/Modal.tsx'
import type { AnalysisInput } from './analysis.ts'
import { symbolOf } from './nags.ts'

type MoveDialogProps = {
  study: Study
  path: StudyPath
  /** The move with its number, or the starting position. */
  title: string
  focus: 'comment' | null
  onInput: (input: AnalysisInput) => void
  onClose: () => void
}

/** What can be done with a move: judge it, comment on it, promote its line, delete it. */
export function MoveDialog({ study, path, title, focus, onInput, onClose }: MoveDialogProps) {
  const { t } = useTranslation('analysis')
  const node = nodeAt(study, path)
  const comment = (node?.comments ?? []).join(' ')
  const [text, setText] = useState(comment)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (focus === 'comment') field.current?.focus()
  }, [focus])
  if (node === null) return null
  const isMove = 'uci' in node
  const close = () => {
    if (text !== comment) onInput({ type: 'comment', path, text })
    onClose()
  }
  const act = (type: 'promote' | 'makeMain' | 'delete') => {
    if (text !== comment && type !== 'delete') onInput({ type: 'comment', path, text })
    onInput({ type, path })
    onClose()
  }
  return (
    <Modal title={title} onClose={close} className="move-dialog">
      {isMove && (
        <>
          <NagButtons
            label={t('menu.judgeMove')}
            offered={MOVE_NAGS}
            nags={node.nags}
            path={path}
            onInput={onInput}
          />
          <NagButtons
            label={t('menu.judgePosition')}
            offered={POSITION_NAGS}
            nags={node.nags}
            path={path}
            onInput={onInput}
          />
        </>
      )}
      <label htmlFor={id} className="move-dialog-label">
        {t('menu.comment')}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        dir="auto"
        maxLength={COMMENT_CHARS_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {isMove && (
        <div className="move-dialog-ways">
          {!isMainLine(study, path) && (
            <>
              <button type="button" className="button button-quiet" onClick={() => act('promote')}>
                <ArrowUp size={18} aria-hidden />
                {t('menu.promote')}
              </button>
              <button type="button" className="button button-quiet" onClick={() => act('makeMain')}>
                <ListStart size={18} aria-hidden />
                {t('menu.makeMain')}
              </button>
            </>
          )}
          <button type="button" className="button button-danger" onClick={() => act('delete')}>
            <Trash2 size={18} aria-hidden />
            {t('menu.delete')}
          </button>
        </div>
      )}
      <div className="modal-actions">
        <button type="button" className="button button-primary" onClick={close}>
          {t('menu.done')}
        </button>
      </div>
    </Modal>
  )
}

type NagButtonsProps = {
  label: string
  offered: typeof MOVE_NAGS | typeof POSITION_NAGS
  nags: readonly number[] | undefined
  path: StudyPath
  onInput: (input: AnalysisInput) => void
}

function NagButtons({ label, offered, nags = [], path, onInput }: NagButtonsProps) {
  const { t } = useTranslation('analysis')
  return (
    <fieldset className="move-nags">
      <legend>{label}</legend>
      {offered.map((nag) => (
        <button
          key={nag}
          type="button"
          className="move-nag"
          aria-label={t(`nags.${nag}`)}
          title={t(`nags.${nag}`)}
          aria-pressed={nags.includes(nag)}
          onClick={() => onInput({ type: 'nag', path, nag })}
        >
          {symbolOf(nag)}
        </button>
      ))}
    </fieldset>
  )
}
