import type { MatchNotice } from '@lance/contract'
import type { MatchNoticeKind } from '@lance/domain'
import { Link } from '@tanstack/react-router'
import { Swords } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '../../../design/dates.ts'
import { Modal } from '../../../design/Modal.tsx'
import { closeMatchNotice } from '../shared/matchNotice.ts'

/** Whether the player goes on after a match of this kind. */
const goesOn = (kind: MatchNoticeKind): boolean => kind.endsWith('_won') || kind === 'bye' || kind === 'saved'

/** Tells a player of a match that ended without them: what happened, when, and whether they go on ([TOUR-41]). */
export function MatchNoticeDialog({ notice }: { notice: MatchNotice }) {
  const { t, i18n } = useTranslation('tournament')
  const { tournamentId, tournamentName, kind, round, isFinal, opponent, at } = notice
  const close = () => closeMatchNotice(notice)
  const title = goesOn(kind) ? t(isFinal ? 'bracket.youWon' : 'bracket.passed') : t('bracket.eliminated')
  return (
    <Modal title={title} onClose={close} className="notice-dialog" focusesItself>
      <p className="notice-place">
        <Swords size={20} aria-hidden />
        <span>
          <span dir="auto">{tournamentName}</span> ·{' '}
          {isFinal ? t('bracket.final') : t('bracket.round', { round })}
        </span>
      </p>
      <p className="mt-3 text-quiet">
        {t(`notice.${kind}`, { name: opponent ?? '', time: shortTime(at, i18n.language) })}
      </p>
      <div className="modal-actions">
        <Link
          to="/tournament/$tournamentId/bracket"
          params={{ tournamentId }}
          className="button button-primary"
          onClick={close}
        >
          {t('detail.bracket')}
        </Link>
        <button type="button" className="button button-quiet" onClick={close}>
          {t('prize.close')}
        </button>
      </div>
    </Modal>
  )
}
