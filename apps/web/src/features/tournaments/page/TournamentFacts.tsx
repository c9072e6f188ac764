import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalTime } from '../../../design/hydration.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { timeControlLabel } from '../../../design/timeControlLabel.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { dateText, feeText, sharesOf, timeText } from '../shared/tournamentTexts.ts'

/** The details of a tournament ([TOUR-26]); what the head says of one that waits is left out. */
export function TournamentFacts({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { creator, status, entryFee, playerCount, startTime, likelyEndAt, format } = tournament
  const isArena = format === 'ARENA'
  const players = tournament._count.participants
  const settings = usePublicSettings()
  return (
    <dl className="tournament-facts">
      <Fact name={t('fields.creator')}>{shownName(creator.name)}</Fact>
      <Fact name={t('fields.status')}>{t(`status.${status}`)}</Fact>
      {status !== 'WAITING' && (
        <>
          <Fact name={t('fields.fee')}>{feeText(entryFee, t, i18n.language)}</Fact>
          <Fact name={t('fields.players')}>{isArena ? players : `${players} / ${playerCount}`}</Fact>
        </>
      )}
      <Fact name={t('fields.date')}>
        <time dateTime={startTime}>
          <LocalTime write={(zone) => dateText(startTime, i18n.language, zone)} />
        </time>
      </Fact>
      <Fact name={t('fields.time')}>
        <LocalTime write={(zone) => timeText(startTime, i18n.language, zone)} />
      </Fact>
      {status !== 'CANCELLED' && <Prizes tournament={tournament} />}
      {status === 'WAITING' && (
        <Fact name={t('fields.end')}>
          <LocalTime
            write={(zone) => t('detail.likelyEnd', { time: timeText(likelyEndAt, i18n.language, zone) })}
          />
          <span className="tournament-fact-note">
            {settings &&
              !isArena &&
              t('detail.likelyEndNote', {
                control: timeControlLabel(settings.tournament.timeControlS, i18n.language),
              })}
          </span>
        </Fact>
      )}
    </dl>
  )
}

/** The whole prize and its distribution; once it is paid, the results say how much each place won. */
function Prizes({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { status, entryFee, prizeDistribution, _count } = tournament
  const isOver = status === 'FINISHED'
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
  const money = (reais: number) => moneyText(reais, i18n.language)
  return (
    <>
      {status !== 'WAITING' && (
        <Fact name={t(isOver ? 'fields.paidPrize' : 'fields.prize')}>
          <span className="tournament-prize" data-paid={entryFee > 0}>
            {entryFee > 0 && <Trophy size={18} aria-hidden />} {money(prize)}
          </span>
        </Fact>
      )}
      <Fact name={t('fields.distribution')}>
        {t(`distributions.${prizeDistribution}`)}
        <ol className="tournament-shares">
          {sharesOf(prizeDistribution).map((percent, index) => (
            <li key={percent}>
              {t('place', { place: index + 1 })}{' '}
              {(percent / 100).toLocaleString(i18n.language, { style: 'percent' })}
              {prize > 0 && !isOver && <strong> {money((prize * percent) / 100)}</strong>}
            </li>
          ))}
        </ol>
      </Fact>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
