import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { signUpPayee } from '../../../test/withdrawalKit.ts'
import { startSweeps } from '../jobs/startSweeps.ts'
import { openSweepHealth } from '../jobs/sweepHealth.ts'
import { findAlarms } from './alarms.ts'

const lines: string[] = []
let server: TestServer
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  server = await openScratchServer({ log })
  // As in a database of the previous version, which reads the clear text.
  await server.ctx.pool.query('delete from sealing_state')
})
afterAll(() => server?.stop())

type Payee = Awaited<ReturnType<typeof signUpPayee>>

async function sealedKeyOf({ person }: Payee): Promise<string | null> {
  const { rows } = await server.ctx.pool.query(
    'select pix_key_sealed as "sealed" from payees where user_id = $1',
    [person.user.id],
  )
  return rows[0].sealed
}

/** Gives a payee a Pix key that was sealed for another row, so that it opens nowhere. */
async function breakKey(payee: Payee, of: Payee): Promise<void> {
  await server.ctx.pool.query('update payees set cpf_sealed = null, pix_key_sealed = $2 where user_id = $1', [
    payee.person.user.id,
    await sealedKeyOf(of),
  ])
}

/** Runs the sweep as a server does until `times` more runs have ended, and returns what alarms then. */
async function alarmsAfter(times: number) {
  const sweeps = server.sweeps
    .filter(({ name }) => name === 'unsealed data')
    .map((one) => ({ ...one, everyMs: 5 }))
  const health = openSweepHealth(sweeps, { monotonicMs: () => 0 })
  const ended = Promise.withResolvers<void>()
  let runs = 0
  const swept: typeof health.swept = (run) => {
    health.swept(run)
    runs += 1
    if (runs === times) ended.resolve()
  }
  const running = startSweeps(sweeps, { log: server.ctx.log, watch: { swept } })
  await ended.promise
  await running.stop()
  const own = { sweeps: health.troubles, clockOffMs: () => 0, busConnected: () => null }
  return findAlarms({
    nowMs: 0,
    proof: null,
    firstTransferAt: null,
    wrongRow: null,
    unjudged: 0,
    driftedCells: 0,
    health: own,
  }).map(({ code, about }) => [code, about])
}

it('seals all other rows, logs no personal data and alarms operators while one row cannot be sealed [DESK-61]', async () => {
  const [broken, sound] = [await signUpPayee(server), await signUpPayee(server)]
  await server.sweep('unsealed data')
  await breakKey(broken, sound)
  const late = await signUpPayee(server)
  await expect(server.sweep('unsealed data')).rejects.toThrow('1 rows could not be sealed')
  expect(await sealedKeyOf(late)).toMatch(/^v1\./)
  expect(await alarmsAfter(3)).toEqual([['SEALING_FAILS', null]])
  const told = lines.join('')
  expect(told).toContain(`payees.pix_key of ${broken.person.user.id}`)
  for (const { cpf } of [broken, sound, late]) expect(told).not.toContain(cpf)

  await server.ctx.pool.query('update payees set pix_key_sealed = null where user_id = $1', [
    broken.person.user.id,
  ])
  expect(await alarmsAfter(3)).toEqual([])
  expect(await sealedKeyOf(broken)).toMatch(/^v1\./)
})
