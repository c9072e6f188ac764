import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** A person by name, with the way to their page. A closed account has no name. */
export function PersonName({ person: { id, name } }: { person: { id: string; name: string | null } }) {
  const { t } = useTranslation('people')
  return (
    <Link to={`/people/${id}`} dir="auto">
      {name ?? t('closedAccount')}
    </Link>
  )
}
