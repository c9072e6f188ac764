import type { ArenaProgress, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Clock, Swords, Users } from 'lucide-react'
import { paceLabel } from '../../../design/paceLabel.ts'
import { countdownText, useNow } from '../shared/countdown.ts'
import { waitLabel } from '../shared/tournamentTexts.ts'

type ArenaHeadProps = { tournament: Tournament; progress: ArenaProgress | null; serverAheadMs: number }

/**
 * What an arena is, and how it stands: its pace and length, the time left, players and games. What is not known yet
 * has its space, so that the button below it does not move.
 */
export function ArenaHead({ tournament, progress, serverAheadMs }: ArenaHeadProps) {
  const { t, i18n } = useTranslation('arena')
  const { pace, minutes, status, _count } = tournament
  const isRunning = status === 'IN_PROGRESS'
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
      {isRunning && <TimeLeft endsAt={progress?.endsAt} serverAheadMs={serverAheadMs} />}
      {(isRunning || progress !== null) && (
        <p className="arena-counts">
          <span>
            <Users size={16} aria-hidden />{' '}
            {t('players', { count: progress?.players ?? _count.participants })}
          </span>
          {isRunning && <span>{progress ? t('playing', { count: progress.playing }) : '\u00a0'}</span>}
        </p>
      )}
    </div>
  )
}

function TimeLeft({ endsAt, serverAheadMs }: { endsAt: number | undefined; serverAheadMs: number }) {
  const { t, i18n } = useTranslation('arena')
  const nowMs = useNow(serverAheadMs)
  if (endsAt === undefined) return <p className="arena-left">{'\u00a0'}</p>
  const leftMs = endsAt - nowMs
  return (
    <p className="arena-left" role="timer">
      <Clock size={20} aria-hidden />
      {leftMs > 0 ? t('left', { left: countdownText(leftMs, i18n.language) }) : t('ending')}
    </p>
  )
}
