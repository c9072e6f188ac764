import type { Context } from '../../kernel/context.ts'

/** An argument of a verb. */
export type VerbArgument = { name: string; says: string; optional?: true }

/** The outcome of a verb: the lines that the operator reads, and whether it succeeded. */
export type Outcome = { ok: boolean; lines: readonly string[] }

/** The values that the operator typed, by argument name. */
export type ArgumentValues = Readonly<Record<string, string>>

/**
 * What a verb records. `act`: it changes something. `reading`: it shows people's data or their money. Both
 * require `--who` and `--why` and are recorded first. `none`: it does neither.
 */
export type RecordKind = 'act' | 'reading' | 'none'

/**
 * Something an operator can do on the command line. `actId` identifies a change, and makes it safe to repeat.
 * A verb that changes nothing counts as a reading unless it is `impersonal`: it shows no name, address,
 * document or text of a user, and no money of a requested account.
 */
export type Verb = { says: string; takes: readonly VerbArgument[] } & (
  | { changes: false; impersonal?: true; run(ctx: Context, given: ArgumentValues): Promise<Outcome> }
  | {
      changes: true
      run(ctx: Context, given: ArgumentValues & { actId: string; who: string }): Promise<Outcome>
    }
)

export function recordKindOf(verb: { changes: boolean; impersonal?: true }): RecordKind {
  if (verb.changes) return 'act'
  return verb.impersonal ? 'none' : 'reading'
}
