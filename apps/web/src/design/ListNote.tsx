import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'

type ListNoteProps = { title: string; text?: string; picture?: ReactNode; children?: ReactNode }

/** Says why a list is empty, and what to do next. */
export function ListNote({ title, text, picture, children }: ListNoteProps) {
  return (
    <div className="list-note rounded-16 border border-line px-5 py-8 text-center">
      {picture}
      <p className="font-medium">{title}</p>
      {text !== undefined && <p className="mx-auto mt-1 max-w-md text-quiet">{text}</p>}
      {children}
    </div>
  )
}

/** Says why a list could not be read, with a retry button. */
export function ListFailed({
  title,
  reason,
  onRetry,
}: {
  title: string
  reason: string
  onRetry: () => void
}) {
  const { t } = useTranslation()
  return (
    <div className="list-note rounded-16 border border-line px-5 py-8 text-center" role="alert">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-quiet">{reason}</p>
      <button type="button" className="button button-quiet mt-4" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  )
}
