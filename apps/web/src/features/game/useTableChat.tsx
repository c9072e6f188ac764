import { lazy, useRef } from 'react'
import { loadChatPanel } from '../chat/index.ts'
import { colorIn, shownMessages } from '../room/index.ts'
import type { TableChat } from '../table/index.ts'
import type { UseGameRoomResult } from './useGameRoom.ts'

const ChatPanel = lazy(loadChatPanel)

/** The chat of the table; viewers have none. */
export function useTableChat(gameId: string, { state, room }: UseGameRoomResult): { chat?: TableChat } {
  const draft = useRef('')
  const { record, chat, userId } = state
  if (record !== null && colorIn(record, userId) === null) return {}
  const shown = chat === null ? [] : shownMessages(chat, userId)
  const heard = shown.filter(({ sender_id }) => sender_id !== userId).map(({ number }) => number)
  return { chat: { gameId, heard, panel: <ChatPanel state={state} room={room} draft={draft} /> } }
}
