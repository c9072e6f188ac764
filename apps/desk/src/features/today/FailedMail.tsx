import type { Today } from '@lance/contract/desk'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatTime } from '../../base/format.ts'
import { formatBounded } from './Waiting.tsx'

/** Mails that could not be sent and are tried again. */
export function FailedMail({ mail }: { mail: NonNullable<Today['mail']> }) {
  const { t } = useTranslation('today')
  return (
    <section className="rows" aria-labelledby="mail">
      <h2 id="mail">{t('mail.title')}</h2>
      {mail.last.length === 0 ? (
        <p className="hint">{t('mail.none')}</p>
      ) : (
        <>
          <p>{t('mail.count', { count: mail.count, number: formatBounded(mail) })}</p>
          <div className="table-frame">
            <table className="table" aria-label={t('mail.title')}>
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
                    <td className="code">{kind}</td>
                    <td dir="auto">{reason}</td>
                    <td className="number">{formatNumber(attempts)}</td>
                    <td>{formatTime(nextAt)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
