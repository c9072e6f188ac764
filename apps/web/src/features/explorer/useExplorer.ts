import type { ExplorerAnswer } from '@lance/contract'
import type { PlayedMove, Score } from '@lance/domain/explorer'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import type { ExplorerChoices } from './explorerChoices.ts'
import { type OwnBook, type OwnFacts, openOwnBook } from './openOwnBook.ts'
import type { ListedOwnGame } from './ownBook.ts'

/** A position is asked about when the user has rested on it for so long. */
const ASK_AFTER_MS = 150
/** How many answers this page keeps, and for how long: games are counted every few seconds. */
const KEPT_MAX = 300
const KEPT_MS = 120_000

export type ShownExplorer = Score & {
  moves: PlayedMove[]
  historic: ExplorerAnswer['games']
  own: ListedOwnGame[]
  /** Of the user's own games only. */
  facts: OwnFacts | null
}

/** `refused`: the server says why. `shown` is of the position before while a new one is `loading`. */
export type ExplorerState =
  | { status: 'loading' | 'ready'; shown: ShownExplorer | null }
  | { status: 'guest' | 'offline' | 'failed' }
  | { status: 'refused'; text: string }

type Asked = Pick<ExplorerChoices, 'book' | 'speed' | 'rating' | 'color'> & { fen: string }

const kept = new Map<string, { shown: ShownExplorer; atMs: number }>()

function keep(key: string, shown: ShownExplorer): void {
  kept.delete(key)
  kept.set(key, { shown, atMs: Date.now() })
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}

const keptFor = (key: string): ShownExplorer | null => {
  const found = kept.get(key)
  return found !== undefined && Date.now() - found.atMs < KEPT_MS ? found.shown : null
}

/** What was played from a position, by the chosen games. The counters of the position don't matter. */
export function useExplorer(
  { fen, book, speed, rating, color }: Asked,
  userId: string | null,
): { state: ExplorerState; retry: () => void } {
  const position = `${fen.split(' ').slice(0, 4).join(' ')} 0 1`
  const key = [position, book, speed, book === 'players' ? rating : color, book === 'own' && userId].join(' ')
  const [answered, setAnswered] = useState<{ key: string; state: ExplorerState } | null>(null)
  const [tries, setTries] = useState(0)
  const last = useRef<{ book: string; shown: ShownExplorer } | null>(null)
  const own = useOwnBook(userId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all of it, and a retry asks again
  useEffect(() => {
    if (book === 'own' && userId === null) return setAnswered({ key, state: { status: 'guest' } })
    const controller = new AbortController()
    const show = (state: ExplorerState) => {
      if (!controller.signal.aborted) setAnswered({ key, state })
    }
    const ask = async () => {
      try {
        const shown =
          keptFor(key) ??
          (book === 'own'
            ? showOwn(await own().ask({ fen: position, color, speed }))
            : await readShown({ fen: position, book, speed, rating }, controller.signal))
        keep(key, shown)
        last.current = { book, shown }
        show({ status: 'ready', shown })
      } catch (error) {
        // The next position asks anew: a game that is running now ends.
        if (book === 'own' && !controller.signal.aborted) own.forget()
        show(failureOf(error))
      }
    }
    const timer = setTimeout(() => void ask(), keptFor(key) === null ? ASK_AFTER_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, tries])
  const before = last.current?.book === book ? last.current.shown : null
  const state: ExplorerState =
    answered?.key === key ? answered.state : { status: 'loading', shown: keptFor(key) ?? before }
  const retry = () => {
    own.forget()
    setAnswered(null)
    setTries((count) => count + 1)
  }
  return { state, retry }
}

/** The user's own book, opened when it is first asked; it ends with the panel. */
function useOwnBook(userId: string | null) {
  const opened = useRef<{ userId: string; book: OwnBook } | null>(null)
  const forget = () => {
    opened.current?.book.close()
    opened.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has another book
  useEffect(() => {
    // A browser may not keep a page with a worker for going back; the next position starts it again.
    window.addEventListener('pagehide', forget)
    return () => {
      window.removeEventListener('pagehide', forget)
      forget()
    }
  }, [userId])
  const open = (): OwnBook => {
    if (userId === null) throw new Error('a guest has no games')
    if (opened.current?.userId !== userId) {
      forget()
      opened.current = { userId, book: openOwnBook(userId) }
    }
    return opened.current.book
  }
  return Object.assign(open, { forget })
}

const showOwn = ({ counted, isCut, seenAtMs, games, ...counts }: Awaited<ReturnType<OwnBook['ask']>>) => ({
  ...counts,
  historic: [],
  own: games,
  facts: { counted, isCut, seenAtMs },
})

async function readShown(
  { fen, book, speed, rating }: Pick<Asked, 'fen' | 'speed' | 'rating'> & { book: 'players' | 'historic' },
  signal: AbortSignal,
): Promise<ShownExplorer> {
  const chosen = book === 'players' && {
    ...(speed !== null && { speed }),
    ...(rating !== null && { rating }),
  }
  const { games, ...counts } = await callApi('GET /explorer', { query: { fen, book, ...chosen }, signal })
  return { ...counts, historic: games, own: [], facts: null }
}

function failureOf(error: unknown): ExplorerState {
  if (!(error instanceof ApiError)) return { status: 'failed' }
  if (error.code === 'NO_ANSWER') return { status: 'offline' }
  const isRefusal = error.code === 'HELP_WHILE_PLAYING' || error.code === 'POSITION_IN_PLAY'
  return isRefusal ? { status: 'refused', text: error.message } : { status: 'failed' }
}
