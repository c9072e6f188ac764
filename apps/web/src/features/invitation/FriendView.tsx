import type { Invitation } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../../net/api/apiError.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { callApi } from '../../net/session/wiring.ts'
import { VariantNote } from '../pace/index.ts'
import { InvitationTerms } from './InvitationTerms.tsx'

type FriendViewProps = { invitation: Invitation; onChanged: () => Promise<unknown> }

/** Who invites the user to which game; one press starts it. */
export function FriendView({ invitation, onChanged }: FriendViewProps) {
  const { t } = useTranslation('invitation')
  const { user } = useAuth()
  const { take, isTaking, refusal } = useTake(invitation, onChanged)
  return (
    <section className="lone-page">
      <p className="text-14 text-accent-text">
        <InvitationTerms invitation={invitation} forFriend />
      </p>
      <h1 className="mt-2 max-w-2xl text-31">{t('friend.title', { name: invitation.host_name })}</h1>
      <p className="mt-3 text-quiet">{t('terms.unrated')}</p>
      {invitation.variant === 'chess960' && <VariantNote />}
      {refusal !== null && <Refused refusal={refusal} />}
      {user.isRegistered ? (
        <button
          type="button"
          className="button button-primary mt-8 min-w-48"
          aria-disabled={isTaking}
          onClick={() => void take()}
        >
          {t('friend.play')}
        </button>
      ) : (
        <>
          <p className="mt-6 max-w-md text-quiet">{t('friend.needsAccount')}</p>
          <Link
            to="/profile"
            state={{ wayBack: `/invite/${invitation.id}` }}
            className="button button-primary mt-6"
          >
            {t('friend.enter')}
          </Link>
        </>
      )}
      <Link to="/" className="link mt-3 inline-block py-3">
        {t('home')}
      </Link>
    </section>
  )
}

type TakeRefusal = {
  message: string
  /** The user's running game that prevents a new one. */
  gameId: string | null
  /** Trying again in a moment may work. */
  isTemporary: boolean
}

function Refused({ refusal: { message, gameId, isTemporary } }: { refusal: TakeRefusal }) {
  const { t } = useTranslation('invitation')
  return (
    <div className="invitation-refused" role="alert">
      <p className="font-medium">{t('friend.refused')}</p>
      <p className="mt-1 text-quiet">
        {message} {isTemporary && t('friend.stillGood')}
      </p>
      {gameId !== null && (
        <Link to="/game/$gameId" params={{ gameId }} className="link inline-block py-3">
          {t('friend.ownGame')}
        </Link>
      )}
    </div>
  )
}

function useTake({ id }: Invitation, onChanged: FriendViewProps['onChanged']) {
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(false)
  const [refusal, setRefusal] = useState<TakeRefusal | null>(null)
  async function take() {
    if (isTaking) return
    setTaking(true)
    setRefusal(null)
    try {
      const { game_id: gameId } = await callApi('POST /invitations/:id/take', { params: { id } })
      await navigate({ to: '/game/$gameId', params: { gameId }, replace: true })
    } catch (error) {
      setRefusal(refusalOf(error))
      setTaking(false)
      await onChanged()
    }
  }
  return { take, isTaking, refusal }
}

function refusalOf(error: unknown): TakeRefusal {
  if (!(error instanceof ApiError)) return { message: String(error), gameId: null, isTemporary: true }
  const { code, message, body } = error
  return {
    message,
    gameId: code === 'ALREADY_IN_GAME' && typeof body.game_id === 'string' ? body.game_id : null,
    isTemporary: code !== 'ALREADY_IN_GAME' && code !== 'INVITATION_TAKEN' && code !== 'INVITATION_NOT_FOUND',
  }
}
