import type { Color } from '@lance/chess'
import { otherColor } from '@lance/domain'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Themed } from '../appearance/Themed.tsx'
import { GameResult } from '../game/GameResult.tsx'
import { PlayerBar } from '../game/PlayerBar.tsx'
import { useFlippedBoard } from '../game/useFlippedBoard.ts'
import { OpeningName } from './OpeningName.tsx'
import { ReviewBoard } from './ReviewBoard.tsx'
import { ReviewMoves } from './ReviewMoves.tsx'
import { ReviewToolbar } from './ReviewToolbar.tsx'
import { plyIn, type ReviewGame, tableAt } from './reviewGame.ts'
import { useWalk } from './useWalk.ts'
import { WalkButtons } from './WalkButtons.tsx'
import '../game/game.css'
import './review.css'

const route = getRouteApi('/game/$gameId/review')

/** A game that is over: board and players at one of its moves, and all of them to choose from. */
export function ReviewTable({ game }: { game: ReviewGame }) {
  const { t } = useTranslation('game')
  const { ply: asked } = route.useSearch()
  const walk = useWalk({ from: plyIn(game, asked), last: game.steps.length - 1 })
  const { isFlipped, flip } = useFlippedBoard()
  const own: Color = game.color ?? 'white'
  const near = isFlipped ? otherColor(own) : own
  const table = tableAt(game, walk.ply)
  const { white, black } = game.players
  return (
    <Themed className="game-frame">
      <div className="game review">
        <h1 className="sr-only">{t('versus', { white: white.name, black: black.name })}</h1>
        <ReviewToolbar game={game} ply={walk.ply} onFlip={flip} />
        <div className="game-table">
          <PlayerBar {...table} color={otherColor(near)} />
          <ReviewBoard game={game} walk={walk} orientation={near} />
          <PlayerBar {...table} color={near} />
        </div>
        <aside className="game-side">
          <GameResult game={table.game} ending={game.ending} actions={null} />
          <OpeningName game={game} />
          <ReviewMoves game={game} walk={walk} />
          <WalkButtons game={game} walk={walk} />
        </aside>
      </div>
    </Themed>
  )
}
