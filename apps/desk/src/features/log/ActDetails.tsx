import type { LoggedAct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { formatNumber, formatSecond } from '../../base/format.ts'
import { Dialog } from '../../design/Dialog.tsx'
import { Failure } from '../../design/Failure.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { Subject } from './Subject.tsx'
import { inReadingOrder, nameLogged, showLogged } from './showLogged.ts'
import { useLoggedWords } from './useLoggedWords.ts'
import { useReason } from './useReason.ts'
import { useVerbName } from './useVerbName.ts'

/** All that the log has of one act: what was given, what changed, and its rows with their hashes. */
export function ActDetails({ actId, onClose }: { actId: string; onClose: () => void }) {
  const { t } = useTranslation('log')
  const { t: acts } = useTranslation('acts')
  const { t: common } = useTranslation('common')
  const { data, error, refetch } = useQuery({
    queryKey: ['log', 'act', actId],
    queryFn: () => callDesk('GET /desk/api/log/acts/:actId', { params: { actId } }),
  })
  return (
    <Dialog title={t('details.title')} onClose={onClose} wide>
      {error && <Failure error={error} onRetry={() => refetch()} />}
      {!data && !error && <p>{common('loading')}</p>}
      {data && <Act act={data.act} />}
      {data?.steps.map(({ seq, step, at, hash, previousHash }) => (
        <section key={seq} className="card">
          <h3>{t(`details.${step}`, { time: formatSecond(at) })}</h3>
          <dl className="facts">
            <dt>{t('details.row')}</dt>
            <dd>{formatNumber(seq)}</dd>
            <dt>{t('details.hash')}</dt>
            <dd className="code">{hash}</dd>
            <dt>{t('details.previousHash')}</dt>
            <dd className="code">{previousHash === '' ? t('details.first') : previousHash}</dd>
          </dl>
        </section>
      ))}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {acts('close')}
        </button>
      </div>
    </Dialog>
  )
}

function Act({ act }: { act: LoggedAct }) {
  const { t } = useTranslation('log')
  const nameOf = useVerbName()
  const reasonOf = useReason()
  return (
    <>
      <dl className="facts">
        <dt>{t('columns.verb')}</dt>
        <dd>
          {nameOf(act.verb)} <span className="code">{act.verb}</span>
        </dd>
        <dt>{t('columns.who')}</dt>
        <dd dir="auto">
          {act.who} <span className="hint">{act.isAtDesk ? t('details.atDesk') : t('details.atLine')}</span>
        </dd>
        <dt>{t('columns.why')}</dt>
        <dd dir="auto">{reasonOf(act.why)}</dd>
        <dt>{t('details.act')}</dt>
        <dd className="code">{act.actId}</dd>
        <dt>{t('columns.about')}</dt>
        <dd>
          <Subject act={act} />
        </dd>
      </dl>
      <Values title={t('details.given')} values={act.given} />
      {act.isDone ? (
        <Values title={t('columns.changed')} values={act.changed ?? {}} />
      ) : (
        <p className="notice">{t('details.notDone')}</p>
      )}
    </>
  )
}

function Values({ title, values }: { title: string; values: LoggedAct['given'] }) {
  const { t } = useTranslation('log')
  const findWords = useLoggedWords()
  const entries = inReadingOrder(values)
  return (
    <section>
      <h3>{title}</h3>
      {entries.length === 0 ? (
        <p className="hint">{t('details.nothing')}</p>
      ) : (
        <dl className="facts">
          {entries.map(([name, value]) => (
            <div key={name} className="fact">
              <dt>{nameLogged(name, findWords)}</dt>
              <dd dir="auto">{showLogged(name, value, findWords)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
