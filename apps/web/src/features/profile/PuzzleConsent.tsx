import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ListFailed } from '../../design/ListNote.tsx'
import { callApi } from '../../net/session/wiring.ts'
import { reportFailure } from './accountForms.ts'
import '../appearance/appearance.css'

/** Lets players decide whether their rated games may become puzzles, with their name. */
export function PuzzleConsent({ user }: { user: User }) {
  const { t } = useTranslation(['ownData', 'profile'])
  const client = useQueryClient()
  const queryKey = ['puzzleConsent', user.id] as const
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /puzzle-consent', { signal }),
    staleTime: 0,
  })
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const isGiven = data?.isGiven ?? false
  const toggle = async () => {
    if (isBusy || data === undefined) return
    setBusy(true)
    try {
      client.setQueryData(queryKey, await callApi('PUT /puzzle-consent', { body: { isGiven: !isGiven } }))
    } catch (failure) {
      reportFailure(failure, { title: t('puzzles.failed'), unexpected: t('profile:update.unexpected') })
    }
    setBusy(false)
  }
  if (data === undefined && error !== null && !isFetching)
    return <ListFailed title={t('puzzles.unread')} reason={error.message} onRetry={() => void refetch()} />
  return (
    <>
      <h3 className="text-20">{t('puzzles.title')}</h3>
      <button
        type="button"
        className="preference-switch mt-2"
        role="switch"
        aria-checked={isGiven}
        aria-describedby={id}
        aria-busy={data === undefined || isBusy}
        onClick={() => void toggle()}
      >
        <span>{t('puzzles.allow')}</span>
        <span className="preference-track" aria-hidden />
      </button>
      <p id={id} className="mt-2 text-quiet">
        {t('puzzles.text')}
      </p>
    </>
  )
}
