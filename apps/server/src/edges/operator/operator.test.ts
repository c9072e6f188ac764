import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { GameRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servingUrlOf } from '../../../test/databaseServer.ts'
import { requestDeposit, signUpAdult, submitSandboxForm } from '../../../test/depositKit.ts'
import { joinGame, openTestGame, playOut } from '../../../test/gameKit.ts'
import { nodeForTypeScript } from '../../../test/globalSetup.ts'
import { readBalances, reais } from '../../../test/moneyKit.ts'
import { operate as operateAt } from '../../../test/operate.ts'
import { TEST_DATA_KEYS } from '../../../test/testContext.ts'
import { openScratchServer, openTestServer, signUp } from '../../../test/testServer.ts'
import { makeNamedKey } from '../../kernel/namedKeys.ts'
import { parseAmount } from './parseAmount.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const BY = ['--who', 'Carla', '--why', 'support ticket 12']

const FOR = ['--for', 'outside:a Pix']

/** Runs a verb as from the command line. */
const operate = (...args: string[]) => operateAt(server, ...args)

async function acts(verb: string): Promise<{ who: string; why: string; given: object; done: boolean }[]> {
  const { rows } = await server.ctx.pool.query(
    'select who, why, given, done_at is not null as done from operator_acts where verb = $1 and who = $2',
    [verb, 'Carla'],
  )
  return rows
}

describe('the operator command', () => {
  it.each([
    [[], 'Which verb?'],
    [['destroy'], 'There is no verb "destroy".'],
    [['toString'], 'There is no verb "toString".'],
    [['void-game', '--game', 'g'], 'void-game also needs --who, --why.'],
    [['void-game', '--game', '--who'], '--game has no value.'],
    [['void-game', '--game', 'g', '--game', 'h'], '--game is given twice.'],
    [['reconcile', '--fast', 'yes'], 'reconcile does not take "--fast".'],
    [['backup', '--file', 'f'], 'backup also needs --who, --why.'],
    [['restore', '--file', 'f', '--who', 'Carla'], 'restore also needs --why.'],
    [['reconcile', 'now'], 'reconcile does not take "now".'],
  ])('refuses %j and says why', async (args, problem) => {
    expect(await operate(...args)).toEqual({ ok: false, lines: [problem] })
  })

  it.each([
    ['12', 1200n],
    ['12,5', 1250n],
    ['0.01', 1n],
    ['0', null],
    ['-1', null],
    ['1.234', null],
    ['1e3', null],
    ['', null],
  ])('reads an amount of "%s" as %s centavos', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

describe('reconcile', () => {
  it('reports what it checked, and that the ledger is right', async () => {
    const [from, to] = [await signUpAdult(server), await signUp(server)]
    const { body } = await requestDeposit(from, 50)
    await submitSandboxForm(server, body.url, 'pay_card')
    await server.sweep('sandbox webhooks')
    await server.sweep('payment events')
    const accounts = ['--from', `wallet:${from.user.id}`, '--to', `wallet:${to.user.id}`]
    await operate('correct', ...accounts, '--amount', '1', ...FOR, ...BY)
    const { ok, lines } = await operate('reconcile')
    expect(ok).toBe(true)
    expect(lines[0]).toMatch(/^The ledger is right: \d+ accounts, [1-9]\d* transfers\.$/)
  })

  it('runs as `npm run operator` beside the service', async () => {
    const program = fileURLToPath(new URL('../../../../../scripts/operator.mjs', import.meta.url))
    const { connectionString: owned } = server
    const env = {
      ...process.env,
      DATABASE_URL: servingUrlOf(owned),
      MIGRATE_DATABASE_URL: owned,
      DATA_KEYS: TEST_DATA_KEYS.map(makeNamedKey).join(','),
    }
    const { stdout } = await promisify(execFile)(nodeForTypeScript(), [program, 'reconcile'], { env })
    expect(stdout).toMatch(/^The ledger is right/)
  }, 60_000)

  it('runs once a night, on whichever server comes first [WALLET-5]', async () => {
    const { connectionString, time } = server
    const other = await openTestServer({ connectionString, time })
    const proofs = async () =>
      (await server.ctx.pool.query('select night::text, findings from ledger_proofs order by night')).rows
    await Promise.all([server.sweep('nightly proof'), other.sweep('nightly proof')])
    expect(await proofs()).toEqual([{ night: '2026-01-15', findings: 0 }])
    time.advance(17 * 3_600_000)
    await other.sweep('nightly proof')
    await server.sweep('nightly proof')
    expect(await proofs()).toHaveLength(2)
    await other.stop()
  })
})

describe('void-game', () => {
  it('returns both stakes, notifies the players, and records who and why [WAGER-6]', async () => {
    const game = await openTestGame(server, { stake: reais(10) })
    await playOut(game, '1. e4 e5')
    const voided = await operate('void-game', '--game', game.gameId, ...BY)
    expect(voided).toMatchObject({
      ok: true,
      lines: [`Game ${game.gameId} is void.`, expect.stringContaining('is done')],
    })
    await server.sweep('newer games')
    expect((await game.white.next('game_end')).data).toMatchObject({
      reason: 'server',
      status: 'aborted',
      winner: null,
    })
    expect(await readBalances(server.ctx, [game.white.userId, game.black.userId])).toEqual([1000n, 1000n])
    expect(await acts('void-game')).toEqual([
      { who: 'Carla', why: 'support ticket 12', given: { game: game.gameId }, done: true },
    ])
    const other = ['--who', 'Davi', '--why', 'again']
    expect(await operate('void-game', '--game', game.gameId, ...other)).toMatchObject({
      ok: false,
      lines: [
        `Game ${game.gameId} is over: an ended game never changes.`,
        expect.stringContaining('changed nothing'),
      ],
    })
  })

  it('refuses a game that does not exist', async () => {
    expect((await operate('void-game', '--game', 'nothing1', ...BY)).lines[0]).toContain('does not exist')
  })

  it('frees both players for another game', async () => {
    const game = await openTestGame(server, { stake: reais(2) })
    await operate('void-game', '--game', game.gameId, ...BY)
    const record = await game.white.client.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
    expect(record.body.status).toBe('aborted')
    const { rowCount } = await server.ctx.pool.query('select from live_seat where game_id = $1', [
      game.gameId,
    ])
    expect(rowCount).toBe(0)
    await joinGame(server, game.white.client, game.gameId)
  })
})

describe('correct', () => {
  it('moves an amount once, however often the same act is repeated [OPERATOR-6]', async () => {
    const { user } = await signUp(server)
    const act = randomUUID()
    const args = [
      '--from',
      'world',
      '--to',
      `wallet:${user.id}`,
      '--amount',
      '12,50',
      ...FOR,
      ...BY,
      '--act',
      act,
    ]
    expect((await operate('correct', ...args)).lines).toContain(`wallet:${user.id} now has R$ 12.50.`)
    expect((await operate('correct', ...args)).ok).toBe(true)
    expect(await readBalances(server.ctx, [user.id])).toEqual([1250n])
    const other = args.map((arg) => (arg === '12,50' ? '99' : arg))
    expect(await operate('correct', ...other)).toEqual({
      ok: false,
      lines: [`Act ${act} did something else.`],
      code: 'OTHER_ACT',
    })
    expect(await readBalances(server.ctx, [user.id])).toEqual([1250n])
  })

  it('refuses an amount above the balance, an invalid account and an invalid amount', async () => {
    const wallet = `wallet:${(await signUp(server)).user.id}`
    const tried = async (from: string, to: string, amount: string) =>
      (await operate('correct', '--from', from, '--to', to, '--amount', amount, ...FOR, ...BY)).lines[0]
    expect(await tried(wallet, 'fees', '1')).toBe('Nothing was moved: INSUFFICIENT_BALANCE.')
    expect(await tried('wallet', 'fees', '1')).toBe('These are not two accounts.')
    expect(await tried('fees', 'fees', '1')).toBe('These are not two accounts.')
    expect(await tried('world:me', 'fees', '1')).toBe('These are not two accounts.')
    expect(await tried(wallet, 'fees', 'much')).toBe('"much" is not an amount of R$ above 0.')
  })
})
