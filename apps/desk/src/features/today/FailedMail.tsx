import { isMailKind, type Today } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { formatNumber, formatTime } from '../../base/format.ts'
import { useActNow } from '../acts/index.ts'
import { formatBounded } from './Waiting.tsx'

type Mail = NonNullable<Today['mail']>

/** Mails that failed for good, and those that are tried again. */
export function FailedMail({ mail }: { mail: Mail }) {
  const { t } = useTranslation('today')
  const isNone = mail.last.length === 0 && mail.failed.last.length === 0
  return (
    <section className="rows" aria-labelledby="mail">
      <h2 id="mail">{t('mail.title')}</h2>
      {isNone && <p className="hint">{t('mail.none')}</p>}
      {mail.failed.last.length > 0 && <Refused failed={mail.failed} />}
      {mail.last.length > 0 && <Retried mail={mail} />}
    </section>
  )
}

function Refused({ failed }: Pick<Mail, 'failed'>) {
  const { t } = useTranslation('today')
  const act = useActNow()
  const markSeen = (id: string) =>
    act.mutate({ verb: 'mail-seen', given: { mail: id }, why: t('mail.seenWhy') })
  return (
    <>
      <p>{t('mail.failed', { count: failed.count, number: formatBounded(failed) })}</p>
      <div role="alert">
        {act.data?.map((line) => (
          <p key={line} className="problem">
            {line}
          </p>
        ))}
      </div>
      <div className="table-frame">
        <table className="table" aria-label={t('mail.failedTable')}>
          <thead>
            <tr>
              <th scope="col">{t('mail.at')}</th>
              <th scope="col">{t('mail.kind')}</th>
              <th scope="col">{t('mail.reason')}</th>
              <th scope="col">{t('mail.person')}</th>
              <th scope="col">{t('mail.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {failed.last.map(({ id, kind, ended, reason, personId, at }) => (
              <tr key={id}>
                <td>{formatTime(at)}</td>
                <MailKindCell kind={kind} />
                <td dir="auto">
                  {t(`mail.${ended}`)} <span className="hint">{reason}</span>
                </td>
                <td>
                  {personId !== null && (
                    <Link to={`/people/${personId}`} className="link">
                      {t('mail.openPerson')}
                    </Link>
                  )}
                </td>
                <td>
                  <button
                    type="button"
                    className="link"
                    disabled={act.isPending}
                    onClick={() => markSeen(id)}
                  >
                    {t('mail.markSeen')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {failed.last.length < failed.count && <p className="table-note">{t('mail.moreFailed')}</p>}
      </div>
    </>
  )
}

function Retried({ mail }: { mail: Mail }) {
  const { t } = useTranslation('today')
  return (
    <>
      <p>{t('mail.count', { count: mail.count, number: formatBounded(mail) })}</p>
      <div className="table-frame">
        <table className="table" aria-label={t('mail.retriedTable')}>
          <thead>
            <tr>
              <th scope="col">{t('mail.kind')}</th>
              <th scope="col">{t('mail.reason')}</th>
              <th scope="col" className="number">
                {t('mail.attempts')}
              </th>
              <th scope="col">{t('mail.nextAt')}</th>
            </tr>
          </thead>
          <tbody>
            {mail.last.map(({ kind, reason, attempts, nextAt }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
              <tr key={index}>
                <MailKindCell kind={kind} />
                <td dir="auto">{reason}</td>
                <td className="number">{formatNumber(attempts)}</td>
                <td>{formatTime(nextAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What a kind of mail is called; one of an earlier version goes by its code. */
function MailKindCell({ kind }: { kind: string }) {
  const { t } = useTranslation('today')
  return isMailKind(kind) ? <td>{t(`mailKinds.${kind}`)}</td> : <td className="code">{kind}</td>
}
