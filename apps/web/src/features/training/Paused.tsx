import { useTranslation } from '@lance/texts'

/** In place of exercises while the account has a live game. */
export function Paused() {
  const { t } = useTranslation('training')
  return (
    <section className="lone-page" role="status">
      <h1 className="text-31">{t('refused.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('refused.text')}</p>
    </section>
  )
}
