import type { PersonGame } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { formatCents, formatTime } from '../../base/format.ts'
import { Badge } from '../../design/Badge.tsx'
import { type Column, DataTable } from '../../design/DataTable.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useDeskList } from '../../design/useDeskList.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { ActDialog } from '../acts/index.ts'
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
      cell: ({ hasEvidence, hasPuzzle, isRated }) => (
        <span className="marks">
          {isRated && <Badge>{t('games.rated')}</Badge>}
          {hasEvidence && <Badge tone="warning">{t('games.evidence')}</Badge>}
          {hasPuzzle && <Badge>{t('games.puzzle')}</Badge>}
        </span>
      ),
    },
  ]
}

/** Every game of a player, the latest first. One opens on a board, with its evidence if there is any. */
export function GameList({ userId }: { userId: string }) {
  const { t } = useTranslation('people')
  const { roles } = useOperator()
  const [shown, show] = useState<PersonGame | null>(null)
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
        {...(mayOpen && { onOpen: show })}
      />
      {shown && <ShownGame game={shown} userId={userId} onClose={() => show(null)} />}
    </>
  )
}

type ShownGameProps = { game: PersonGame; userId: string; onClose: () => void }

function ShownGame({ game: { id, hasPuzzle }, userId, onClose }: ShownGameProps) {
  const { t } = useTranslation('people')
  const { t: acts } = useTranslation('acts')
  const [isWithdrawing, setWithdrawing] = useState(false)
  if (isWithdrawing)
    return (
      <ActDialog
        title={t('games.withdrawPuzzle')}
        verb="withdraw-puzzle"
        given={{ game: id }}
        confirm={t('games.withdrawPuzzle')}
        onClose={onClose}
      >
        <p>{t('games.withdrawPuzzleText')}</p>
      </ActDialog>
    )
  return (
    <Dialog title={t('games.one')} onClose={onClose} wide>
      <GameView gameId={id} playerId={userId} />
      <div className="dialog-buttons">
        {hasPuzzle && (
          <button type="button" className="button" onClick={() => setWithdrawing(true)}>
            {t('games.withdrawPuzzle')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {acts('close')}
        </button>
      </div>
    </Dialog>
  )
}
