import { Field } from './Field.tsx'

type TextFieldProps = {
  label: string
  hint: string
  value: string
  /** In characters; the server refuses more. */
  maxLength: number
  onChange: (value: string) => void
}

/** A labelled line of text. */
export function TextField({ label, hint, value, maxLength, onChange }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(field) => (
        <input
          {...field}
          value={value}
          maxLength={maxLength}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
