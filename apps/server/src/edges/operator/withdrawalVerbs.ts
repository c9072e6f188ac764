import type { Context } from '../../kernel/context.ts'
import {
  type Step,
  type StepRefusal,
  selectOpen,
  settleWithdrawal,
  type WithdrawalStatus,
} from '../../money/withdrawals/index.ts'
import { formatReais } from './formatReais.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LISTED_MAX = 200

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

const takes = [{ name: 'withdrawal', says: 'the id of the withdrawal' }]

function stepVerb(
  says: string,
  stepOf: (by: { who: string; actId: string }) => Step,
  describeStep: (shown: { amount: string; pixKind: string; pixKey: string }) => string,
): Verb {
  const runStep = async (ctx: Context, { withdrawal: id = '', who, actId }: Acting): Promise<Outcome> => {
    if (!UUID.test(id)) return { ok: false, lines: [`"${id}" is not the id of a withdrawal.`] }
    const step = stepOf({ who, actId })
    const settled = await settleWithdrawal(ctx, { id, ...step })
    if (!settled.ok) return { ok: false, lines: [`Nothing was done: ${whyNot(settled)}.`] }
    const { amount, pixKind, pixKey, userId: user, status: from } = settled.row
    const to = step.to
    return {
      ok: true,
      lines: [describeStep({ amount: formatReais(amount), pixKind, pixKey })],
      changed: { user, withdrawal: id, from, to, amount_cents: Number(amount) },
    }
  }
  return { says, takes, changes: true, transactions: 'one', run: runStep }
}

type Acting = ArgumentValues & { actId: string; who: string }

export const approveWithdrawalVerb = stepVerb(
  'Approves a withdrawal to a key that belongs to the CPF it names: it may be sent.',
  () => ({ to: 'approved' }),
  ({ amount }) => `${amount} may be sent: send-withdrawal takes it.`,
)

export const sendWithdrawalVerb = stepVerb(
  'Takes an approved withdrawal, to send its money. Only one operator ever gets it, and it can no longer be cancelled.',
  (by) => ({ to: 'sending', ...by }),
  ({ amount, pixKind, pixKey }) =>
    `Send ${amount} to the Pix key ${pixKey} (${pixKind}) now, once. Then run withdrawal-paid or withdrawal-failed.`,
)

export const withdrawalPaidVerb = stepVerb(
  'Records that the money of a withdrawal was sent: it leaves the hold.',
  () => ({ to: 'paid' }),
  ({ amount, pixKey }) => `${amount} went to ${pixKey}.`,
)

export const withdrawalFailedVerb = stepVerb(
  'Records that the money of a withdrawal could not be sent, or came back: it goes back into the wallet.',
  () => ({ to: 'failed' }),
  ({ amount }) => `${amount} is in the wallet again.`,
)

export const refuseWithdrawalVerb = stepVerb(
  'Refuses a withdrawal that no operator has taken yet: its money goes back into the wallet.',
  () => ({ to: 'refused' }),
  ({ amount }) => `${amount} is in the wallet again.`,
)
