import type { Refusal } from '../../kernel/routing.ts'
import type { FactorsContext } from './factorsContext.ts'

/**
 * Counts a guess of a code, as guesses of passwords are counted, before `check` runs; a right code clears the
 * count. Refuses TOO_OFTEN, and what `check` refuses.
 */
export async function countCodeGuess<Success extends { ok: true }>(
  { limits }: Pick<FactorsContext, 'limits'>,
  { userId, network }: { userId: string; network: string },
  check: () => Promise<Success | Refusal>,
): Promise<Success | Refusal> {
  const guess = { account: `code ${userId}`, network }
  const admitted = await limits.countGuess(guess)
  if (!admitted.ok) return admitted
  const checked = await check()
  if (checked.ok) await limits.clearGuesses(guess)
  return checked
}
