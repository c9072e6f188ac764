import type { Tournament } from '@lance/contract'
import { TITLE_PLAYERS_MIN } from '@lance/domain'
import { SWISS_HALF_BYES_MAX, SWISS_LATE_ROUNDS_MAX } from '@lance/domain/swiss'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { waitLabel } from '../shared/tournamentTexts.ts'

/** How a Swiss tournament goes, for players who never played one ([TOUR-95]). */
export function SwissRules({ tournament: { entryFee, isHouse, totalRounds } }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation(['swiss', 'tournament'])
  const settings = usePublicSettings()
  const number = (value: number) => plainNumber(value, i18n.language)
  const lateRound = Math.min(SWISS_LATE_ROUNDS_MAX, Math.floor(totalRounds / 2)) + 1
  return (
    <section className="tournament-rules">
      <h2 className="text-20">{t('tabs.rules')}</h2>
      <ul>
        <li>{t('rules.rounds', { rounds: number(totalRounds) })}</li>
        <li>{t('rules.pairing')}</li>
        <li>{t('rules.points')}</li>
        {settings && (
          <li>{t('rules.noShow', { wait: waitLabel(settings.tournament.noShowS, i18n.language) })}</li>
        )}
        <li>{t('rules.oddBye')}</li>
        <li>{t('rules.bye', { max: number(SWISS_HALF_BYES_MAX) })}</li>
        <li>{t('rules.late', { round: number(lateRound) })}</li>
        <li>{t('rules.tieBreaks')}</li>
        {entryFee > 0 && <li>{t('rules.prizes')}</li>}
        <li>{t('rules.early')}</li>
        <li>
          {isHouse
            ? t('tournament:title.house')
            : t(entryFee > 0 ? 'tournament:detail.rule.titlePaid' : 'tournament:detail.rule.titleFree', {
                min: TITLE_PLAYERS_MIN,
              })}
        </li>
      </ul>
    </section>
  )
}
