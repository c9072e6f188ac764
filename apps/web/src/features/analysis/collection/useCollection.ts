import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { startAccountSync } from './accountCollection.ts'
import type { CollectedGame, StoredGame } from './collection.ts'
import type { CollectionFailure } from './messages.ts'
import { type Collection, CollectionError, openCollection } from './openCollection.ts'
import { useImport } from './useImport.ts'

/** The games found so far; `null` until the first answer. */
export type ShownGames = { total: number; matching: number; games: readonly CollectedGame[] }

type Picked = { ids: ReadonlySet<string> | null; player: string; made: ReadonlySet<string>; most: number }

/** A search begins when the user has paused for so long. */
const SEARCH_AFTER_MS = 150

/**
 * A collection as a screen shows it: the games of a search, and the import that runs. `owner`: the account whose it is, '' for the
 * browser's own.
 */
export function useCollection(owner: string) {
  const collection = useRef<Collection>(null)
  const [shown, setShown] = useState<ShownGames | null>(null)
  const [failure, setFailure] = useState<CollectionFailure | null>(null)
  const [search, setSearch] = useState('')
  const [version, setVersion] = useState(0)
  const reread = useCallback(() => setVersion((was) => was + 1), [])

  const open = useCallback(() => {
    collection.current ??= openCollection({ owner, onChanged: reread })
    return collection.current
  }, [owner, reread])
  useEffect(() => {
    const close = () => {
      collection.current?.close()
      collection.current = null
    }
    return close
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that the games have changed
  useEffect(() => {
    let isOld = false
    const read = async () => {
      try {
        const page = await open().call('list', { search, from: 0 })
        if (isOld) return
        // In short tasks: a hundred rows may take a slow phone longer than a frame.
        startTransition(() => {
          setFailure(null)
          setShown(page)
        })
      } catch (error) {
        if (!isOld) setFailure(error instanceof CollectionError ? error.code : 'FAILED')
      }
    }
    const timer = setTimeout(() => void read(), search === '' ? 0 : SEARCH_AFTER_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [open, search, version])

  const tellChange = useCallback(() => {
    reread()
    if (owner !== '') startAccountSync(owner)
  }, [owner, reread])
  const imports = useImport(open, tellChange)
  const outside = useOutside(owner, open, version)
  const showMore = async () => {
    if (shown === null) return
    const page = await open().call('list', { search, from: shown.games.length })
    startTransition(() => setShown({ ...page, games: [...shown.games, ...page.games] }))
  }
  const change = async <T>(work: (opened: Collection) => Promise<T>): Promise<T> => {
    const value = await work(open())
    tellChange()
    return value
  }
  return {
    ...imports,
    ...{ owner, shown, failure, search, setSearch, reread, showMore, outside },
    remove: (gameId: string) => change((opened) => opened.call('remove', { gameId })),
    restore: (stored: StoredGame) => change((opened) => opened.call('restore', { stored })),
    clear: () => change((opened) => opened.call('clear', {})),
    exportGames: () => open().call('export', { search }),
    /** Of the games with these ids; null: of those that the search finds. */
    readPlayers: (ids: ReadonlySet<string> | null) => open().call('players', { ids, search }),
    pickGames: (choice: Picked) => open().call('ask', { search, ...choice }),
  }
}

/** How many games of the browser's own collection an account's one doesn't have. */
function useOutside(owner: string, open: () => Collection, version: number): number {
  const [outside, setOutside] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that the games have changed
  useEffect(() => {
    if (owner === '') return
    let isOld = false
    open()
      .call('outside', {})
      .then(
        (count) => {
          if (!isOld) setOutside(count)
        },
        () => {},
      )
    return () => {
      isOld = true
    }
  }, [owner, open, version])
  return outside
}
