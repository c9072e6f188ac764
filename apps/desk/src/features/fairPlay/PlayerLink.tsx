import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'

/** A player by name, with the way to their page. A closed account has no name. */
export function PlayerLink({ player: { id, name } }: { player: { id: string; name: string | null } }) {
  const { t } = useTranslation('fairPlay')
  return (
    <Link to={`/people/${id}`} dir="auto">
      {name ?? t('closedAccount')}
    </Link>
  )
}
