import { useTranslation } from '@lance/texts'
import { formatCents, formatNumber } from '../../base/format.ts'
import type { SuspicionAnswer } from './answers.ts'
import { PlayerLink } from './PlayerLink.tsx'

/** The accounts among which money went, and what went from one to another, the most first. */
export function MoneyFlows({ answer: { suspicion, accounts, flows } }: { answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const names = new Map([suspicion.player, ...accounts].map((one) => [one.id, one]))
  const nameOf = (id: string) => names.get(id) ?? { id, name: null }
  return (
    <section className="card">
      <h2>{t('flows.title')}</h2>
      <p>
        {t('flows.accounts', { count: accounts.length })}{' '}
        {accounts.map((one, index) => (
          <span key={one.id}>
            {index > 0 && ', '}
            <PlayerLink player={one} />
          </span>
        ))}
      </p>
      <div className="moves">
        <table className="table" aria-label={t('flows.title')}>
          <thead>
            <tr>
              <th scope="col">{t('flows.from')}</th>
              <th scope="col">{t('flows.to')}</th>
              <th scope="col" className="number">
                {t('flows.games')}
              </th>
              <th scope="col" className="number">
                {t('flows.net')}
              </th>
              <th scope="col" className="number">
                {t('flows.expected')}
              </th>
            </tr>
          </thead>
          <tbody>
            {flows.map(({ fromId, toId, games, netCents, expectedCents }) => (
              <tr key={`${fromId} ${toId}`}>
                <td>
                  <PlayerLink player={nameOf(fromId)} />
                </td>
                <td>
                  <PlayerLink player={nameOf(toId)} />
                </td>
                <td className="number">{formatNumber(games)}</td>
                <td className="number">{formatCents(netCents)}</td>
                <td className="number">{formatCents(expectedCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
