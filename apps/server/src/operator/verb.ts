import type { Context } from '../context.ts'

/** What an operator may be asked for by a verb. */
export type Taken = { name: string; says: string; optional?: true }

/** How a verb ended: the lines that the operator reads, and whether all is well. */
export type Outcome = { ok: boolean; lines: readonly string[] }

/** What was typed in, by name. */
export type Given = Readonly<Record<string, string>>

/**
 * What a verb leaves behind. `act`: it changes something. `reading`: it shows people's data or their money. Both ask for
 * `--who` and `--why` and are written down first. `none`: it does neither.
 */
export type Trail = 'act' | 'reading' | 'none'

/**
 * Something an operator can do on the command line. `actId` names what changes something, and makes doing it again safe.
 * A verb that changes nothing counts as a reading unless it says that it is `impersonal`: shows no name, address,
 * document or text of a user, and no money of an account that was asked for.
 */
export type Verb = { says: string; takes: readonly Taken[] } & (
  | { changes: false; impersonal?: true; run(ctx: Context, given: Given): Promise<Outcome> }
  | { changes: true; run(ctx: Context, given: Given & { actId: string; who: string }): Promise<Outcome> }
)

export function trailOf(verb: { changes: boolean; impersonal?: true }): Trail {
  if (verb.changes) return 'act'
  return verb.impersonal ? 'none' : 'reading'
}
