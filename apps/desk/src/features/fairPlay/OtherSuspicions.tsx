import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { DataTable } from '../../design/DataTable.tsx'
import type { Suspicion } from './answers.ts'
import { useSuspicionColumns } from './SuspicionList.tsx'
import { wholeList } from './wholeList.ts'

/** What else was raised about the player, now or before. */
export function OtherSuspicions({ others }: { others: readonly Suspicion[] }) {
  const { t } = useTranslation('fairPlay')
  const navigate = useNavigate()
  const columns = useSuspicionColumns().filter(({ key }) => key !== 'player' && key !== 'waiting')
  return (
    <section className="rows">
      <h2>{t('others')}</h2>
      <DataTable
        label={t('others')}
        columns={columns}
        list={wholeList(others)}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: `/fair-play/${id}` })}
        empty=""
      />
    </section>
  )
}
