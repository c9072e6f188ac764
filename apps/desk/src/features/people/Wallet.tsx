import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { FactList } from '../withdrawals/index.ts'
import { Part } from './Part.tsx'

/** What is in the wallet, what can't be withdrawn yet, and what was won and not paid. */
export function Wallet({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const query = useQuery({
    queryKey: ['GET /desk/api/people/:userId/wallet', userId],
    queryFn: () => callDesk('GET /desk/api/people/:userId/wallet', { params: { userId } }),
  })
  return (
    <Part query={query}>
      {({ walletCents, holdCents, debtCents, resting, unpaid }) => (
        <>
          <FactList
            facts={[
              [t('wallet.wallet'), formatCents(walletCents)],
              [t('wallet.hold'), formatCents(holdCents)],
              [t('wallet.debt'), debtCents !== 0 && formatCents(debtCents)],
            ]}
          />
          <h3>{t('wallet.resting')}</h3>
          {resting.length === 0 && <p className="hint">{t('wallet.restingNone')}</p>}
          <ul>
            {resting.map(({ amountCents, freeAt }) => (
              <li key={freeAt}>
                {freeAt === null
                  ? t('wallet.disputed', { amount: formatCents(amountCents) })
                  : t('wallet.restsUntil', { amount: formatCents(amountCents), time: formatTime(freeAt) })}
              </li>
            ))}
          </ul>
          <h3>{t('wallet.unpaid')}</h3>
          {unpaid.length === 0 && <p className="hint">{t('wallet.unpaidNone')}</p>}
          <ul>
            {unpaid.map(({ gameId, tournament, amountCents, dueAt, isHeld }) => (
              <li key={`${gameId} ${tournament?.id}`} className="marks">
                <strong>{formatCents(amountCents)}</strong>
                {tournament ? (
                  <Link to={`/tournaments/${tournament.id}`} dir="auto">
                    {tournament.name}
                  </Link>
                ) : (
                  <span>{t('wallet.ofGame', { game: gameId })}</span>
                )}
                {isHeld ? (
                  <Badge tone="warning">{t('wallet.held')}</Badge>
                ) : (
                  <span className="hint">{t('wallet.due', { time: formatTime(dueAt) })}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
