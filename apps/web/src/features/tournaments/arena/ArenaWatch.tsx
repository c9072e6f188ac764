import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { shownName } from '../../../i18n/i18n.ts'
import { BoardPreview } from '../../board/index.ts'
import { useHighlights } from './arenaQueries.ts'

/** The running game of the best-placed player, for those who may watch it. */
export function ArenaWatch({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation('arena')
  const leaders = useHighlights({ id, userId }, true).data?.leaders ?? null
  if (leaders === null || leaders.fen === null) return null
  const { gameId, white, black, whiteRank, blackRank, fen } = leaders
  const names = { white: shownName(white.name), black: shownName(black.name) }
  return (
    <section className="arena-watch" aria-labelledby="leaders">
      <div className="arena-watch-board">
        <BoardPreview fen={fen} label={t('board', names)} />
      </div>
      <div className="arena-watch-words">
        <h2 id="leaders" className="text-20">
          {t('watch.title')}
        </h2>
        <Side rank={blackRank} name={names.black} color="black" />
        <Side rank={whiteRank} name={names.white} color="white" />
        <Link to="/game/$gameId" params={{ gameId }} className="button button-quiet">
          {t('watch.action')}
        </Link>
      </div>
    </section>
  )
}

function Side({ rank, name, color }: { rank: number; name: string; color: 'white' | 'black' }) {
  const { t } = useTranslation('arena')
  return (
    <p className="arena-watch-side">
      <span className="arena-sheet-color" data-color={color} role="img" aria-label={t(`sheet.${color}`)} />
      <span className="arena-rank">{t('own.rank', { rank })}</span> <bdi>{name}</bdi>
    </p>
  )
}
