import type { Variant } from '@lance/chess'
import { initialMs, isSamePace, type Pace, type PacedVariant, TIME_CONTROLS_S } from '@lance/domain'
import { timeControlLabel, unitLabel } from './timeControlLabel.ts'

/** A pace as games, invitations and lists carry it, in seconds. Without `increment`, moves add nothing. */
type WirePace = { timeControl: number; increment?: number | undefined }
type WireTerms = WirePace & { variant?: Variant | undefined }

/** Whether a game or search has these terms. */
export const hasTerms = ({ variant = 'standard', ...pace }: WireTerms, terms: PacedVariant): boolean =>
  variant === terms.variant && isSamePace(paceOfGame(pace), terms)

/** A name, written alike in all languages. */
export const CHESS960 = 'Chess960'

export function paceOfGame({ timeControl, increment = 0 }: WirePace): Pace {
  return { timeControlS: timeControl, incrementS: increment }
}

/**
 * '10 min' or '24 h' for the time controls of the home page; '3+2', minutes and the seconds that each move adds,
 * for any other pace.
 */
export function paceLabel(
  { timeControlS, incrementS = 0 }: { timeControlS: number; incrementS?: number },
  language: string,
): string {
  if (incrementS === 0 && timeControlS >= TIME_CONTROLS_S[0]) return timeControlLabel(timeControlS, language)
  const format = new Intl.NumberFormat(language)
  return `${format.format(timeControlS / 60)}+${format.format(incrementS)}`
}

/** The pace of a game, and its variant if that is not standard chess: '3+2 · Chess960'. */
export function termsLabel({ variant = 'standard', ...pace }: WireTerms, language: string): string {
  const label = paceLabel(paceOfGame(pace), language)
  return variant === 'standard' ? label : `${label} · ${CHESS960}`
}

/** '3 min': each side's time for the game, in the language's units and digits; seconds below a minute. */
export function initialTimeLabel(pace: Pace, language: string): string {
  const seconds = initialMs(pace) / 1000
  return seconds < 60 ? unitLabel(seconds, { unit: 'second', language }) : timeControlLabel(seconds, language)
}

/** '2 s': what each move adds. */
export const incrementLabel = ({ incrementS }: Pace, language: string) =>
  unitLabel(incrementS, { unit: 'second', language })
