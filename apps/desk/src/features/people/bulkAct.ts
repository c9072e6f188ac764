import type { ListedPerson } from '@lance/contract/desk'

/** How many people one act may be done to at once. */
export const BULK_MAX = 50

/** What may be done to several people at once, each by its verb. */
export const BULK_VERBS = { freeze: 'freeze-account', endSessions: 'end-sessions' } as const
export type BulkName = keyof typeof BULK_VERBS

/** The result for one person. `problems`: why the act was refused. */
export type BulkResult = { isDone: boolean; problems: readonly string[] }
export type BulkResults = ReadonlyMap<string, BulkResult>

/** The chosen people who can be acted on: closed accounts have no sessions and can't be frozen. */
export const peopleFor = (name: BulkName, chosen: readonly ListedPerson[]): ListedPerson[] =>
  chosen.filter(({ closedAt, isFrozen }) => closedAt === null && !(name === 'freeze' && isFrozen))

/**
 * Runs an act for each person in turn, at most `BULK_MAX`, and calls `onResult` after each. Skips those who are
 * done in `before`. One failure does not stop the others.
 */
export async function runBulkAct(
  people: readonly Pick<ListedPerson, 'id'>[],
  {
    before,
    run,
    onResult,
  }: {
    before: BulkResults
    run: (id: string) => Promise<BulkResult>
    onResult: (results: BulkResults) => void
  },
): Promise<BulkResults> {
  let results = before
  for (const { id } of people.slice(0, BULK_MAX)) {
    if (results.get(id)?.isDone) continue
    const result = await run(id)
    results = new Map([...results, [id, result]])
    onResult(results)
  }
  return results
}
