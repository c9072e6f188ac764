import { indexOf, placePieces } from './replay.ts'
import './board.css'

type BoardProps = {
  /** What the position is called, such as the move that led to it. */
  label: string
  fen: string
  side: 'white' | 'black'
  /** The move that led here, in UCI: its squares are marked. */
  lastUci: string | null
  /** The engine's move instead, in UCI. */
  bestUci: string | null
}

const SQUARES = Array.from({ length: 64 }, (_, index) => index)

/** A position, seen from one side, with the pieces of the players' site. */
export function Board({ label, fen, side, lastUci, bestUci }: BoardProps) {
  const letters = new Map(placePieces(fen, side).map(({ letter, index }) => [index, letter]))
  const squaresOf = (uci: string | null) =>
    uci === null ? [] : [indexOf(uci.slice(0, 2), side), indexOf(uci.slice(2, 4), side)]
  const last = squaresOf(lastUci)
  const best = squaresOf(bestUci)
  const nameOf = (index: number) => {
    const fromWhite = side === 'white' ? index : 63 - index
    return 'abcdefgh'.charAt(fromWhite % 8) + String(8 - Math.floor(fromWhite / 8))
  }
  return (
    <div className="board" role="img" aria-label={label} dir="ltr">
      {SQUARES.map((index) => (
        <span
          key={index}
          className="board-square"
          data-square={nameOf(index)}
          data-dark={(index + Math.floor(index / 8)) % 2 === 1 || undefined}
          data-last={last.includes(index) || undefined}
          data-best={best.includes(index) || undefined}
        >
          {index % 8 === 0 && <span className="board-rank">{nameOf(index).charAt(1)}</span>}
          {index >= 56 && <span className="board-file">{nameOf(index).charAt(0)}</span>}
          {letters.has(index) && <span className="board-piece" data-piece={letters.get(index)} />}
        </span>
      ))}
    </div>
  )
}
