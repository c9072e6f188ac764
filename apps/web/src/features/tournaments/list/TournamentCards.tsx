import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { TournamentCard } from './TournamentCard.tsx'

const SKELETON_CARDS = [0, 1, 2, 3]

type TournamentCardsProps = { tournaments: readonly TournamentSummary[]; userId: string }

export function TournamentCards({ tournaments, userId }: TournamentCardsProps) {
  return (
    <ul className="tournament-cards">
      {tournaments.map((tournament) => (
        <li key={tournament.id}>
          <TournamentCard tournament={tournament} userId={userId} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholder cards of the final size, while the list loads. */
export function CardsSkeleton() {
  const { t } = useTranslation('tournament')
  return (
    <div className="tournament-cards" role="status" aria-label={t('list.loading')}>
      {SKELETON_CARDS.map((card) => (
        <div key={card} className="tournament-card skeleton" />
      ))}
    </div>
  )
}
