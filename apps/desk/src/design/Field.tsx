import type { ReactNode } from 'react'
import { useId } from 'react'

type FieldProps = {
  label: string
  hint?: string
  /** What is wrong with the value; read out with the field. */
  problem?: string | null
  children: (field: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

/** A labelled field with its hint and what is wrong with it. */
export function Field({ label, hint, problem = null, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field-row">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': noteId, 'aria-invalid': problem !== null })}
      <p id={noteId} className={problem === null ? 'hint' : 'problem'}>
        {problem ?? hint}
      </p>
    </div>
  )
}
