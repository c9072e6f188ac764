import type { Caller, Refusal } from '../../kernel/routing.ts'
import { updateWantsMail } from './reminderStore.ts'
import { refuseChange } from './tournamentRow.ts'
import { selectApplicant, selectTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/**
 * Sets whether an entered user gets a mail before the start. Mails go only to confirmed addresses. Refuses
 * TOURNAMENT_*, REMINDER_EMAIL_UNCONFIRMED.
 */
export async function setReminder(
  { db, time }: TournamentsContext,
  { userId }: Caller,
  { tournamentId, wants }: { tournamentId: string; wants: boolean },
): Promise<{ ok: true; mail: boolean } | Refusal> {
  const row = await selectTournament(db, tournamentId)
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const refused = refuseChange(row, time.nowMs())
  if (refused) return refused
  if (wants && !(await selectApplicant(db, userId)).emailConfirmed)
    return { ok: false, code: 'REMINDER_EMAIL_UNCONFIRMED' }
  if (!(await updateWantsMail(db, { tournamentId, userId, wants })))
    return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  return { ok: true, mail: wants }
}
