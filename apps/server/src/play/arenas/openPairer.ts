import { type ArenaPairing, type FreePlayer, pairArena } from '@lance/domain/arena'
import { openJobThread } from '../../kernel/openJobThread.ts'

/** Up to this many free players are paired where the moves are, within some milliseconds. */
const ON_MAIN_THREAD_MAX = 200
/** The most time for one pairing; 10,000 free players take a tenth of a second. */
const PAIR_WITHIN_MS = 8000

export type PairingRequest = {
  free: readonly FreePlayer[]
  isOpening: boolean
  activePlayers: number
  nowMs: number
}

export type Pairer = {
  /** Pairs free players. Throws if the players can't be paired, or the thread failed or took too long. */
  pair(request: PairingRequest): Promise<readonly ArenaPairing[]>
  close(): Promise<void>
}

/** Pairs many players on a separate thread, one arena at a time, so that no move waits for it. */
export function openPairer(): Pairer {
  const thread = openJobThread<PairingRequest, readonly ArenaPairing[]>({
    program: new URL('./pairWorker.ts', import.meta.url),
    withinMs: PAIR_WITHIN_MS,
  })
  return {
    pair: async (request) =>
      request.free.length <= ON_MAIN_THREAD_MAX ? pairHere(request) : thread.run(request),
    close: thread.close,
  }
}

/** Pairs on this thread. */
export function pairHere(request: PairingRequest): readonly ArenaPairing[] {
  const paired = pairArena({ ...request, random: Math.random })
  if (!paired.ok) throw new Error(`the players of an arena could not be paired: ${paired.code}`)
  return paired.pairings
}
