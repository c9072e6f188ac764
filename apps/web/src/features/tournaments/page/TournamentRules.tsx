import type { Tournament } from '@lance/contract'
import { TITLE_PLAYERS_MIN, TOURNAMENT_ENTRIES_MAX } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { usePublicSettings } from '../../../net/publicSettings.ts'
import { waitLabel } from '../shared/tournamentTexts.ts'

/** What a player should know before entering. */
export function TournamentRules({ tournament: { entryFee, isHouse } }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournament')
  const settings = usePublicSettings()
  return (
    <section className="tournament-rules">
      <h2 className="text-20">{t('detail.rules')}</h2>
      <ul>
        <li>{t('detail.rule.start')}</li>
        <li>{t('detail.rule.leave', { count: TOURNAMENT_ENTRIES_MAX })}</li>
        {settings && (
          <li>{t('detail.rule.noShow', { wait: waitLabel(settings.tournament.noShowS, i18n.language) })}</li>
        )}
        <li>{t('detail.rule.draw')}</li>
        {entryFee > 0 && <li>{t('detail.rule.prize')}</li>}
        <li>
          {isHouse
            ? t('title.house')
            : t(entryFee > 0 ? 'detail.rule.titlePaid' : 'detail.rule.titleFree', { min: TITLE_PLAYERS_MIN })}
        </li>
      </ul>
    </section>
  )
}
