import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { formatCents, formatNumber, formatTime } from '../../base/format.ts'
import { Badge, type Tone } from '../../design/Badge.tsx'
import type { TournamentAnswer } from './answers.ts'
import { STATUS_TONES } from './statusTones.ts'

const PRIZE_TONES: Readonly<Record<TournamentAnswer['prizes'][number]['state'], Tone>> = {
  paid: 'good',
  waiting: 'plain',
  held: 'warning',
}

export function PlayerLink({ player: { id, name } }: { player: { id: string; name: string | null } }) {
  const { t } = useTranslation('tournaments')
  return (
    <Link to={`/people/${id}`} dir="auto">
      {name ?? t('closedAccount')}
    </Link>
  )
}

/** Start, players and money, and the prizes once it is over. */
export function TournamentCards({ answer }: { answer: TournamentAnswer }) {
  return (
    <div className="cards">
      <PlayCard answer={answer} />
      <MoneyCard answer={answer} />
      {answer.prizes.length > 0 && <PrizeCard answer={answer} />}
    </div>
  )
}

const CANCELLED_KEYS = {
  creator: 'creator',
  operator: 'operator',
  too_few: 'tooFew',
  no_points: 'noPoints',
} as const

function PlayCard({ answer: { tournament, creator, champion, cancelledBy } }: { answer: TournamentAnswer }) {
  const { t } = useTranslation('tournaments')
  const { status, startAt, endedAt, participants, playerCount, currentRound, totalRounds } = tournament
  return (
    <section className="card">
      <h2>{t('cards.play')}</h2>
      <dl className="facts">
        <dt>{t('columns.status')}</dt>
        <dd>
          <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>{' '}
          {cancelledBy && t(`cancelledBy.${CANCELLED_KEYS[cancelledBy]}`)}
        </dd>
        <dt>{t('columns.start')}</dt>
        <dd>{formatTime(startAt)}</dd>
        {endedAt && (
          <>
            <dt>{t('columns.end')}</dt>
            <dd>{formatTime(endedAt)}</dd>
          </>
        )}
        <dt>{t('columns.players')}</dt>
        <dd>
          {formatNumber(participants)} / {formatNumber(playerCount)}
        </dd>
        {currentRound > 0 && (
          <>
            <dt>{t('columns.round')}</dt>
            <dd>
              {formatNumber(currentRound)} / {formatNumber(totalRounds)}
            </dd>
          </>
        )}
        <dt>{t('cards.creator')}</dt>
        <dd>
          <PlayerLink player={creator} />
        </dd>
        {champion && (
          <>
            <dt>{t('cards.champion')}</dt>
            <dd>
              <PlayerLink player={champion} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function MoneyCard({ answer: { tournament, money, prizeDistribution } }: { answer: TournamentAnswer }) {
  const { t } = useTranslation('tournaments')
  return (
    <section className="card">
      <h2>{t('cards.money')}</h2>
      <dl className="facts">
        <dt>{t('columns.entry')}</dt>
        <dd>{tournament.entryCents === 0 ? t('free') : formatCents(tournament.entryCents)}</dd>
        <dt>{t('money.fromPlayers')}</dt>
        <dd>{formatCents(money.fromPlayersCents)}</dd>
        {money.paidByHouse > 0 && (
          <>
            <dt>{t('money.fromHouse')}</dt>
            <dd>{formatCents(money.fromHouseCents)}</dd>
          </>
        )}
        <dt>{t('money.escrow')}</dt>
        <dd>{formatCents(money.escrowCents)}</dd>
        <dt>{t('money.distribution')}</dt>
        <dd>{t(`distributions.${prizeDistribution}`)}</dd>
      </dl>
    </section>
  )
}

function PrizeCard({ answer: { prizes } }: { answer: TournamentAnswer }) {
  const { t } = useTranslation('tournaments')
  return (
    <section className="card">
      <h2>{t('cards.prizes')}</h2>
      <ul className="rows">
        {prizes.map(({ place, player, amountCents, state }) => (
          <li key={place} className="marks">
            <span>{t('place', { place: formatNumber(place) })}</span>
            <span>
              <PlayerLink player={player} />
            </span>
            <strong>{formatCents(amountCents)}</strong>
            <Badge tone={PRIZE_TONES[state]}>{t(`prizeStates.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
