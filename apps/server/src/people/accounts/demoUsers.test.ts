import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { openTestServer, testClient } from '../../../test/testServer.ts'
import { DEMO_USERS } from './demoUsers.ts'

it('creates two users who can sign in, once, however often the server starts', async () => {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const env = { DEMO_USERS: 'on' }
  await (await openTestServer({ connectionString, env })).stop()
  const server = await openTestServer({ connectionString, env })
  onTestFinished(() => server.stop())
  expect((await server.ctx.pool.query('select 1 from users')).rowCount).toBe(2)
  for (const { email, password } of DEMO_USERS) {
    const answer = await testClient(server).call('POST', '/auth/login', { body: { email, password } })
    expect([answer.status, answer.body]).toMatchObject([200, { user: { email, emailConfirmed: true } }])
  }
})

it('creates no users unless DEMO_USERS is on', async () => {
  const { connectionString, drop } = await createTestDatabase()
  onTestFinished(drop)
  const server = await openTestServer({ connectionString })
  onTestFinished(() => server.stop())
  expect((await server.ctx.pool.query('select 1 from users')).rowCount).toBe(0)
})
