import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Hourglass } from 'lucide-react'
import { minutesLeft, useNow } from '../shared/countdown.ts'

/** Takes the bracket's place until the tournament starts and the bracket is drawn. */
export function WaitingBlock({
  tournament,
  serverAheadMs,
}: {
  tournament: Tournament
  serverAheadMs: number
}) {
  const { t } = useTranslation('tournament')
  const minutes = minutesLeft(new Date(tournament.startTime).getTime() - useNow(serverAheadMs))
  return (
    <section className="tournament-empty">
      <Hourglass size={28} className="mx-auto mb-3 text-quiet" aria-hidden />
      <h2 className="text-25">{t('bracket.waiting')}</h2>
      <p className="mt-2 text-quiet" role="timer">
        {minutes > 0 ? t('bracket.startsIn', { count: minutes }) : t('bracket.startsSoon')}
      </p>
      <Link
        to="/tournament/$tournamentId"
        params={{ tournamentId: tournament.id }}
        className="button button-quiet mt-6"
      >
        {t('bracket.back')}
      </Link>
    </section>
  )
}
