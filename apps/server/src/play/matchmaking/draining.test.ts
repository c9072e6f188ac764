import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertUsers, makeManualTime, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { atOnce } from '../../kernel/sweep.ts'
import { createGame } from '../games/index.ts'
import { enterSearch } from './enterSearch.ts'
import { openMatchmaking } from './index.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let leaving: TestContext
let staying: TestContext
beforeEach(async () => {
  database = await createTestDatabase()
  const time = makeManualTime()
  leaving = openTestContext({ connectionString: database.connectionString, time })
  staying = openTestContext({ connectionString: database.connectionString, time })
})
afterEach(async () => {
  await leaving.close()
  await staying.close()
  await database.drop()
})

it('begins nothing on a draining server, and leaves the waiting searches to the other servers [API-6]', async () => {
  const [one = '', other = '', third = ''] = await insertUsers(leaving, 3)
  const makeSearch = (player_id: string) => ({ player_id, time_control: 600, wager: 0 })
  for (const userId of [one, other]) await enterSearch(leaving, { userId, search: makeSearch(userId) })
  leaving.startDraining()
  const sweepOf = (ctx: TestContext) => openMatchmaking(ctx, { createGame }).sweeps[0]?.run
  expect(await enterSearch(leaving, { userId: third, search: makeSearch(third) })).toEqual({
    ok: false,
    code: 'DRAINING',
  })
  await sweepOf(leaving)?.(atOnce)
  const games = () => staying.db.selectFrom('games').select(['white_id', 'black_id']).execute()
  expect(await games()).toEqual([])
  await sweepOf(staying)?.(atOnce)
  const [game] = await games()
  expect([game?.white_id, game?.black_id].sort()).toEqual([one, other].sort())
})
