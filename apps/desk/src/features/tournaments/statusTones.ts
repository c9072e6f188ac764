import type { Tone } from '../../design/Badge.tsx'
import type { Match, Tournament } from './answers.ts'

export const STATUS_TONES: Readonly<Record<Tournament['status'], Tone>> = {
  WAITING: 'plain',
  IN_PROGRESS: 'good',
  FINISHED: 'plain',
  CANCELLED: 'bad',
}

export const MATCH_TONES: Readonly<Record<Match['status'], Tone>> = {
  PENDING: 'warning',
  IN_PROGRESS: 'good',
  COMPLETED: 'plain',
  BYE: 'plain',
}
