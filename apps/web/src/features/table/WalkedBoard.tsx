import type { Color } from '@lance/chess'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { Board, viewedPosition } from '../board/index.ts'
import { useBoardTexts } from './useBoardTexts.ts'
import { type PlayedMoves, walkedPosition } from './walkedPosition.ts'

type WalkedBoardProps = {
  game: PlayedMoves
  ply: number
  orientation: Color
  /** Returns to the game. */
  onLeave: () => void
}

/** An earlier position of the game. It can't be played on: touching it returns to the game. */
export function WalkedBoard({ game, ply, orientation, onLeave }: WalkedBoardProps) {
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { san, variant, startFen } = game
  const position = useMemo(
    () => viewedPosition({ ...walkedPosition({ san, variant, startFen }, ply), ply, orientation }),
    [san, variant, startFen, ply, orientation],
  )
  const choose = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== ' ') return
    const table = frame.current?.parentElement
    onLeave()
    requestAnimationFrame(() => table?.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the squares inside have the roles
    <div
      ref={frame}
      className="game-walked"
      onPointerDown={({ button }) => button === 0 && onLeave()}
      onKeyDown={choose}
    >
      <Board position={position} texts={texts} onMove={() => false} onNotOwn={() => {}} />
    </div>
  )
}
