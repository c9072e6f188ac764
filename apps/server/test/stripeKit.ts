import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { DatabaseTimeouts } from '../src/kernel/db/openDatabase.ts'
import { findLedgerProblems, stripeEnv } from './depositKit.ts'
import { openStripeDouble, type StripeDouble } from './stripeDouble.ts'
import { openScratchServer, openTestServer, type TestServer } from './testServer.ts'

/** The double of Stripe's API of the current file. */
export let double: StripeDouble
/** The server of the current file. */
export let server: TestServer
/** Another server on the same database, with the same time. */
export let other: TestServer

/**
 * Gives the tests of a file a server, or two, whose payments go through a double of Stripe's API; webhooks are
 * signed by Stripe's own SDK. The ledger must add up after all tests, or after each.
 */
export function serveStripe({
  servers = 1,
  env = {},
  databaseTimeouts,
  ledgerAfter = 'all',
}: {
  servers?: 1 | 2
  env?: Record<string, string>
  databaseTimeouts?: DatabaseTimeouts
  ledgerAfter?: 'each' | 'all'
} = {}): void {
  const stops: (() => Promise<void>)[] = []
  beforeAll(async () => {
    double = await openStripeDouble()
    stops.push(double.close)
    const options = { env: { ...env, ...stripeEnv(double) }, ...(databaseTimeouts && { databaseTimeouts }) }
    const scratch = await openScratchServer(options)
    server = scratch
    stops.push(scratch.stop)
    if (servers === 1) return
    const { connectionString, time } = scratch
    other = await openTestServer({ ...options, connectionString, time })
    stops.push(other.stop)
  })
  const checkLedger = async () => expect(await findLedgerProblems(server)).toEqual([])
  if (ledgerAfter === 'each') afterEach(checkLedger)
  afterAll(async () => {
    if (ledgerAfter === 'all') await checkLedger()
    for (const stop of stops.reverse()) await stop()
  })
}
