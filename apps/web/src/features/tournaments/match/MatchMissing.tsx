import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'

type MatchMissingProps = {
  tournamentId: string
  /** Why the match could not be read; null when it does not exist. */
  reason: string | null
}

/** The match's data could not be read: says why, and leads back. */
export function MatchMissing({ tournamentId, reason }: MatchMissingProps) {
  const { t } = useTranslation('tournament')
  const [title, description] = [t('match.error'), reason ?? t('match.missingText')]
  useEffect(() => showToast({ style: 'destructive', title, description }), [title, description])
  return (
    <section className="lone-page">
      <h1 className="text-31">{t('match.missing')}</h1>
      <p className="mt-3 max-w-md text-quiet">{description}</p>
      <Link
        to="/tournament/$tournamentId/bracket"
        params={{ tournamentId }}
        className="button button-primary mt-8"
      >
        {t('match.back')}
      </Link>
    </section>
  )
}
