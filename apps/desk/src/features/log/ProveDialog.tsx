import { useTranslation } from '@lance/texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatNumber } from '../../base/format.ts'
import { CopyButton } from '../../design/CopyButton.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useFailureText } from '../../design/Failure.tsx'
import { Field } from '../../design/Field.tsx'
import { runVerb } from '../acts/index.ts'

/** Proves that the log is whole, and that it still has a head that was noted elsewhere. */
export function ProveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('log')
  const { t: acts } = useTranslation('acts')
  const failureText = useFailureText()
  const [noted, setNoted] = useState('')
  const proving = useMutation({
    mutationFn: () => {
      const head = noted.trim()
      // The proof changes nothing and reads nothing about people: its reason is kept nowhere.
      return runVerb({ verb: 'prove-log', given: head === '' ? {} : { head }, why: '-', actIds: new Map() })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proving.mutate()
  }
  const { data, error } = proving
  const head = data?.shown?.head ?? null
  const rows = Number(data?.shown?.rows ?? 0)
  return (
    <Dialog title={t('prove.title')} onClose={onClose} wide>
      <p>{t('prove.says')}</p>
      <form onSubmit={submit}>
        <Field label={t('prove.noted')} hint={t('prove.notedHint')}>
          {(props) => (
            <input
              {...props}
              className="code"
              value={noted}
              maxLength={90}
              autoComplete="off"
              onChange={({ target }) => setNoted(target.value)}
            />
          )}
        </Field>
        <div className="rows" role="status">
          {error && <p className="problem">{failureText(error)}</p>}
          {data &&
            !data.ok &&
            data.lines.map((line) => (
              <p key={line} className="problem">
                {line}
              </p>
            ))}
          {data?.ok && <p>{t('prove.right', { count: rows, number: formatNumber(rows) })}</p>}
          {head !== null && (
            <div className="row">
              <p>
                {t('prove.head')} <span className="code">{head}</span>
              </p>
              <CopyButton text={head} />
            </div>
          )}
        </div>
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={onClose}>
            {acts('close')}
          </button>
          <button type="submit" className="button primary" disabled={proving.isPending}>
            {proving.isPending ? t('prove.proving') : t('prove.start')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
