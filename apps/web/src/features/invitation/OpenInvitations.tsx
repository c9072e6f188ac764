import { useTranslation } from '@lance/texts'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { untilText } from '../../design/dates.ts'
import { queryClient } from '../../net/queryClient.ts'
import { callApi } from '../../net/session/wiring.ts'
import { InvitationTerms } from './InvitationTerms.tsx'

/** How often the list is refetched: a friend may accept an invitation, or one may expire. */
const REFETCH_EVERY_MS = 15_000

/** The user's own open invitations; renders nothing if there are none. */
export function OpenInvitations() {
  return (
    <QueryClientProvider client={queryClient}>
      <OpenList />
    </QueryClientProvider>
  )
}

function OpenList() {
  const { t, i18n } = useTranslation('invitation')
  const { data } = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => callApi('GET /invitations', { signal }),
    staleTime: 0,
    refetchInterval: REFETCH_EVERY_MS,
  })
  if (data === undefined || data.items.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-20">{t('open.title')}</h2>
      <ul className="invitation-list">
        {data.items.map((one) => (
          <li key={one.id}>
            <Link to="/invite/$invitationId" params={{ invitationId: one.id }} className="invitation-row">
              <InvitationTerms invitation={one} />
              <span className="text-14 text-quiet">
                {t('open.until', { time: untilText(one.until, i18n.language) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
