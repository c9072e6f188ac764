import { useTranslation } from '@lance/texts'
import { formatAge, formatNumber } from '../../base/format.ts'
import { Badge, type Tone } from '../../design/Badge.tsx'
import type { Judgement } from './answers.ts'
import { rarityValues } from './formatEvidence.ts'

const TONES: Readonly<Record<Judgement['state'], Tone>> = {
  waiting: 'plain',
  judging: 'plain',
  clean: 'good',
  held: 'warning',
  released: 'good',
  failed: 'bad',
  missed: 'bad',
  undone: 'plain',
}

/** Where the judgement of a payout stands, since when, and what it found. */
export function JudgementState({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation('fairPlay')
  const { state, askedAt, begunAt, endedAt, tries, falseAlarmRate, tookMs } = judgement
  const since = endedAt ?? (state === 'judging' ? begunAt : null) ?? askedAt
  return (
    <span className="marks">
      <Badge tone={TONES[state]}>{t(`judgements.states.${state}`)}</Badge> {formatAge(since)}
      {falseAlarmRate !== null && ` · ${t('oneIn', rarityValues(falseAlarmRate))}`}
      {tookMs !== null && ` · ${t('seconds', { seconds: formatNumber(Math.round(tookMs / 100) / 10) })}`}
      {endedAt === null && tries > 1 && ` · ${t('judgements.tries', { count: tries })}`}
    </span>
  )
}
