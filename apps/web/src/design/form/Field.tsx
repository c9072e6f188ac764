import { useTranslation } from '@lance/texts'
import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, useId, useState } from 'react'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
  label: string
  name: string
  /** Explains the field, below it. */
  note?: string
  /** Says what is wrong with the value. */
  error?: string
}

/** A labelled field; screen readers read its note and error with it. */
export function Field({ label, note, error, type, ...input }: FieldProps) {
  const id = useId()
  const { t } = useTranslation()
  const [isRevealed, setRevealed] = useState(false)
  const isPassword = type === 'password'
  const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isPassword && isRevealed ? 'text' : type}
          className={isPassword ? 'field pe-13' : 'field'}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy}
        />
        {isPassword && (
          <button
            type="button"
            className="icon-button absolute end-0.5 top-0.5"
            aria-label={t(isRevealed ? 'password.hide' : 'password.show')}
            aria-pressed={isRevealed}
            onClick={() => setRevealed(!isRevealed)}
          >
            {isRevealed ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </button>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-1.5 text-14 text-quiet">
          {note}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-14 text-danger-text">
          {error}
        </p>
      )}
    </div>
  )
}

type SubmitButtonProps = { label: string; isBusy: boolean; isDanger?: boolean }

/** The primary action of a form; while it runs, the button says so and can't be pressed again. */
export function SubmitButton({ label, isBusy, isDanger = false }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`button w-full ${isDanger ? 'button-danger' : 'button-primary'}`}
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={(press) => isBusy && press.preventDefault()}
    >
      {label}
      {isBusy && <span className="spinner" aria-hidden />}
    </button>
  )
}
