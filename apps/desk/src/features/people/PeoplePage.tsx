import { type ListedPerson, PERSON_STATUSES, type PersonStatus } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Page } from '../../design/Page.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { useFilters } from '../../design/useFilters.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { BULK_MAX, type BulkName, peopleFor } from './bulkAct.ts'
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

/** The people an act was begun for, as they were then. */
type Begun = { name: BulkName; people: readonly ListedPerson[]; hasOthers: boolean }

/** What may be done to all chosen people at once. */
function BulkActs({ chosen, onClose }: { chosen: readonly ListedPerson[]; onClose: () => void }) {
  const { t } = useTranslation('people')
  const [begun, setBegun] = useState<Begun | null>(null)
  if (chosen.length > BULK_MAX && begun === null)
    return <p className="hint">{t('bulk.tooMany', { count: chosen.length, max: BULK_MAX })}</p>
  const begin = (name: BulkName) => {
    const people = peopleFor(name, chosen)
    setBegun({ name, people, hasOthers: people.length < chosen.length })
  }
  const buttonFor = (name: BulkName) => {
    const count = peopleFor(name, chosen).length
    return (
      count > 0 && (
        <button
          key={name}
          type="button"
          className={name === 'freeze' ? 'button grave' : 'button'}
          onClick={() => begin(name)}
        >
          {t(`bulk.${name}`, { count })}
        </button>
      )
    )
  }
  return (
    <>
      {buttonFor('endSessions')}
      {buttonFor('freeze')}
      {begun && (
        <BulkDialog
          {...begun}
          onClose={() => {
            setBegun(null)
            onClose()
          }}
        />
      )}
    </>
  )
}

/** Everyone who plays here, the newest first. */
export function PeoplePage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const [filters, setFilters] = useFilters(NO_FILTERS)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { text, status, since } = filters
  const list = useDeskList('GET /desk/api/people', {
    ...(text !== '' && { text }),
    ...(isStatus(status) && { status }),
    ...(DAY.test(since) && { since }),
  })
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Page
      title={t('title')}
      actions={
        <BulkActs chosen={rows.filter(({ id }) => chosen.has(id))} onClose={() => setChosen(new Set())} />
      }
    >
      <PeopleFilters
        filters={filters}
        onChange={(change) => {
          setChosen(new Set())
          setFilters(change)
        }}
      />
      <DataTable
        label={t('title')}
        columns={useColumns()}
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/people/${id}` })}
        empty={t('empty')}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Page>
  )
}
