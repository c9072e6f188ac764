import fc from 'fast-check'

/** `npm run prove` runs every proof at full length; `npm test` runs as much as there is time for. */
const IS_FULL = process.env.PROVE === 'full'

/** How many times a proof runs: `few` in every test run, `many` in `npm run prove`. */
export function runsOf({ few, many }: { few: number; many: number }): number {
  return IS_FULL ? many : few
}

/** How long the proofs of a file may take. */
export const PROOF_TIMEOUT_MS = IS_FULL ? 3_600_000 : 120_000

/**
 * Runs a property on random sequences. A sequence that fails is shrunk and printed with its seed and path:
 * `PROVE_SEED=… PROVE_PATH=… npm run prove` runs it again.
 */
export function prove<T>(
  sequences: fc.Arbitrary<T>,
  { runs, lane = 0 }: { runs: number; lane?: number },
  holds: (sequence: T) => Promise<void>,
): Promise<void> {
  const { PROVE_SEED, PROVE_PATH } = process.env
  const again = PROVE_SEED === undefined ? {} : { seed: Number(PROVE_SEED), path: PROVE_PATH ?? '' }
  if (PROVE_SEED !== undefined && lane > 0) return Promise.resolve()
  return fc.assert(fc.asyncProperty(sequences, holds), { numRuns: runs, endOnFailure: false, ...again })
}
