import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import type { ReactNode } from 'react'
import { LocalTime } from '../../../design/hydration.tsx'
import { moneyText } from '../../../design/numberText.ts'
import { paceLabel, paceOfGame } from '../../../design/paceLabel.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { dateText, feeText, sharesOf, timeText } from '../shared/tournamentTexts.ts'

/** The details of a tournament: who made it, pace, fee, prizes, start and likely end. */
export function SwissFacts({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { creator, status, entryFee, pace, startTime, likelyEndAt, prizeDistribution, _count } = tournament
  const { language } = i18n
  const prize = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
  return (
    <dl className="tournament-facts">
      <Fact name={t('fields.creator')}>{shownName(creator.name)}</Fact>
      <Fact name={t('fields.status')}>{t(`status.${status}`)}</Fact>
      {pace && (
        <Fact name={t('fields.clock')}>
          <bdi>{paceLabel(paceOfGame(pace), language)}</bdi>
        </Fact>
      )}
      <Fact name={t('fields.fee')}>{feeText(entryFee, t, language)}</Fact>
      <Fact name={t('fields.date')}>
        <time dateTime={startTime}>
          <LocalTime write={(zone) => dateText(startTime, language, zone)} />
        </time>
      </Fact>
      <Fact name={t('fields.time')}>
        <LocalTime write={(zone) => timeText(startTime, language, zone)} />
      </Fact>
      {entryFee > 0 && status !== 'CANCELLED' && (
        <Fact name={t(status === 'FINISHED' ? 'fields.paidPrize' : 'fields.prize')}>
          {moneyText(prize, language)}
          <ol className="tournament-shares">
            {sharesOf(prizeDistribution).map((percent, index) => (
              <li key={percent}>
                {t('place', { place: index + 1 })}{' '}
                {(percent / 100).toLocaleString(language, { style: 'percent' })}
              </li>
            ))}
          </ol>
        </Fact>
      )}
      {status === 'WAITING' && (
        <Fact name={t('fields.end')}>
          <LocalTime
            write={(zone) => t('detail.likelyEnd', { time: timeText(likelyEndAt, language, zone) })}
          />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
