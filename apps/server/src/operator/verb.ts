import type { Context } from '../context.ts'

/** What an operator may be asked for by a verb. */
export type Taken = { name: string; says: string; optional?: true }

/** How a verb ended: the lines that the operator reads, and whether all is well. */
export type Outcome = { ok: boolean; lines: readonly string[] }

/** What was typed in, by name. */
export type Given = Readonly<Record<string, string>>

/**
 * Something an operator can do on the command line. A verb that changes something asks for `--who` and `--why`, and
 * its act is written down before it is done: `actId` names it, and makes doing it again safe.
 */
export type Verb = { says: string; takes: readonly Taken[] } & (
  | { changes: false; run(ctx: Context, given: Given): Promise<Outcome> }
  | { changes: true; run(ctx: Context, given: Given & { actId: string; who: string }): Promise<Outcome> }
)
