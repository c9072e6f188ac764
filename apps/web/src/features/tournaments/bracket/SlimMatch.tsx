import type { TournamentMatch } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { shownName } from '../../../i18n/i18n.ts'
import { isIn } from '../shared/standing.ts'

type SlimMatchProps = {
  match: TournamentMatch | undefined
  userId: string
  isFound: boolean
  /** Its names stand one above the other. */
  isStacked: boolean
  /** It has the height for larger letters. */
  isRoomy: boolean
}

/** A match in one line: its two names only, where there is no room for more. */
export function SlimMatch({ match, userId, isFound, isStacked, isRoomy }: SlimMatchProps) {
  // Renders again in another language.
  useTranslation()
  const [one, other] = [match?.player1 ?? null, match?.player2 ?? null]
  const lost = (id: string | undefined) => match?.winnerId != null && match.winnerId !== id
  return (
    <p
      className="slim-match"
      data-own={(match !== undefined && isIn(match, userId)) || undefined}
      data-found={isFound || undefined}
      data-stacked={isStacked || undefined}
      data-roomy={isRoomy || undefined}
      data-live={match?.status === 'IN_PROGRESS' || undefined}
    >
      <span data-lost={lost(one?.id) || undefined} dir="auto">
        {one ? shownName(one.name) : '—'}
      </span>
      <span data-lost={lost(other?.id) || undefined} dir="auto">
        {other ? shownName(other.name) : '—'}
      </span>
    </p>
  )
}
