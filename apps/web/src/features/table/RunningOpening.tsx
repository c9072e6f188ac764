import { Suspense } from 'react'
import { lazyPart, useAfterFirstView } from '../../base/laterParts.ts'
import { CHESS960 } from '../../design/paceLabel.ts'
import type { TableGame } from './tableGame.ts'

// Its book, too, is read only when the table has been shown for a while.
const OpeningSoFar = lazyPart(async () => ({ default: (await import('./OpeningSoFar.tsx')).OpeningSoFar }))

/**
 * The opening of the game so far, above its moves; Chess960 has no openings, and is named there. Its line has its place
 * from the first render.
 */
export function RunningOpening({ game }: { game: TableGame | null }) {
  const isRested = useAfterFirstView()
  const isUsual = game?.variant === 'standard' && game.startFen === undefined
  return (
    <p className="game-opening">
      {game?.variant === 'chess960' && CHESS960}
      {isRested && isUsual && game.san.length > 0 && (
        <Suspense>
          <OpeningSoFar sans={game.san} isRunning={game.ending === null} />
        </Suspense>
      )}
    </p>
  )
}
