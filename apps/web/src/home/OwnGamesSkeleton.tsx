import { useTranslation } from 'react-i18next'

/** Two rows of their final size, while one's games are on their way. */
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
