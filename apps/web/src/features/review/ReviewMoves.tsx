import type { GameReview, Judgement } from '@lance/chess/review'
import { useTranslation } from '@lance/texts'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { MoveText, type MoveWriter, useNotation } from '../notation/index.ts'
import { pliesBefore } from '../room/index.ts'
import { turnsOf, type Walk } from '../table/index.ts'
import { GLYPHS } from './engineTexts.ts'
import type { ReviewGame } from './reviewGame.ts'

type ReviewMovesProps = {
  game: ReviewGame
  walk: Walk
  /** Marks the mistakes once the engine has judged the moves. */
  review: GameReview | null
}

/** The moves, two per line; each links to its position. The current move stays in view. */
export function ReviewMoves({ game, walk, review }: ReviewMovesProps) {
  const { t } = useTranslation('review')
  const { ply, last, go } = walk
  const writer = useNotation()
  const list = useRef<HTMLOListElement>(null)
  useShownInView(list, ply)
  const before = pliesBefore(game)
  const sanAt = (at: number) => game.steps[at]?.move?.san
  const judgedAt = (at: number) => review?.moves[at - 1]?.judgement ?? null
  return (
    <ol ref={list} className="move-list" aria-label={t('moves.label')}>
      {last === 0 && <li className="move-list-none">{t('moves.none')}</li>}
      {turnsOf(last, before).map((first) => {
        return (
          <MoveTurn
            key={first}
            first={first}
            number={(before + first + 1) / 2}
            white={sanAt(first)}
            black={sanAt(first + 1)}
            whiteJudged={judgedAt(first)}
            blackJudged={judgedAt(first + 1)}
            shown={ply > 0 && (ply === first || ply === first + 1) ? ply : null}
            go={go}
            writer={writer}
          />
        )
      })}
    </ol>
  )
}

/** Keeps the current move in view by scrolling the list, never the page. */
function useShownInView(list: RefObject<HTMLElement | null>, ply: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the current move
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const shown = element.querySelector('[aria-current]')?.closest('li')
    if (shown === null || shown === undefined) return void element.scrollTo({ top: 0 })
    const [frame, line] = [element.getBoundingClientRect(), shown.getBoundingClientRect()]
    const margin = line.height
    if (line.top - margin < frame.top) element.scrollBy({ top: line.top - margin - frame.top })
    else if (line.bottom + margin > frame.bottom)
      element.scrollBy({ top: line.bottom + margin - frame.bottom })
  }, [list, ply])
}

type MoveTurnProps = {
  /** The ply of White's move. */
  first: number
  number: number
  white: string | undefined
  black: string | undefined
  whiteJudged: Judgement | null
  blackJudged: Judgement | null
  /** The current ply if it is one of these two. */
  shown: number | null
  go: Walk['go']
  writer: MoveWriter
}

/** Memoized, so that a long game scrolls as smoothly as a short one. */
const MoveTurn = memo(function MoveTurn(props: MoveTurnProps) {
  const { first, number, white, black, whiteJudged, blackJudged, shown, ...move } = props
  return (
    <li className="move-turn">
      <span className="move-number">{number}.</span>
      {first === 0 ? (
        <span className="move-none">…</span>
      ) : (
        <ReviewMove san={white} judged={whiteJudged} ply={first} isShown={shown === first} {...move} />
      )}
      <ReviewMove san={black} judged={blackJudged} ply={first + 1} isShown={shown === first + 1} {...move} />
    </li>
  )
})

type ReviewMoveProps = Pick<MoveTurnProps, 'go' | 'writer'> & {
  san: string | undefined
  judged: Judgement | null
  ply: number
  isShown: boolean
}

function ReviewMove({ san, judged, ply, isShown, go, writer }: ReviewMoveProps) {
  const { t } = useTranslation('review')
  if (san === undefined) return null
  return (
    <button
      type="button"
      className="move-san"
      dir="ltr"
      aria-current={isShown ? 'step' : undefined}
      onClick={() => go(ply)}
    >
      <MoveText moves={san} writer={writer} />
      {judged !== null && (
        <span className="move-glyph" data-judgement={judged}>
          <span aria-hidden>{GLYPHS[judged]}</span>
          <span className="sr-only">{t(`engine.judgements.${judged}`)}</span>
        </span>
      )}
    </button>
  )
}
