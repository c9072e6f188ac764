import type { ReactNode } from 'react'
import type { MoveWriter } from './useNotation.ts'

type MoveTextProps = {
  /** Moves in SAN. */
  moves: string
  writer: MoveWriter
  /** The sentence around the moves; it isolates them where the language runs right to left. */
  text?: (moves: string) => string
}

/** Moves as the user's notation writes them. Screen readers get the names of pieces for figurines. */
export function MoveText({ moves, writer, text = inOrder }: MoveTextProps): ReactNode {
  const [shown, said] = [text(writer.show(moves)), text(writer.say(moves))]
  if (shown === said) return shown
  return (
    <>
      <span className="figurines" aria-hidden>
        {shown}
      </span>
      <span className="sr-only">{said}</span>
    </>
  )
}

const inOrder = (moves: string) => moves
