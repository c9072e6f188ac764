import { useTranslation } from '@lance/texts'
import { useId } from 'react'

const WHY_MAX_CHARS = 500

type WhyFieldProps = { why: string; disabled: boolean; onChange: (why: string) => void }

/** The reason of an act, which the log keeps. */
export function WhyField({ why, disabled, onChange }: WhyFieldProps) {
  const { t } = useTranslation('acts')
  const id = useId()
  return (
    <div className="field-row">
      <label htmlFor={id}>{t('why')}</label>
      <textarea
        id={id}
        required
        maxLength={WHY_MAX_CHARS}
        rows={2}
        value={why}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint">{t('whyHint')}</p>
    </div>
  )
}
