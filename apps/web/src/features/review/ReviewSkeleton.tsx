import { useTranslation } from '@lance/texts'
import { Themed } from '../appearance/index.ts'
import { BoardPreview } from '../board/index.ts'
import { LOADING_GAME, MoveList, NO_WALK, PlayerBar } from '../table/index.ts'
import '../table/game.css'
import './review.css'

/** A review whose game is still loading, with everything already in its final place. */
export function ReviewSkeleton() {
  const { t } = useTranslation('review')
  const { game, clocks } = LOADING_GAME
  return (
    <Themed className="game-frame">
      <div className="game review" aria-busy="true">
        <h1 className="sr-only">{t('loading')}</h1>
        <div className="game-toolbar" />
        <div className="game-table">
          <PlayerBar game={game} clocks={clocks} color="black" />
          <div className="game-board">
            <BoardPreview fen="" label={t('loading')} />
          </div>
          <PlayerBar game={game} clocks={clocks} color="white" />
        </div>
        <aside className="game-side">
          <div className="game-result">
            <span className="skeleton block h-6 w-40" />
            <span className="skeleton mt-2 block h-4 w-56" />
          </div>
          <MoveList san={null} walk={NO_WALK} />
          <div className="review-walk" />
        </aside>
      </div>
    </Themed>
  )
}
