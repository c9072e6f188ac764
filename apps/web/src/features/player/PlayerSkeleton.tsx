import { useTranslation } from '@lance/texts'

/** The page in its final size, shown while it loads. */
export function PlayerSkeleton() {
  const { t } = useTranslation('player')
  return (
    <div className="player-page" role="status" aria-label={t('loading')}>
      <h1 className="sr-only">{t('title')}</h1>
      <div>
        <div className="player-head">
          <div className="skeleton size-[72px]" />
          <div className="min-w-0">
            <div className="skeleton h-11 w-60 max-w-full" />
            <div className="skeleton mt-3 h-5 w-48 max-w-full" />
          </div>
        </div>
        <div className="skeleton mt-6 h-20 w-full" />
      </div>
      <div className="player-numbers">
        <div className="skeleton h-36" />
        <div className="skeleton h-36" />
      </div>
      <div className="skeleton h-80" />
    </div>
  )
}
