import type { PersonGame } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { GameView } from '../fairPlay/index.ts'
import { PersonName } from './PersonName.tsx'

function useColumns(userId: string): Column<PersonGame>[] {
  const { t } = useTranslation('people')
  const { t: fairPlay } = useTranslation('fairPlay')
  return [
    { key: 'begun', header: t('games.begun'), cell: ({ createdAt }) => formatTime(createdAt) },
    {
      key: 'opponent',
      header: t('games.opponent'),
      cell: ({ white, black }) => <PersonName person={white.id === userId ? black : white} />,
    },
    {
      key: 'color',
      header: t('games.color'),
      cell: ({ white }) => (white.id === userId ? t('games.white') : t('games.black')),
    },
    {
      key: 'result',
      header: t('games.result'),
      cell: ({ winnerId, reason, endedAt }) => {
        if (endedAt === null) return t('games.running')
        const result = winnerId === null ? 'drawn' : winnerId === userId ? 'won' : 'lost'
        const why = reason === null ? '' : ` (${fairPlay(`reasons.${reason}`)})`
        return t(`games.results.${result}`) + why
      },
    },
    {
      key: 'stake',
      header: t('games.stake'),
      isNumber: true,
      cell: ({ stakeCents }) => stakeCents > 0 && formatCents(stakeCents),
    },
    {
      key: 'marks',
      header: t('games.marks'),
      cell: ({ hasEvidence, isRated }) => (
        <span className="marks">
          {isRated && <Badge>{t('games.rated')}</Badge>}
          {hasEvidence && <Badge tone="warning">{t('games.evidence')}</Badge>}
        </span>
      ),
    },
  ]
}

/** Every game of a player, the latest first. One opens on a board, with its evidence if there is any. */
export function GameList({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { t: acts } = useTranslation('acts')
  const { roles } = useOperator()
  const [shownId, show] = useState<string | null>(null)
  const list = useDeskList('GET /desk/api/people/games', { userId })
  const mayOpen = mayDo(roles, ['fair_play', 'support'])
  return (
    <>
      <DataTable
        label={t('parts.games')}
        columns={useColumns(userId)}
        list={list}
        keyOf={({ id }) => id}
        empty={t('games.none')}
        {...(mayOpen && { onOpen: ({ id }: PersonGame) => show(id) })}
      />
      {shownId && (
        <Dialog title={t('games.one')} onClose={() => show(null)} wide>
          <GameView gameId={shownId} playerId={userId} />
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => show(null)}>
              {acts('close')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
