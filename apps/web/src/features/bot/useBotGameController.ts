import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint } from '../../base/timers.ts'
import { type BotGameController, openBotGameController } from './botGameController.ts'
import { browserBotGames } from './botGameStore.ts'
import type { BotTerms } from './botTerms.ts'
import { openEngine } from './engine.ts'
import { type BotRefusal, findBotGame } from './findBotGame.ts'
import { takeWorker } from './spareWorker.ts'

/** Terms as a screen hands them to the next. */
const handOver = ({ level, timeControlS: timeControl, incrementS: increment, color, ...start }: BotTerms) =>
  ({ gameType: 'bot', botLevel: level, timeControl, increment, playerColor: color, ...start }) as const

/**
 * Opens a game against the bot while the screen shows it; null before that, and when it is refused. A new game has
 * these terms, or those that the navigation handed over.
 */
export function useBotGameController(
  { gameId, userId, terms }: { gameId: string; userId: string; terms?: BotTerms | undefined },
  onNotKept: () => void,
): { controller: BotGameController | null; refusal: BotRefusal | null } {
  const navigated = useLocation({ select: ({ state }) => state })
  const handedState = terms ? handOver(terms) : navigated
  const [controller, setController] = useState<BotGameController | null>(null)
  const [refusal, setRefusal] = useState<BotRefusal | null>(null)
  // The callback changes with the language while the game stays open.
  const latestOnNotKept = useRef(onNotKept)
  useEffect(() => {
    latestOnNotKept.current = onNotKept
  }, [onNotKept])

  // Before the first paint, so that a stored game is never shown as loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the terms at opening matter
  useLayoutEffect(() => {
    const store = browserBotGames(userId)
    const found = findBotGame(store, { id: gameId, handedState, nowMs: Date.now() })
    if (!found.ok) return setRefusal(found.code)
    const opened = openBotGameController({
      game: found.game,
      engine: openEngine(takeWorker),
      save: store.save,
      onNotKept: () => latestOnNotKept.current(),
      afterPaint,
    })
    setController(opened)
    const stopFollowing = followPage(opened, gameId, store)
    return () => {
      stopFollowing()
      opened.close()
      setController(null)
    }
  }, [gameId, userId])

  return { controller, refusal }
}

/** Suspends the game when the page is left or frozen, resumes it on return, and follows other tabs. */
function followPage(
  controller: BotGameController,
  gameId: string,
  store: ReturnType<typeof browserBotGames>,
): () => void {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  const suspend = () => controller.send({ type: 'rest' })
  const resume = () => controller.send({ type: 'wake' })
  window.addEventListener('pagehide', suspend, options)
  window.addEventListener('pageshow', resume, options)
  document.addEventListener('freeze', suspend, options)
  document.addEventListener('resume', resume, options)
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (!store.isKey(key)) return
      const found = store.find(gameId)
      if (found.status === 'found') controller.send({ type: 'kept', game: found.game })
    },
    options,
  )
  return () => stop.abort()
}

export const useBotState = (controller: BotGameController) =>
  useSyncExternalStore(controller.subscribe, controller.state)
