import type { Color } from '@lance/chess'
import type { Exercise } from '@lance/chess/training'
import type { TrainingGrade } from '@lance/domain/training'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react'
import { type Dispatch, type ReactNode, useEffect, useMemo } from 'react'
import { MoveText, useNotation } from '../notation/index.ts'
import { moveNumber, stepsOfKey, ToolButton, useFlippedBoard, useLetterKey } from '../table/index.ts'
import { type LineStep, lineSteps } from './lineSteps.ts'
import { TrainingBoard } from './TrainingBoard.tsx'
import type { Trainer, TrainerInput } from './trainer.ts'
import { useTrainer } from './useTrainer.ts'

type ExerciseRoomProps = {
  exercise: Exercise
  /** The question, around the move that was played. */
  ask: (san: string) => string
  onGrade: (grade: TrainingGrade) => void
  /** Null: there is none. */
  onNext: (() => void) | null
  /** What stands above, in and below the exercise, beside the board. */
  facts: ReactNode
  afterwards: ReactNode
  more: ReactNode
}

/** One exercise: its board, its question, and what can be done. */
export function ExerciseRoom(props: ExerciseRoomProps) {
  const { exercise, ask, onGrade, onNext, facts, afterwards, more } = props
  const { t } = useTranslation('training')
  const [trainer, dispatch] = useTrainer(exercise, onGrade)
  const { line, at, status } = trainer
  const { fen, variant } = exercise
  const steps = useMemo(() => lineSteps(fen, line, variant), [fen, line, variant])
  const step = steps[Math.min(at, steps.length - 1)] as LineStep
  const mover: Color = fen.includes(' w ') ? 'white' : 'black'
  const { isFlipped, flip } = useFlippedBoard()
  const orientation = isFlipped === (mover === 'white') ? 'black' : 'white'
  const go = (to: number) => dispatch({ type: 'walk', to })
  const walk = { ply: at, last: steps.length - 1, go }
  const isOver = status === 'solved' || status === 'shown'
  useWalkKeys(walk)
  useLetterKey('h', () => dispatch({ type: 'hint' }))
  useLetterKey('s', () => dispatch({ type: 'show' }))
  useLetterKey('r', () => dispatch({ type: 'retry' }))
  useLetterKey('n', () => {
    if (isOver) onNext?.()
  })
  return (
    <>
      <div className="game-table">
        <TrainingBoard
          trainer={trainer}
          step={step}
          orientation={orientation}
          walk={walk}
          onMove={(uci) => dispatch({ type: 'move', uci, nowMs: Date.now() })}
        />
      </div>
      <aside className="game-side">
        {facts}
        <section className="training-ask" data-status={status} aria-label={t('ask.label')}>
          <div role="status">
            <Question trainer={trainer} ask={ask} />
          </div>
          {isOver && <GoodAnswer trainer={trainer} />}
          {isOver && afterwards}
          <Acts {...{ trainer, dispatch, onNext, onFlip: flip }} />
          {steps.length > 1 && <Line steps={steps} at={at} fen={fen} onGo={go} />}
        </section>
        {more}
      </aside>
    </>
  )
}

type ActsProps = {
  trainer: Trainer
  dispatch: Dispatch<TrainerInput>
  onNext: (() => void) | null
  onFlip: () => void
}

/** What can be done now. */
function Acts({ trainer: { status, exercise }, dispatch, onNext, onFlip }: ActsProps) {
  const { t } = useTranslation(['training', 'review'])
  const isOver = status === 'solved' || status === 'shown'
  return (
    <div className="training-acts" role="toolbar" aria-label={t('act.label')}>
      {status === 'asking' && (
        <button type="button" className="button button-quiet" onClick={() => dispatch({ type: 'hint' })}>
          {t('act.hint')}
        </button>
      )}
      {status === 'wrong' && (
        <button type="button" className="button button-primary" onClick={() => dispatch({ type: 'retry' })}>
          {t('act.retry')}
        </button>
      )}
      {!isOver && (
        <button type="button" className="button button-quiet" onClick={() => dispatch({ type: 'show' })}>
          {t('act.show')}
        </button>
      )}
      {isOver && onNext !== null && (
        <button type="button" className="button button-primary" onClick={onNext}>
          {t('act.next')}
        </button>
      )}
      {isOver && <AnalysisLink exercise={exercise} />}
      <ToolButton label={t('review:tools.flip')} Picture={RefreshCw} onPress={onFlip} />
    </div>
  )
}

function useWalkKeys({ ply, go }: { ply: number; go: (to: number) => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = stepsOfKey(event)
      if (by === null) return
      event.preventDefault()
      event.stopPropagation()
      go(ply + by)
    }
    // Runs before the board's handler: after a pointer press the arrows walk through the line, not the squares.
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  })
}

const sanOf = ({ fen, variant }: Exercise, uci: string) => lineSteps(fen, [uci], variant)[1]?.san ?? uci

/** What is asked, or how the answer was. */
function Question({ trainer, ask }: Pick<ExerciseRoomProps, 'ask'> & { trainer: Trainer }) {
  const { t, i18n } = useTranslation('training')
  const writer = useNotation()
  const { exercise, status, answer, line, isHinted } = trainer
  const { fen, played, themes } = exercise
  const told = (key: 'wrong' | 'best' | 'good' | 'shown', uci: string) =>
    say(uci, (san) => t(`ask.${key}`, { san }))
  const say = (uci: string, text: (san: string) => string) => (
    <p className="training-question">
      <MoveText moves={sanOf(exercise, uci)} writer={writer} text={text} />
    </p>
  )
  const first = line[0] ?? ''
  if (status === 'shown') return told('shown', first)
  if (status === 'solved') return told(answer === 'good' ? 'good' : 'best', first)
  if (status === 'wrong')
    return answer === 'again' ? <p className="training-question">{t('ask.again')}</p> : told('wrong', first)
  return (
    <>
      {say(played, ask)}
      <p className="text-quiet">{t(fen.includes(' w ') ? 'ask.white' : 'ask.black')}</p>
      {isHinted && (
        <p className="mt-1">
          {t('ask.look')}{' '}
          {themes.length > 0 &&
            t('ask.themes', {
              themes: new Intl.ListFormat(i18n.language).format(themes.map((theme) => t(`themes.${theme}`))),
            })}
        </p>
      )}
    </>
  )
}

/** After another good move: which one is the best. */
function GoodAnswer({ trainer: { exercise, answer } }: { trainer: Trainer }) {
  const { t } = useTranslation('training')
  const writer = useNotation()
  if (answer !== 'good') return null
  const best = exercise.accepted[0]?.uci ?? ''
  return (
    <p className="text-quiet">
      <MoveText moves={sanOf(exercise, best)} writer={writer} text={(san) => t('ask.shown', { san })} />
    </p>
  )
}

type LineProps = { steps: readonly LineStep[]; at: number; fen: string; onGo: (to: number) => void }

/** The line after the answer, to walk through. */
function Line({ steps, at, fen, onGo }: LineProps) {
  const { t } = useTranslation(['training', 'review'])
  const writer = useNotation()
  const [, side, , , , fullmoves] = fen.split(' ')
  const before = Number(fullmoves) * 2 - (side === 'w' ? 2 : 1)
  return (
    <div className="training-line" role="toolbar" aria-label={t('line')}>
      <ToolButton
        label={t('review:walk.back')}
        Picture={ChevronLeft}
        isWaiting={at === 0}
        onPress={() => onGo(at - 1)}
      />
      <ol>
        {steps.slice(1).map(({ san }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place in the line
          <li key={index}>
            <button
              type="button"
              className="training-move"
              aria-current={at === index + 1 || undefined}
              onClick={() => onGo(index + 1)}
            >
              {(index === 0 || (before + index) % 2 === 0) && `${moveNumber(before + index + 1)} `}
              <MoveText moves={san ?? ''} writer={writer} />
            </button>
          </li>
        ))}
      </ol>
      <ToolButton
        label={t('review:walk.forward')}
        Picture={ChevronRight}
        isWaiting={at >= steps.length - 1}
        onPress={() => onGo(at + 1)}
      />
    </div>
  )
}

/** The game around the exercise, or its position where there is no such game here. */
function AnalysisLink({ exercise: { source, gameId, ply, fen, variant } }: { exercise: Exercise }) {
  const { t } = useTranslation('game')
  const hash =
    source === 'bot' || source === 'online'
      ? `game=${gameId}&ply=${ply - 1}`
      : new URLSearchParams({ fen, ...(variant === 'chess960' && { variant }) }).toString()
  return (
    <Link to="/analysis" hash={hash} className="button button-quiet">
      {t('end.analysis')}
    </Link>
  )
}
