import { useTranslation } from '@lance/texts'
import { formatNumber } from '../../base/format.ts'
import { formatChance, formatNats, rarityValues } from './formatEvidence.ts'
import type { Evidence, LookEvidence } from './readEvidence.ts'

/** What speaks for help and how rare it is: in words, by sign, and look by look. */
export function EvidenceFacts({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('fairPlay')
  const { falseAlarmRate, isExtrapolated, nats, signs, skill, complaints, games, moves, looks } = evidence
  const whole = (value: number | null) => (value === null ? '–' : formatNumber(Math.round(value)))
  const facts: [label: string, value: string][] = [
    [t('evidence.nats'), formatNats(nats)],
    ...signs.map(({ kind, nats: of }): [string, string] => [t(`signs.${kind}`), formatNats(of)]),
    [t('figures.games'), whole(games)],
    ...(moves === null ? [] : [[t('evidence.moves'), whole(moves)] satisfies [string, string]]),
    ...(complaints === null ? [] : [[t('figures.reporters'), whole(complaints)] satisfies [string, string]]),
  ]
  return (
    <>
      <p>
        <strong>{t('evidence.rare', rarityValues(falseAlarmRate))}</strong>{' '}
        {isExtrapolated && t('evidence.extrapolated')}
      </p>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label} className="fact">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {skill && (
        <p className="hint">
          {t('evidence.skill', {
            expected: whole(skill.expected),
            estimated: whole(skill.estimated),
            deviation: whole(skill.deviation),
            share: formatChance(skill.helpedShare),
          })}
        </p>
      )}
      {looks.length > 0 && (
        <ul className="rows">
          {looks.map((look, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the looks have an order and nothing else
            <li key={index} className="hint">
              <LookLine look={look} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LookLine({ look, number }: { look: LookEvidence; number: number }) {
  const { t } = useTranslation('fairPlay')
  return t(number === 1 ? 'evidence.first' : 'evidence.second', {
    nats: formatNats(look.nats),
    rate: t('oneIn', rarityValues(look.falseAlarmRate)),
  })
}
