import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showToast } from '../../../design/toast/toastStore.ts'
import { ApiError } from '../../../net/api/apiError.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { useNow } from '../shared/countdown.ts'
import { refuseUnconfirmed } from '../shared/refuseUnconfirmed.ts'
import { refetchTournament } from '../shared/tournamentQueries.ts'

/** The server sends the reminder this long before the start; a request after that has no effect. */
const MINUTES_BEFORE = 10

type StartReminderProps = { tournament: Tournament; serverAheadMs: number }

/** Lets a player ask for a mail before the start of a tournament that they have entered. */
export function StartReminder({
  tournament: { id, startTime, wantsMail },
  serverAheadMs,
}: StartReminderProps) {
  const { t } = useTranslation('tournament')
  const { user } = useAuth()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const leftMs = new Date(startTime).getTime() - useNow(serverAheadMs)
  if (leftMs <= MINUTES_BEFORE * 60_000) return null
  if (!user.emailConfirmed)
    return (
      <p className="text-14 text-quiet">
        <Link to="/profile" className="link inline-block py-3">
          {t('detail.reminder.unconfirmed')}
        </Link>
      </p>
    )
  async function setReminder(mail: boolean) {
    setChosen(mail)
    try {
      await callApi('PUT /tournaments/:id/reminder', { params: { id }, body: { mail } })
    } catch (error) {
      setChosen(null)
      const description = error instanceof Error ? error.message : String(error)
      const title = t('detail.reminder.failed')
      const isUnconfirmed = error instanceof ApiError && error.code === 'REMINDER_EMAIL_UNCONFIRMED'
      if (isUnconfirmed) void refuseUnconfirmed({ title, description }, user)
      else showToast({ style: 'destructive', title, description })
    }
    refetchTournament(id)
  }
  return (
    <label className="tournament-reminder">
      <input
        type="checkbox"
        checked={chosen ?? wantsMail}
        onChange={({ target }) => void setReminder(target.checked)}
      />
      {t('detail.reminder.label', { count: MINUTES_BEFORE })}
    </label>
  )
}
