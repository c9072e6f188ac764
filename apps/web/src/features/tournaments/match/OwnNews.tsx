import type { MatchNotice, PrizeNotice } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Trophy } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { shortTime } from '../../../design/dates.ts'
import { Modal } from '../../../design/Modal.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { ownNotices, ownPrizes } from '../../../net/session/playerChannel.ts'
import { freeTable } from '../../../net/session/unseenNews.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { closeMatchNotice } from '../shared/matchNotice.ts'
import { titleText } from '../shared/tournamentTexts.ts'
import { MatchBanner } from './MatchBanner.tsx'
import { MatchNoticeDialog } from './MatchNoticeDialog.tsx'

/**
 * What a tournament tells its player on every screen: a match to play ([TOUR-30]), a match that ended without them
 * ([TOUR-41]), a tournament or a prize won ([TOUR-33]).
 */
export function OwnNews() {
  return (
    <>
      <MatchBanner />
      <Unseen />
    </>
  )
}

/** What the user has not seen, one dialog at a time, and never over a game of theirs. */
function Unseen() {
  const [notice] = useSyncExternalStore(ownNotices.subscribe, ownNotices.get)
  const [prize] = useSyncExternalStore(ownPrizes.subscribe, ownPrizes.get)
  const isTableFree = useSyncExternalStore(freeTable.subscribe, freeTable.get)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (isTablePath(path) && !isTableFree) return null
  // The page of a tournament without a bracket shows its rounds itself.
  if (notice?.kind === 'bye' && path.replace('/bracket', '') === `/tournament/${notice.tournamentId}`)
    return <SeenBye key={notice.matchId} notice={notice} />
  if (notice !== undefined) return <MatchNoticeDialog key={notice.matchId + notice.kind} notice={notice} />
  if (prize === undefined) return null
  return <PrizeDialog key={prize.tournamentId} prize={prize} />
}

/** A bye that the bracket on the screen tells anyway: closed as soon as the page is in sight. */
function SeenBye({ notice }: { notice: MatchNotice }) {
  useEffect(() => {
    const close = () => {
      if (!document.hidden) closeMatchNotice(notice)
    }
    close()
    document.addEventListener('visibilitychange', close)
    return () => document.removeEventListener('visibilitychange', close)
  }, [notice])
  return null
}

/** Whether a game may be played at this address. */
const isTablePath = (path: string) => path.startsWith('/game/') && !path.endsWith('/review')

function PrizeDialog({ prize }: { prize: PrizeNotice }) {
  const { t, i18n } = useTranslation('tournament')
  const { tournamentId, tournamentName, place, amount } = prize
  const title = titleText(prize.title, t, { isOwn: true })
  function close() {
    ownPrizes.hide({ tournamentId })
    // If it fails, the prize is shown once more at the next visit.
    callApi('DELETE /tournaments/:id/prize-notice', { params: { id: tournamentId } }).catch(() => {})
  }
  return (
    <Modal
      title={
        amount > 0 ? t('prize.title', { amount: moneyText(amount, i18n.language) }) : t('bracket.youWon')
      }
      onClose={close}
      className="prize-dialog"
      focusesItself
    >
      <p className="prize-place">
        <Trophy size={20} aria-hidden />
        <span>{t('prize.place', { place, name: tournamentName })}</span>
      </p>
      {title !== '' && <p className="mt-3">{title}</p>}
      {amount > 0 && (
        <p className="mt-3 text-quiet">
          <WhereMoneyIs prize={prize} />
        </p>
      )}
      <div className="modal-actions">
        {amount > 0 && (
          <Link to="/wallet" className="button button-quiet" onClick={close}>
            {t('prize.wallet')}
          </Link>
        )}
        <Link
          to="/tournament/$tournamentId"
          params={{ tournamentId }}
          className="button button-primary"
          onClick={close}
        >
          {t('prize.results')}
        </Link>
        <button type="button" className="button button-quiet" onClick={close}>
          {t('prize.close')}
        </button>
      </div>
    </Modal>
  )
}

function WhereMoneyIs({ prize: { state, until } }: { prize: PrizeNotice }) {
  const { t, i18n } = useTranslation('tournament')
  if (state === 'in_review') return t('prize.inReview')
  if (until === null) return t('prize.paid')
  return t(state === 'held' ? 'prize.held' : 'prize.resting', { time: shortTime(until, i18n.language) })
}
