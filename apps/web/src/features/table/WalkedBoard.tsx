import type { Color } from '@lance/chess'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { Board, type BoardPosition, readPlacement, squaresOfUci } from '../board/index.ts'
import { useBoardTexts } from './useBoardTexts.ts'
import { walkedPosition } from './walkedPosition.ts'

type WalkedBoardProps = {
  san: readonly string[]
  ply: number
  orientation: Color
  /** Returns to the game. */
  onLeave: () => void
}

const noDestinations = new Map<number, number[]>()

/** An earlier position of the game. It can't be played on: touching it returns to the game. */
export function WalkedBoard({ san, ply, orientation, onLeave }: WalkedBoardProps) {
  const texts = useBoardTexts()
  const frame = useRef<HTMLDivElement>(null)
  const position = useMemo((): BoardPosition => {
    const { fen, uci, check } = walkedPosition(san, ply)
    return {
      placement: readPlacement(fen),
      ply,
      orientation,
      check,
      own: null,
      mover: null,
      premover: null,
      held: null,
      destinations: noDestinations,
      lastMove: uci === null ? null : squaresOfUci(uci),
      isViewOnly: true,
    }
  }, [san, ply, orientation])
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
