import type { Tournament } from '@lance/contract'
import { TITLE_PLAYERS_MIN } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { moneyText } from '../../../design/numberText.ts'
import { timeControlLabel } from '../../../design/timeControlLabel.ts'
import { shownName } from '../../../i18n/i18n.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { prizeRows } from '../shared/prizeRows.ts'
import { estimatedPrizeReais } from '../shared/tournamentForm.ts'
import { waitLabel } from '../shared/tournamentTexts.ts'
import { ParticipantSearch } from './ParticipantSearch.tsx'
import './info.css'

export type InfoPart = 'prizes' | 'rules' | 'participants'

type TournamentInfoProps = { part: InfoPart; tournament: Tournament; userId: string }

/** What is to know about a tournament that has begun, beside its bracket ([TOUR-42]). */
export function TournamentInfo({ part, tournament, userId }: TournamentInfoProps) {
  const { t } = useTranslation('tournament')
  return (
    <section className="bracket-info" aria-label={t(`info.${part}`)}>
      {part === 'prizes' && <Prizes tournament={tournament} />}
      {part === 'rules' && <Rules tournament={tournament} />}
      {part === 'participants' && <ParticipantSearch tournament={tournament} userId={userId} />}
    </section>
  )
}

/** Each place with its amount: as paid once it is over, else as the entry fees say. */
function Prizes({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const { entryFee, status, _count } = tournament
  if (entryFee === 0) return <p className="text-quiet">{t('create.prizeFree')}</p>
  const total = estimatedPrizeReais({ feeReais: entryFee, players: _count.participants })
  const money = (reais: number) => moneyText(reais, i18n.language)
  return (
    <>
      <p className="bracket-info-total">
        {t('fields.paidPrize')} <strong>{money(total)}</strong>
      </p>
      <ol className="tournament-participants">
        {prizeRows(tournament).map(({ place, name, amount }) => (
          <li key={place}>
            <span className="min-w-0">
              {t('place', { place })}
              {name !== null && (
                <>
                  {' · '}
                  <span dir="auto">{shownName(name)}</span>
                </>
              )}
            </span>
            <strong className="tabular-nums">{money(amount)}</strong>
          </li>
        ))}
      </ol>
      {status !== 'FINISHED' && <p className="mt-3 text-14 text-quiet">{t('info.prizeNote')}</p>}
    </>
  )
}

function Rules({ tournament: { entryFee, isHouse } }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const settings = usePublicSettings()
  return (
    <div className="tournament-rules">
      <ul>
        {settings && (
          <>
            <li>
              {t('info.control', {
                control: timeControlLabel(settings.tournament.timeControlS, i18n.language),
              })}
            </li>
            <li>
              {t('detail.rule.noShow', { wait: waitLabel(settings.tournament.noShowS, i18n.language) })}
            </li>
          </>
        )}
        <li>{t('detail.rule.draw')}</li>
        {entryFee > 0 && <li>{t('detail.rule.prize')}</li>}
        <li>
          {isHouse
            ? t('title.house')
            : t(entryFee > 0 ? 'detail.rule.titlePaid' : 'detail.rule.titleFree', { min: TITLE_PLAYERS_MIN })}
        </li>
      </ul>
    </div>
  )
}
