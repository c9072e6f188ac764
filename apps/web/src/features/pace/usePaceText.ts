import { isDaily, type Pace } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { incrementLabel, initialTimeLabel, paceLabel } from '../../design/paceLabel.ts'

/** A text about a pace: which of a screen's three, and its values. */
export type PaceText =
  | { key: 'daily' | 'live'; values: { label: string } }
  | { key: 'paced'; values: { time: string; increment: string } }

/** What a screen says of a pace: so long per move, so long for the game, or that and an increment. */
export function usePaceText({ timeControlS, incrementS }: Pace): PaceText {
  const { i18n } = useTranslation()
  const pace = { timeControlS, incrementS }
  const time = initialTimeLabel(pace, i18n.language)
  if (isDaily(timeControlS)) return { key: 'daily', values: { label: paceLabel(pace, i18n.language) } }
  if (incrementS === 0) return { key: 'live', values: { label: time } }
  return { key: 'paced', values: { time, increment: incrementLabel(pace, i18n.language) } }
}
