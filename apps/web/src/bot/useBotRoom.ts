import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '../ui/afterPaint.ts'
import { type BotNews, type BotRoom, openBotRoom } from './botRoom.ts'
import { openEngine } from './engine.ts'
import { type BotRefusal, findBotGame } from './findBotGame.ts'
import { keptBotGames } from './keptBotGames.ts'
import { takeWorker } from './spareWorker.ts'

/** Opens a game against the bot while the screen shows it; null before that, and when it is refused. */
export function useBotRoom(
  { gameId, userId }: { gameId: string; userId: string },
  onNews: (news: BotNews) => void,
): { room: BotRoom | null; refusal: BotRefusal | null } {
  const handed = useLocation({ select: ({ state }) => state })
  const [room, setRoom] = useState<BotRoom | null>(null)
  const [refusal, setRefusal] = useState<BotRefusal | null>(null)
  // The callback changes with the language while the game stays open.
  const tell = useRef(onNews)
  useEffect(() => {
    tell.current = onNews
  }, [onNews])

  // Before the first paint, so that a stored game is never shown as loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the terms at opening matter
  useLayoutEffect(() => {
    const store = keptBotGames(userId)
    const found = findBotGame(store, { id: gameId, handed, nowMs: Date.now() })
    if (!found.ok) return setRefusal(found.code)
    const opened = openBotRoom({
      game: found.game,
      engine: openEngine(takeWorker),
      keep: store.save,
      onNews: (news) => tell.current(news),
      afterPaint,
    })
    setRoom(opened)
    const stopFollowing = followPage(opened, gameId, store)
    return () => {
      stopFollowing()
      opened.close()
      setRoom(null)
    }
  }, [gameId, userId])

  return { room, refusal }
}

/** Suspends the game when the page is left or frozen, resumes it on return, and follows other tabs. */
function followPage(room: BotRoom, gameId: string, store: ReturnType<typeof keptBotGames>): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const rest = () => room.tell({ type: 'rest' })
  const wake = () => room.tell({ type: 'wake' })
  window.addEventListener('pagehide', rest, options)
  window.addEventListener('pageshow', wake, options)
  document.addEventListener('freeze', rest, options)
  document.addEventListener('resume', wake, options)
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (!store.isKey(key)) return
      const found = store.find(gameId)
      if (found.status === 'found') room.tell({ type: 'kept', game: found.game })
    },
    options,
  )
  return () => stop.abort()
}

export const useBotState = (room: BotRoom) => useSyncExternalStore(room.subscribe, room.state)
