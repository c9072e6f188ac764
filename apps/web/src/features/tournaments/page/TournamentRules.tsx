import type { Tournament } from '@lance/contract'
import { TOURNAMENT_ENTRIES_MAX } from '@lance/domain'
import { useTranslation } from 'react-i18next'

const NO_SHOW_MINUTES = 3

/** What a player should know before entering. */
export function TournamentRules({ tournament: { entryFee } }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  return (
    <section className="tournament-rules">
      <h2 className="text-20">{t('detail.rules')}</h2>
      <ul>
        <li>{t('detail.rule.start')}</li>
        <li>{t('detail.rule.leave', { max: TOURNAMENT_ENTRIES_MAX })}</li>
        <li>{t('detail.rule.noShow', { minutes: NO_SHOW_MINUTES })}</li>
        <li>{t('detail.rule.draw')}</li>
        {entryFee > 0 && <li>{t('detail.rule.prize')}</li>}
      </ul>
    </section>
  )
}
