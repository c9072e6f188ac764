import type { TournamentSummary } from '@lance/contract'
import { ArrowRight, Check, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalTime } from '../../../design/hydration.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { feeText, shortDateTimeText } from '../shared/tournamentTexts.ts'
import { useOpenTournament } from './useOpenTournament.ts'

type TournamentCardProps = { tournament: TournamentSummary; userId: string }

/** A tournament in a list: its fee, creator, start and prize. */
export function TournamentCard({ tournament, userId }: TournamentCardProps) {
  const { t, i18n } = useTranslation('tournament')
  const { open, isOpening, failure } = useOpenTournament(tournament.id, userId)
  const { name, creator, entryFee, status, startTime, isParticipant, champion } = tournament
  return (
    <article className="tournament-card" data-entered={isParticipant || undefined}>
      <div className="min-w-0">
        <h3 className="tournament-card-name">{name}</h3>
        <p className="truncate text-14 text-quiet">{t('list.by', { name: creator.name })}</p>
      </div>
      <dl className="tournament-card-facts">
        <Fact name={t('fields.fee')}>{feeText(entryFee, t, i18n.language)}</Fact>
        <Fact name={t('fields.players')}>
          {tournament._count.participants}/{tournament.playerCount}
        </Fact>
        <Fact name={t(status === 'WAITING' ? 'fields.start' : 'fields.status')}>
          {status === 'WAITING' ? (
            <time dateTime={startTime}>
              <LocalTime write={(zone) => shortDateTimeText(startTime, i18n.language, zone)} />
            </time>
          ) : (
            t(`status.${status}`)
          )}
        </Fact>
        {status !== 'CANCELLED' && (
          <Fact name={t(status === 'FINISHED' ? 'fields.paidPrize' : 'fields.prize')} isPrize={entryFee > 0}>
            {entryFee > 0 && <Trophy size={14} aria-hidden />}
            {moneyText(
              estimatedPrizeReais({ feeReais: entryFee, players: tournament._count.participants }),
              i18n.language,
            )}
          </Fact>
        )}
      </dl>
      {champion !== null && (
        <p className="truncate text-14 font-semibold">{t('detail.champion', { name: champion.name })}</p>
      )}
      <div className="tournament-card-foot">
        {isParticipant && (
          <p className="tournament-entered">
            <Check size={16} aria-hidden /> {t('list.entered')}
          </p>
        )}
        <OpenButton tournament={tournament} onOpen={open} isOpening={isOpening} />
      </div>
      {failure !== null && (
        <p role="alert" className="text-14 text-danger-text">
          {t('list.openFailed', { message: failure })}
        </p>
      )}
    </article>
  )
}

type FactProps = { name: string; isPrize?: boolean; children: ReactNode }

const Fact = ({ name, isPrize = false, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd data-prize={isPrize || undefined}>{children}</dd>
  </div>
)

const LABELS = { WAITING: 'open', IN_PROGRESS: 'bracket', FINISHED: 'results', CANCELLED: 'open' } as const

type OpenButtonProps = { tournament: TournamentSummary; onOpen: () => void; isOpening: boolean }

/** A full tournament that has not started opens only for participants ([TOUR-32]). */
function OpenButton({ tournament, onOpen, isOpening }: OpenButtonProps) {
  const { t } = useTranslation('tournament')
  const { status, isParticipant, name, playerCount, _count } = tournament
  const isFull = status === 'WAITING' && _count.participants >= playerCount
  if (isFull && !isParticipant) {
    return (
      <button type="button" className="button button-quiet" disabled>
        {t('full')}
      </button>
    )
  }
  const label = t(`list.${LABELS[status]}`)
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`${label}: ${name}`}
      aria-busy={isOpening}
      aria-disabled={isOpening}
      onClick={onOpen}
    >
      {label}
      {isOpening ? (
        <span className="spinner" aria-hidden />
      ) : (
        <ArrowRight size={16} className="rtl:-scale-x-100" aria-hidden />
      )}
    </button>
  )
}
