import type { ListedWithdrawal } from '@lance/contract/desk'
import type { Tone } from '../../design/Badge.tsx'

/** How each status is marked. */
export const STATUS_TONES: Readonly<Record<ListedWithdrawal['status'], Tone>> = {
  asked: 'warning',
  approved: 'warning',
  sending: 'warning',
  paid: 'good',
  failed: 'bad',
  refused: 'bad',
  cancelled: 'plain',
}
