import type { ArenaProgress, Tournament } from '@lance/contract'
import { Clock, Swords, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paceLabel } from '../../../design/paceLabel.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { waitLabel } from '../shared/tournamentTexts.ts'

type ArenaHeadProps = { tournament: Tournament; progress: ArenaProgress | null; serverAheadMs: number }

/** What an arena is, and how it stands: its pace and length, the time left, players and games. */
export function ArenaHead({ tournament, progress, serverAheadMs }: ArenaHeadProps) {
  const { t, i18n } = useTranslation('arena')
  const { pace, minutes, status } = tournament
  const terms = [
    t('name'),
    pace && paceLabel({ timeControlS: pace.timeControl, incrementS: pace.increment }, i18n.language),
    minutes && waitLabel(minutes * 60, i18n.language),
  ].filter(Boolean)
  return (
    <div className="arena-head">
      <p className="arena-terms">
        <Swords size={18} aria-hidden /> {terms.join(' · ')}
      </p>
      {progress !== null && status === 'IN_PROGRESS' && (
        <TimeLeft endsAt={progress.endsAt} serverAheadMs={serverAheadMs} />
      )}
      {progress !== null && (
        <p className="arena-counts">
          <span>
            <Users size={16} aria-hidden /> {t('players', { count: progress.players })}
          </span>
          {status === 'IN_PROGRESS' && <span>{t('playing', { count: progress.playing })}</span>}
        </p>
      )}
    </div>
  )
}

function TimeLeft({ endsAt, serverAheadMs }: { endsAt: number; serverAheadMs: number }) {
  const { t, i18n } = useTranslation('arena')
  const leftMs = endsAt - useNow(serverAheadMs)
  return (
    <p className="arena-left" role="timer">
      <Clock size={20} aria-hidden />
      {leftMs > 0 ? t('left', { left: countdownText(leftMs, i18n.language) }) : t('ending')}
    </p>
  )
}
