import type { CallAnswer } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { callApi } from '../../net/session/wiring.ts'

/** A search that continues without its waiting screen and can be cancelled here. */
export function StandingSearch({ search, playerId }: { search: OwnSearch; playerId: string }) {
  const { t, i18n } = useTranslation('ownGames')
  const client = useQueryClient()
  const { time_control } = search
  const call = { params: { player_id: playerId }, query: { time_control } }
  const cancel = useMutation({
    mutationFn: () => callApi('DELETE /matchmaking_queue/:player_id', call),
    onSuccess: () =>
      showToast({ title: t('search.cancelled.title'), description: t('search.cancelled.text') }),
    onError: ({ message }) =>
      showToast({ style: 'destructive', title: t('search.cancelFailed'), description: message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['own', playerId] }),
  })
  return (
    <li className="own-game own-search">
      <span className="min-w-0">
        <span className="block font-semibold">{t('search.title')}</span>
        <span className="block text-14 text-quiet">
          {t('search.terms', { label: timeControlLabel(search.time_control, i18n.language) })}
        </span>
      </span>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={cancel.isPending}
        onClick={() => !cancel.isPending && cancel.mutate()}
      >
        {t('search.cancel')}
      </button>
    </li>
  )
}

/** A daily search that stays in the queue while its player is elsewhere. */
type OwnSearch = CallAnswer<'GET /matchmaking_queue/:player_id'>['items'][number]

export function useOwnSearches(playerId: string) {
  return useQuery({
    queryKey: ['own', playerId, 'searches'],
    queryFn: ({ signal }) =>
      callApi('GET /matchmaking_queue/:player_id', { params: { player_id: playerId }, signal }),
    select: ({ items }) => items,
  })
}
