import type { Color } from '@lance/chess'
import type { Judgement, ReviewedSide } from '@lance/chess/review'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { shownName } from '../../i18n/i18n.ts'
import { MoveText, useNotation } from '../notation/index.ts'
import type { Walk } from '../table/index.ts'
import { ChancesGraph } from './ChancesGraph.tsx'
import type { EngineReview } from './engineReview.ts'
import { GLYPHS, lineText, verdictText } from './engineTexts.ts'
import { type ReviewGame, stepAt } from './reviewGame.ts'

type EnginePanelProps = { game: ReviewGame; engine: EngineReview; walk: Walk; onRetry: () => void }

/** The engine's verdict on the shown move, on the whole game, and on each player. */
export function EnginePanel({ game, engine, walk, onRetry }: EnginePanelProps) {
  const { t } = useTranslation(['review', 'common'])
  const { status, progress } = engine
  return (
    <section className="review-engine" aria-label={t('engine.label')}>
      <MoveNote game={game} engine={engine} ply={walk.ply} />
      <ChancesGraph game={game} engine={engine} walk={walk} />
      {status === 'failed' ? (
        <p className="review-progress" role="alert">
          {t('engine.failed')}{' '}
          <button type="button" className="link" onClick={onRetry}>
            {t('common:retry')}
          </button>
        </p>
      ) : (
        <progress
          className="review-progress"
          data-done={status === 'done' || undefined}
          value={progress}
          aria-label={t('engine.working')}
        />
      )}
      <Sides game={game} engine={engine} />
      {game.color !== null && (
        <Link to="/train/numbers" className="link inline-block py-3">
          {t('engine.losses')}
        </Link>
      )}
    </section>
  )
}

/** A line for use in a sentence: isolated, so that its moves run left to right in every language. */
const lineAt = (game: ReviewGame, ply: number, ucis: readonly string[]) =>
  `\u2066${lineText(stepAt(game, ply).fen, ucis, game.variant)}\u2069`

/** The evaluation of the position, what was wrong with the last move, and the best continuation. */
function MoveNote({ game, engine, ply }: { game: ReviewGame; engine: EngineReview; ply: number }) {
  const { t, i18n } = useTranslation('review')
  const writer = useNotation()
  const evaluation = engine.evaluations[ply]
  const move = engine.review?.moves[ply - 1]
  const judged = move?.judgement != null && move.better !== null ? move : null
  const better = judged?.better ? lineAt(game, ply - 1, judged.better.line) : ''
  return (
    <div className="review-note">
      <p>
        <strong className="review-value" dir="ltr">
          {evaluation === undefined ? '…' : verdictText(evaluation.verdict, i18n.language)}
        </strong>
        {evaluation !== undefined && evaluation.best !== null && (
          <span className="text-quiet">
            <MoveText
              moves={lineAt(game, ply, evaluation.line)}
              writer={writer}
              text={(line) => t('engine.best', { line })}
            />
          </span>
        )}
      </p>
      {judged?.judgement && (
        <p>
          <strong data-judgement={judged.judgement}>
            <span dir="ltr">{GLYPHS[judged.judgement]}</span> {t(`engine.judgements.${judged.judgement}`)}
          </strong>{' '}
          <MoveText moves={better} writer={writer} text={(line) => t('engine.better', { line })} />
        </p>
      )}
    </div>
  )
}

const JUDGEMENTS: readonly Judgement[] = ['inaccuracy', 'mistake', 'blunder']
const SIDES: readonly Color[] = ['white', 'black']

/** How well each side played; keeps its space until that is known. */
function Sides({ game, engine: { review } }: { game: ReviewGame; engine: EngineReview }) {
  const { t } = useTranslation('review')
  return (
    <table className="review-sides">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('engine.player')}</span>
          </th>
          <th scope="col">{t('engine.accuracy')}</th>
          {JUDGEMENTS.map((judgement) => (
            <th
              key={judgement}
              scope="col"
              data-judgement={judgement}
              title={t(`engine.judgements.${judgement}`)}
            >
              <span aria-hidden dir="ltr">
                {GLYPHS[judgement]}
              </span>
              <span className="sr-only">{t(`engine.judgements.${judgement}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SIDES.map((color) => (
          <tr key={color}>
            <th scope="row" dir="auto">
              {shownName(game.players[color].name)}
            </th>
            <td>{accuracyText(review?.[color])}</td>
            {JUDGEMENTS.map((judgement) => (
              <td key={judgement}>{review?.[color][judgement] ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function accuracyText(side: ReviewedSide | undefined): string {
  return side === undefined || side.accuracy === null ? '–' : `${Math.round(side.accuracy)}%`
}
