import type { PlayedMove, Score } from '@lance/domain/explorer'
import { useTranslation } from '@lance/texts'
import { MoveText, useNotation } from '../notation/index.ts'

type MoveTableProps = {
  shown: Score & { moves: readonly PlayedMove[] }
  onPlay: (uci: string) => void
  /** The pointer or the focus is on a move; null when it has left. */
  onPoint: (uci: string | null) => void
}

/** A part narrower than this has no room for its number. */
const WORDED_SHARE = 0.14

const gamesOf = ({ white, draws, black }: Score): number => white + draws + black

/** The moves that were played, with their games and how those ended. A press plays one. */
export function MoveTable({ shown, onPlay, onPoint }: MoveTableProps) {
  const { t, i18n } = useTranslation('analysis')
  const writer = useNotation()
  const total = gamesOf(shown)
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const compact = new Intl.NumberFormat(i18n.language, { notation: 'compact', maximumSignificantDigits: 3 })
  const say = (san: string, score: Score) => {
    const games = gamesOf(score)
    const part = (count: number) => percent.format(count / games)
    return t('explorer.row', {
      move: writer.say(san),
      count: games,
      whiteShare: part(score.white),
      drawShare: part(score.draws),
      blackShare: part(score.black),
    })
  }
  return (
    <table className="explorer-table">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('explorer.columns.move')}</th>
          <th scope="col">{t('explorer.columns.games')}</th>
          <th scope="col">{t('explorer.columns.results')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.moves.map((move) => (
          <tr
            key={move.uci}
            className="explorer-row"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(move.uci)}
            onPointerLeave={() => onPoint(null)}
          >
            <th scope="row">
              <button
                type="button"
                className="explorer-move"
                aria-label={say(move.san, move)}
                onClick={() => onPlay(move.uci)}
                onFocus={({ target }) => target.matches(':focus-visible') && onPoint(move.uci)}
                onBlur={() => onPoint(null)}
              >
                <MoveText moves={move.san} writer={writer} />
              </button>
            </th>
            <td className="explorer-games">
              <span>{percent.format(gamesOf(move) / total)}</span> {compact.format(gamesOf(move))}
            </td>
            <td>
              <ResultBar score={move} percent={percent} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('explorer.columns.total')}</th>
          <td className="explorer-games">{compact.format(total)}</td>
          <td>
            <ResultBar score={shown} percent={percent} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** How games ended, from White's wins to Black's. */
function ResultBar({ score, percent }: { score: Score; percent: Intl.NumberFormat }) {
  const { t } = useTranslation('analysis')
  const games = gamesOf(score)
  const parts = (['white', 'draws', 'black'] as const).map((part) => ({ part, share: score[part] / games }))
  const said = parts.map(({ part, share }) => t(`explorer.results.${part}`, { share: percent.format(share) }))
  return (
    <div className="explorer-bar" role="img" aria-label={said.join(' · ')} title={said.join(' · ')}>
      {parts.map(
        ({ part, share }) =>
          share > 0 && (
            <span key={part} data-part={part} style={{ flexGrow: share }}>
              {share >= WORDED_SHARE && percent.format(share)}
            </span>
          ),
      )}
    </div>
  )
}
