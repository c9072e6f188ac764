import type { GameRecord } from '@lance/contract'
import { CHAT_OPEN_AFTER_END_MS, otherColor } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { type RefObject, useEffect, useState } from 'react'
import { type Marks, marksOf, NO_MARKS } from '../../design/PlayerMarks.tsx'
import { type ChatState, colorIn, type GameRoom, type GameState, OUTGOING_MAX } from '../room/index.ts'
import { ChatForm } from './ChatForm.tsx'
import { ChatMessages } from './ChatMessages.tsx'
import { ChatTools } from './ChatTools.tsx'
import './chat.css'

export type ChatPanelProps = {
  state: GameState
  room: GameRoom | null
  /** The unsent text, which survives closing the panel. */
  draft: RefObject<string>
}

/** The chat of two players beside their board, during the game and for a while after. */
export function ChatPanel({ state, room, draft }: ChatPanelProps) {
  const { t } = useTranslation('chat')
  const { record, chat, userId, connection } = state
  return (
    <section className="chat" aria-label={t('title')}>
      <header className="chat-head">
        <h2>{t('title')}</h2>
        {record !== null && chat !== null && (
          <ChatTools
            gameId={record.game_id_text}
            chat={chat}
            name={opponentName(record, userId)}
            room={room}
          />
        )}
      </header>
      {record === null || chat === null || room === null ? (
        <span className="skeleton m-3 grow" aria-hidden />
      ) : (
        <>
          <ChatMessages
            chat={chat}
            userId={userId}
            isConnected={connection === 'Open'}
            name={opponentName(record, userId)}
            marks={opponentMarks(record, userId)}
            room={room}
          />
          <ChatFoot state={state} record={record} chat={chat} room={room} draft={draft} />
        </>
      )}
    </section>
  )
}

type ChatFootProps = {
  state: GameState
  record: GameRecord
  chat: ChatState
  room: GameRoom
  draft: RefObject<string>
}

/** The form, or why the chat is closed. */
function ChatFoot({ state, record, chat, room, draft }: ChatFootProps) {
  const { t } = useTranslation('chat')
  const { endedAt } = record
  const isClosed = useIsPast(endedAt === null ? null : endedAt + CHAT_OPEN_AFTER_END_MS - state.serverAheadMs)
  if (!chat.isEnabled) return <p className="chat-note">{t('off')}</p>
  if (isClosed) return <p className="chat-note">{t('closed')}</p>
  return (
    <ChatForm
      draft={draft}
      isFull={chat.outgoing.length >= OUTGOING_MAX}
      onSend={(text) => room.write(text)}
    />
  )
}

function opponentName(record: GameRecord, userId: string): string {
  const color = colorIn(record, userId)
  return color === null ? '' : record[`${otherColor(color)}_player_name`]
}

function opponentMarks(record: GameRecord, userId: string): Marks {
  const color = colorIn(record, userId)
  return color === null ? NO_MARKS : marksOf(record, otherColor(color))
}

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Whether a time (ms, by this browser's clock) has passed; null never does. */
function useIsPast(atMs: number | null): boolean {
  const [isPast, setPast] = useState(() => atMs !== null && Date.now() >= atMs)
  useEffect(() => {
    if (atMs === null) return setPast(false)
    const leftMs = atMs - Date.now()
    setPast(leftMs <= 0)
    if (leftMs <= 0) return
    const timer = setTimeout(() => setPast(true), Math.min(leftMs, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [atMs])
  return isPast
}
