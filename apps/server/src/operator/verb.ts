import type { Context } from '../context.ts'

/** An argument of a verb. */
export type Taken = { name: string; says: string; optional?: true }

/** The outcome of a verb: the lines that the operator reads, and whether it succeeded. */
export type Outcome = { ok: boolean; lines: readonly string[] }

/** The values that the operator typed, by argument name. */
export type Given = Readonly<Record<string, string>>

/**
 * What a verb records. `act`: it changes something. `reading`: it shows people's data or their money. Both
 * require `--who` and `--why` and are recorded first. `none`: it does neither.
 */
export type Trail = 'act' | 'reading' | 'none'

/**
 * Something an operator can do on the command line. `actId` identifies a change, and makes it safe to repeat.
 * A verb that changes nothing counts as a reading unless it is `impersonal`: it shows no name, address,
 * document or text of a user, and no money of a requested account.
 */
export type Verb = { says: string; takes: readonly Taken[] } & (
  | { changes: false; impersonal?: true; run(ctx: Context, given: Given): Promise<Outcome> }
  | { changes: true; run(ctx: Context, given: Given & { actId: string; who: string }): Promise<Outcome> }
)

export function trailOf(verb: { changes: boolean; impersonal?: true }): Trail {
  if (verb.changes) return 'act'
  return verb.impersonal ? 'none' : 'reading'
}
