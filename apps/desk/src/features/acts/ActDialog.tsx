import { useTranslation } from '@lance/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { useFailureText } from '../../design/Failure.tsx'
import { runVerb } from './runVerb.ts'
import { WhyField } from './WhyField.tsx'

type ActDialogProps = {
  title: string
  verb: string
  /** The arguments of the verb, or several sets of them: the act is done for each. */
  given: Readonly<Record<string, string>> | readonly Readonly<Record<string, string>>[]
  /** What will happen, and further fields. */
  children?: ReactNode
  confirm: string
  /** The act takes something from a person: its button says so. */
  isGrave?: boolean
  /** A value that must be filled in before the act. */
  isReady?: boolean
  onClose: () => void
  /** `shown`: what the act shows once, such as a link. */
  onDone?: (shown: Readonly<Record<string, string>> | null) => void
}

/** Asks for the reason of an act, does it, and says what came of it. A retry does it once. */
export function ActDialog(props: ActDialogProps) {
  const { title, verb, given, children, confirm, isGrave = false, isReady = true, onClose, onDone } = props
  const { t } = useTranslation('acts')
  const [why, setWhy] = useState('')
  const queries = useQueryClient()
  const failureText = useFailureText()
  const sets = Array.isArray(given) ? given : [given]
  const actIds = useRef(new Map<string, string>())
  const act = useMutation({
    mutationFn: async () => {
      const problems: string[] = []
      let waiting = 0
      let shown: Readonly<Record<string, string>> | null = null
      for (const one of sets) {
        const outcome = await runVerb({ verb, given: one, why, actIds: actIds.current })
        if (outcome.waits) waiting += 1
        else if (!outcome.ok) problems.push(...outcome.lines)
        else shown = outcome.shown
      }
      return { problems, waiting, shown }
    },
    onSuccess: ({ problems, waiting, shown }) => {
      void queries.invalidateQueries()
      if (problems.length > 0 || waiting > 0) return
      onDone?.(shown)
      onClose()
    },
  })
  const { data, error } = act
  const isOver = (data?.waiting ?? 0) > 0
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isOver) onClose()
          else act.mutate()
        }}
      >
        {children}
        {sets.length > 1 && <p>{t('several', { count: sets.length })}</p>}
        <WhyField why={why} disabled={isOver} onChange={setWhy} />
        <div aria-live="assertive">
          {error !== null && <p className="problem">{failureText(error)}</p>}
          {data?.problems.map((line) => (
            <p key={line} className="problem">
              {line}
            </p>
          ))}
          {isOver && <p className="notice">{t('waitsForSecond')}</p>}
        </div>
        <div className="dialog-buttons">
          {!isOver && (
            <button type="button" className="button" onClick={onClose}>
              {t('cancel')}
            </button>
          )}
          <button
            type="submit"
            className={isGrave && !isOver ? 'button grave' : 'button primary'}
            disabled={act.isPending || !isReady || (why.trim() === '' && !isOver)}
          >
            {isOver ? t('close') : confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
