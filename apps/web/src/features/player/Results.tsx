import type { PublicProfile } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { type Counts, OUTCOMES, ResultsBar } from './ResultsBar.tsx'

/** Wins, draws and losses by color and in total. */
export function Results({ record }: { record: PlayerRecord }) {
  const { t } = useTranslation('player')
  const { white, black } = record
  const all = {
    wins: white.wins + black.wins,
    draws: white.draws + black.draws,
    losses: white.losses + black.losses,
  }
  return (
    <section aria-labelledby="player-results">
      <h2 id="player-results" className="text-20">
        {t('record.title')}
      </h2>
      <table className="player-results">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('record.side')}</span>
            </th>
            {OUTCOMES.map((outcome) => (
              <th key={outcome} scope="col" data-outcome={outcome}>
                {t(`record.${outcome}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ResultsRow side="white" counts={white} />
          <ResultsRow side="black" counts={black} />
        </tbody>
        <tfoot>
          <ResultsRow side="all" counts={all} />
        </tfoot>
      </table>
      <ResultsBar counts={all} />
    </section>
  )
}

function ResultsRow({ side, counts }: { side: 'white' | 'black' | 'all'; counts: Counts }) {
  const { t, i18n } = useTranslation('player')
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <tr>
      <th scope="row">{t(`record.${side}`)}</th>
      {OUTCOMES.map((outcome) => (
        <td key={outcome}>{numbers.format(counts[outcome])}</td>
      ))}
    </tr>
  )
}

type PlayerRecord = PublicProfile['record']

/** All games in a record, with both colors. */
export function countGames({ white, black }: PlayerRecord): number {
  return [white, black].reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0)
}
