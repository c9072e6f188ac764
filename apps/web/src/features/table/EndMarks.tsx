import type { Color } from '@lance/chess'
import { type EndReason, statusOfReason } from '@lance/domain'
import { Clock, Crown, Equal, Flag, Hash, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import { readPlacement } from '../board/index.ts'
import type { TableEnding } from './tableGame.ts'
import './endMarks.css'

export type EndMarksProps = { fen: string; ending: TableEnding; orientation: Color }

/** How the game ended, on the kings of its last position. The result is announced and written beside the board. */
export function EndMarks({ fen, ending: { reason, winner }, orientation }: EndMarksProps) {
  if (statusOfReason(reason) === 'aborted') return null
  return readPlacement(fen).map((piece, square) => {
    if (piece?.toLowerCase() !== 'k') return null
    const color = piece === 'K' ? 'white' : 'black'
    const result = winner === null ? 'drawn' : winner === color ? 'won' : 'lost'
    const Picture = result === 'won' ? Crown : result === 'drawn' ? Equal : lossPicture(reason)
    return (
      <span
        key={color}
        className="end-mark"
        data-result={result}
        style={placeOf(square, orientation)}
        aria-hidden
      >
        <Picture strokeWidth={2.5} />
      </span>
    )
  })
}

function lossPicture(reason: EndReason): LucideIcon {
  const status = statusOfReason(reason)
  return status === 'checkmate' ? Hash : status === 'timeout' ? Clock : Flag
}

/** The square's column from the left and row from the top, 0 to 7. */
function placeOf(square: number, orientation: Color): CSSProperties {
  const [file, rank] = [square & 7, square >> 3]
  const [column, row] = orientation === 'white' ? [file, 7 - rank] : [7 - file, rank]
  return { '--column': column, '--row': row } as CSSProperties
}
