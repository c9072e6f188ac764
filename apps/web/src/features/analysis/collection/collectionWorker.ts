import { decodePgn } from '../decodePgn.ts'
import { collectGames } from './collectGames.ts'
import { type CollectedGame, FILE_BYTES_MAX, PAGE_GAMES } from './collection.ts'
import { type CollectionStore, openCollectionStore } from './collectionStore.ts'
import { findGames, sortGames } from './findGames.ts'
import type { CollectionAnswer, CollectionCalls, CollectionFailure, CollectionRequest } from './messages.ts'

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

/** Tells the other tabs of a change. */
const otherTabs = new BroadcastChannel('lance-collection')
otherTabs.onmessage = () => {
  sorted = null
  send({ type: 'changed' })
}

let sorted: readonly CollectedGame[] | null = null
let isCancelled = false
let opened: Promise<CollectionStore> | null = null

function openStore(): Promise<CollectionStore> {
  opened ??= openCollectionStore().catch(() => {
    opened = null
    throw new Refusal('NO_STORAGE')
  })
  return opened
}

function tellChange(): void {
  sorted = null
  otherTabs.postMessage(null)
}

async function readSorted(store: CollectionStore): Promise<readonly CollectedGame[]> {
  sorted ??= sortGames(await store.readAll())
  return sorted
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
  read: (store, { gameId }) => store.readText(gameId),
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
    await store.clear()
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
}

async function readSource(source: Blob | string): Promise<string> {
  if (typeof source === 'string') return source
  if (source.size > FILE_BYTES_MAX) throw new Refusal('TOO_LARGE')
  return decodePgn(await source.arrayBuffer())
}

async function handle(request: CollectionRequest): Promise<void> {
  const { id, call } = request
  try {
    const handler = handlers[call] as (
      store: CollectionStore,
      given: CollectionRequest,
    ) => Promise<CollectionCalls[typeof call]['answer']>
    send({ type: 'answer', id, value: await handler(await openStore(), request) })
  } catch (error) {
    send({ type: 'failed', id, code: error instanceof Refusal ? error.code : 'FAILED' })
    if (!(error instanceof Refusal)) reportError(error)
  }
}

addEventListener('message', ({ data }: MessageEvent<CollectionRequest>) => void handle(data))
