import type { WithdrawalDetails } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { formatCents, formatDay, formatNumber, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { FactList } from './FactList.tsx'
import { PersonLink } from './PersonLink.tsx'
import { STATUS_TONES } from './withdrawalTones.ts'

// What an operator weighs before they let money go.

export function AccountCard({ details: { account } }: { details: WithdrawalDetails }) {
  const { t } = useTranslation('withdrawals')
  const changeOf = (at: string | null) => (at === null ? t('account.never') : formatTime(at))
  const { email, emailConfirmedAt, closedAt } = account
  const confirmed =
    emailConfirmedAt === null
      ? t('account.unconfirmed')
      : t('account.confirmed', { time: formatTime(emailConfirmedAt) })
  return (
    <section className="card">
      <h2>{t('account.title')}</h2>
      <FactList
        facts={[
          [t('account.since'), formatDay(account.createdAt)],
          [t('account.closed'), closedAt && formatTime(closedAt)],
          [t('account.email'), email && `${email} (${confirmed})`],
          [t('account.key'), changeOf(account.keyChangedAt)],
          [t('account.password'), changeOf(account.passwordChangedAt)],
          [t('account.emailChanged'), changeOf(account.emailChangedAt)],
          [t('account.factors'), changeOf(account.factorsChangedAt)],
        ]}
      />
    </section>
  )
}

export function MoneyCard({ money }: Pick<WithdrawalDetails, 'money'>) {
  const { t } = useTranslation('withdrawals')
  const { debtCents, correctedCents } = money
  return (
    <section className="card">
      <h2>{t('money.title')}</h2>
      <FactList
        areAmounts
        facts={[
          [t('money.deposited'), formatCents(money.depositedCents)],
          [t('money.staked'), formatCents(money.stakedCents)],
          [t('money.won'), formatCents(money.wonCents)],
          [t('money.result'), formatCents(money.wonCents - money.stakedCents)],
          [t('money.withdrawn'), formatCents(money.withdrawnCents)],
          [t('money.corrected'), correctedCents !== 0 && formatCents(correctedCents)],
          [t('money.wallet'), formatCents(money.walletCents)],
          [t('money.hold'), formatCents(money.holdCents)],
          [t('money.debt'), debtCents !== 0 && formatCents(debtCents)],
        ]}
      />
    </section>
  )
}

export function RestingCard({ resting }: Pick<WithdrawalDetails, 'resting'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <section className="card">
      <h2>{t('resting.title')}</h2>
      {resting.length === 0 && <p className="hint">{t('resting.none')}</p>}
      <ul>
        {resting.map(({ amountCents, freeAt }) => {
          const amount = formatCents(amountCents)
          return (
            <li key={freeAt}>
              {freeAt === null
                ? t('resting.disputed', { amount })
                : t('resting.free', { amount, time: formatTime(freeAt) })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function SuspicionsCard({
  details: { suspicions, held, isAccountHeld },
}: {
  details: WithdrawalDetails
}) {
  const { t } = useTranslation('withdrawals')
  const isEmpty = suspicions.length === 0 && held.length === 0 && !isAccountHeld
  return (
    <section className="card">
      <h2>{t('suspicions.title')}</h2>
      {isEmpty && <p className="hint">{t('suspicions.none')}</p>}
      {isAccountHeld && <p className="notice">{t('suspicions.accountHeld')}</p>}
      <ul>
        {suspicions.map(({ id, kind, verdict, raisedAt }) => (
          <li key={id}>
            <Link to={`/fair-play/${id}`}>
              {t('suspicions.raised', {
                kind: t(`suspicions.kind.${kind}`),
                verdict: t(`suspicions.verdict.${verdict ?? 'open'}`),
                time: formatTime(raisedAt),
              })}
            </Link>
          </li>
        ))}
        {held.map(({ gameId, tournament, amountCents, dueAt, isInReview }) => {
          const facts = { amount: formatCents(amountCents), time: formatTime(dueAt) }
          return (
            <li key={gameId ?? tournament?.id} dir="auto">
              {tournament
                ? t('suspicions.heldTournament', { ...facts, tournament: tournament.name })
                : t('suspicions.heldGame', facts)}{' '}
              {isInReview && <Badge tone="warning">{t('suspicions.inReview')}</Badge>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function LosersCard({ losers }: Pick<WithdrawalDetails, 'losers'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <section className="card">
      <h2>{t('losers.title')}</h2>
      {losers.length === 0 ? (
        <p className="hint">{t('losers.none')}</p>
      ) : (
        <div className="table-frame">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('columns.person')}</th>
                <th scope="col" className="number">
                  {t('losers.games')}
                </th>
                <th scope="col" className="number">
                  {t('losers.lost')}
                </th>
                <th scope="col">{t('losers.last')}</th>
              </tr>
            </thead>
            <tbody>
              {losers.map(({ user, games, lostCents, lastAt }) => (
                <tr key={user.id}>
                  <td>
                    <PersonLink user={user} />
                  </td>
                  <td className="number">{formatNumber(games)}</td>
                  <td className="number">{formatCents(lostCents)}</td>
                  <td>{lastAt && formatTime(lastAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

export function EarlierCard({ earlier }: Pick<WithdrawalDetails, 'earlier'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <section className="card">
      <h2>{t('earlier.title')}</h2>
      {earlier.length === 0 && <p className="hint">{t('earlier.none')}</p>}
      <ul className="rows">
        {earlier.map(({ id, amountCents, status, createdAt }) => (
          <li key={id}>
            <Link to={`/withdrawals/${id}`}>{formatTime(createdAt)}</Link> {formatCents(amountCents)}{' '}
            <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
