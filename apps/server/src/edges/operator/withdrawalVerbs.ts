import type { Context } from '../../kernel/context.ts'
import {
  type Step,
  type StepRefusal,
  selectOpen,
  settleWithdrawal,
  sumApproval,
  TELL_MAX,
  type WithdrawalStatus,
} from '../../money/withdrawals/index.ts'
import { formatReais } from './formatReais.ts'
import type { ActingValues, ArgumentValues, ChangingVerb, Outcome, Verb, VerbArgument } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LISTED_MAX = 200
/** The longest transfer number, in characters; a Pix's has 32. */
const RECEIPT_MAX = 100
const DAY_MS = 86_400_000

export const withdrawalsVerb: Verb = {
  says: 'Lists the withdrawals that wait for a decision or are being sent, oldest first, with the players who lost most to the applicant.',
  takes: [],
  changes: false,
  async run({ db, sealer }) {
    const open = await selectOpen(db, { sealer, limit: LISTED_MAX })
    const lines = open.flatMap((row) => [
      `${row.id} ${row.createdAt.toISOString()} ${row.status} ${formatReais(row.amount)} ${row.email} CPF ${row.cpf}, Pix ${row.pixKind} ${row.pixKey}`,
      ...(row.takenBy === null ? [] : [`  taken by ${row.takenBy} at ${row.takenAt?.toISOString()}`]),
      ...row.losers.map((loser) => `  lost to them: ${loser}`),
    ])
    return { ok: true, lines: lines.length > 0 ? lines : ['No withdrawal is waiting.'] }
  },
}

const STATUS_REASONS: Readonly<Record<WithdrawalStatus, string>> = {
  asked: 'it has not been approved',
  approved: 'it is approved, and nobody has taken it to send it',
  sending: 'it is being sent',
  paid: 'it was paid',
  failed: 'it could not be sent, and its money went back',
  refused: 'it was refused',
  cancelled: 'it was cancelled when a bank took a deposit back',
}

/** What the desk calls each refusal. */
const CODES: Readonly<Record<StepRefusal['code'], string>> = {
  UNKNOWN: 'WITHDRAWAL_UNKNOWN',
  DEBT: 'WITHDRAWAL_DEBT',
  FROZEN: 'WITHDRAWAL_FROZEN',
  WRONG_STATUS: 'WITHDRAWAL_STATUS',
  TAKEN: 'WITHDRAWAL_TAKEN',
}

function whyNot(refused: StepRefusal): string {
  switch (refused.code) {
    case 'UNKNOWN':
      return 'there is no such withdrawal'
    case 'DEBT':
      return 'its applicant owes something by now'
    case 'FROZEN':
      return 'its applicant’s account is frozen'
    case 'WRONG_STATUS':
      return STATUS_REASONS[refused.status]
    case 'TAKEN':
      return `${refused.by} took it at ${refused.at.toISOString()}. Do not send it`
  }
}

const withdrawalArgument = { name: 'withdrawal', says: 'the id of the withdrawal' }

type StepParts = {
  says: string
  takes?: readonly VerbArgument[]
  stepOf: (by: { who: string; actId: string; given: ArgumentValues }) => Step
  describe: (shown: { amount: string; pixKind: string; pixKey: string }) => string
}

/** A verb that takes a withdrawal one step further. */
function stepVerb({ says, takes = [], stepOf, describe }: StepParts) {
  const runStep = async (ctx: Context, { who, actId, ...given }: ActingValues): Promise<Outcome> => {
    const { withdrawal: id = '', tell = '', receipt = '' } = given
    if (!UUID.test(id))
      return { ok: false, lines: [`"${id}" is not the id of a withdrawal.`], code: CODES.UNKNOWN }
    if (receipt.length > RECEIPT_MAX)
      return {
        ok: false,
        lines: [`--receipt is longer than ${RECEIPT_MAX} characters.`],
        code: 'RECEIPT_TOO_LONG',
      }
    if (tell.length > TELL_MAX)
      return { ok: false, lines: [`--tell is longer than ${TELL_MAX} characters.`], code: 'TELL_TOO_LONG' }
    const step = stepOf({ who, actId, given })
    const settled = await settleWithdrawal(ctx, { id, ...step })
    if (!settled.ok)
      return { ok: false, lines: [`Nothing was done: ${whyNot(settled)}.`], code: CODES[settled.code] }
    const { amount, pixKind, pixKey, userId: user, status: from } = settled.row
    const to = step.to
    return {
      ok: true,
      lines: [describe({ amount: formatReais(amount), pixKind, pixKey })],
      changed: { user, withdrawal: id, from, to, amount_cents: Number(amount) },
    }
  }
  return {
    says,
    takes: [withdrawalArgument, ...takes],
    changes: true,
    transactions: 'one',
    run: runStep,
  } as const
}

export const approveWithdrawalVerb: ChangingVerb = {
  ...stepVerb({
    says: 'Approves a withdrawal to a key that belongs to the CPF it names: it may be sent. Where two operators are required, a large one waits for the second.',
    stepOf: () => ({ to: 'approved' }),
    describe: ({ amount }) => `${amount} may be sent: send-withdrawal takes it.`,
  }),
  async needsSecond({ db, time, config }, { withdrawal: id = '' }) {
    if (!UUID.test(id)) return false
    const sum = await sumApproval(db, { id, since: new Date(time.nowMs() - DAY_MS) })
    return sum !== null && sum >= BigInt(config.TWO_OPERATORS_FROM_CENTS)
  },
}

export const unapproveWithdrawalVerb: Verb = stepVerb({
  says: 'Takes back the approval of a withdrawal that no operator has taken yet: it waits for a decision again.',
  stepOf: () => ({ to: 'asked' }),
  describe: ({ amount }) => `${amount} waits for a decision again.`,
})

export const sendWithdrawalVerb: Verb = {
  ...stepVerb({
    says: 'Takes an approved withdrawal, to send its money. Only one operator ever gets it, and it can no longer be cancelled.',
    stepOf: ({ who, actId }) => ({ to: 'sending', who, actId }),
    describe: ({ amount, pixKind, pixKey }) =>
      `Send ${amount} to the Pix key ${pixKey} (${pixKind}) now, once. Then run withdrawal-paid or withdrawal-failed.`,
  }),
  showsAgain: true,
}

export const withdrawalPaidVerb: Verb = stepVerb({
  says: 'Records that the money of a withdrawal was sent: it leaves the hold.',
  takes: [
    {
      name: 'receipt',
      says: `the bank’s transfer number, such as a Pix’s E2E id, in at most ${RECEIPT_MAX} characters; the log keeps it`,
      optional: true,
    },
  ],
  stepOf: () => ({ to: 'paid' }),
  describe: ({ amount, pixKey }) => `${amount} went to ${pixKey}.`,
})

export const withdrawalFailedVerb: Verb = stepVerb({
  says: 'Records that the money of a withdrawal could not be sent, or came back: it goes back into the wallet.',
  stepOf: () => ({ to: 'failed' }),
  describe: ({ amount }) => `${amount} is in the wallet again.`,
})

export const refuseWithdrawalVerb: Verb = stepVerb({
  says: 'Refuses a withdrawal that no operator has taken yet: its money goes back into the wallet.',
  takes: [
    {
      name: 'tell',
      says: `the reason that the applicant reads, in their wallet and in a mail, in at most ${TELL_MAX} characters`,
      optional: true,
    },
  ],
  stepOf: ({ given: { tell } }) => ({ to: 'refused', ...(tell !== undefined && { told: tell }) }),
  describe: ({ amount }) => `${amount} is in the wallet again.`,
})
