import { useEffect, useState } from 'react'

/**
 * How many of the opponent's messages (`heard` has their numbers) arrived while the chat was closed; null if
 * the game has no chat. The game must stay the same while the component is mounted.
 */
export function useUnread(
  chat: { gameId: string; heard: readonly number[] } | undefined,
  isOpen: boolean,
): number | null {
  const gameId = chat?.gameId ?? ''
  const received = chat?.heard ?? []
  const [readUpTo, setReadUpTo] = useState(() => lastRead(gameId))
  const last = received.at(-1) ?? 0
  useEffect(() => {
    if (!isOpen || last <= readUpTo) return
    storeLastRead(gameId, last)
    setReadUpTo(last)
  }, [gameId, isOpen, last, readUpTo])
  if (chat === undefined) return null
  return isOpen ? 0 : received.filter((number) => number > readUpTo).length
}

/** How far the last opened chat was read in this tab, so that a reload does not make old messages unread. */
const STORAGE_KEY = 'chat_read'

function lastRead(gameId: string): number {
  try {
    const [storedId, number] = (sessionStorage.getItem(STORAGE_KEY) ?? '').split(' ')
    return storedId === gameId ? Number(number) || 0 : 0
  } catch {
    // Without storage, nothing counts as read.
    return 0
  }
}

function storeLastRead(gameId: string, number: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, `${gameId} ${number}`)
  } catch {
    // Then the badge may count a message again.
  }
}
