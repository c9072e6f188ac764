import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import type { SuspicionAnswer, UnpaidPayout } from './answers.ts'
import { JudgementState } from './JudgementState.tsx'
import { PayoutAct, type PayoutChange } from './PayoutAct.tsx'

/** What the player has won and not got yet, and whether it waits for an operator. */
export function PayoutList({
  answer: { isAccountHeld, suspicion },
  payouts,
}: {
  answer: SuspicionAnswer
  payouts: readonly UnpaidPayout[]
}) {
  const { t } = useTranslation('fairPlay')
  const [released, release] = useState<UnpaidPayout | null>(null)
  return (
    <section className="card">
      <h2>{t('payouts.title')}</h2>
      <p>{t(isAccountHeld ? 'payouts.accountHeld' : 'payouts.accountFree')}</p>
      {payouts.length === 0 && <p className="hint">{t('payouts.none')}</p>}
      <ul className="rows">
        {payouts.map((payout) => (
          <li key={`${payout.gameId} ${payout.tournament?.id}`} className="marks">
            <strong>{formatCents(payout.amountCents)}</strong>
            {payout.tournament ? (
              <span>
                <Link to={`/tournaments/${payout.tournament.id}`} dir="auto">
                  {payout.tournament.name}
                </Link>
              </span>
            ) : (
              <span>{t('payouts.ofGame', { game: payout.gameId })}</span>
            )}
            {/* The state of a judgement that holds it says so already. */}
            {payout.inReview && payout.judgement?.state !== 'held' && (
              <Badge tone="warning">{t('payouts.held')}</Badge>
            )}
            {!payout.inReview && (
              <span className="hint">{t('payouts.due', { time: formatTime(payout.dueAt) })}</span>
            )}
            {payout.judgement && (
              <span className="hint">
                <JudgementState judgement={payout.judgement} />
              </span>
            )}
            {payout.isHeldAlone && (
              <button type="button" className="link" onClick={() => release(payout)}>
                {t('acts.release')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {released && (
        <PayoutAct
          act={{
            change: 'release',
            of: targetOf(released, suspicion.player.id),
            waitingCents: released.amountCents,
          }}
          onClose={() => release(null)}
        />
      )}
    </section>
  )
}

/** Releases only this player's prize if a judgement holds it: other winners' prizes stay held. */
function targetOf({ gameId, tournament, judgement }: UnpaidPayout, account: string): PayoutChange['of'] {
  if (!tournament) return { game: gameId ?? '' }
  return judgement?.state === 'held' ? { tournament: tournament.id, account } : { tournament: tournament.id }
}
