import type { LiveGameItem, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shownName } from '../../../i18n/i18n.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { BoardPreview } from '../../board/index.ts'

const SHOWN_MAX = 4
/** How often the boards are read: more seldom, the more players may look at once. */
const EVERY_MS = 3000
const EVERY_MS_PER_PLAYER = 4

/** Up to four running games of the tournament as small boards, for those who may watch them ([TOUR-49]). */
export function LiveMatches({
  tournament: { id, _count },
  userId,
}: {
  tournament: Tournament
  userId: string
}) {
  const { t } = useTranslation('tournament')
  const { data } = useQuery({
    queryKey: ['live games', userId, id],
    queryFn: ({ signal }) => callApi('GET /live-games', { query: { tournament: id }, signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS + _count.participants * EVERY_MS_PER_PLAYER,
  })
  const games = data?.items.filter(({ white, black }) => white.id !== userId && black.id !== userId) ?? []
  if (games.length === 0) return null
  return (
    <section className="live-matches" aria-labelledby="live-matches">
      <h2 id="live-matches" className="live-matches-name">
        {t('bracket.liveBoards')}
      </h2>
      <ul>
        {games.slice(0, SHOWN_MAX).map((game) => (
          <LiveMatch key={game.game_id_text} game={game} />
        ))}
      </ul>
    </section>
  )
}

function LiveMatch({ game: { game_id_text: gameId, white, black, fen, turn } }: { game: LiveGameItem }) {
  const { t } = useTranslation('tournament')
  const versus = t('match.versus', { one: white.name, other: black.name })
  return (
    <li className="live-match">
      <p className="live-match-player" data-turn={turn === 'black' || undefined} dir="auto">
        {shownName(black.name)}
      </p>
      <BoardPreview fen={fen} label={versus} />
      <p className="live-match-player" data-turn={turn === 'white' || undefined} dir="auto">
        {shownName(white.name)}
      </p>
      <Link
        to="/game/$gameId"
        params={{ gameId }}
        preload={false}
        className="live-match-link"
        aria-label={`${t('bracket.watch')}: ${versus}`}
      />
    </li>
  )
}
