/** Who acts: `who` is what was typed on the command line, or the name of the desk's operator `operatorId`. */
export type Actor = { who: string; operatorId: string | null }

/** Makes spellings of one operator's name equal. */
export const normalizeName = (name: string) =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Whether two acts are one person's. Two operators of the desk are told apart by who they are. The command
 * line knows names alone: a name that is also an operator's is that operator.
 */
export function isSamePerson(one: Actor, other: Actor): boolean {
  if (one.operatorId !== null && other.operatorId !== null) return one.operatorId === other.operatorId
  return normalizeName(one.who) === normalizeName(other.who)
}
