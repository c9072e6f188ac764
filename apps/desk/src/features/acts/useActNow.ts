import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { runVerb } from './runVerb.ts'

/** An act that is done at once. `why`: what the log says instead of a reason that the operator types. */
export type NowAct = {
  verb: string
  given: Readonly<Record<string, string>>
  why: string
  /** Runs once it is done, before anything is read again. */
  onDone?: () => void
}

/**
 * Does acts that touch neither a person nor money, without a dialog. `data`: why the last one was refused, in
 * lines; none if it was done.
 */
export function useActNow() {
  const queries = useQueryClient()
  const actIds = useRef(new Map<string, string>())
  return useMutation({
    mutationFn: async ({ onDone, ...act }: NowAct): Promise<readonly string[]> => {
      const { ok, lines } = await runVerb({ ...act, actIds: actIds.current })
      // The same act later is another one.
      actIds.current.clear()
      if (ok) onDone?.()
      await queries.invalidateQueries()
      return ok ? [] : lines
    },
  })
}
