import { useCallback, useState } from 'react'
import type { ImportCounts, ImportReport } from './collection.ts'
import type { CollectionFailure } from './messages.ts'
import { type Collection, CollectionError } from './openCollection.ts'

export type Importing =
  | { status: 'none' }
  | { status: 'running'; part: number; counts: ImportCounts; isEnding: boolean }
  | { status: 'done'; report: ImportReport }
  | { status: 'failed'; code: CollectionFailure }

const NOTHING: ImportCounts = { added: 0, known: 0, skipped: 0 }

type OnProgress = (part: number, counts: ImportCounts) => void

/** What adds many games, of which one runs at a time: an import, or taking in the browser's own collection. */
export function useImport(open: () => Collection, onEnd: () => void) {
  const [importing, setImporting] = useState<Importing>({ status: 'none' })
  const run = useCallback(
    async (add: (onProgress: OnProgress) => Promise<ImportReport>) => {
      const onProgress: OnProgress = (part, counts) =>
        setImporting((was) => ({
          ...{ status: 'running', part, counts },
          isEnding: was.status === 'running' && was.isEnding,
        }))
      setImporting({ status: 'running', part: 0, counts: NOTHING, isEnding: false })
      try {
        setImporting({ status: 'done', report: await add(onProgress) })
      } catch (error) {
        setImporting({ status: 'failed', code: error instanceof CollectionError ? error.code : 'FAILED' })
      }
      onEnd()
    },
    [onEnd],
  )
  const importGames = useCallback(
    (source: Blob | string) =>
      run((onProgress) => open().call('import', { source, nowMs: Date.now() }, onProgress)),
    [open, run],
  )
  return {
    importing,
    importGames,
    takeIn: () => run((onProgress) => open().call('takeIn', { nowMs: Date.now() }, onProgress)),
    cancelImport() {
      setImporting((was) => (was.status === 'running' ? { ...was, isEnding: true } : was))
      void open().call('cancel', {})
    },
    closeReport: () => setImporting({ status: 'none' }),
  }
}
