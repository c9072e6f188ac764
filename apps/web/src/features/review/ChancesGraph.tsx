import { whiteChances } from '@lance/chess/review'
import { useTranslation } from '@lance/texts'
import { useNotation } from '../notation/index.ts'
import { pliesBefore } from '../room/index.ts'
import { moveNumber, type Walk } from '../table/index.ts'
import type { EngineReview } from './engineReview.ts'
import type { ReviewGame } from './reviewGame.ts'

/**
 * White's winning chances over the game, with mistakes marked by shape. An invisible slider covers it: a
 * click, a finger or the arrow keys go to a move, and screen readers get its chances.
 */
export function ChancesGraph({ game, engine, walk }: { game: ReviewGame; engine: EngineReview; walk: Walk }) {
  const { t } = useTranslation('review')
  const { say } = useNotation()
  const { ply, last, go } = walk
  const chances = engine.evaluations.map((one) => (one === undefined ? null : whiteChances(one.verdict)))
  const marks = (engine.review?.moves ?? []).filter(({ judgement }) => judgement !== null)
  const { move } = game.steps[ply] ?? { move: null }
  const place = move === null ? t('moves.start') : `${moveNumber(pliesBefore(game) + ply)} ${say(move.san)}`
  const shown = chances[ply]
  const said = shown == null ? place : t('engine.chancesAt', { move: place, percent: Math.round(shown) })
  const across = (at: number) => `${(at / last) * 100}%`
  return (
    <div className="review-graph">
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden>
        <path className="review-graph-white" d={areaPath(chances)} />
        <path className="review-graph-even" d={`M0 50H${last}`} />
      </svg>
      <span className="review-graph-shown" style={{ left: across(ply) }} aria-hidden />
      {marks.map(({ ply: at, judgement }) => (
        <span
          key={at}
          className="review-mark"
          data-judgement={judgement}
          style={{ left: across(at), top: `${100 - (chances[at] ?? 50)}%` }}
          aria-hidden
        />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={ply}
        aria-label={t('engine.graph')}
        aria-valuetext={said}
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  )
}

/** The area below the line, for the evaluations known so far. */
function areaPath(chances: readonly (number | null)[]): string {
  const known = chances.flatMap((value, at) => (value === null ? [] : [{ at, value }]))
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return ''
  const line = known.map(({ at, value }) => `L${at} ${100 - value}`).join('')
  return `M${first.at} 100${line}L${last.at} 100z`
}
