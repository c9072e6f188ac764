import { useTranslation } from '@lance/texts'

const CARDS = [0, 1, 2, 3, 4, 5]

/** Placeholder cards in their final size. */
export function LiveGamesSkeleton() {
  const { t } = useTranslation('liveGames')
  return (
    <div className="live-cards" role="status" aria-label={t('loading')}>
      {CARDS.map((card) => (
        <div key={card} className="live-card">
          <div className="live-player">
            <span className="skeleton h-5 w-36" />
          </div>
          <div className="skeleton live-card-board aspect-square" />
          <div className="live-player">
            <span className="skeleton h-5 w-36" />
          </div>
          <div className="live-facts">
            <span className="skeleton h-5 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
