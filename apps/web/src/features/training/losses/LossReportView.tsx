import type { Theme } from '@lance/chess/training'
import { type Conclusions, concludeLosses, type LossReport } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnExercise } from '../ownExercise.ts'
import { LossFactsList } from './LossFactsList.tsx'
import { PhaseTable } from './PhaseTable.tsx'
import { ThemeTable } from './ThemeTable.tsx'
import { TimeTable } from './TimeTable.tsx'
import { useLossNumbers } from './useLossNumbers.ts'

type LossReportViewProps = { report: LossReport; exercises: readonly OwnExercise[] }

/** What the numbers of these games show: each picture with the conclusion that it supports. */
export function LossReportView({ report, exercises }: LossReportViewProps) {
  const { t } = useTranslation('losses')
  const concluded = concludeLosses(report)
  const trained = new Set(exercises.flatMap(({ themes }) => themes))
  return (
    <>
      <LossFactsList report={report} />
      {report.gamesMissing > 0 && (
        <p className="loss-missing" role="status">
          {t('missing', { number: String(report.gamesMissing) })}
        </p>
      )}
      <Trend concluded={concluded} />
      <Section title={t('phases.title')}>
        <PhaseSentences report={report} concluded={concluded} />
        <PhaseTable report={report} />
        {trained.has('endgame') && isEndgameWorst(concluded) && <TrainLink theme="endgame" />}
      </Section>
      {report.time !== null && (
        <Section title={t('time.title')}>
          <TimeSentence report={report} concluded={concluded} />
          <TimeTable rows={report.time} />
        </Section>
      )}
      <Section title={t('themes.title')}>
        <ThemeSentence report={report} concluded={concluded} />
        {report.themes.length > 0 && <ThemeTable rows={report.themes} trained={trained} />}
      </Section>
    </>
  )
}

const isEndgameWorst = ({ phase, rating }: Conclusions): boolean =>
  phase?.phase === 'endgame' || (rating?.phase === 'endgame' && rating.by > 0)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="loss-section">
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  )
}

type SentenceProps = { report: LossReport; concluded: Conclusions }

function Trend({ concluded: { trend } }: Pick<SentenceProps, 'concluded'>) {
  const { t } = useTranslation('losses')
  const { write } = useLossNumbers()
  if (trend === null) return null
  const key = trend.last < trend.before ? 'trend.better' : 'trend.worse'
  return <p className="loss-says">{t(key, { last: write(trend.last), before: write(trend.before) })}</p>
}

function PhaseSentences({ report, concluded: { phase, rating } }: SentenceProps) {
  const { t } = useTranslation('losses')
  const { write } = useLossNumbers()
  if (report.gamesMissing > 0) return null
  const isCompared = report.phases.some(({ excess }) => excess !== null)
  return (
    <div className="loss-says">
      <p>
        {phase === null ? t('phases.alike') : t(`phases.most.${phase.phase}`, { own: write(phase.perMove) })}
      </p>
      {isCompared && (
        <p>
          {rating === null
            ? t('phases.asExpected')
            : t(`phases.${rating.by > 0 ? 'worse' : 'better'}.${rating.phase}`, {
                by: write(Math.abs(rating.by)),
              })}
        </p>
      )}
    </div>
  )
}

function TimeSentence({ report, concluded: { time } }: SentenceProps) {
  const { t } = useTranslation('losses')
  const { write } = useLossNumbers()
  if (report.gamesMissing > 0) return null
  if (time === null) return <p className="loss-says">{t('time.alike')}</p>
  const { band, perMove, plenty } = time
  return <p className="loss-says">{t(`time.most.${band}`, { own: write(perMove), plenty: write(plenty) })}</p>
}

function ThemeSentence({ report, concluded: { theme } }: SentenceProps) {
  const { t } = useTranslation(['losses', 'training'])
  if (report.mistakes === 0) return <p className="loss-says">{t('themes.none')}</p>
  if (report.gamesMissing > 0) return null
  if (theme === null) return <p className="loss-says">{t('themes.alike')}</p>
  const all = String(report.mistakes)
  const name = t(`training:themes.${theme.theme}`)
  return (
    <p className="loss-says">{t('themes.most', { theme: name, mistakes: String(theme.mistakes), all })}</p>
  )
}

/** To the exercises of a theme. */
function TrainLink({ theme }: { theme: Theme }) {
  const { t } = useTranslation(['losses', 'training'])
  return (
    <Link to="/train" hash={`theme=${theme}`} className="button button-quiet justify-self-start">
      {t('train', { theme: t(`training:themes.${theme}`) })}
    </Link>
  )
}
