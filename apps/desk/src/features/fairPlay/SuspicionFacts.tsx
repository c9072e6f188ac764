import { useTranslation } from '@lance/texts'
import { formatCents, formatNumber } from '../../base/format.ts'
import type { SuspicionAnswer } from './answers.ts'
import { EvidenceFacts } from './EvidenceFacts.tsx'
import { readEvidence } from './readEvidence.ts'

/** A figure by its name; null where the night did not compute it. */
const reader = (figures: SuspicionAnswer['figures']) => (name: string) => {
  const value = figures[name]
  return typeof value === 'number' ? value : null
}

const round = (value: number | null, digits = 1): string =>
  value === null ? '–' : formatNumber(Math.round(value * 10 ** digits) / 10 ** digits)

const share = (some: number | null, of: number | null): string =>
  some === null || !of ? '–' : `${round(some, 0)} / ${round(of, 0)} (${round((some / of) * 100, 0)} %)`

/** What the figures say, in the words of the kind of suspicion. */
function useFigures({ suspicion: { kind }, figures }: SuspicionAnswer): [label: string, value: string][] {
  const { t } = useTranslation('fairPlay')
  const at = reader(figures)
  switch (kind) {
    case 'engine':
      return [
        [t('figures.matched'), share(at('matched'), at('moves'))],
        [t('figures.expected'), share(at('expected'), at('moves'))],
        [t('figures.z'), round(at('z'))],
        [t('figures.meanLost'), round(at('meanLost'))],
        [t('figures.games'), round(at('games'), 0)],
      ]
    case 'timing':
      return [
        [t('figures.spread'), round(at('spread'), 2)],
        [t('figures.timed'), round(at('timed'), 0)],
        [t('figures.awayMatched'), share(at('awayMatched'), at('away'))],
        [t('figures.stayedMatched'), share(at('stayedMatched'), at('stayed'))],
        [t('figures.awayZ'), round(at('awayZ'))],
      ]
    case 'trading':
    case 'dumping':
    case 'ring':
    case 'chips':
    case 'arranged': {
      const won = at('netCents')
      return [
        [t('figures.pairGames'), round(at('games'), 0)],
        [t('figures.score'), round(at('score'))],
        [t('figures.expectedScore'), round(at('expected'))],
        [t('figures.quickLosses'), round(at('quickLosses'), 0)],
        [t('figures.staked'), round(at('staked'), 0)],
        [t('figures.net'), won === null ? '–' : formatCents(won)],
      ]
    }
    case 'reported': {
      const byKind = (figures.byKind ?? {}) as Record<string, number>
      return [
        [t('figures.reporters'), round(at('reporters'), 0)],
        [t('reportKinds.fair_play'), round(byKind.fair_play ?? 0, 0)],
        [t('reportKinds.chat'), round(byKind.chat ?? 0, 0)],
      ]
    }
  }
}

function Figures({ answer }: { answer: SuspicionAnswer }) {
  return (
    <dl className="facts">
      {useFigures(answer).map(([label, value]) => (
        <div key={label} className="fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The figures that raised a suspicion, and what its kind means. */
export function SuspicionFacts({ answer }: { answer: SuspicionAnswer }) {
  const { t } = useTranslation('fairPlay')
  const evidence = readEvidence(answer.figures)
  return (
    <section className="card">
      <h2>{t('figures.title')}</h2>
      <p>{t(`meanings.${answer.suspicion.kind}`)}</p>
      {evidence ? <EvidenceFacts evidence={evidence} /> : <Figures answer={answer} />}
      <p className="hint">{t('figures.caution')}</p>
    </section>
  )
}
