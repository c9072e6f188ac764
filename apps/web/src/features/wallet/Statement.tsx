import type { StatementItem } from '@lance/contract'
import { STATEMENT_KINDS, type StatementKind } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { EmptyPicture } from '../../design/EmptyPicture.tsx'
import { Choice } from '../../design/form/Choice.tsx'
import { MoreButton } from '../../design/MoreButton.tsx'
import { SaveButton } from '../../design/SaveButton.tsx'
import { callApi } from '../../net/session/wiring.ts'
import { StatementRow } from './StatementRow.tsx'
import { useStatement } from './walletQueries.ts'

const FILTERS = ['all', ...STATEMENT_KINDS] as const
type Filter = (typeof FILTERS)[number]
const SKELETON_ROWS = [0, 1, 2, 3]

/** All transfers into and out of the wallet, newest first. */
export function Statement({ userId }: { userId: string }) {
  const { t } = useTranslation('wallet')
  const [filter, setFilter] = useState<Filter>('all')
  const kind = filter === 'all' ? null : filter
  return (
    <section aria-labelledby="wallet-statement">
      <div className="statement-head">
        <h2 id="wallet-statement" className="text-20">
          {t('statement.title')}
        </h2>
        <SaveButton
          read={() => readCsv(kind)}
          file={{ name: 'lance.csv', type: 'text/csv' }}
          label={t('statement.save')}
          failedTitle={t('statement.saveFailed')}
        />
      </div>
      <Choice
        legend={t('statement.filter')}
        name="statement-kind"
        all={FILTERS}
        chosen={filter}
        onChoose={setFilter}
      >
        {(one) => t(`statement.kinds.${one}`)}
      </Choice>
      <StatementList key={filter} userId={userId} kind={kind} />
    </section>
  )
}

/** The statement for a spreadsheet. */
async function readCsv(kind: StatementKind | null): Promise<string> {
  const query = kind === null ? {} : { kind }
  const csv = await callApi('GET /wallet/statement.csv', { query, answers: 'text' })
  // Decoding the text strips the byte order mark by which spreadsheets recognize UTF-8.
  return `\ufeff${csv}`
}

function StatementList({ userId, kind }: { userId: string; kind: StatementKind | null }) {
  const { t } = useTranslation(['wallet', 'common'])
  const statement = useStatement(userId, kind)
  const { data, error, refetch, isFetching } = statement
  const items = data?.pages.flatMap((page) => page.items)
  if (items === undefined && error !== null && !isFetching) {
    return (
      <StatementFailed reason={error.message}>
        <button type="button" className="button button-quiet mt-4" onClick={() => void refetch()}>
          {t('common:retry')}
        </button>
      </StatementFailed>
    )
  }
  if (items === undefined) return <StatementSkeleton />
  if (items.length === 0) return <EmptyStatement kind={kind} />
  return (
    <>
      <Rows items={items} />
      <MoreButton list={statement} className="mt-4 w-full">
        {t('statement.more')}
      </MoreButton>
    </>
  )
}

const Rows = ({ items }: { items: readonly StatementItem[] }) => (
  <ul className="wallet-rows">
    {items.map((item) => (
      <StatementRow key={item.id} item={item} />
    ))}
  </ul>
)

function StatementFailed({ reason, children }: { reason: string; children: ReactNode }) {
  const { t } = useTranslation('wallet')
  return (
    <div className="statement-empty" role="alert">
      <p className="font-medium">{t('statement.failed')}</p>
      <p className="mt-1 text-quiet">{reason}</p>
      {children}
    </div>
  )
}

function EmptyStatement({ kind }: { kind: StatementKind | null }) {
  const { t } = useTranslation('wallet')
  return (
    <div className="statement-empty">
      {kind === null && <EmptyPurse />}
      <p className="font-medium">{t(kind === null ? 'statement.empty' : 'statement.emptyKind')}</p>
      {kind === null && <p className="mt-1 text-quiet">{t('statement.emptyText')}</p>}
      {kind === null && (
        <Link to="/deposit" className="button button-quiet mt-4">
          {t('statement.emptyAction')}
        </Link>
      )}
    </div>
  )
}

function StatementSkeleton() {
  const { t } = useTranslation('wallet')
  return (
    <div className="wallet-rows" role="status" aria-label={t('statement.loading')}>
      {SKELETON_ROWS.map((row) => (
        <div key={row} className="wallet-row">
          <div className="skeleton h-10 w-40" />
          <div className="skeleton h-10 w-24" />
        </div>
      ))}
    </div>
  )
}

/** An open purse with nothing in it, and the first coin on its way. */
const EmptyPurse = () => (
  <EmptyPicture>
    <path d="M36 112h128" data-tone="line" />
    <path d="M52 58h96a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z" />
    <path d="M44 66c0-10 6-14 14-16l62-14c6-1 10 2 10 8v14M156 78h-24a9 9 0 0 0 0 18h24" />
    <path data-tone="brass" d="M94 30a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM94 13v10M133 87h.1" />
  </EmptyPicture>
)
