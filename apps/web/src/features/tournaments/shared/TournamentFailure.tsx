import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'

type TournamentFailureProps = {
  title: string
  /** The toast's title, if it differs from the section's. */
  toast?: string
  error: Error
  onRetry: () => void
}

/** Why a tournament could not be shown, and links to go on ([TOUR-26]). */
export function TournamentFailure({
  title,
  toast = title,
  error: { message },
  onRetry,
}: TournamentFailureProps) {
  const { t } = useTranslation('tournament')
  useEffect(() => {
    const description = message === toast ? {} : { description: message }
    showToast({ style: 'destructive', title: toast, ...description })
  }, [toast, message])
  return (
    <section className="tournament-empty" role="alert">
      <h1 className="text-25">{title}</h1>
      {message !== title && <p className="mt-2 text-quiet">{message}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3 *:grow sm:*:grow-0">
        <Link to="/tournament" className="button button-quiet">
          {t('backToList')}
        </Link>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    </section>
  )
}

type PartFailureProps = { known: { failure: Error | null; retry: () => void } }

/** Says that a part of the bracket could not be read, with a retry button. */
export function PartFailure({ known: { failure, retry } }: PartFailureProps) {
  const { t } = useTranslation('tournament')
  if (failure === null) return null
  return (
    <div className="part-failure" role="alert">
      <p>
        <strong>{t('bracket.failed')}</strong> {failure.message}
      </p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
