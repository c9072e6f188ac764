import { useTranslation } from '@lance/texts'

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7]

/** Placeholder cards in their final size, shown while games load. */
export function GameCardsSkeleton() {
  const { t } = useTranslation('player')
  return (
    <div className="game-cards" role="status" aria-label={t('games.loading')}>
      {CARDS.map((card) => (
        <div key={card} className="game-card">
          <div className="skeleton game-card-board aspect-square" />
          <div className="skeleton h-[5.6rem]" />
        </div>
      ))}
    </div>
  )
}
