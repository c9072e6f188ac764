import { useTranslation } from '@lance/texts'

const ROWS = [0, 1, 2, 3, 4, 5]

/** A placeholder podium and rows in their final size. */
export function FameSkeleton() {
  const { t } = useTranslation('hallOfFame')
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="podium">
        {[1, 2, 3].map((rank) => (
          <div key={rank} className="podium-place" data-place={rank}>
            <div className="skeleton size-14 rounded-full" />
            <div className="skeleton h-11 w-20" />
            <div className="podium-step skeleton" />
          </div>
        ))}
      </div>
      <div className="mt-9">
        {ROWS.map((row) => (
          <div key={row} className="fame-skeleton-row">
            <div className="skeleton h-5 w-48 max-w-[50%]" />
            <div className="skeleton h-5 w-24" />
          </div>
        ))}
      </div>
    </div>
  )
}
