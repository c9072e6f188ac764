import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'

/** A person by name, with the way to their page. A closed account has no name. */
export function PersonName({ person: { id, name } }: { person: { id: string; name: string | null } }) {
  const { t } = useTranslation('people')
  return (
    <Link to={`/people/${id}`} dir="auto">
      {name ?? t('closedAccount')}
    </Link>
  )
}
