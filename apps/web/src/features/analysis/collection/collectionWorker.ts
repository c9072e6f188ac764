import { decodePgn } from '../decodePgn.ts'
import { countUnsent, markSent, mergeChanges, readCursor, readUnsent, sendWaiting } from './accountSync.ts'
import { type CountGame, countNames, pickAskedGames } from './askedGames.ts'
import { collectGames } from './collectGames.ts'
import { type CollectedGame, FILE_BYTES_MAX, PAGE_GAMES } from './collection.ts'
import { type CollectionStore, openCollectionStore } from './collectionStore.ts'
import { findGames, sortGames } from './findGames.ts'
import type {
  ChosenGames,
  CollectionAnswer,
  CollectionCalls,
  CollectionFailure,
  CollectionRequest,
} from './messages.ts'
import { countOutside, takeIn } from './takeIn.ts'

/** Texts are read so many at a time. */
const EXPORT_GAMES = 500

class Refusal extends Error {
  readonly code: CollectionFailure
  constructor(code: CollectionFailure) {
    super(code)
    this.code = code
  }
}

const send = (answer: CollectionAnswer) => postMessage(answer)

/** While changes of the account come in, lists are read again so often. */
const TELL_EVERY_MS = 2000

let otherTabs: BroadcastChannel | null = null
let sorted: readonly CollectedGame[] | null = null
let isCancelled = false
let opened: Promise<CollectionStore> | null = null
let seen: Set<string> | null = null
let toldAtMs = 0

function openStore(owner: string): Promise<CollectionStore> {
  opened ??= openCollectionStore(owner).catch(() => {
    opened = null
    throw new Refusal('NO_STORAGE')
  })
  if (otherTabs === null) {
    otherTabs = new BroadcastChannel(`lance-collection${owner}`)
    otherTabs.onmessage = () => {
      sorted = null
      send({ type: 'changed' })
    }
  }
  return opened
}

/** Tells the other tabs of a change, and the other worker of this one. */
function tellChange(): void {
  sorted = null
  toldAtMs = performance.now()
  otherTabs?.postMessage(null)
}

async function readSorted(store: CollectionStore): Promise<readonly CollectedGame[]> {
  sorted ??= sortGames(await store.readAll())
  return sorted
}

async function findChosen(
  store: CollectionStore,
  { ids, search }: ChosenGames,
): Promise<readonly CollectedGame[]> {
  const all = await readSorted(store)
  return ids === null ? findGames(all, search) : all.filter(({ id }) => ids.has(id))
}

type Handlers = {
  [Name in keyof CollectionCalls]: (
    store: CollectionStore,
    request: CollectionCalls[Name]['request'] & { id: number },
  ) => Promise<CollectionCalls[Name]['answer']>
}

const handlers: Handlers = {
  async import(store, { id, source, nowMs }) {
    isCancelled = false
    const text = await readSource(source)
    try {
      return await collectGames(text, {
        nowMs,
        keep: store.add,
        isCancelled: () => isCancelled,
        onProgress: (part, counts) => send({ type: 'progress', id, part, counts }),
      })
    } finally {
      tellChange()
    }
  },
  async cancel() {
    isCancelled = true
    return null
  },
  async list(store, { search, from }) {
    const all = await readSorted(store)
    const found = findGames(all, search)
    return { total: all.length, matching: found.length, from, games: found.slice(from, from + PAGE_GAMES) }
  },
  async remove(store, { gameId }) {
    const game = (await readSorted(store)).find(({ id }) => id === gameId)
    const pgn = await store.readText(gameId)
    await store.remove([gameId])
    tellChange()
    return game === undefined || pgn === null ? null : { game, pgn }
  },
  async restore(store, { stored }) {
    await store.add([stored])
    tellChange()
    return null
  },
  async clear(store) {
    await store.remove((await store.readAll()).map(({ id }) => id))
    tellChange()
    return null
  },
  async export(store, { search }) {
    const games = findGames(await readSorted(store), search)
    const parts: string[] = []
    for (let from = 0; from < games.length; from += EXPORT_GAMES) {
      const ids = games.slice(from, from + EXPORT_GAMES).map(({ id }) => id)
      const texts = await Promise.all(ids.map(store.readText))
      for (const text of texts) if (text !== null) parts.push(text, '\n\n')
    }
    return new Blob(parts, { type: 'application/x-chess-pgn' })
  },
  players: async (store, chosen) => countNames(await findChosen(store, chosen)),
  async ask(store, { ids, search, ...choice }) {
    // Another feature's code: it comes when it is first needed.
    const { countGame } = await import('../../training/countGame.ts')
    const count: CountGame = (game, pgn) => countGame(game, pgn, { rating: null })
    return pickAskedGames(await findChosen(store, { ids, search }), {
      ...choice,
      count,
      readText: store.readText,
    })
  },
  outside: (store) => countOutside(store),
  async takeIn(store, { id, nowMs }) {
    isCancelled = false
    try {
      return await takeIn(store, {
        nowMs,
        isCancelled: () => isCancelled,
        onProgress: (part, counts) => send({ type: 'progress', id, part, counts }),
      })
    } finally {
      tellChange()
    }
  },
  cursor: ({ files }) => readCursor(files),
  async merge({ files }, { changes }) {
    seen = await mergeChanges(files, changes, seen)
    const isDue = !changes.hasMore || performance.now() - toldAtMs > TELL_EVERY_MS
    if (isDue && changes.games.length > 0) tellChange()
    return null
  },
  async sendWaiting({ files }, { most }) {
    await sendWaiting(files, most)
    return null
  },
  unsent: ({ files }) => readUnsent(files),
  async markSent({ files }, { push, pushed }) {
    await markSent(files, push, pushed)
    return null
  },
  countUnsent: ({ files }) => countUnsent(files),
}

async function readSource(source: Blob | string): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > FILE_BYTES_MAX) throw new Refusal('TOO_LARGE')
  return decodePgn(await source.arrayBuffer())
}

async function handle(request: CollectionRequest): Promise<void> {
  const { id, owner, call } = request
  try {
    const handler = handlers[call] as (
      store: CollectionStore,
      given: CollectionRequest,
    ) => Promise<CollectionCalls[typeof call]['answer']>
    send({ type: 'answer', id, value: await handler(await openStore(owner), request) })
  } catch (error) {
    send({ type: 'failed', id, code: error instanceof Refusal ? error.code : 'FAILED' })
    if (!(error instanceof Refusal)) reportError(error)
  }
}

addEventListener('message', ({ data }: MessageEvent<CollectionRequest>) => void handle(data))
