import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null

/** Finds a person from any screen: "/" leads here, Enter to the list of people. */
export function PeopleSearch() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target))
        return
      // A dialog keeps the focus.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.select()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate({ to: '/people', search: { text: text.trim() } as never })
    setText('')
  }
  return (
    <search className="menu-search">
      <form onSubmit={submit}>
        <input
          ref={field}
          type="search"
          aria-label={t('find')}
          aria-keyshortcuts="/"
          placeholder={t('findHint')}
          value={text}
          maxLength={120}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </search>
  )
}
