import type { OwnSession, User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { callApi } from '../../net/session/wiring.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { EndSessionsDialog, useDeviceName } from './EndSessionsDialog.tsx'

const sessionsKey = (userId: string) => ['sessions', userId] as const

/** The session to end, or all but this browser's. */
type SessionsToEnd = OwnSession | 'others'

/** Where the user is signed in, with buttons to sign out, and the form that changes the password. */
export function SessionsView({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const client = useQueryClient()
  return (
    <>
      <section aria-labelledby="own-sessions">
        <h2 id="own-sessions" className="text-25">
          {t('sessions.title')}
        </h2>
        <p className="mt-2 max-w-xl text-quiet">{t('sessions.text')}</p>
        <SessionList user={user} />
      </section>
      <ChangePassword
        email={user.email}
        onChanged={() => void client.invalidateQueries({ queryKey: sessionsKey(user.id) })}
      />
    </>
  )
}

function SessionList({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const [ending, setEnding] = useState<SessionsToEnd | null>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: sessionsKey(user.id),
    queryFn: ({ signal }) => callApi('GET /auth/sessions', { signal }),
    staleTime: 0,
  })
  if (data === undefined) {
    if (error === null || isFetching) return <Loading />
    return (
      <div className="mt-5">
        <ListFailed title={t('sessions.failed')} reason={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  return (
    <>
      <ul className="session-rows">
        {data.items.map((one) => (
          <SessionRow key={one.id} session={one} onEnd={() => setEnding(one)} />
        ))}
      </ul>
      {data.items.some(({ current }) => !current) ? (
        <button type="button" className="button button-quiet mt-5" onClick={() => setEnding('others')}>
          {t('sessions.endOthers')}
        </button>
      ) : (
        <div className="mt-5">
          <ListNote title={t('sessions.alone')} text={t('sessions.aloneText')} />
        </div>
      )}
      {ending !== null && (
        <EndSessionsDialog
          session={ending === 'others' ? null : ending}
          onEnded={() => void refetch()}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t, i18n } = useTranslation('ownData')
  const device = useDeviceName(session)
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const since = day.format(session.createdAt)
  return (
    <li className="session-row">
      <div className="session-device">
        <p className="font-semibold">{device}</p>
        <p className="text-14 text-quiet">{t('sessions.since', { date: since })}</p>
        {session.current ? (
          <p className="text-14 font-medium text-accent-text">{t('sessions.current')}</p>
        ) : (
          <p className="text-14 text-quiet">{t('sessions.used', { date: moment.format(session.usedAt) })}</p>
        )}
      </div>
      {!session.current && (
        <button
          type="button"
          className="button button-quiet flex-none"
          aria-label={t('sessions.endOf', { device, date: since })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  )
}

function Loading() {
  const { t } = useTranslation('ownData')
  return (
    <div className="session-rows" role="status" aria-label={t('sessions.loading')}>
      <div className="skeleton my-3 h-18" />
      <div className="skeleton my-3 h-18" />
    </div>
  )
}
