import {
  type Color,
  isCheck,
  kingSquare,
  legalMoves,
  moveFrom,
  movePromotion,
  moveTo,
  parseFen,
  squareName,
} from '@lance/chess'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Board, type BoardMove } from '../board/Board.tsx'
import { readPlacement, squaresOfUci } from '../board/placement.ts'
import type { BoardPosition, Destinations, SquarePair } from '../board/state.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import type { PromotionLetter } from './gameState.ts'
import { PromotionDialog } from './PromotionDialog.tsx'
import type { GameSource, TableGame } from './tableGame.ts'
import { useBoardWords } from './useBoardWords.ts'

type GameBoardProps = {
  game: TableGame
  /** Whose side is near. */
  orientation: Color
  /** Whether a move would be taken now, were it one's turn. */
  isOpen: boolean
  onMove: GameSource['move']
  isCut: boolean
  cover: ReactNode
}

/** The game's board: whose move it is, what is legal, and what lies over it while one can't play. */
export function GameBoard({ game, orientation, isOpen, onMove, isCut, cover }: GameBoardProps) {
  const { t } = useTranslation('game')
  const words = useBoardWords()
  const [promoting, setPromoting] = useState<SquarePair | null>(null)
  const { fen, ply, turn, lastMove, color, ending } = game
  const isOurs = isOpen && turn === color
  const rules = useMemo(() => readRules(fen), [fen])
  const held = isOurs ? promoting : null
  const isWaiting = ending === null && !isOurs

  const position = useMemo(
    (): BoardPosition => ({
      placement: readPlacement(fen),
      ply,
      orientation,
      own: isOpen ? color : null,
      mover: isOurs ? color : null,
      premover: isWaiting ? color : null,
      destinations: isOurs ? rules.destinations : new Map(),
      lastMove: lastMove === null ? null : squaresOfUci(lastMove),
      check: rules.check,
      held,
    }),
    [fen, ply, orientation, color, isOpen, isOurs, isWaiting, rules, lastMove, held],
  )

  const send = (from: number, to: number, promotion: PromotionLetter | null) =>
    onMove({ from: squareName(from), to: squareName(to), promotion })
  const move = ({ from, to, isPremove }: BoardMove) => {
    const isPromotion = rules.promotions.has(from * 64 + to)
    // Nobody is asked about a move made before its turn: the pawn becomes a queen.
    if (!isPromotion || isPremove) return send(from, to, isPromotion ? 'q' : null)
    setPromoting([from, to])
    return true
  }
  const promote = (promotion: PromotionLetter) => {
    if (held !== null) send(held[0], held[1], promotion)
    setPromoting(null)
  }
  return (
    <div className="game-board" data-cut={isCut || undefined}>
      <Board
        position={position}
        words={words}
        onMove={move}
        onNotOwn={() =>
          showToast({
            title: t('invalidPiece.title'),
            description: t('invalidPiece.text'),
            style: 'destructive',
          })
        }
      />
      {cover != null && <div className="game-over-board">{cover}</div>}
      {held !== null && color !== null && (
        <PromotionDialog color={color} onChoose={promote} onClose={() => setPromoting(null)} />
      )}
    </div>
  )
}

/** What the rules say of a position: where each piece may go, which of these promote, and the king in check. */
function readRules(fen: string) {
  const destinations = new Map<number, number[]>()
  const promotions = new Set<number>()
  const parsed = parseFen(fen)
  if (!parsed.ok) return { destinations: destinations as Destinations, promotions, check: null }
  const { position } = parsed
  for (const move of legalMoves(position)) {
    const [from, to] = [moveFrom(move), moveTo(move)]
    const known = destinations.get(from)
    if (movePromotion(move) !== undefined) promotions.add(from * 64 + to)
    if (known === undefined) destinations.set(from, [to])
    else if (!known.includes(to)) known.push(to)
  }
  const check = isCheck(position) ? kingSquare(position, fen.includes(' w ') ? 'white' : 'black') : null
  return { destinations: destinations as Destinations, promotions, check }
}
