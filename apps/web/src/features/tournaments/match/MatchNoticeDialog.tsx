import type { MatchNotice } from '@lance/contract'
import type { MatchNoticeKind } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import { shortTime } from '../../../design/dates.ts'
import { Modal } from '../../../design/Modal.tsx'
import { closeMatchNotice } from '../shared/matchNotice.ts'

/** Whether the player goes on after a match of this kind. */
const goesOn = (kind: MatchNoticeKind): boolean => kind.endsWith('_won') || kind === 'bye' || kind === 'saved'

/** Tells a player of a match that ended without them: what happened, when, and whether they go on ([TOUR-41]). */
export function MatchNoticeDialog({ notice }: { notice: MatchNotice }) {
  const { t, i18n } = useTranslation('tournament')
  const { tournamentId, tournamentName, kind, format, round, isFinal, opponent, at } = notice
  const close = () => closeMatchNotice(notice)
  const hasBracket = (format ?? 'KNOCKOUT') === 'KNOCKOUT'
  const title = hasBracket
    ? goesOn(kind)
      ? t(isFinal ? 'bracket.youWon' : 'bracket.passed')
      : t('bracket.eliminated')
    : t('bracket.round', { round })
  const values = { name: opponent ?? '', time: shortTime(at, i18n.language) }
  return (
    <Modal title={title} onClose={close} className="notice-dialog" focusesItself>
      <p className="notice-place">
        <Swords size={20} aria-hidden />
        <span>
          <span dir="auto">{tournamentName}</span> ·{' '}
          {hasBracket && isFinal ? t('bracket.final') : t('bracket.round', { round })}
        </span>
      </p>
      <p className="mt-3 text-quiet">
        {!hasBracket && (kind === 'both_absent' || kind === 'bye')
          ? t(`noticeInRounds.${kind}`, values)
          : t(`notice.${kind}`, values)}
      </p>
      <div className="modal-actions">
        <Link
          to={hasBracket ? '/tournament/$tournamentId/bracket' : '/tournament/$tournamentId'}
          params={{ tournamentId }}
          className="button button-primary"
          onClick={close}
        >
          {hasBracket ? t('detail.bracket') : t('match.backToTournament')}
        </Link>
        <button type="button" className="button button-quiet" onClick={close}>
          {t('prize.close')}
        </button>
      </div>
    </Modal>
  )
}
