import type { DealingJudgement } from '@lance/domain/fairPlay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { makeTestAnalyst } from '../../../test/judgeKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { readSuspicion } from './index.ts'
import type { Dealings, OpenAnalyst } from './openAnalyst.ts'

const BY = ['--who', 'Carla', '--why', 'followed the money']
const DAY_MS = 86_400_000

/** What the night gave to be judged, and what it got. */
let given: Dealings | null = null
let found: DealingJudgement[] = []
const openTestAnalyst: OpenAnalyst = (options) => ({
  ...makeTestAnalyst().openAnalyst(options),
  async judgeDealings(dealings) {
    given = dealings
    return found
  },
})

let server: TestServer
beforeAll(async () => {
  const env = { SESSION_ACCESS_S: '1000000000' }
  server = await openScratchServer({ env, fairPlay: { openAnalyst: openTestAnalyst } })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

/** A game for R$ 10 that White wins. */
async function win() {
  const game = await openTestGame(server, { stake: reais(10) })
  await playOut(game, '1. e4 e5')
  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
  return game
}

async function addPixKey(userId: string, { cpf, key }: { cpf: string; key: string }): Promise<void> {
  await server.ctx.pool.query(
    `insert into payees (user_id, cpf, pix_kind, pix_key) values ($1, $2, 'email', $3)`,
    [userId, cpf, key],
  )
}

async function nextNight(): Promise<void> {
  server.time.advance(DAY_MS)
  await server.sweep('fair play')
}

it('follows the money of games for stakes, and queues a ring with its accounts and flows [FAIR-13]', async () => {
  const games = [await win(), await win()]
  const [gainerId = '', otherId = ''] = games.map(({ white }) => white.userId)
  const [loserId = ''] = games.map(({ black }) => black.userId)
  await addPixKey(gainerId, { cpf: '52998224725', key: 'one@lance.test' })
  await addPixKey(loserId, { cpf: '11144477735', key: 'one@lance.test' })
  await addPixKey(otherId, { cpf: '39053344705', key: 'other@lance.test' })
  const flow = { fromId: loserId, toId: gainerId, games: 1, netCents: 1000, expectedCents: 20 }
  const ring: DealingJudgement = {
    ...{ kind: 'ring', gainerId, accountIds: [gainerId, loserId, otherId], flows: [flow], nats: 12 },
    gameIds: games.map(({ gameId }) => gameId),
    falseAlarmRate: 0.0001,
    signs: [{ kind: 'instrument', nats: 12 }],
  }
  found = [ring, { ...ring, gainerId: otherId, falseAlarmRate: 0.01 }]
  await nextNight()

  expect(given?.games).toHaveLength(2)
  expect(given?.games).toContainEqual({
    ...{
      gameId: games[0]?.gameId,
      whiteId: gainerId,
      blackId: loserId,
      winnerId: gainerId,
      stakeCents: 1000,
    },
    ...{ whiteRating: 1500, blackRating: 1500, plies: 2, isResigned: true, tournamentId: null },
    ...{ endedAtMs: expect.any(Number), durationMs: expect.any(Number), loserFellShort: null },
  })
  const instrumentsOf = (id: string) => given?.accounts.find(({ accountId }) => accountId === id)?.instruments
  expect(instrumentsOf(gainerId)).toHaveLength(1)
  expect(instrumentsOf(gainerId)).toEqual(instrumentsOf(loserId))
  expect(instrumentsOf(otherId)).not.toEqual(instrumentsOf(gainerId))
  expect(JSON.stringify(given)).not.toContain('lance.test')

  const { rows } = await server.ctx.pool.query(`select id, user_id from suspicions where kind = 'ring'`)
  expect(rows).toEqual([{ id: expect.any(String), user_id: gainerId }])
  const shown = await readSuspicion(server.ctx.db, rows[0].id)
  expect(shown).toMatchObject({
    suspicion: { kind: 'ring', userId: gainerId, otherId: null, stake: 1000n, falseAlarmRate: 0.0001 },
    flows: [{ fromId: loserId, toId: gainerId, games: 1, net: 1000n, expected: 20n }],
  })
  expect(shown?.accounts.map(({ id }) => id).sort()).toEqual([loserId, otherId].sort())
  expect(shown?.games.map(({ id }) => id).sort()).toEqual(ring.gameIds.toSorted())
  const { lines } = await operate(server, 'suspicions', '--suspicion', rows[0].id, ...BY)
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}R\$ 10\.00 from .* to .* in 1 games, expected R\$ 0\.20$/),
  )

  // Judged, the same ring is not raised again within the month.
  await operate(server, 'close-suspicion', '--suspicion', rows[0].id, '--verdict', 'unclear', ...BY)
  await nextNight()
  const { rows: open } = await server.ctx.pool.query(`select from suspicions where closed_at is null`)
  expect(open).toEqual([])

  // An account that is closed leaves the ring.
  await server.ctx.pool.query('delete from payees')
  const { client } = games[0]?.black ?? {}
  const closed = await client?.call('DELETE', `/users/${loserId}`, { body: { password: client.password } })
  expect(closed?.status).toBeLessThan(300)
  const after = await readSuspicion(server.ctx.db, rows[0].id)
  expect(after).toMatchObject({ flows: [], accounts: [{ id: otherId }] })
})
