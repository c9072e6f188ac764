import { ApiError } from '../api/apiError.ts'

/** Why there is no game to review under an address. */
export type ReviewRefusal = 'missing' | 'running' | 'forbidden' | 'botMissing' | 'botDamaged'

/** What an error of the server means for a review; null where it is none of these, and may pass. */
export function refusalOf(error: unknown): ReviewRefusal | null {
  if (!(error instanceof ApiError)) return null
  const { status } = error
  if (status === 404 || status === 400) return 'missing'
  return status === 401 || status === 403 ? 'forbidden' : null
}
