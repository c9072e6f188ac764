import { useTranslation } from '@lance/texts'

const ROWS = [0, 1, 2, 3]

/** Placeholder rows in their final size, shown while games load. */
export function GameRowsSkeleton() {
  const { t } = useTranslation('player')
  return (
    <div className="game-rows" role="status" aria-label={t('games.loading')}>
      {ROWS.map((row) => (
        <div key={row} className="game-row">
          <div className="skeleton game-row-board aspect-square" />
          <div>
            <div className="skeleton h-5 w-28" />
            <div className="skeleton mt-2 h-5 w-40" />
            <div className="skeleton mt-2 h-4 w-52 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
