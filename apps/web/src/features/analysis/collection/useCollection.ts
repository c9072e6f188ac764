import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { CollectedGame, ImportCounts, ImportReport, StoredGame } from './collection.ts'
import type { CollectionFailure } from './messages.ts'
import { type Collection, CollectionError, openCollection } from './openCollection.ts'

/** The games found so far; `null` until the first answer. */
export type ShownGames = { total: number; matching: number; games: readonly CollectedGame[] }

export type Importing =
  | { status: 'none' }
  | { status: 'running'; part: number; counts: ImportCounts; isEnding: boolean }
  | { status: 'done'; report: ImportReport }
  | { status: 'failed'; code: CollectionFailure }

const NOTHING: ImportCounts = { added: 0, known: 0, skipped: 0 }
/** A search begins when the user has paused for so long. */
const SEARCH_AFTER_MS = 150

/** The collection as a screen shows it: the games of a search, and the import that runs. */
export function useCollection() {
  const collection = useRef<Collection>(null)
  const [shown, setShown] = useState<ShownGames | null>(null)
  const [failure, setFailure] = useState<CollectionFailure | null>(null)
  const [search, setSearch] = useState('')
  const [version, setVersion] = useState(0)
  const [importing, setImporting] = useState<Importing>({ status: 'none' })
  const reread = useCallback(() => setVersion((was) => was + 1), [])

  const open = useCallback(() => {
    collection.current ??= openCollection({ onChanged: reread })
    return collection.current
  }, [reread])
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

  const importGames = useCallback(
    async (source: Blob | string) => {
      const run = (part: number, counts: ImportCounts) =>
        setImporting((was) => ({
          ...{ status: 'running', part, counts },
          isEnding: was.status === 'running' && was.isEnding,
        }))
      setImporting({ status: 'running', part: 0, counts: NOTHING, isEnding: false })
      try {
        const report = await open().call('import', { source, nowMs: Date.now() }, run)
        setImporting({ status: 'done', report })
      } catch (error) {
        setImporting({ status: 'failed', code: error instanceof CollectionError ? error.code : 'FAILED' })
      }
      reread()
    },
    [open, reread],
  )
  const cancelImport = () => {
    setImporting((was) => (was.status === 'running' ? { ...was, isEnding: true } : was))
    void open().call('cancel', {})
  }
  const showMore = async () => {
    if (shown === null) return
    const page = await open().call('list', { search, from: shown.games.length })
    startTransition(() => setShown({ ...page, games: [...shown.games, ...page.games] }))
  }
  const change = async <T>(work: (opened: Collection) => Promise<T>): Promise<T> => {
    const value = await work(open())
    reread()
    return value
  }
  return {
    ...{ shown, failure, search, setSearch, reread, importing, importGames, cancelImport, showMore },
    closeReport: () => setImporting({ status: 'none' }),
    remove: (gameId: string) => change((opened) => opened.call('remove', { gameId })),
    restore: (stored: StoredGame) => change((opened) => opened.call('restore', { stored })),
    clear: () => change((opened) => opened.call('clear', {})),
    exportGames: () => open().call('export', { search }),
  }
}
