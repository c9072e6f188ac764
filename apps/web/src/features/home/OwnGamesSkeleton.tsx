import { useTranslation } from '@lance/texts'

/** Two placeholder rows in their final size, shown while the user's games load. */
export function OwnGamesSkeleton() {
  const { t } = useTranslation('home')
  return (
    <section className="own-games" aria-busy="true">
      <h2 className="own-games-title">{t('ownGames.title')}</h2>
      <div className="own-games-list" aria-hidden>
        <div className="own-game skeleton" />
        <div className="own-game skeleton" />
      </div>
    </section>
  )
}
