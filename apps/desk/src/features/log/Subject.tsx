import type { LoggedAct } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'

/** The screens of what an act may have been given. */
const SCREENS = {
  withdrawal: '/withdrawals',
  order: '/orders',
  tournament: '/tournaments',
  suspicion: '/fair-play',
  product: '/store',
} as const

const KINDS = Object.keys(SCREENS) as (keyof typeof SCREENS)[]

/** The person, order or the like that an act was about, as a link. */
export function Subject({ act: { person, personName, given } }: { act: LoggedAct }) {
  const { t } = useTranslation('log')
  if (person !== null)
    return (
      <Link to={`/people/${person}`} dir="auto">
        {personName ?? <span className="code">{person}</span>}
      </Link>
    )
  const kind = KINDS.find((one) => typeof given[one] === 'string' && given[one] !== '')
  if (kind === undefined) return null
  const id = String(given[kind])
  return (
    <Link to={`${SCREENS[kind]}/${encodeURIComponent(id)}`}>
      {kind === 'order' ? t('subject.order', { order: id }) : t(`subject.${kind}`)}
    </Link>
  )
}
