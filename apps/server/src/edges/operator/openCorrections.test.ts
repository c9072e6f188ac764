import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findLedgerProblems, requestDeposit, signUpAdult } from '../../../test/depositKit.ts'
import { operate as operateAt } from '../../../test/operate.ts'
import { openScratchServer, openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { openLog } from '../../kernel/log/openLog.ts'

// A correction from or to an account without a limit stays listed until it is taken back or proved.

const NO_DEPOSIT = '00000000-0000-4000-8000-000000000000'

const written: string[] = []
let server: TestServer & { connectionString: string }
beforeAll(async () => {
  const log = openLog({ level: 'info', destination: { write: (line: string) => void written.push(line) } })
  server = await openScratchServer({ log })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

/** Every test begins without open corrections: Davi proves those that are left. */
beforeEach(async () => {
  for (const { actId } of await openOnes()) await prove(actId, `outside:end of ${actId}`)
})

const operate = (...args: string[]) => operateAt(server, ...args)

type Correcting = { from: string; to: string; amount?: string; for?: string; answers?: string; act?: string }

async function correct({ from, to, amount = '50', answers, act = randomUUID(), ...rest }: Correcting) {
  const { ok, lines } = await operate(
    ...['correct', '--from', from, '--to', to, '--amount', amount, '--for', rest.for ?? 'outside:a Pix'],
    ...(answers === undefined ? [] : ['--answers', answers]),
    ...['--who', 'Carla', '--why', 'ticket 12', '--act', act],
  )
  return { ok, line: lines[0], actId: act }
}

const prove = async (correction: string, proof: string, who = 'Davi', act: string = randomUUID()) => {
  const given = ['--correction', correction, '--proof', proof, '--who', who, '--why', 'looked', '--act', act]
  const { ok, lines } = await operate('prove-correction', ...given)
  return { ok, line: lines[0] }
}

async function openOnes(): Promise<{ actId: string; line: string }[]> {
  const { lines } = await operate('reconcile')
  return lines.flatMap((line) => {
    const [, actId] = /, act ([0-9a-f-]{36})/.exec(line) ?? []
    return actId === undefined ? [] : [{ actId, line }]
  })
}

const walletOf = async () => `wallet:${(await signUp(server)).user.id}`

describe('reconcile', () => {
  it('lists money that an operator created as open, with its purpose, and does not say "right" [OPERATOR-7]', async () => {
    const wallet = await walletOf()
    const { actId } = await correct({ from: 'house', to: wallet, amount: '5000', for: 'outside:a promise' })
    const { ok, lines } = await operate('reconcile')
    expect([ok, lines[0]]).toEqual([
      true,
      expect.stringMatching(/^The ledger adds up, and 1 correction is open: \d+ accounts, \d+ transfers\.$/),
    ])
    expect(lines[1]).toBe(
      `  open since ${new Date(server.time.nowMs()).toISOString()}: R$ 5000.00 from house to ${wallet}, act ${actId} by Carla, for outside:a promise`,
    )
  })

  it.each(['world', 'fees', 'revenue', 'house'])(
    'lists corrections to %s as well as those from it',
    async (kind) => {
      const wallet = await walletOf()
      const { actId: into } = await correct({ from: kind, to: wallet })
      const { actId: back } = await correct({ from: wallet, to: kind })
      expect((await openOnes()).map(({ actId }) => actId)).toEqual([into, back])
    },
  )

  it('lists no correction between two accounts with owners', async () => {
    const [one, other] = [await walletOf(), await walletOf()]
    await prove((await correct({ from: 'world', to: one })).actId, 'outside:bank line 1')
    await correct({ from: one, to: other, amount: '20' })
    expect(await openOnes()).toEqual([])
    expect((await operate('reconcile')).lines[0]).toMatch(/^The ledger is right: /)
  })

  it('lists corrections from before a purpose was required', async () => {
    const { pool, time } = server.ctx
    const { actId } = await correct({ from: 'world', to: await walletOf() })
    // As the previous version wrote it: an act and a transfer, nothing else.
    const old = randomUUID()
    await pool.query(
      `insert into operator_acts (id, verb, who, why, given, begun_at) values ($1, 'correct', 'Carla', 'w', '{}', $2)`,
      [old, new Date(time.nowMs())],
    )
    await pool.query(
      `insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
       select debit_account, credit_account, amount, created_at, kind, $1, 'correction ' || $1
       from transfers where reference = $2`,
      [old, actId],
    )
    expect((await openOnes()).at(-1)?.line).toMatch(new RegExp(`act ${old} by Carla, for no stated purpose$`))
    expect((await prove(old, 'outside:bank line 2')).ok).toBe(true)
    expect((await openOnes()).map((one) => one.actId)).toEqual([actId])
  })

  it('lists at most a hundred, oldest first, and counts the others', async () => {
    const wallet = await walletOf()
    const { actId } = await correct({ from: 'world', to: wallet })
    await server.ctx.pool.query(
      `with made as (
         insert into operator_acts (id, verb, who, why, given, begun_at)
         select gen_random_uuid(), 'correct', 'Carla', 'w', '{}', $2 from generate_series(1, 100) returning id
       )
       insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
       select debit_account, credit_account, amount, created_at, kind, made.id, 'correction ' || made.id
       from transfers, made where reference = $1`,
      [actId, new Date(server.time.nowMs())],
    )
    const { lines } = await operate('reconcile')
    expect(lines[0]).toMatch(/and 101 corrections are open/)
    expect([lines.length, lines.at(-1)]).toEqual([102, '  and 1 more.'])
    expect(lines[1]).toContain(`act ${actId}`)
    const listed = await openOnes()
    for (const one of listed) await prove(one.actId, `outside:end of ${one.actId}`)
  })
})

describe('correct', () => {
  it.each([
    'a promise',
    'outside:',
    'nothing:1',
    `deposit:${NO_DEPOSIT}`,
    'deposit:1',
    'order:x',
    'game:nothing1',
  ])('moves nothing for the unknown purpose "%s"', async (cause) => {
    const { ok, line } = await correct({ from: 'world', to: await walletOf(), for: cause })
    expect([ok, line]).toEqual([false, expect.stringContaining(`"${cause}"`)])
    expect(await openOnes()).toEqual([])
  })

  it('accepts an existing deposit as its purpose', async () => {
    const person = await signUpAdult(server)
    const { body } = await requestDeposit(person, 20)
    const { ok } = await correct({ from: 'world', to: `wallet:${person.user.id}`, for: `deposit:${body.id}` })
    expect([ok, (await openOnes())[0]?.line]).toEqual([
      true,
      expect.stringContaining(`for deposit:${body.id}`),
    ])
  })

  it('closes the correction that it takes back, also in parts and from another account', async () => {
    const [one, other] = [await walletOf(), await walletOf()]
    const { actId } = await correct({ from: 'world', to: one, amount: '50' })
    await prove((await correct({ from: 'world', to: other, amount: '20' })).actId, 'outside:bank line 3')
    expect((await correct({ from: one, to: 'world', amount: '30', answers: actId })).ok).toBe(true)
    expect((await openOnes()).map(({ line }) => line)).toEqual([
      expect.stringMatching(
        new RegExp(`R\\$ 50\\.00 from world to ${one}, act ${actId} .* \\(R\\$ 20\\.00 is left on world\\)$`),
      ),
    ])
    expect((await correct({ from: other, to: 'world', amount: '20', answers: actId })).ok).toBe(true)
    expect(await openOnes()).toEqual([])
  })

  it('refuses to take back more than is left, in the same direction, or from another account', async () => {
    const wallet = await walletOf()
    const { actId } = await correct({ from: 'world', to: wallet, amount: '50' })
    const tried = async (from: string, to: string, amount: string, answers: string = actId) =>
      (await correct({ from, to, amount, answers })).line
    const notBack = `Nothing was moved: that takes back no part of act ${actId}, of which R$ 50.00 is left on world.`
    expect(await tried(wallet, 'world', '50,01')).toBe(notBack)
    expect(await tried('world', wallet, '1')).toBe(notBack)
    expect(await tried(wallet, 'house', '50')).toBe(notBack)
    expect(await tried(wallet, 'world', '1', randomUUID())).toMatch(/is no correction that is open\.$/)
    expect(await tried(wallet, 'world', '1', 'x')).toMatch(/is no correction that is open\.$/)
    expect((await openOnes()).map((one) => one.actId)).toEqual([actId])
  })

  it('takes a correction back once, however often the same act is repeated', async () => {
    const wallet = await walletOf()
    const { actId } = await correct({ from: 'world', to: wallet })
    const back = { from: wallet, to: 'world', answers: actId, act: randomUUID() }
    for (let times = 0; times < 2; times++) expect((await correct(back)).ok).toBe(true)
    expect(await openOnes()).toEqual([])
  })

  it('takes a correction back once when two acts try at the same time', async () => {
    const wallet = await walletOf()
    await prove((await correct({ from: 'world', to: wallet })).actId, 'outside:bank line 4')
    const { actId } = await correct({ from: 'world', to: wallet })
    const back = () => correct({ from: wallet, to: 'world', answers: actId })
    const both = await Promise.all([back(), back()])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})

describe('prove-correction', () => {
  it('closes a correction with a proof from another operator than the one who made it [OPERATOR-7]', async () => {
    const { actId } = await correct({ from: 'world', to: await walletOf() })
    for (const who of ['Carla', ' carla ', 'CARLA'])
      expect((await prove(actId, 'outside:bank line 5', who)).line).toBe(
        'Nothing was recorded: Carla made this correction, and another operator has to prove it.',
      )
    expect((await openOnes()).map((one) => one.actId)).toEqual([actId])
    const act = randomUUID()
    expect((await prove(actId, 'outside:bank line 5', 'Davi', act)).line).toBe(
      `Act ${actId} is proved by outside:bank line 5: it is no longer open.`,
    )
    expect((await prove(actId, 'outside:bank line 5', 'Davi', act)).ok).toBe(true)
    expect(await openOnes()).toEqual([])
    expect((await prove(actId, 'outside:bank line 6', 'Edu')).ok).toBe(false)
  })

  it('accepts each proof once: one payment proves one correction', async () => {
    const [one, other] = [await walletOf(), await walletOf()]
    const { actId: first } = await correct({ from: 'world', to: one })
    const { actId: second } = await correct({ from: 'world', to: other })
    expect((await prove(first, 'outside:E2E 7')).ok).toBe(true)
    expect(await prove(second, 'outside: e2e  7')).toEqual({
      ok: false,
      line: `Nothing was recorded: that already proves act ${first}.`,
    })
    expect((await openOnes()).map(({ actId }) => actId)).toEqual([second])
  })

  it.each(['a promise', `deposit:${NO_DEPOSIT}`])('refuses "%s" as a proof', async (proof) => {
    const { actId } = await correct({ from: 'world', to: await walletOf() })
    expect((await prove(actId, proof)).ok).toBe(false)
    expect(await openOnes()).toHaveLength(1)
  })

  it('keeps a proved correction from being taken back', async () => {
    const wallet = await walletOf()
    const { actId } = await correct({ from: 'world', to: wallet })
    const [proved, back] = await Promise.all([
      prove(actId, 'outside:bank line 8'),
      correct({ from: wallet, to: 'world', answers: actId }),
    ])
    expect([proved.ok, back.ok].sort()).toEqual([false, true])
    expect(await openOnes()).toEqual([])
  })

  it.each([
    ['corrections', `update corrections set purpose = 'x'`],
    ['corrections', 'delete from corrections'],
    ['correction_proofs', `update correction_proofs set proof = 'x'`],
    ['correction_proofs', 'truncate correction_proofs'],
  ])('keeps its rows in %s unchanged: refuses %s', async (_table, statement) => {
    await prove((await correct({ from: 'world', to: await walletOf() })).actId, `outside:${randomUUID()}`)
    await expect(server.ctx.pool.query(statement)).rejects.toThrow()
  })
})

describe('the nightly proof', () => {
  it('warns of each open correction, without naming people, and counts them for the metrics', async () => {
    const { actId } = await correct({ from: 'house', to: await walletOf(), for: 'outside:for Ana Torre' })
    written.length = 0
    await server.sweep('nightly proof')
    const lines = written.map((line) => JSON.parse(line))
    expect(lines.filter(({ msg }) => msg === 'a correction is open')).toEqual([
      expect.objectContaining({ level: 40, about: `act ${actId}`, since: expect.any(String) }),
    ])
    expect(lines.filter(({ msg }) => msg === 'the ledger is right')).toEqual([])
    expect(written.join()).not.toMatch(/Ana|Carla/)
    const { rows } = await server.ctx.pool.query('select findings, open_items from ledger_proofs')
    expect(rows).toEqual([{ findings: 0, open_items: 1 }])
  })

  it('reports their number in the metrics', async () => {
    const { connectionString, time } = server
    const watched = await openTestServer({ connectionString, time, env: { METRICS_PORT: '0' } })
    const text = await (await fetch(`http://127.0.0.1:${watched.metricsPort}/metrics`)).text()
    expect(text).toMatch(/^lance_reconcile_open 1$/m)
    await watched.stop()
  })
})

describe('the operator command', () => {
  it('refuses a value with a line break, which could look like one of our own lines', async () => {
    const { line } = await correct({ from: 'world', to: 'fees', for: 'outside:x\n  The ledger is right' })
    expect(line).toBe('--for contains a control character.')
  })
})
