import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

/** Says of a list that it is what was last seen, and when; nothing where it is fresh. */
export function SeenAt({ atMs }: { atMs: number | undefined }) {
  return atMs === undefined ? null : (
    <Suspense>
      <Note atMs={atMs} />
    </Suspense>
  )
}

/** Few ever see it, so its text comes when it is needed; the app keeps it for that. */
function Note({ atMs }: { atMs: number }) {
  const { t, i18n } = useTranslation('app')
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' }).format(atMs)
  return (
    <p role="status" className="mt-3 text-14 text-quiet">
      {t('offline.seenAt', { time })}
    </p>
  )
}
