import { type Color, squareName } from '@lance/chess'
import type { PromotionLetter } from '@lance/contract'
import type { MoveInput } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import {
  Board,
  type BoardMove,
  type BoardPosition,
  readPlacement,
  type SquarePair,
  squaresOfUci,
} from '../board/index.ts'
import { useSettings } from '../settings/index.ts'
import type { EndMarksProps } from './EndMarks.tsx'
import { useEndMarks } from './laterEnd.ts'
import { PromotionDialog } from './PromotionDialog.tsx'
import { readRules } from './readRules.ts'
import type { GameSource, LatestGame, Premove, TableGame } from './tableGame.ts'
import { useBoardTexts } from './useBoardTexts.ts'
import type { TableWalk } from './useTableWalk.ts'
import { useWheel } from './useWheel.ts'
import { WalkedBoard } from './WalkedBoard.tsx'

type GameBoardProps = {
  game: TableGame
  /** The same game, possibly newer than what the rest of the table shows. */
  latest: LatestGame | undefined
  /** The side at the bottom of the board. */
  orientation: Color
  /** Whether a move would be accepted now if it were the player's turn. */
  isOpen: boolean
  onMove: GameSource['move']
  onPremove: GameSource['premove']
  isCut: boolean
  cover: ReactNode
  /** Which position is shown; the game itself goes on behind it. */
  walk: TableWalk
}

/** The board of a game, with the legal moves, and an overlay while the player can't move. */
export function GameBoard(props: GameBoardProps) {
  const { game, latest, orientation, isOpen, onMove, onPremove, isCut, cover, walk } = props
  const frame = useRef<HTMLDivElement>(null)
  useWheel(frame, walk)
  const isAutoQueen = useSettings().autoQueen === 'on'
  const { t } = useTranslation('game')
  const texts = useBoardTexts()
  const [promoting, setPromoting] = useState<{ squares: SquarePair; input: MoveInput } | null>(null)
  const { fen, variant, ply, turn, lastMove, color, ending, isUnsent } = useLatest(latest, game)
  const isOurs = isOpen && turn === color
  const rules = useMemo(() => readRules(fen, variant), [fen, variant])
  const held = isOurs ? (promoting?.squares ?? null) : null
  const isWaiting = ending === null && !isOurs

  const position = useMemo(
    (): BoardPosition => ({
      placement: readPlacement(fen),
      variant,
      ply,
      orientation,
      own: isOpen ? color : null,
      mover: isOurs ? color : null,
      premover: isWaiting ? color : null,
      destinations: isOurs ? rules.destinations : new Map(),
      lastMove: lastMove === null ? null : squaresOfUci(lastMove),
      keepsLastMove: isUnsent,
      check: rules.check,
      held,
    }),
    [fen, variant, ply, orientation, color, isOpen, isOurs, isWaiting, rules, lastMove, isUnsent, held],
  )

  const send = ({ from, to, isPremove, input }: BoardMove, promotion: PromotionLetter | null) =>
    onMove({ from: squareName(from), to: squareName(to), promotion, isPremove, input })
  const move = (made: BoardMove) => {
    const { from, to, isPremove, input } = made
    const isPromotion = rules.promotions.has(from * 64 + to)
    // Premoves and players with auto-queen are not asked: the pawn becomes a queen.
    if (!isPromotion || isPremove || isAutoQueen) return send(made, isPromotion ? 'q' : null)
    setPromoting({ squares: [from, to], input })
    return true
  }
  const promote = (promotion: PromotionLetter) => {
    if (held !== null && promoting !== null) {
      const [from, to] = held
      send({ from, to, isPremove: false, input: promoting.input }, promotion)
    }
    setPromoting(null)
  }
  return (
    <div ref={frame} className="game-board" data-cut={isCut || undefined} data-unsent={isUnsent || undefined}>
      <div className="game-live" inert={walk.isWalking}>
        <Board
          position={position}
          texts={texts}
          onMove={move}
          onPremove={onPremove && ((squares) => onPremove(squares && premoveOf(squares, position)))}
          onNotOwn={() =>
            showToast({
              title: t('invalidPiece.title'),
              description: t('invalidPiece.text'),
              style: 'destructive',
            })
          }
        />
      </div>
      {ending !== null && !walk.isWalking && (
        <LaterEndMarks fen={fen} ending={ending} orientation={orientation} />
      )}
      {walk.isWalking && (
        <WalkedBoard game={game} ply={walk.ply} orientation={orientation} onLeave={walk.leave} />
      )}
      {cover != null && <div className="game-over-board">{cover}</div>}
      {held !== null && color !== null && (
        <PromotionDialog color={color} onChoose={promote} onClose={() => setPromoting(null)} />
      )}
    </div>
  )
}

function LaterEndMarks(props: EndMarksProps) {
  const EndMarks = useEndMarks()
  return EndMarks && <EndMarks {...props} />
}

/** As the premove will be played: a pawn becomes a queen. */
function premoveOf([from, to]: SquarePair, { placement, ply }: BoardPosition): Premove {
  const isPawn = placement[from]?.toLowerCase() === 'p'
  const isPromotion = isPawn && (to < 8 || to >= 56)
  return { from: squareName(from), to: squareName(to), promotion: isPromotion ? 'q' : null, ply: ply + 2 }
}

const noGame: LatestGame = { subscribe: () => () => {}, game: () => null }

const useLatest = ({ subscribe, game }: LatestGame = noGame, shown: TableGame) =>
  useSyncExternalStore(subscribe, game, () => null) ?? shown
