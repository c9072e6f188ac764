import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { Field } from '../../design/form/Field.tsx'

const PasswordStrength = lazyPart(async () => ({
  default: (await import('./PasswordStrength.tsx')).PasswordStrength,
}))

type NewPasswordFieldProps = {
  label: string
  note: string
  error: string | undefined
  /** What a guesser knows of the owner, such as name and address. */
  known?: readonly string[]
}

/** A field for a password that the user chooses, with its strength below once something is typed. */
export function NewPasswordField({ label, note, error, known = [] }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('')
  return (
    <div>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        note={note}
        error={error}
        onInput={(input) => setPassword(input.currentTarget.value)}
      />
      {password !== '' && (
        <Suspense>
          <PasswordStrength password={password} known={known} />
        </Suspense>
      )}
    </div>
  )
}
