import { CUSTOM_INCREMENT_MAX_S, CUSTOM_MINUTES_MAX } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Field } from '../../design/form/Field.tsx'
import './ownPace.css'
import { parseTypedPace, type TypedPace } from './typedPace.ts'

type OwnPaceProps = {
  /** Of the radio buttons that this one belongs to. */
  name: string
  /** Null while another pace is chosen. */
  typed: TypedPace | null
  onChange: (typed: TypedPace) => void
}

/** A pace of the players' own: minutes for the game and seconds per move ([MATCH-27] [BOT-11]). */
export function OwnPace({ name, typed, onChange }: OwnPaceProps) {
  const { t } = useTranslation('pace')
  const limits = t('ownPace.limits', { max: Math.max(CUSTOM_MINUTES_MAX, CUSTOM_INCREMENT_MAX_S) })
  const error = typed !== null && parseTypedPace(typed) === null ? limits : undefined
  return (
    <>
      <label className="choice own-pace">
        <input
          type="radio"
          name={name}
          value="own"
          checked={typed !== null}
          onChange={() => onChange({ minutes: '5', seconds: '2' })}
        />
        <span>{t('ownPace.choose')}</span>
      </label>
      {typed !== null && (
        <div className="own-pace-fields">
          <Field
            label={t('ownPace.minutes')}
            name="minutes"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed.minutes}
            onChange={({ target }) => onChange({ ...typed, minutes: target.value })}
            {...(error !== undefined && { error })}
          />
          <Field
            label={t('ownPace.seconds')}
            name="seconds"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed.seconds}
            onChange={({ target }) => onChange({ ...typed, seconds: target.value })}
          />
        </div>
      )}
    </>
  )
}
