import { CHAT_MAX_CHARS, parseChatMessage } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'

/** The counter appears when this many characters are left. */
const COUNTED_CHARS = 40

type ChatFormProps = {
  draft: RefObject<string>
  /** Too many messages are waiting for the server. */
  isFull: boolean
  /** Returns whether the message was accepted. */
  onSend: (text: string) => boolean
}

export function ChatForm({ draft, isFull, onSend }: ChatFormProps) {
  const { t } = useTranslation('chat')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(draft.current)
  useInView(field)
  const parsed = parseChatMessage(text)
  const leftChars = CHAT_MAX_CHARS - [...text.trim().normalize('NFC')].length
  const fault = faultOf(parsed)
  const change = (next: string) => {
    draft.current = next
    setText(next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Keep the focus in the field, so that a phone keeps its keyboard open.
    field.current?.focus()
    if (parsed.ok && !isFull && onSend(parsed.message)) change('')
  }
  return (
    <form className="chat-form" onSubmit={send} noValidate>
      <label htmlFor={id} className="sr-only">
        {t('field')}
      </label>
      <input
        ref={field}
        id={id}
        className="field"
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t('placeholder')}
        value={text}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => change(target.value)}
      />
      <button
        type="submit"
        className="icon-button chat-send"
        aria-label={t('send')}
        title={t('send')}
        aria-disabled={!parsed.ok || isFull}
      >
        <SendHorizontal size={20} aria-hidden />
      </button>
      <p id={`${id}-said`} className="chat-count" data-over={leftChars < 0 || undefined}>
        {fault === 'CHAT_CHARACTERS' && t('characters')}
        {leftChars < 0 && t('tooLong', { count: -leftChars })}
        {leftChars >= 0 && leftChars <= COUNTED_CHARS && t('left', { count: leftChars })}
      </p>
    </form>
  )
}

/** An empty field is not an error: there is just nothing to send. */
function faultOf(parsed: ReturnType<typeof parseChatMessage>) {
  return parsed.ok || parsed.code === 'CHAT_EMPTY' ? null : parsed.code
}

/** Keeps the field above a phone's keyboard, which takes half the screen. */
function useInView(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const view = window.visualViewport
    const show = () => {
      const input = field.current
      if (input !== null && document.activeElement === input) input.form?.scrollIntoView({ block: 'end' })
    }
    view?.addEventListener('resize', show)
    return () => view?.removeEventListener('resize', show)
  }, [field])
}
