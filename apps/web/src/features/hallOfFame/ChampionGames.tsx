import type { Champion, ChampionGame } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { shownName } from '../../i18n/i18n.ts'
import { BoardPreview } from '../board/index.ts'

type ChampionGamesProps = { champions: readonly Champion[]; games: readonly ChampionGame[] }

/** The last game of each player on the podium as a board, which links to its review ([HALL-11]). */
export function ChampionGames({ champions, games }: ChampionGamesProps) {
  const { t } = useTranslation('hallOfFame')
  if (games.length === 0) return null
  return (
    <section aria-labelledby="fame-games">
      <h2 id="fame-games" className="text-20">
        {t('lastGames.title')}
      </h2>
      <ul className="fame-games">
        {games.map((game) => {
          const champion = champions.find(({ id }) => id === game.userId)
          return (
            <li key={game.userId}>
              <Link to="/game/$gameId/review" params={{ gameId: game.game_id_text }} className="fame-game">
                <div className="fame-game-board" aria-hidden>
                  <BoardPreview fen={game.fen} label="" orientation={game.color} />
                </div>
                <div className="min-w-0">
                  <strong dir="auto">{champion && shownName(champion.name)}</strong>{' '}
                  <span className="text-quiet">
                    {t(`lastGames.${game.side}`, { opponent: shownName(game.opponent) })}
                  </span>
                </div>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
