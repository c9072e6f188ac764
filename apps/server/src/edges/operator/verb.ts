import type { LogKey } from '@lance/contract/desk'
import type { Context } from '../../kernel/context.ts'

/** An argument of a verb. */
export type VerbArgument = {
  name: string
  says: string
  optional?: true
  /** The longest value that the desk takes, in characters, where its usual bound doesn't fit. */
  maxChars?: number
}

/**
 * What an act changed, for the log: names, ids, statuses and amounts. No name, address, document or key of a
 * user: the log is never changed. The desk has a name for each key. `user` is the id of the account that it concerns.
 */
export type Changed = Readonly<Partial<Record<LogKey, string | number | boolean | null>>> & { user?: string }

/**
 * The outcome of a verb: the lines that the operator reads, whether it succeeded, and what it changed. `code`:
 * what a refusal is called at the desk, which has words for it in the operator's language; several reasons are
 * separated by spaces. `shown`: what the page shows once, such as a link; it is neither recorded nor logged.
 */
export type Outcome = {
  ok: boolean
  lines: readonly string[]
  changed?: Changed
  code?: string
  shown?: Readonly<Record<string, string>>
}

/** The values that the operator typed, by argument name. */
export type ArgumentValues = Readonly<Record<string, string>>

/**
 * What a verb records. `act`: it changes something. `reading`: it shows people's data or their money. Both
 * require `--who` and `--why` and are recorded first. `none`: it does neither.
 */
export type RecordKind = 'act' | 'reading' | 'none'

/**
 * Whether an act is one transaction, in which it is also logged as done. `several`: it also asks a provider,
 * or works in parts, each of which may be repeated; it is logged as done after the last.
 */
export type Transactions = 'one' | 'several'

/** How an act may be tried twice. */
export type Retries = {
  /** A done act runs again when it is repeated: what it shows is kept nowhere. It must be safe to run again. */
  showsAgain?: true
  /**
   * The same arguments can't mean a second act. Where it is refused, and this operator did the same within a
   * day, it is that act tried again, and it is answered as done.
   */
  sameIsRetry?: true
}

/**
 * Something an operator can do, on the command line or at the desk. `actId` identifies a change, and makes it
 * safe to repeat. A verb that changes nothing counts as a reading unless it is `impersonal`: it shows no name,
 * address, document or text of a user, and no money of a requested account.
 */
export type Verb = { says: string; takes: readonly VerbArgument[] } & (
  | { changes: false; impersonal?: true; run(ctx: Context, given: ArgumentValues): Promise<Outcome> }
  | ({ changes: true; run(ctx: Context, given: ActingValues): Promise<Outcome> } & Retries &
      (
        | {
            transactions: Extract<Transactions, 'one'>
            /** Whether this act needs two operators where `OPERATORS_REQUIRED` is 2. Absent: never. */
            needsSecond?(ctx: Context, given: ArgumentValues): Promise<boolean>
          }
        | { transactions: Extract<Transactions, 'several'> }
      ))
)

export type ActingValues = ArgumentValues & { actId: string; who: string }
export type ChangingVerb = Extract<Verb, { changes: true }>

export function recordKindOf(verb: { changes: boolean; impersonal?: true }): RecordKind {
  if (verb.changes) return 'act'
  return verb.impersonal ? 'none' : 'reading'
}
