import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Themed } from '../appearance/index.ts'
import { GameResult, PlayerBar, useFlippedBoard } from '../table/index.ts'
import { EnginePanel } from './EnginePanel.tsx'
import { EvaluationBar } from './EvaluationBar.tsx'
import { OpeningName } from './OpeningName.tsx'
import { ReviewBoard } from './ReviewBoard.tsx'
import { ReviewMoves } from './ReviewMoves.tsx'
import { ReviewToolbar } from './ReviewToolbar.tsx'
import { clampPly, type ReviewGame, tableAt } from './reviewGame.ts'
import { useEngineReview } from './useEngineReview.ts'
import { useWalk } from './useWalk.ts'
import { WalkButtons } from './WalkButtons.tsx'
import '../table/game.css'
import './review.css'

const route = getRouteApi('/game/$gameId/review')

type ReviewTableProps = {
  game: ReviewGame
  /** Members get the engine's review of their own games. */
  isMember: boolean
}

/** A finished game: the board and players at one of its moves, and the list of moves. */
export function ReviewTable({ game, isMember }: ReviewTableProps) {
  const { t } = useTranslation(['game', 'review'])
  const { ply: requestedPly } = route.useSearch()
  const walk = useWalk({ from: clampPly(game, requestedPly), last: game.steps.length - 1 })
  const isWanted = isMember && game.color !== null && walk.last > 0
  const { engine, retry } = useEngineReview(game, { isWanted })
  const shown = engine?.evaluations[walk.ply]
  const { isFlipped, flip } = useFlippedBoard()
  const own: Color = game.color ?? 'white'
  const near = isFlipped ? otherColor(own) : own
  const table = tableAt(game, walk.ply)
  const { white, black } = game.players
  return (
    <Themed className="game-frame">
      <div className="game review">
        <h1 className="sr-only">{t('versus', { white: white.name, black: black.name })}</h1>
        <ReviewToolbar game={game} ply={walk.ply} isMember={isMember} onFlip={flip} />
        <div className="game-table">
          <PlayerBar {...table} color={otherColor(near)} />
          <ReviewBoard game={game} walk={walk} orientation={near} hint={shown?.best ?? null}>
            {engine && <EvaluationBar verdict={shown?.verdict} orientation={near} />}
          </ReviewBoard>
          <PlayerBar {...table} color={near} />
        </div>
        <aside className="game-side">
          <GameResult game={table.game} ending={game.ending} actions={null} />
          <OpeningName game={game} />
          <ReviewMoves game={game} walk={walk} review={engine?.review ?? null} />
          {engine && <EnginePanel game={game} engine={engine} walk={walk} onRetry={retry} />}
          {!isMember && (
            <p className="review-members">
              {t('review:engine.members')}{' '}
              <Link to="/premium" className="link">
                {t('review:engine.join')}
              </Link>
            </p>
          )}
          <WalkButtons game={game} walk={walk} />
        </aside>
      </div>
    </Themed>
  )
}
