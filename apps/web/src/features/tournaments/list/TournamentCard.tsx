import type { TournamentSummary } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Check, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalTime } from '../../../design/hydration.tsx'
import { moneyText, plainNumber } from '../../../design/numberText.ts'
import { FormatLine } from '../shared/FormatLine.tsx'
import { PlacesBar } from '../shared/PlacesBar.tsx'
import { StartsIn } from '../shared/StartsIn.tsx'
import { isKnockout } from '../shared/termsText.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { feeText, shortDateTimeText } from '../shared/tournamentTexts.ts'
import { OpenButton } from './OpenButton.tsx'
import { useOpenTournament } from './useOpenTournament.ts'

type TournamentCardProps = { tournament: TournamentSummary; userId: string }

/** A tournament in a list: its fee, creator, start and prize, and how full or how far it is. */
export function TournamentCard({ tournament, userId }: TournamentCardProps) {
  const { t } = useTranslation('tournament')
  const { open, isOpening, failure } = useOpenTournament(tournament.id, userId)
  const { name, creator, status, isParticipant, champion } = tournament
  return (
    <article className="tournament-card" data-entered={isParticipant || undefined}>
      <div className="min-w-0">
        <h3 className="tournament-card-name">{name}</h3>
        <FormatLine tournament={tournament} />
        <p className="truncate text-14 text-quiet">{t('list.by', { name: creator.name })}</p>
      </div>
      <dl className="tournament-card-facts">
        <Money tournament={tournament} />
        {status === 'WAITING' ? <Start tournament={tournament} /> : <Progress tournament={tournament} />}
      </dl>
      {status === 'WAITING' && <PlacesBar tournament={tournament} />}
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

function Money({ tournament: { status, entryFee, _count } }: { tournament: TournamentSummary }) {
  const { t, i18n } = useTranslation('tournament')
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
  return (
    <>
      <Fact name={t('fields.fee')}>{feeText(entryFee, t, i18n.language)}</Fact>
      {status !== 'CANCELLED' && (
        <Fact name={t(status === 'FINISHED' ? 'fields.paidPrize' : 'fields.prize')} isPrize={entryFee > 0}>
          {entryFee > 0 && <Trophy size={14} aria-hidden />}
          {moneyText(prize, i18n.language)}
        </Fact>
      )}
    </>
  )
}

function Start({ tournament: { startTime } }: { tournament: TournamentSummary }) {
  const { t, i18n } = useTranslation('tournament')
  return (
    <Fact name={t('fields.start')} isWide>
      <time dateTime={startTime}>
        <LocalTime write={(zone) => shortDateTimeText(startTime, i18n.language, zone)} />
      </time>
      <StartsIn startTime={startTime} className="tournament-card-countdown" />
    </Fact>
  )
}

/** How far a running tournament is, else its status and size. */
function Progress({ tournament }: { tournament: TournamentSummary }) {
  const { t, i18n } = useTranslation('tournament')
  const { status, currentRound, totalRounds, playersLeft, playerCount, _count } = tournament
  const number = (value: number) => plainNumber(value, i18n.language)
  const isOpenEnded = !isKnockout(tournament)
  const isRunning = status === 'IN_PROGRESS' && playersLeft !== null && !isOpenEnded
  const hasRounds = isRunning || (status === 'IN_PROGRESS' && tournament.format === 'SWISS')
  return (
    <>
      <Fact name={t('fields.status')}>
        {hasRounds ? t('match.round', { round: currentRound, rounds: totalRounds }) : t(`status.${status}`)}
      </Fact>
      <Fact name={t(isRunning ? 'fields.playersLeft' : 'fields.players')}>
        {isRunning
          ? `${number(playersLeft)}/${number(_count.participants)}`
          : isOpenEnded
            ? number(_count.participants)
            : `${number(_count.participants)}/${number(playerCount)}`}
      </Fact>
    </>
  )
}

type FactProps = { name: string; isPrize?: boolean; isWide?: boolean; children: ReactNode }

const Fact = ({ name, isPrize = false, isWide = false, children }: FactProps) => (
  <div data-wide={isWide || undefined}>
    <dt>{name}</dt>
    <dd data-prize={isPrize || undefined}>{children}</dd>
  </div>
)
