import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { FriendView } from './FriendView.tsx'
import { HostView } from './HostView.tsx'
import { useInvitation } from './useInvitation.ts'
import './invitation.css'

const route = getRouteApi('/invite/$invitationId')

/** /invite/{id}: where the host waits, and what the friend opens. */
export function InvitationPage() {
  const { t } = useTranslation('invitation')
  const { invitationId } = route.useParams()
  const { user } = useAuth()
  usePageTitle(t('title'))
  return (
    <QueryClientProvider client={queryClient}>
      <InvitationContent key={invitationId} id={invitationId} user={user} />
    </QueryClientProvider>
  )
}

function InvitationContent({ id, user }: { id: string; user: User }) {
  const { t } = useTranslation(['invitation', 'common'])
  const { found, refetch } = useInvitation(id, user.id)
  useGoToGame(found.status === 'found' ? found.invitation.game_id : null)
  if (found.status === 'loading') return <p className="invitation-place text-quiet">{t('loading')}</p>
  if (found.status === 'gone') return <NoInvitation title={t('gone.title')} text={t('gone.text')} />
  if (found.status === 'failed') {
    return (
      <NoInvitation title={t('failed.title')} text={found.reason}>
        <button type="button" className="button button-primary" onClick={() => void refetch()}>
          {t('common:retry')}
        </button>
      </NoInvitation>
    )
  }
  const { invitation } = found
  if (invitation.status === 'taken') {
    if (invitation.game_id !== null) return null
    return <NoInvitation title={t('taken.title')} text={t('taken.text')} />
  }
  const isHost = invitation.host_id === user.id
  if (isHost) return <HostView invitation={invitation} onChanged={refetch} />
  return <FriendView invitation={invitation} onChanged={refetch} />
}

/** Takes both players to the game once it exists. */
function useGoToGame(gameId: string | null) {
  const navigate = useNavigate()
  useEffect(() => {
    if (gameId === null) return
    void navigate({ to: '/game/$gameId', params: { gameId }, replace: true })
  }, [gameId, navigate])
}

function NoInvitation({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { t } = useTranslation('invitation')
  return (
    <section className="lone-page">
      <h1 className="text-31">{title}</h1>
      <p className="mt-3 max-w-md text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className="button button-quiet">
          {t('home')}
        </Link>
        {children ?? (
          <Link to="/game/new" className="button button-primary">
            {t('makeOwn')}
          </Link>
        )}
      </div>
    </section>
  )
}
