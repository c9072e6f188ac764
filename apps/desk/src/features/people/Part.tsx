import { useTranslation } from '@lance/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failure } from '../../design/Failure.tsx'

/** What a call of the page answered, or that it is still read, or why it failed. */
export function Part<Answer>({
  query,
  children,
}: {
  query: UseQueryResult<Answer>
  children: (answer: Answer) => ReactNode
}) {
  const { t } = useTranslation('common')
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <Failure error={query.error} onRetry={() => query.refetch()} />
  return <p className="hint">{t('loading')}</p>
}
