import { ApiError } from '../../net/api/apiError.ts'

/** Why a game can't be reviewed. */
export type ReviewRefusal = 'missing' | 'running' | 'forbidden' | 'botMissing' | 'botDamaged'

/** Maps a server error to a refusal; null for other errors, which may be temporary. */
export function refusalOf(error: unknown): ReviewRefusal | null {
  if (!(error instanceof ApiError)) return null
  const { status } = error
  if (status === 404 || status === 400) return 'missing'
  return status === 401 || status === 403 ? 'forbidden' : null
}
