import { useTranslation } from '@lance/texts'

/** The reasons that the server gives itself, where it asks an operator for none. */
const FIXED = {
  'read at the desk': 'read',
  'at the desk': 'desk',
  'uploaded at the desk': 'uploaded',
  'the desk has no operator yet': 'first',
} as const

const isFixed = (why: string): why is keyof typeof FIXED => Object.hasOwn(FIXED, why)

/** A reason as an operator wrote it, or the server's own in the operator's language. */
export function useReason(): (why: string) => string {
  const { t } = useTranslation('log')
  return (why) => (isFixed(why) ? t(`reasons.${FIXED[why]}`) : why)
}
