import type { ImportCounts, ImportReport, StoredGame } from './collection.ts'
import { type CollectionStore, openCollectionStore } from './collectionStore.ts'

/** Games are added so many at a time. */
const BATCH_GAMES = 200

/** How many games of the browser's own collection this one doesn't have. */
export async function countOutside(store: CollectionStore): Promise<number> {
  const browsers = await openCollectionStore('')
  try {
    const [there, here] = await Promise.all([browsers, store].map(({ files }) => files.getAllKeys('games')))
    const known = new Set(here)
    return there?.filter((id) => !known.has(id)).length ?? 0
  } finally {
    browsers.close()
  }
}

type TakeInOptions = {
  nowMs: number
  onProgress: (part: number, counts: ImportCounts) => void
  isCancelled: () => boolean
}

/** Adds the games of the browser's own collection, which keeps them, too. */
export async function takeIn(store: CollectionStore, options: TakeInOptions): Promise<ImportReport> {
  const { nowMs, onProgress, isCancelled } = options
  const browsers = await openCollectionStore('')
  const report: ImportReport & ImportCounts = { added: 0, known: 0, skipped: 0, named: [], stop: null }
  try {
    const games = await browsers.readAll()
    for (let from = 0; from < games.length && report.stop === null; from += BATCH_GAMES) {
      const batch: StoredGame[] = []
      for (const game of games.slice(from, from + BATCH_GAMES)) {
        const pgn = await browsers.readText(game.id)
        if (pgn !== null) batch.push({ game: { ...game, addedAtMs: nowMs }, pgn })
      }
      const kept = await store.add(batch)
      report.added += kept.added
      if (kept.ok) report.known += batch.length - kept.added
      else report.stop = kept.stop
      const { added, known, skipped } = report
      onProgress((from + batch.length) / games.length, { added, known, skipped })
      if (isCancelled()) report.stop ??= 'cancelled'
    }
    return report
  } finally {
    browsers.close()
  }
}
