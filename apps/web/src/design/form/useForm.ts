import { type SubmitEvent, useRef, useState } from 'react'

type Errors<Name extends string> = Partial<Record<Name, string>>

/**
 * Handles a form: checks the values, focuses the first invalid field, and sends once however often it is
 * submitted. `check` returns the error texts to show; `send` handles its own failures, or returns the error
 * texts of the fields that the server refused.
 */
export function useForm<Name extends string>(parts: {
  names: readonly Name[]
  check: (values: Record<Name, string>) => Errors<Name>
  send: (values: Record<Name, string>) => Promise<Errors<Name>> | Promise<void>
}) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const entered = new FormData(form)
    const values = Object.fromEntries(
      parts.names.map((name) => [name, String(entered.get(name) ?? '')]),
    ) as Record<Name, string>
    if (showErrors(form, parts.check(values))) return
    isSending.current = true
    setBusy(true)
    try {
      showErrors(form, (await parts.send(values)) ?? {})
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** Returns whether there are any. */
  function showErrors(form: HTMLFormElement, found: Errors<Name>): boolean {
    setErrors(found)
    const wrong = parts.names.find((name) => found[name] !== undefined)
    if (wrong !== undefined) focusField(form, wrong)
    return wrong !== undefined
  }

  return { errors, isBusy, form: { onSubmit, noValidate: true } }
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
