import type { ListedPerson } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { formatCents } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useFailureText } from '../../design/Failure.tsx'
import { runVerb, WhyField } from '../acts/index.ts'
import { BULK_VERBS, type BulkName, type BulkResult, type BulkResults, runBulkAct } from './bulkAct.ts'

type BulkDialogProps = {
  name: BulkName
  people: readonly ListedPerson[]
  /** Whether the act can't be done to some of the chosen people. */
  hasOthers: boolean
  onClose: () => void
}

/** Lists the people, asks for one reason, runs the act for each in turn, and shows every result. */
export function BulkDialog({ name, people, hasOthers, onClose }: BulkDialogProps) {
  const { t } = useTranslation('people')
  const { t: acts } = useTranslation('acts')
  const [why, setWhy] = useState('')
  const [results, setResults] = useState<BulkResults>(new Map())
  const run = useRunOne(name, why)
  const queries = useQueryClient()
  const act = useMutation({
    mutationFn: () => runBulkAct(people, { before: results, run, onResult: setResults }),
    onSettled: () => queries.invalidateQueries(),
  })
  const doneCount = people.filter(({ id }) => results.get(id)?.isDone).length
  const isOver = doneCount === people.length
  const hasFailed = !act.isPending && results.size > 0 && !isOver
  return (
    <Dialog title={t(`bulk.${name}`, { count: people.length })} onClose={onClose} wide>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isOver) onClose()
          else act.mutate()
        }}
      >
        <p>{t(`effects.${name}`)}</p>
        {hasOthers && <p className="hint">{t(`bulk.others.${name}`)}</p>}
        <PeopleTable people={people} results={results} />
        <p role="status">{results.size > 0 && t('bulk.done', { count: doneCount, all: people.length })}</p>
        {/* What was begun keeps its reason, so that another try repeats the same acts. */}
        <WhyField why={why} disabled={act.isPending || results.size > 0} onChange={setWhy} />
        <div className="dialog-buttons">
          {!isOver && (
            <button type="button" className="button" onClick={onClose}>
              {results.size > 0 ? acts('close') : acts('cancel')}
            </button>
          )}
          <button
            type="submit"
            className={name === 'freeze' && !isOver ? 'button grave' : 'button primary'}
            disabled={act.isPending || (why.trim() === '' && !isOver)}
          >
            {isOver ? acts('close') : hasFailed ? t('bulk.again') : t(`acts.${name}`)}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Does the act to one person; a try that follows repeats the same act. */
function useRunOne(name: BulkName, why: string) {
  const failureText = useFailureText()
  const actIds = useRef(new Map<string, string>())
  return async (id: string): Promise<BulkResult> => {
    try {
      const call = { verb: BULK_VERBS[name], given: { account: id }, why, actIds: actIds.current }
      const { ok, lines } = await runVerb(call)
      return { isDone: ok, problems: ok ? [] : lines }
    } catch (error) {
      return { isDone: false, problems: [failureText(error)] }
    }
  }
}

function PeopleTable({ people, results }: { people: readonly ListedPerson[]; results: BulkResults }) {
  const { t } = useTranslation('people')
  return (
    <div className="table-frame">
      <table className="table" aria-label={t('bulk.people')}>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('bulk.result')}</th>
            <th scope="col">{t('columns.email')}</th>
            <th scope="col" className="number">
              {t('columns.wallet')}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, email, walletCents }) => (
            <tr key={id}>
              <td dir="auto">{name ?? '—'}</td>
              <td>
                <Result result={results.get(id)} />
              </td>
              <td dir="auto">{email}</td>
              <td className="number">{formatCents(walletCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Result({ result }: { result: BulkResult | undefined }) {
  const { t } = useTranslation('people')
  if (!result) return null
  if (result.isDone) return <Badge tone="good">{t('bulk.isDone')}</Badge>
  return <span className="problem">{result.problems.join(' ')}</span>
}
