import type { Tournament } from '@lance/contract'
import { BERSERK_MIN_MOVES, lastPairingMs } from '@lance/domain/arena'
import { useTranslation } from '@lance/texts'
import { waitLabel } from '../shared/tournamentTexts.ts'

type ArenaRulesProps = { tournament: Tournament; isOpen: boolean }

/** How an arena is played and scored, in plain words ([TOUR-74]). */
export function ArenaRules({ tournament: { pace, entryFee }, isOpen }: ArenaRulesProps) {
  const { t, i18n } = useTranslation('arena')
  const lastMs = pace
    ? -lastPairingMs({ endsAtMs: 0, pace: { timeControlS: pace.timeControl, incrementS: pace.increment } })
    : 0
  return (
    <details className="arena-rules tournament-rules" open={isOpen}>
      <summary className="text-20">{t('rules.title')}</summary>
      <ul>
        <li>{t('rules.points')}</li>
        <li>{t('rules.streak')}</li>
        {pace && pace.timeControl > 0 && <li>{t('rules.berserk', { min: BERSERK_MIN_MOVES })}</li>}
        <li>{t('rules.draw')}</li>
        <li>{t('rules.pairing')}</li>
        <li>{t('rules.noShow')}</li>
        <li>{t('rules.late')}</li>
        <li>{t('rules.end', { time: waitLabel(lastMs / 1000, i18n.language) })}</li>
        <li>{t('rules.ties')}</li>
        {entryFee > 0 && <li>{t('rules.fee')}</li>}
      </ul>
    </details>
  )
}
