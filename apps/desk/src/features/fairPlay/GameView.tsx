import { useTranslation } from '@lance/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { Failure, useFailureText } from '../../design/Failure.tsx'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import type { GameAnswer } from './answers.ts'
import { Board } from './Board.tsx'
import { MoveTable } from './MoveTable.tsx'
import { numberOf, replay, STANDARD_START } from './replay.ts'
import { spellSan } from './spellSan.ts'
import { TimeChart } from './TimeChart.tsx'
import { gameKey, useGame } from './useGame.ts'

type GameViewProps = {
  gameId: string
  /** Whose moves are looked at: the board is seen from their side. */
  playerId: string
  /** The suspicion that rests on the game: it has judged the moves together with those of other games. */
  suspicionId?: string
}

/** A game on a board, move by move, beside the evidence of the engine and of the clock. */
export function GameView({ gameId, playerId, suspicionId }: GameViewProps) {
  const { t } = useTranslation('fairPlay')
  const game = useGame(gameId, suspicionId)
  if (game.error && !game.data) return <Failure error={game.error} onRetry={() => game.refetch()} />
  return game.data ? (
    <Shown key={gameId} answer={game.data} playerId={playerId} />
  ) : (
    <p className="hint">{t('readingGame')}</p>
  )
}

/** The ply that a key leads to, of so many; null for other keys. */
function stepTo(key: string, { ply, last }: { ply: number; last: number }): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, ply - 1)
    case 'ArrowRight':
      return Math.min(last, ply + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

function Shown({ answer, playerId }: { answer: GameAnswer; playerId: string }) {
  const { t } = useTranslation('fairPlay')
  const { moves, evidence, game } = answer
  const own = game.black.id === playerId ? 'black' : 'white'
  const [side, setSide] = useState<'white' | 'black'>(own)
  const [ply, setPly] = useState(moves.length)
  const { startFen, variant = 'standard' } = game
  const fen = startFen ?? STANDARD_START.fen
  const plies = useMemo(() => {
    const bestAt = new Map(evidence?.map((one) => [one.ply, one.best]))
    return replay(
      moves.map(({ uci }) => uci),
      (at) => bestAt.get(at) ?? null,
      { fen, variant },
    )
  }, [moves, evidence, fen, variant])
  const last = plies.length
  const current = plies[ply - 1] ?? null
  const best = current && evidence?.find((one) => one.ply === current.ply && !one.isMatch)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = stepTo(event.key, { ply, last })
    if (next === null) return
    event.preventDefault()
    setPly(next)
  }
  const label = current
    ? t('board.after', { move: `${numberOf(current)} ${spellSan(current.san)}` })
    : t('board.start')
  return (
    <section className="game" aria-label={t('board.label')} onKeyDown={onKeyDown}>
      <div className="game-parts">
        <div>
          <Board
            label={label}
            fen={current?.fen ?? fen}
            side={side}
            lastUci={current?.uci ?? null}
            bestUci={best?.best ?? null}
          />
          <Steps
            ply={ply}
            last={last}
            onStep={setPly}
            onTurn={() => setSide(side === 'white' ? 'black' : 'white')}
          />
          <p className="hint" aria-live="polite">
            {label}
          </p>
          {best && current?.best && (
            <p className="hint">{t('board.engine', { move: spellSan(current.best) })}</p>
          )}
        </div>
        <div>
          {evidence === null && <AskEngine gameId={game.id} isOver={game.endedAt !== null} />}
          {evidence?.length === 0 && <p className="notice">{t('engine.nothing')}</p>}
          <MoveTable answer={answer} plies={plies} own={own} ply={ply} onPly={setPly} />
        </div>
      </div>
      <TimeChart answer={answer} own={own} ply={ply} onPly={setPly} />
    </section>
  )
}

function Steps({
  ply,
  last,
  onStep,
  onTurn,
}: {
  ply: number
  last: number
  onStep: (ply: number) => void
  onTurn: () => void
}) {
  const { t } = useTranslation('fairPlay')
  const steps = [
    { key: 'first', Icon: ChevronFirst, to: 0 },
    { key: 'previous', Icon: ChevronLeft, to: Math.max(0, ply - 1) },
    { key: 'next', Icon: ChevronRight, to: Math.min(last, ply + 1) },
    { key: 'last', Icon: ChevronLast, to: last },
  ] as const
  return (
    <div className="game-steps" dir="ltr">
      {steps.map(({ key, Icon, to }) => (
        <button
          key={key}
          type="button"
          className="button"
          aria-label={t(`steps.${key}`)}
          // Still focused at either end, so that the keys go on.
          aria-disabled={to === ply}
          onClick={() => onStep(to)}
        >
          <Icon size={18} aria-hidden />
        </button>
      ))}
      <button type="button" className="button" onClick={onTurn}>
        {t('steps.turn')}
      </button>
    </div>
  )
}

/** No engine has been through the game: an operator of fair play may ask for it. */
function AskEngine({ gameId, isOver }: { gameId: string; isOver: boolean }) {
  const { t } = useTranslation('fairPlay')
  const { roles } = useOperator()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const look = useMutation({
    mutationFn: () => callDesk('POST /desk/api/fair-play/games/:gameId/look', { params: { gameId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: gameKey(gameId) }),
  })
  if (!isOver) return <p className="notice">{t('engine.stillPlayed')}</p>
  return (
    <div className="notice">
      <p>{t('engine.none')}</p>
      {mayDo(roles, ['fair_play']) && (
        <button type="button" className="button" disabled={look.isPending} onClick={() => look.mutate()}>
          {look.isPending ? t('engine.looking') : t('engine.look')}
        </button>
      )}
      {look.error && (
        <p className="problem" role="alert">
          {failureText(look.error)}
        </p>
      )}
    </div>
  )
}
