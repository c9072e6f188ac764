import { makeFen, type Position } from '@lance/chess'
import type { Study, StudyPath } from '@lance/chess/study'
import { useEffect, useMemo, useState } from 'react'
import { callApi } from '../../net/session/wiring.ts'
import { isOpening } from './searchedPosition.ts'

/** A position is asked about when the user has rested on it for so long. */
const ASK_AFTER_MS = 150
/** Without an answer by then, as without the network, the engine helps. */
const ANSWER_WITHIN_MS = 1500
/** How many answers are kept, and for how long: games go on. */
const KEPT_MAX = 200
const KEPT_MS = 10_000

type PositionHelp = 'asking' | 'allowed' | 'running'

const kept = new Map<string, { help: PositionHelp; atMs: number }>()

function keep(fen: string, help: PositionHelp): void {
  kept.set(fen, { help, atMs: Date.now() })
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
}

type Asked = { study: Pick<Study, 'fen' | 'variant'>; path: StudyPath; isWanted: boolean }

/** Asks the server whether the position is on the board of a running game. */
export function usePositionHelp(position: Position, { study, path, isWanted }: Asked): PositionHelp {
  const fen = useMemo(() => makeFen(position), [position])
  const [answered, setAnswered] = useState<{ fen: string; help: PositionHelp } | null>(null)
  const isAsked = isWanted && !isOpening({ fen: study.fen, variant: study.variant, ucis: path })
  useEffect(() => {
    if (!isAsked) return
    const found = kept.get(fen)
    if (found !== undefined && Date.now() - found.atMs < KEPT_MS)
      return setAnswered({ fen, help: found.help })
    const left = new AbortController()
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ASK_AFTER_MS + ANSWER_WITHIN_MS)])
    const answer = (help: PositionHelp) => {
      if (!left.signal.aborted) setAnswered({ fen, help })
    }
    const ask = () =>
      callApi('GET /explorer/help', { query: { fen }, signal }).then(
        ({ help }) => {
          // A live game of the account is asked about by itself.
          keep(fen, help === 'running' ? help : 'allowed')
          answer(help === 'running' ? help : 'allowed')
        },
        () => answer('allowed'),
      )
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [fen, isAsked])
  if (!isAsked) return 'allowed'
  return answered?.fen === fen ? answered.help : 'asking'
}
