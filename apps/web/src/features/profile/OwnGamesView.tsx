import type { GameListItem, GameSearch, User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { ListFailed, ListNote } from '../../design/ListNote.tsx'
import { MoreButton } from '../../design/MoreButton.tsx'
import { SaveButton } from '../../design/SaveButton.tsx'
import { SeenAt } from '../../design/SeenAt.tsx'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { callApi } from '../../net/session/wiring.ts'
import { GameRow, GameRowsSkeleton, gameOf, NoGames } from '../player/index.ts'
import { GameSearchForm } from './GameSearchForm.tsx'
import { useOwnGames } from './useOwnGames.ts'

const FinishedBotGames = lazyPart(() =>
  loadWithTexts(() => import('../playWithBot/FinishedBotGames.tsx'), 'FinishedBotGames', 'bot'),
)
const PGN_TYPE = 'application/x-chess-pgn'
const NO_SEARCH: GameSearch = {}

/** The user's finished games (members search them all, others see the last 20), and those against the bot. */
export function OwnGamesView({ user }: { user: User }) {
  const { t } = useTranslation('ownData')
  const [search, setSearch] = useState<GameSearch>(NO_SEARCH)
  const first = useOwnGames(user.id, NO_SEARCH).data?.pages[0]
  const hasGames = first !== undefined && first.items.length > 0
  return (
    <div className="min-w-0">
      <section aria-labelledby="own-games">
        <div className="own-games-head">
          <h2 id="own-games" className="text-20">
            {t('games.title')}
          </h2>
          {hasGames && (
            <SaveButton
              read={() => callApi('GET /users/:id/games.pgn', { params: { id: user.id }, answers: 'text' })}
              file={{ name: 'lance.pgn', type: PGN_TYPE }}
              label={t('games.allPgn')}
              failedTitle={t('saveFailed')}
            />
          )}
        </div>
        {user.isPremium && hasGames && <GameSearchForm search={search} onSearch={setSearch} />}
        {!user.isPremium && hasGames && (
          <p className="mt-1 text-14 text-quiet">
            {t('games.lastOnly')}{' '}
            <Link to="/premium" className="link py-3">
              {t('games.premium')}
            </Link>
          </p>
        )}
        <GameList user={user} search={search} onClear={() => setSearch(NO_SEARCH)} />
      </section>
      <Suspense fallback={null}>
        <FinishedBotGames user={user} />
      </Suspense>
    </div>
  )
}

type GameListProps = { user: User; search: GameSearch; onClear: () => void }

function GameList({ user, search, onClear }: GameListProps) {
  const { t } = useTranslation(['player', 'ownData'])
  const games = useOwnGames(user.id, search)
  const { data, error, isFetching, refetch } = games
  if (data === undefined) {
    if (error === null || isFetching) return <GameRowsSkeleton />
    return (
      <div className="mt-4">
        <ListFailed title={t('games.failed')} reason={error.message} onRetry={() => void refetch()} />
      </div>
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NothingListed isSearch={Object.keys(search).length > 0} onClear={onClear} />
  return (
    <>
      <SeenAt atMs={data.pages[0]?.seenAtMs} />
      <ul className="game-rows" aria-busy={games.isPlaceholderData}>
        {items.map((game) => (
          <OwnGame key={game.game_id_text} game={game} userId={user.id} />
        ))}
      </ul>
      <MoreButton key={JSON.stringify(search)} list={games} className="mt-4 w-full">
        {t('ownData:games.more')}
      </MoreButton>
    </>
  )
}

function OwnGame({ game, userId }: { game: GameListItem; userId: string }) {
  const { t, i18n } = useTranslation('ownData')
  const { opponent } = gameOf(game, userId)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(
    game.endedAt ?? game.createdAt,
  )
  return (
    <GameRow game={game} playerId={userId}>
      <SaveButton
        isIcon
        read={() => callApi('GET /api/game/:id/pgn', { params: { id: game.game_id_text }, answers: 'text' })}
        file={{ name: `lance-${game.game_id_text}.pgn`, type: PGN_TYPE }}
        label={t('games.pgnOf', { opponent: opponent.name, date })}
        failedTitle={t('saveFailed')}
      />
    </GameRow>
  )
}

function NothingListed({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
  const { t } = useTranslation('ownData')
  return (
    <div className="mt-4">
      {isSearch ? (
        <ListNote title={t('games.noneFound')}>
          <button type="button" className="button button-quiet mt-4" onClick={onClear}>
            {t('games.clear')}
          </button>
        </ListNote>
      ) : (
        <NoGames isOwn />
      )}
    </div>
  )
}
