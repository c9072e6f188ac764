import { useEffect, useState } from 'react'
import { lastRead, storeLastRead } from './readMark.ts'

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
