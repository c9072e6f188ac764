import type { StatementItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { shortTime } from '../../design/dates.ts'
import { moneyChangeText, moneyText } from '../../design/numberText.ts'
import { transferTextKey } from './transferTextKey.ts'

/** A transfer: time, reason, signed amount, and the balance after it. */
export function StatementRow({ item }: { item: StatementItem }) {
  const { t, i18n } = useTranslation('wallet')
  const { language } = i18n
  return (
    <li className="wallet-row" data-gain={item.amount > 0}>
      <div className="min-w-0">
        <Cause item={item} />
        <p className="text-14 text-quiet">
          <time dateTime={new Date(item.at).toISOString()}>{shortTime(item.at, language)}</time>
        </p>
      </div>
      <div className="text-end">
        <p className="wallet-amount">{moneyChangeText(item.amount, language)}</p>
        <p className="wallet-after">
          {t('statement.after', { amount: moneyText(item.balanceAfter, language) })}
        </p>
      </div>
    </li>
  )
}

/** Why money moved, with a link to the game or the tournament that it belongs to. */
function Cause({ item: { kind, transfer, reference, tournament } }: { item: StatementItem }) {
  const { t } = useTranslation('wallet')
  const words = t(transferTextKey(transfer))
  if (kind === 'wager')
    return (
      <Link to="/game/$gameId" params={{ gameId: reference }} className="statement-link">
        {words}
      </Link>
    )
  if (tournament === null) return <p className="font-medium">{words}</p>
  return (
    <Link to="/tournament/$tournamentId" params={{ tournamentId: tournament.id }} className="statement-link">
      {t('statement.ofTournament', { what: words, name: tournament.name })}
    </Link>
  )
}
