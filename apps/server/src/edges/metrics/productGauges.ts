import { Gauge, type Registry } from 'prom-client'

/** Figures that are the same on every server, because they are read from the database. */
export type ProductNumbers = {
  gamesLive: number
  searches: number
  mailDue: number
  paymentEventsDue: number
  paymentEventsParked: number
  withdrawalsAsked: number
  /** The money in escrow for running games and tournaments. */
  escrowCents: number
  /** Wins and prizes that wait for their judgement, since when the oldest does, and those that a judgement holds. */
  payoutsToJudge: number
  oldestToJudgeS: number
  payoutsHeldByJudgement: number
  /** Of the last 24 hours: paid without a judgement, and tried too often. */
  payoutsUnjudged: number
  payoutsGivenUp: number
  /** Groups of moves in which honest players no longer play as fair play expects. */
  driftedCells: number
  /** The last finished proof of the ledger. Null before the first one. */
  proof: { begunAtS: number; findings: number; openItems: number | null } | null
}

const GAUGES: ReadonlyArray<[name: string, help: string, pick: (numbers: ProductNumbers) => number | null]> =
  [
    ['lance_games_live', 'Games that are being played.', ({ gamesLive }) => gamesLive],
    ['lance_searches', 'Searches for an opponent.', ({ searches }) => searches],
    ['lance_mail_due', 'Mails that are due.', ({ mailDue }) => mailDue],
    ['lance_payment_events_due', 'Payment events to be applied.', ({ paymentEventsDue }) => paymentEventsDue],
    [
      'lance_payment_events_parked',
      'Payment events that wait for an operator.',
      ({ paymentEventsParked }) => paymentEventsParked,
    ],
    [
      'lance_withdrawals_asked',
      'Withdrawals that wait for an operator.',
      ({ withdrawalsAsked }) => withdrawalsAsked,
    ],
    [
      'lance_payouts_to_judge',
      'Wins and prizes that wait for their judgement.',
      ({ payoutsToJudge }) => payoutsToJudge,
    ],
    [
      'lance_payouts_to_judge_oldest_seconds',
      'How long the oldest of them has waited.',
      ({ oldestToJudgeS }) => oldestToJudgeS,
    ],
    [
      'lance_payouts_held_by_judgement',
      'Wins and prizes that a judgement holds for an operator.',
      ({ payoutsHeldByJudgement }) => payoutsHeldByJudgement,
    ],
    [
      'lance_payouts_unjudged_day',
      'Wins and prizes of 24 hours that were paid without a judgement.',
      ({ payoutsUnjudged }) => payoutsUnjudged,
    ],
    [
      'lance_payouts_given_up_day',
      'Wins and prizes of 24 hours whose judgement was tried too often.',
      ({ payoutsGivenUp }) => payoutsGivenUp,
    ],
    [
      'lance_fair_play_drifted_cells',
      'Groups of moves in which honest players no longer play as expected.',
      ({ driftedCells }) => driftedCells,
    ],
    [
      'lance_escrow_cents',
      'Money in escrow for running games and tournaments.',
      ({ escrowCents }) => escrowCents,
    ],
    [
      'lance_reconcile_begun_timestamp_seconds',
      'When the last finished nightly proof of the ledger began.',
      ({ proof }) => proof?.begunAtS ?? null,
    ],
    ['lance_reconcile_findings', 'Errors that this proof found.', ({ proof }) => proof?.findings ?? null],
    [
      'lance_reconcile_open',
      'Corrections for which this proof did not find the other side.',
      ({ proof }) => proof?.openItems ?? null,
    ],
  ]

/** The gauges of figures from the database. While it doesn't answer they have no value, not an old one. */
export function productGauges(registry: Registry): { set(numbers: ProductNumbers | null): void } {
  const registers = [registry]
  const isRead = new Gauge({ name: 'lance_database_read', help: '1 if the database answered.', registers })
  const gauges = GAUGES.map(([name, help, pick]) => ({ gauge: new Gauge({ name, help, registers }), pick }))
  return {
    set(numbers) {
      isRead.set(numbers ? 1 : 0)
      for (const { gauge, pick } of gauges) {
        const value = numbers && pick(numbers)
        if (value === null) gauge.remove()
        else gauge.set(value)
      }
    },
  }
}
