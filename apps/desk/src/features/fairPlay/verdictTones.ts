import type { Tone } from '../../design/Badge.tsx'
import type { Suspicion } from './answers.ts'

export const VERDICT_TONES: Readonly<Record<NonNullable<Suspicion['verdict']>, Tone>> = {
  clean: 'good',
  guilty: 'bad',
  unclear: 'warning',
}
