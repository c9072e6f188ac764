import type { PastAct } from '@lance/contract/desk'
import { formatTime } from '../base/format.ts'

/** One step of what happened. `why`: the reason an operator gave. `note`: what they typed besides. */
export type HistoryEntry = { id: string; at: string; text: string; why: string | null; note?: string | null }

/** The acts of operators as steps; `textOf` says what was done. */
export const entriesOf = (acts: readonly PastAct[], textOf: (act: PastAct) => string): HistoryEntry[] =>
  acts.map((act) => ({
    id: act.id,
    at: act.begunAt,
    text: textOf(act),
    why: act.why,
    note: act.receipt ?? act.tracking,
  }))

/** What happened, and what operators did, newest first. */
export function History({ title, entries }: { title: string; entries: readonly HistoryEntry[] }) {
  const sorted = entries.toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">{title}</h2>
      <ol className="history">
        {sorted.map(({ id, at, text, why, note = null }) => (
          <li key={id}>
            <time dateTime={at}>{formatTime(at)}</time>
            <span dir="auto">
              {text}
              {note !== null && <span className="code"> {note}</span>}
            </span>
            {why !== null && (
              <span className="hint" dir="auto">
                {why}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
