import { useEffect, useState } from 'react'
import { keepLastRead, lastRead } from './readMark.ts'

/**
 * How many of the opponent's messages (`heard`, by their numbers) came while the chat was not open; null where a game
 * has no chat. The game of a page does not change.
 */
export function useUnread(
  chat: { gameId: string; heard: readonly number[] } | undefined,
  isOpen: boolean,
): number | null {
  const gameId = chat?.gameId ?? ''
  const heard = chat?.heard ?? []
  const [readUpTo, setReadUpTo] = useState(() => lastRead(gameId))
  const last = heard.at(-1) ?? 0
  useEffect(() => {
    if (!isOpen || last <= readUpTo) return
    keepLastRead(gameId, last)
    setReadUpTo(last)
  }, [gameId, isOpen, last, readUpTo])
  if (chat === undefined) return null
  return isOpen ? 0 : heard.filter((number) => number > readUpTo).length
}
