import { type Color, type Square, squareName } from '@lance/chess'
import type { SetupPiece, SetupPieces } from '@lance/chess/setup'
import { useTranslation } from '@lance/texts'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { memo, useState } from 'react'
import type { BoardTexts } from '../board/index.ts'
import { squareOfKey } from './squareOfKey.ts'

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7]

/** The square at a place counted from the top left of the screen; its own inverse. */
export const squareAtPlace = (place: number, orientation: Color): Square =>
  orientation === 'black' ? place ^ 7 : place ^ 56

type EditorBoardProps = {
  board: RefObject<HTMLDivElement | null>
  pieces: SetupPieces
  orientation: Color
  texts: BoardTexts
  selected: Square | null
  /** The square whose piece is being dragged. */
  lifted: Square | null
  /** Squares with which something is wrong. */
  wrong: readonly Square[]
  onPointerDown: (square: Square, event: PointerEvent) => void
  /** Enter or the space bar on a square. */
  onPress: (square: Square) => void
  /** A letter key on a square, or one that takes the piece away. */
  onPut: (square: Square, piece: SetupPiece | null) => void
}

/** The board on which a position is set up: one grid, of which one square at a time takes the focus. */
export function EditorBoard(props: EditorBoardProps) {
  const { board, pieces, orientation, texts, selected, lifted, wrong } = props
  const { onPointerDown, onPress, onPut } = props
  const [cursor, setCursor] = useState<Square>(4)
  const [isByHand, setByHand] = useState(false)
  const focus = (square: Square) => {
    setCursor(square)
    board.current?.querySelector<HTMLElement>(`[data-square="${squareName(square)}"]`)?.focus({
      preventScroll: true,
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    setByHand(false)
    const next = squareOfKey(event.key, { from: cursor, orientation })
    const put = pieceOfKey(event.key)
    if (next !== null) focus(next)
    else if (put !== undefined) onPut(cursor, put)
    else if (event.key === 'Enter' || event.key === ' ') onPress(cursor)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a board is a grid, not a table
    <div
      ref={board}
      className="board editor-board"
      role="grid"
      aria-label={texts.board}
      data-orientation={orientation}
      data-by-hand={isByHand || undefined}
      tabIndex={-1}
      onKeyDown={press}
      onContextMenu={(event) => event.preventDefault()}
    >
      {PLACES.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
        <div key={row} className="board-row" role="row">
          {PLACES.map((column) => {
            const square = squareAtPlace(row * 8 + column, orientation)
            return (
              <EditorSquare
                key={square}
                square={square}
                piece={pieces[square] ?? null}
                texts={texts}
                isCursor={square === cursor}
                isSelected={square === selected}
                isWrong={wrong.includes(square)}
                onFocus={() => setCursor(square)}
                onPointerDown={(event) => {
                  setByHand(true)
                  setCursor(square)
                  onPointerDown(square, event)
                }}
              />
            )
          })}
        </div>
      ))}
      <Coordinates orientation={orientation} />
      <div className="board-pieces" aria-hidden>
        {pieces.map(
          (piece, square) =>
            piece !== null && (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece that is set up is its square
                key={square}
                className="board-piece"
                data-piece={piece}
                data-file={square & 7}
                data-rank={square >> 3}
                data-lifted={square === lifted || undefined}
              />
            ),
        )}
      </div>
    </div>
  )
}

/** The piece that a key puts: the letters of a FEN, capitals for White; null takes it away. */
function pieceOfKey(key: string): SetupPiece | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null
  return /^[KQRBNPkqrbnp]$/.test(key) ? (key as SetupPiece) : undefined
}

type EditorSquareProps = {
  square: Square
  piece: SetupPiece | null
  texts: BoardTexts
  isCursor: boolean
  isSelected: boolean
  isWrong: boolean
  onFocus: () => void
  onPointerDown: (event: PointerEvent) => void
}

const EditorSquare = memo(
  function EditorSquare({
    square,
    piece,
    texts,
    isCursor,
    isSelected,
    isWrong,
    onFocus,
    onPointerDown,
  }: EditorSquareProps) {
    const { t } = useTranslation('editor')
    const name = texts.square(square, piece)
    return (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        className="board-square"
        role="gridcell"
        tabIndex={isCursor ? 0 : -1}
        aria-label={isWrong ? `${name}, ${t('wrong')}` : name}
        aria-selected={isSelected || undefined}
        data-square={squareName(square)}
        data-mark={isSelected ? 'selected' : isWrong ? 'check' : undefined}
        onFocus={onFocus}
        onPointerDown={onPointerDown}
      />
    )
  },
  (was, is) =>
    was.piece === is.piece &&
    was.texts === is.texts &&
    was.isCursor === is.isCursor &&
    was.isSelected === is.isSelected &&
    was.isWrong === is.isWrong,
)

function Coordinates({ orientation }: { orientation: Color }) {
  const nameAt = (place: number) => squareName(squareAtPlace(place, orientation))
  return (
    <>
      <div className="board-ranks" aria-hidden>
        {PLACES.map((place) => (
          <span key={place}>{nameAt(place * 8).charAt(1)}</span>
        ))}
      </div>
      <div className="board-files" aria-hidden>
        {PLACES.map((place) => (
          <span key={place}>{nameAt(56 + place).charAt(0)}</span>
        ))}
      </div>
    </>
  )
}
