import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { plainNumber } from '../../../design/numberText.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { ParticipantRow } from '../shared/ParticipantRow.tsx'

type ParticipantSearchProps = { tournament: Tournament; userId: string }

/** All participants by seed, page by page, and those whose name contains what is typed ([TOUR-42]). */
export function ParticipantSearch({ tournament: { id, _count }, userId }: ParticipantSearchProps) {
  const { t, i18n } = useTranslation('tournament')
  const fieldId = useId()
  const [text, setText] = useState('')
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useParticipants(id, text.trim())
  const found = data?.pages.flatMap(({ participants }) => participants) ?? []
  return (
    <>
      <h2 className="text-20">
        {t('detail.participants')}{' '}
        <span className="text-quiet">({plainNumber(_count.participants, i18n.language)})</span>
      </h2>
      <search className="player-search mt-3">
        <label htmlFor={fieldId} className="sr-only">
          {t('bracket.search')}
        </label>
        <Search size={18} aria-hidden className="player-search-sign" />
        <input
          id={fieldId}
          type="search"
          className="field"
          placeholder={t('bracket.search')}
          autoComplete="off"
          maxLength={30}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </search>
      {found.length > 0 && (
        <ul className="tournament-participants" aria-busy={isFetching}>
          {found.map((one) => (
            <ParticipantRow key={one.userId} participant={one} userId={userId} />
          ))}
        </ul>
      )}
      {data === undefined && error === null && <div className="skeleton mt-3 h-40" aria-hidden />}
      <p role="status" className="mt-3 text-quiet empty:hidden">
        {error !== null
          ? t('bracket.searchFailed')
          : data && found.length === 0
            ? t('bracket.searchEmpty')
            : ''}
      </p>
      {error !== null ? (
        <button type="button" className="button button-quiet mt-3" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      ) : (
        hasNextPage && (
          <button
            type="button"
            className="button button-quiet mt-3"
            aria-busy={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {t('list.more')}
          </button>
        )
      )}
    </>
  )
}

function useParticipants(id: string, text: string) {
  const name = useDeferredValue(text)
  return useInfiniteQuery({
    queryKey: ['participants', id, name],
    queryFn: ({ pageParam: after, signal }) =>
      callApi('GET /tournaments/:id/participants', {
        params: { id },
        query: name === '' ? { after } : { after, name },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    staleTime: 60_000,
  })
}
