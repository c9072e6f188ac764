import { randomUUID } from 'node:crypto'
import type { Withdrawal } from '@lance/contract'
import { type Step, settleWithdrawal } from '../src/money/withdrawals/index.ts'
import { fund } from './moneyKit.ts'
import { signUp, type TestServer } from './testServer.ts'

type Person = Awaited<ReturnType<typeof signUp>>
type WithdrawalAnswer = Withdrawal & { code: string; error: string }

let cpfCount = 0

/** A CPF that no user has yet. */
export function makeCpf(): string {
  cpfCount += 1
  const digits = [...String(123_000_000 + cpfCount)].map(Number)
  for (const length of [9, 10]) {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

type Server = Pick<TestServer, 'port' | 'ctx' | 'time'>

/** Confirms a user's address, and makes their account a new one. */
export const confirm = ({ ctx, time }: Pick<Server, 'ctx' | 'time'>, { user }: Person) =>
  ctx.pool.query('update users set email_confirmed_at = now(), created_at = $2 where id = $1', [
    user.id,
    new Date(time.nowMs()),
  ])

/** Gives a user a CPF as their Pix key, whose waiting time is long over. */
export async function savePixKey(
  { ctx, time }: Pick<Server, 'ctx' | 'time'>,
  { user }: Pick<Person, 'user'>,
  cpf = makeCpf(),
): Promise<string> {
  await ctx.pool.query(
    `insert into payees (user_id, cpf, pix_kind, pix_key, key_changed_at) values ($1, $2, 'cpf', $2, $3)`,
    [user.id, cpf, new Date(time.nowMs() - 30 * 86_400_000)],
  )
  return cpf
}

/**
 * Signs up a user with money and a confirmed address, who never gave a Pix key; returns a CPF for them as
 * well.
 */
export async function signUpNewPayee(
  server: Server,
  balanceReais = 100,
): Promise<{ person: Person; cpf: string }> {
  const person = await signUp(server)
  await fund(server.ctx, person.user.id, balanceReais)
  await confirm(server, person)
  return { person, cpf: makeCpf() }
}

/** Signs up a user with money, a confirmed address, and their CPF as a Pix key whose waiting time is over. */
export async function signUpPayee(
  server: Server,
  balanceReais = 100,
): Promise<{ person: Person; cpf: string }> {
  const payee = await signUpNewPayee(server, balanceReais)
  await savePixKey(server, payee.person, payee.cpf)
  return payee
}

/** Takes a withdrawal through all steps before `to`, as operators do. */
export async function advanceWithdrawal(
  { ctx }: Pick<Server, 'ctx'>,
  id: string,
  to: Step['to'],
): Promise<void> {
  const before: Step[] =
    to === 'paid' || to === 'failed'
      ? [{ to: 'approved' }, { to: 'sending', who: 'Carla', actId: randomUUID() }]
      : to === 'sending'
        ? [{ to: 'approved' }]
        : []
  for (const step of before) {
    const settled = await settleWithdrawal(ctx, { id, ...step })
    if (!settled.ok) throw new Error(`${step.to} was refused: ${settled.code}`)
  }
}

export const requestWithdrawal = <Body = WithdrawalAnswer>(
  person: Pick<Person, 'call' | 'password'>,
  overrides: Record<string, unknown>,
  key?: string,
) =>
  person.call<Body>('POST', '/withdrawals', {
    body: { amount: 20, password: person.password, ...overrides },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
