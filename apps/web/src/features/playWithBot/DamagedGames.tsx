import { useTranslation } from 'react-i18next'

/** Says that stored games could not be read, and offers to delete them. */
export function DamagedGames({ count, onForget }: { count: number; onForget: () => void }) {
  const { t } = useTranslation('bot')
  return (
    <div className="bot-damaged" role="alert">
      <p>{t('damaged.text', { count })}</p>
      <button type="button" className="button button-quiet" onClick={onForget}>
        {t('damaged.forget')}
      </button>
    </div>
  )
}
