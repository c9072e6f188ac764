import { type ListedPerson, PERSON_STATUSES, type PersonStatus } from '@lance/contract/desk'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { NO_FILTERS, PeopleFilters } from './PeopleFilters.tsx'
import { PersonName } from './PersonName.tsx'

const DAY = /^\d{4}-\d\d-\d\d$/
const isStatus = (text: string): text is PersonStatus => (PERSON_STATUSES as readonly string[]).includes(text)

function useColumns(): Column<ListedPerson>[] {
  const { t } = useTranslation('people')
  return [
    { key: 'name', header: t('columns.name'), cell: (person) => <PersonName person={person} /> },
    { key: 'email', header: t('columns.email'), cell: ({ email }) => email },
    { key: 'joined', header: t('columns.joined'), cell: ({ createdAt }) => formatTime(createdAt) },
    {
      key: 'wallet',
      header: t('columns.wallet'),
      isNumber: true,
      cell: ({ walletCents }) => formatCents(walletCents),
    },
    { key: 'marks', header: t('columns.marks'), cell: (person) => <Marks person={person} /> },
  ]
}

/** What an operator should see about a person before they open the page. */
function Marks({ person }: { person: ListedPerson }) {
  const { t } = useTranslation('people')
  const { closedAt, isFrozen, isPremium, hasHolds, suspicions } = person
  return (
    <span className="marks">
      {closedAt !== null && <Badge>{t('marks.closed')}</Badge>}
      {isFrozen && <Badge tone="bad">{t('marks.frozen')}</Badge>}
      {hasHolds && <Badge tone="warning">{t('marks.held')}</Badge>}
      {suspicions !== null && suspicions > 0 && (
        <Badge tone="bad">{t('marks.suspicions', { count: suspicions })}</Badge>
      )}
      {isPremium && <Badge tone="good">{t('marks.premium')}</Badge>}
    </span>
  )
}

/** Everyone who plays here, the newest first. */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters(NO_FILTERS)
  const { text, status, since } = filters
  const list = useDeskList('GET /desk/api/people', {
    ...(text !== '' && { text }),
    ...(isStatus(status) && { status }),
    ...(DAY.test(since) && { since }),
  })
  return (
    <Page title={t('title')}>
      <PeopleFilters filters={filters} onChange={setFilters} />
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/people/${id}` })}
        empty={t('empty')}
      />
    </Page>
  )
}
