import type { TournamentSummary } from '@lance/contract'
import type { Translate } from '@lance/texts'
import { paceLabel, paceOfGame } from '../../../design/paceLabel.ts'
import { unitLabel } from '../../../design/timeControlLabel.ts'

/** What tells how a tournament is played. `rounds`: of a Swiss tournament. */
type Terms = Pick<TournamentSummary, 'format' | 'pace' | 'minutes'> & { rounds?: number | null | undefined }

/** 'Arena · 3+2 · 60 min', 'Suíço · 10+5 · 7 rodadas' or 'Mata-mata'. */
export function termsText(
  { format = 'KNOCKOUT', pace, minutes, rounds }: Terms,
  t: Translate<'tournament'>,
  language: string,
): string {
  const parts = [
    t(`formats.${format}`),
    pace && paceLabel(paceOfGame(pace), language),
    minutes && unitLabel(minutes, { unit: 'minute', language }),
    format === 'SWISS' && rounds && t('roundCount', { count: rounds }),
  ]
  return parts.filter((part) => typeof part === 'string').join(' · ')
}

/** The rounds that `termsText` names. A running tournament's total may be lower than announced. */
export const termsOfSummary = (tournament: TournamentSummary): Terms => ({
  ...tournament,
  rounds: tournament.totalRounds,
})

/** Whether a tournament is a knock-out; servers of the previous version have no other. */
export const isKnockout = ({ format = 'KNOCKOUT' }: Pick<TournamentSummary, 'format'>): boolean =>
  format === 'KNOCKOUT'
