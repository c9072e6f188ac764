import { useTranslation } from '@lance/texts'
import { Suspense } from 'react'

/** Says that a list is a stored copy, and from when; renders nothing for a fresh one. */
export function SeenAt({ atMs }: { atMs: number | undefined }) {
  return atMs === undefined ? null : (
    <Suspense>
      <Note atMs={atMs} />
    </Suspense>
  )
}

/** Few users ever see it, so its text is loaded when needed; the service worker keeps it for offline use. */
function Note({ atMs }: { atMs: number }) {
  const { t, i18n } = useTranslation('app')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(atMs)
  return (
    <p role="status" className="mt-3 text-14 text-quiet">
      {t('offline.seenAt', { time })}
    </p>
  )
}
