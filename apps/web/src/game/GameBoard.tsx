import {
  isCheck,
  kingSquare,
  legalMoves,
  moveFrom,
  movePromotion,
  moveTo,
  parseFen,
  squareName,
} from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { otherColor } from '@lance/domain'
import { WifiOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Board } from '../board/Board.tsx'
import { readPlacement, squaresOfUci } from '../board/placement.ts'
import type { BoardPosition, Destinations, SquarePair } from '../board/state.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import type { GameRoom } from './gameRoom.ts'
import { colorIn, type GameState, isPlaying, type PromotionLetter, shownGame } from './gameState.ts'
import { PromotionDialog } from './PromotionDialog.tsx'
import { useBoardWords } from './useBoardWords.ts'

type GameBoardProps = { state: GameState; record: GameRecord; room: GameRoom }

/** The game's board: whose move it is, what is legal, and what lies over it while one can't play. */
export function GameBoard({ state, record, room }: GameBoardProps) {
  const { t } = useTranslation('game')
  const words = useBoardWords()
  const [promoting, setPromoting] = useState<SquarePair | null>(null)
  const { fen, turn, lastMove } = shownGame(record, state.pending)
  const color = colorIn(record, state.userId)
  const isOn = isPlaying(state) && state.connection === 'Open'
  const isOurs = isOn && turn === color
  const rules = useMemo(() => readRules(fen), [fen])
  const held = isOurs ? promoting : null

  const position = useMemo(
    (): BoardPosition => ({
      placement: readPlacement(fen),
      orientation: color ?? 'white',
      own: isOn ? color : null,
      mover: isOurs ? color : null,
      destinations: isOurs ? rules.destinations : new Map(),
      lastMove: lastMove === null ? null : squaresOfUci(lastMove),
      check: rules.check,
      held,
    }),
    [fen, color, isOn, isOurs, rules, lastMove, held],
  )

  const send = (from: number, to: number, promotion: PromotionLetter | null) =>
    room.move({ from: squareName(from), to: squareName(to), promotion })
  const move = ({ from, to }: { from: number; to: number }) => {
    if (!rules.promotions.has(from * 64 + to)) return send(from, to, null)
    setPromoting([from, to])
    return true
  }
  const promote = (promotion: PromotionLetter) => {
    if (held !== null) send(held[0], held[1], promotion)
    setPromoting(null)
  }
  const isCut = isPlaying(state) && state.connection !== 'Open'
  const isAlone = isPlaying(state) && color !== null && !record.arrived[otherColor(color)]
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
      {isCut && (
        <div className="game-over-board">
          <WifiOff className="game-cut-mark" aria-hidden />
        </div>
      )}
      {!isCut && isAlone && (
        <div className="game-over-board">
          <p className="game-waiting" role="status">
            <span className="game-waiting-dots" aria-hidden />
            {t('waiting.title')}
          </p>
        </div>
      )}
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
