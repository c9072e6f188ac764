import type { GameListItem } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { gameOf } from './gameOf.ts'
import { useLastGames } from './playerQueries.ts'

const RESULTS_MAX = 10

/** As in a table of a tournament. */
const MARKS = { won: '1', drawn: '½', lost: '0' } as const

/**
 * The last ten results, the newest last, each a link to the game's review. `games`: how many results the player
 * has; until they are read, their places are kept.
 */
export function Form({ playerId, games: count }: { playerId: string; games: number }) {
  const { t } = useTranslation('player')
  const { data, isError } = useLastGames(playerId)
  const results = data && lastResults(data, playerId)
  if (results?.length === 0 || (results === undefined && isError)) return null
  return (
    <section aria-labelledby="player-form">
      <h2 id="player-form" className="text-20">
        {t('form.title')}
      </h2>
      <p className="mt-1 text-14 text-quiet">{t('form.note')}</p>
      {results === undefined ? (
        <div className="player-form">
          {Array.from({ length: Math.min(count, RESULTS_MAX) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, which never change
            <div key={place} className="skeleton" />
          ))}
        </div>
      ) : (
        <ol className="player-form">
          {results.map(({ game, side }) => (
            <li key={game.game_id_text}>
              <Result game={game} side={side} playerId={playerId} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

type Decided = keyof typeof MARKS

function Result({ game, side, playerId }: { game: GameListItem; side: Decided; playerId: string }) {
  const { t, i18n } = useTranslation('player')
  const { opponent } = gameOf(game, playerId)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short' }).format(
    game.endedAt ?? game.createdAt,
  )
  const label = `${t(`games.${side}`)}: ${t('games.reviewOf', { opponent: opponent.name, date })}`
  return (
    <Link
      to="/game/$gameId/review"
      params={{ gameId: game.game_id_text }}
      className="player-result"
      data-side={side}
      aria-label={label}
      title={label}
    >
      <span aria-hidden>{MARKS[side]}</span>
    </Link>
  )
}

/** The last ten games with a result, oldest first. `games`: newest first. */
export function lastResults(
  games: readonly GameListItem[],
  playerId: string,
): { game: GameListItem; side: Decided }[] {
  return games
    .flatMap((game) => {
      const { side } = gameOf(game, playerId)
      return side === 'void' ? [] : [{ game, side }]
    })
    .slice(0, RESULTS_MAX)
    .reverse()
}
