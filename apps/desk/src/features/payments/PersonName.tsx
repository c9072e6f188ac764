import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'

/** Who paid, with the way to their page. `none`: what stands where there is no account. */
export function PersonName({
  user,
  none,
}: {
  user: { id: string; name: string | null } | null
  none: string
}) {
  const { t } = useTranslation('payments')
  if (user === null) return none
  return (
    <Link to={`/people/${user.id}`} dir="auto">
      {user.name ?? t('closedAccount')}
    </Link>
  )
}
