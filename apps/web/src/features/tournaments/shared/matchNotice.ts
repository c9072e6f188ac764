import type { GameRecord, MatchNotice } from '@lance/contract'
import { noticeOfEnd } from '@lance/domain'
import { ownNotices } from '../../../net/session/playerChannel.ts'
import { callApi } from '../../../net/session/wiring.ts'

type NoticeId = Pick<MatchNotice, 'tournamentId' | 'matchId' | 'kind'>

/** Closes a notice that the user has seen. If the call fails, it is shown once more at the next visit. */
export function closeMatchNotice(notice: NoticeId): void {
  const { tournamentId: id, matchId, kind } = notice
  ownNotices.hide(notice)
  callApi('DELETE /tournaments/:id/match/:matchId/notice/:kind', { params: { id, matchId, kind } }).catch(
    () => {},
  )
}

/** Closes the notice of a match whose end its player saw at the board ([TOUR-41]). */
export function closeSeenEnd(
  { tournament_id: tournamentId, match, reason, winner_id }: GameRecord,
  userId: string,
) {
  if (tournamentId === null || match?.outcome !== 'decided' || reason === null) return
  const { matchId, winnerId } = match
  const kind = noticeOfEnd({ reason, wasDrawn: winner_id === null, winnerId }, userId)
  if (kind !== null) closeMatchNotice({ tournamentId, matchId, kind })
}
