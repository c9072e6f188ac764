import { type Answer, checkAnswer, type Exercise, isRight } from '@lance/chess/training'
import type { TrainingGrade } from '@lance/domain/training'

/** A right move that comes sooner is remembered as easy. */
const QUICK_MS = 8000

/**
 * An exercise being answered. `asking`: a move is expected; `wrong`: the last one was; `solved` and `shown`: it is over. `line`
 * is what can be walked through from the position: the punishment or the solution, of which `at` plies are shown.
 */
export type Trainer = {
  exercise: Exercise
  status: 'asking' | 'wrong' | 'solved' | 'shown'
  answer: Answer | null
  line: readonly string[]
  at: number
  isHinted: boolean
  startedAtMs: number
  /** How the exercise went; the first thing that decides it counts. */
  grade: TrainingGrade | null
}

export type TrainerInput =
  | { type: 'move'; uci: string; nowMs: number }
  /** How a wrong move is punished, when the engine has found it. */
  | { type: 'punishment'; line: readonly string[] }
  | { type: 'retry' }
  | { type: 'hint' }
  | { type: 'show' }
  | { type: 'walk'; to: number }

export function startTrainer(exercise: Exercise, nowMs: number): Trainer {
  return {
    exercise,
    status: 'asking',
    answer: null,
    line: [],
    at: 0,
    isHinted: false,
    startedAtMs: nowMs,
    grade: null,
  }
}

export function stepTrainer(trainer: Trainer, input: TrainerInput): Trainer {
  const { exercise, status, line } = trainer
  switch (input.type) {
    case 'move':
      return status === 'asking' ? answerMove(trainer, input) : trainer
    case 'punishment':
      return status === 'wrong' && input.line[0] === line[0]
        ? showReply({ ...trainer, line: input.line })
        : trainer
    case 'retry':
      return status === 'wrong' ? { ...trainer, status: 'asking', line: [], at: 0, answer: null } : trainer
    case 'hint':
      return status === 'asking' ? { ...trainer, isHinted: true } : trainer
    case 'show':
      if (status === 'solved' || status === 'shown') return trainer
      return { ...decide(trainer, 'again'), status: 'shown', answer: null, line: exercise.line, at: 1 }
    case 'walk':
      return { ...trainer, at: Math.max(0, Math.min(line.length, input.to)) }
  }
}

function answerMove(trainer: Trainer, { uci, nowMs }: Extract<TrainerInput, { type: 'move' }>): Trainer {
  const { exercise, isHinted, startedAtMs } = trainer
  const answer = checkAnswer(exercise, uci)
  if (answer === 'illegal') return trainer
  if (!isRight(answer)) {
    const line = answer === 'again' ? exercise.refutation : [uci]
    return showReply({ ...decide(trainer, 'again'), status: 'wrong', answer, line, at: 1 })
  }
  const line = uci === exercise.line[0] ? exercise.line : [uci]
  const grade = isHinted ? 'hard' : nowMs - startedAtMs < QUICK_MS ? 'easy' : 'good'
  return { ...decide(trainer, grade), status: 'solved', answer, line, at: 1 }
}

/** A wrong move is seen with its reply, unless the player has walked on. */
const showReply = (trainer: Trainer): Trainer =>
  trainer.at === 1 ? { ...trainer, at: Math.min(2, trainer.line.length) } : trainer

const decide = (trainer: Trainer, grade: TrainingGrade): Trainer => ({
  ...trainer,
  grade: trainer.grade ?? grade,
})
