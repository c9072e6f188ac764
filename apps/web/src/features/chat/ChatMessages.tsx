import type { ChatMessage } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { memo, useEffect, useRef } from 'react'
import { type Marks, PlayerMarks } from '../../design/PlayerMarks.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { type ChatState, type GameRoom, type OutgoingMessage, shownMessages } from '../room/index.ts'

type ChatMessagesProps = {
  chat: ChatState
  userId: string
  /** The opponent's name. */
  name: string
  marks: Marks
  isConnected: boolean
  room: GameRoom
}

/** The messages, scrolled to the latest. Screen readers announce new ones politely. */
export function ChatMessages({ chat, userId, name, marks, isConnected, room }: ChatMessagesProps) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLDivElement>(null)
  const messages = shownMessages(chat, userId)
  const count = messages.length + chat.outgoing.length
  useEffect(() => {
    const element = list.current
    if (element === null || count === 0) return
    const observer = new ResizeObserver(() => element.scrollTo({ top: element.scrollHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access
    <div ref={list} className="chat-messages" role="log" aria-label={t('messages')} tabIndex={0}>
      {chat.isMuted && <p className="chat-none">{t('mutedText', { name })}</p>}
      {count === 0 && !chat.isMuted && <p className="chat-none">{t('none')}</p>}
      {messages.map((message, index) => (
        <MessageRow
          key={message.number}
          message={message}
          isOwn={message.sender_id === userId}
          isFirst={messages[index - 1]?.sender_id !== message.sender_id}
          isPremium={marks.isPremium}
          titles={marks.titles}
        />
      ))}
      {chat.outgoing.map((message) => (
        <OutgoingRow key={message.messageId} message={message} isConnected={isConnected} room={room} />
      ))}
    </div>
  )
}

/** The marks are those of the opponent. */
type MessageRowProps = { message: ChatMessage; isOwn: boolean; isFirst: boolean } & Marks

/** Links stay plain text: an opponent's message must not lead a player away from their game. */
const MessageRow = memo(function MessageRow({ message, isOwn, isFirst, isPremium, titles }: MessageRowProps) {
  const { t, i18n } = useTranslation('chat')
  const { sender_name: name, message: text, at } = message
  const time = new Date(at).toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' })
  return (
    <div className="chat-message" data-own={isOwn || undefined} data-first={isFirst || undefined}>
      <p className={isFirst && !isOwn ? 'chat-sender' : 'sr-only'}>
        {isOwn ? t('you') : shownName(name)}{' '}
        {isFirst && !isOwn && <PlayerMarks isPremium={isPremium} titles={titles} size={14} />}
      </p>
      <p className="chat-text">
        {text} <time dateTime={new Date(at).toISOString()}>{time}</time>
      </p>
    </div>
  )
})

type OutgoingProps = { message: OutgoingMessage; isConnected: boolean; room: GameRoom }

/** Our own message that the server does not have yet. */
function OutgoingRow({ message: { messageId, text, refusal }, isConnected, room }: OutgoingProps) {
  const { t } = useTranslation('chat')
  return (
    <div className="chat-message" data-own data-first data-pending={refusal === null || undefined}>
      <p className="chat-text">{text}</p>
      {refusal === null ? (
        <p className="chat-state">{t(isConnected ? 'sending' : 'waiting')}</p>
      ) : (
        <div className="chat-refused">
          <p>{refusal}</p>
          <button type="button" className="link" onClick={() => room.retryMessage(messageId)}>
            {t('retry')}
          </button>
          <button type="button" className="link" onClick={() => room.dropMessage(messageId)}>
            {t('drop')}
          </button>
        </div>
      )}
    </div>
  )
}
