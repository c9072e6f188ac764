import { ARENA_MINUTES, PLAYER_COUNTS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { plainNumber } from '../../../design/numberText.ts'
import { paceLabel } from '../../../design/paceLabel.ts'
import { unitLabel } from '../../../design/timeControlLabel.ts'
import { ARENA_PACES, readPace, SWISS_PACES, SWISS_ROUNDS } from './formTerms.ts'
import { Select } from './Select.tsx'
import type { NewTournament } from './useCreateTournament.ts'

/** What the chosen format needs: a size, or a pace and how long it goes on. */
export function TermsFields({ values, change }: Pick<NewTournament, 'values' | 'change'>) {
  const { t, i18n } = useTranslation('tournament')
  const number = (value: number) => plainNumber(value, i18n.language)
  switch (values.format) {
    case 'KNOCKOUT':
      return (
        <Select
          label={t('create.playerCount')}
          name="playerCount"
          all={PLAYER_COUNTS}
          chosen={values.playerCount}
          onChoose={(playerCount) => change({ playerCount })}
        >
          {number}
        </Select>
      )
    case 'ARENA':
      return (
        <div className="tournament-pair">
          <PaceSelect
            all={ARENA_PACES}
            chosen={values.arenaPace}
            onChoose={(arenaPace) => change({ arenaPace })}
          />
          <Select
            label={t('create.minutes')}
            name="minutes"
            all={ARENA_MINUTES}
            chosen={values.minutes}
            onChoose={(minutes) => change({ minutes })}
          >
            {(minutes) => unitLabel(minutes, { unit: 'minute', language: i18n.language })}
          </Select>
        </div>
      )
    case 'SWISS':
      return (
        <div className="tournament-pair">
          <PaceSelect
            all={SWISS_PACES}
            chosen={values.swissPace}
            onChoose={(swissPace) => change({ swissPace })}
          />
          <Select
            label={t('create.rounds')}
            name="rounds"
            all={SWISS_ROUNDS}
            chosen={values.rounds}
            onChoose={(rounds) => change({ rounds })}
          >
            {number}
          </Select>
        </div>
      )
  }
}

type PaceSelectProps = { all: readonly string[]; chosen: string; onChoose: (pace: string) => void }

function PaceSelect({ all, chosen, onChoose }: PaceSelectProps) {
  const { t, i18n } = useTranslation('tournament')
  return (
    <Select label={t('fields.clock')} name="pace" all={all} chosen={chosen} onChoose={onChoose}>
      {(pace) => paceLabel(readPace(pace), i18n.language)}
    </Select>
  )
}
