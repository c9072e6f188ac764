import { createHash } from 'node:crypto'
import { readWholeGame } from '@lance/chess/study'
import {
  ACCOUNT_GAMES_BYTES_MAX,
  ACCOUNT_GAMES_MAX,
  type CollectionChanges,
  type CollectionPush,
  type CollectionPushed,
} from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loseMembership } from '../../../test/becomeMember.ts'
import {
  openScratchServer,
  signUp,
  signUpMember,
  type TestClient,
  type TestServer,
} from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Sent = CollectionPush['games'][number]

const idOf = (pgn: string) =>
  createHash('sha256')
    .update(readWholeGame(pgn)?.normalForm ?? '')
    .digest('hex')
    .slice(0, 32)

function game(white: string, changes: Partial<Sent> = {}): Sent {
  const pgn = `[White "${white}"]\n[Black "Zé"]\n[Date "2024.05.01"]\n\n1. e4 e5 {sim} 2. Nf3 1-0`
  return { id: idOf(pgn), changedAtMs: 1000, addedAtMs: 500, pgn, ...changes }
}

const push = async (client: TestClient, body: Partial<CollectionPush>) =>
  (await client.call<CollectionPushed>('POST', '/collection', { body: { games: [], deleted: [], ...body } }))
    .body
const pull = async (client: TestClient, after = 0) =>
  (await client.call<CollectionChanges>('GET', `/collection?after=${after}`)).body
const namesOf = ({ games }: CollectionChanges) => games.map(({ game: kept }) => kept?.white ?? null)

describe('the collection of a member on several devices', () => {
  it('keeps each game once with its text, and a summary that the server read [STUDY-70]', async () => {
    const member = await signUpMember(server)
    const sent = game('Ana')
    expect(await push(member, { games: [sent] })).toMatchObject({ refused: [], fromSeq: 0, toSeq: 1 })
    expect(await push(member, { games: [sent, sent] })).toMatchObject({ refused: [], fromSeq: 1, toSeq: 1 })
    const { games, room, ...page } = await pull(member)
    expect(page).toEqual({ cursor: 1, hasMore: false, isReset: false })
    const summary = {
      white: 'Ana',
      black: 'Zé',
      result: '1-0',
      event: '',
      date: '2024.05.01',
      eco: '',
      plies: 3,
    }
    const { id, pgn } = sent
    expect(games).toEqual([{ id, changedAtMs: 1000, addedAtMs: 500, game: { ...summary, pgn } }])
    const bytes = Buffer.byteLength(pgn)
    expect(room).toMatchObject({ games: 1, bytes, gamesMax: ACCOUNT_GAMES_MAX, isMember: true })
    expect((await pull(member, 1)).games).toEqual([])
  })

  it('does not bring a deleted game back, unless the player restores it later [STUDY-72]', async () => {
    const member = await signUpMember(server)
    const sent = game('Ana')
    const { id } = sent
    await push(member, { games: [sent] })
    await push(member, { deleted: [{ id, changedAtMs: 2000 }] })
    // Another device, whose first call got no answer.
    await push(member, { games: [sent] })
    expect(await pull(member, 1)).toMatchObject({ games: [{ id, changedAtMs: 2000, game: null }], cursor: 2 })
    expect((await pull(member)).room).toMatchObject({ games: 0, bytes: 0 })
    await push(member, { games: [{ ...sent, changedAtMs: 2001 }] })
    await push(member, { deleted: [{ id, changedAtMs: 2000 }] })
    expect(namesOf(await pull(member, 2))).toEqual(['Ana'])
    expect((await pull(member)).room.games).toBe(1)
  })

  it('is read in pages without a gap, bounded in games and in bytes [STUDY-71]', async () => {
    const member = await signUpMember(server)
    for (let part = 0; part < 3; part++) {
      const games = Array.from({ length: 90 }, (_, index) => game(`Jogador ${part} ${index}`))
      expect((await push(member, { games })).refused).toEqual([])
    }
    const first = await pull(member)
    const second = await pull(member, first.cursor)
    expect([first.games.length, first.hasMore, second.games.length, second.hasMore]).toEqual([
      ...[200, true],
      ...[70, false],
    ])
    expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(270)
  })

  it('belongs to its player alone, and goes with the account [STUDY-75]', async () => {
    const [one, other] = [await signUpMember(server), await signUpMember(server)]
    await push(one, { games: [game('Ana')] })
    expect((await pull(other)).games).toEqual([])
    const file = await one.call<{ collectedGames: object[] }>('POST', `/users/${one.user.id}/export`, {
      body: { password: one.password },
    })
    expect(file.body.collectedGames).toEqual([
      expect.objectContaining({ white: 'Ana', pgn: game('Ana').pgn, isDeleted: false }),
    ])
    const closed = await one.call('DELETE', `/users/${one.user.id}`, { body: { password: one.password } })
    expect(closed.status).toBe(204)
    const { rows } = await server.ctx.pool.query(
      `select (select count(*)::integer from collected_games where user_id = $1) as games,
         (select count(*)::integer from collections where user_id = $1) as rows`,
      [one.user.id],
    )
    expect(rows).toEqual([{ games: 0, rows: 0 }])
  })
})

describe('a game that is sent', () => {
  it('is refused unless it is one whole game with the id of its normal form [STUDY-70]', async () => {
    const member = await signUpMember(server)
    const wrongId = game('Ana', { id: 'a'.repeat(32) })
    const cut = game('Bia', { pgn: '1. e4 e5 2. Ke4 *' })
    const two = game('Rui', { pgn: `${game('Rui').pgn}\n\n${game('Zé').pgn}` })
    const long = game('Lia', { pgn: `1. e4 {${'é'.repeat(20_000)}} *` })
    const good = game('Eva')
    const { refused, room } = await push(member, { games: [wrongId, cut, two, long, good] })
    expect(refused).toEqual([
      { id: wrongId.id, code: 'INVALID' },
      { id: cut.id, code: 'INVALID' },
      { id: two.id, code: 'INVALID' },
      { id: long.id, code: 'TOO_LONG' },
    ])
    expect(room.games).toBe(1)
  })

  it('is refused without a membership; what is there stays readable and deletable [STUDY-74]', async () => {
    const member = await signUpMember(server)
    const sent = game('Ana')
    await push(member, { games: [sent] })
    await loseMembership(server.ctx.connectionString, member.user.id)
    const other = game('Bia')
    expect(await push(member, { games: [other] })).toMatchObject({
      refused: [{ id: other.id, code: 'MEMBERS_ONLY' }],
      room: { games: 1, isMember: false },
    })
    expect(namesOf(await pull(member))).toEqual(['Ana'])
    await push(member, { deleted: [{ id: sent.id, changedAtMs: 9000 }] })
    expect((await pull(member)).room.games).toBe(0)
    const free = await signUp(server)
    expect((await push(free, { games: [sent] })).refused).toEqual([{ id: sent.id, code: 'MEMBERS_ONLY' }])
  })

  it('is refused when the account is full in games or in bytes [STUDY-73]', async () => {
    const member = await signUpMember(server)
    const sent = game('Ana')
    const full = [{ id: sent.id, code: 'FULL' }]
    const fill = (games: number, bytes: number) =>
      server.ctx.pool.query('update collections set games = $2, bytes = $3 where user_id = $1', [
        ...[member.user.id, games, bytes],
      ])
    await push(member, { games: [game('Bia')] })
    await fill(ACCOUNT_GAMES_MAX, 100)
    expect((await push(member, { games: [sent] })).refused).toEqual(full)
    await fill(10, ACCOUNT_GAMES_BYTES_MAX - 10)
    expect((await push(member, { games: [sent] })).refused).toEqual(full)
    await push(member, { deleted: [{ id: game('Bia').id, changedAtMs: 9000 }] })
    expect((await push(member, { games: [sent] })).refused).toEqual([])
  })
})

it('forgets the oldest deletions, and has a device that was away compare everything [STUDY-72]', async () => {
  const member = await signUpMember(server)
  const [one, other] = [game('Ana'), game('Bia')]
  await push(member, { games: [one, other] })
  // Twenty thousand deletions, the most that are kept, of which the first is forgotten with the next one.
  await server.ctx.pool.query(
    `insert into collected_games (user_id, id, seq, changed_at, added_at, text_bytes)
     select $1, decode(lpad(to_hex(n), 32, '0'), 'hex'), n + 2, now(), now(), 0 from generate_series(1, 20000) n`,
    [member.user.id],
  )
  await server.ctx.pool.query('update collections set deleted = 20000, last_seq = 20002 where user_id = $1', [
    member.user.id,
  ])
  await push(member, { deleted: [{ id: one.id, changedAtMs: 9000 }] })
  expect(await pull(member, 2)).toMatchObject({ games: [], cursor: 0, isReset: true })
  expect((await pull(member, 3)).isReset).toBe(false)
  const { rows } = await server.ctx.pool.query(
    `select deleted, forgotten_seq as forgotten, games from collections where user_id = $1`,
    [member.user.id],
  )
  expect(rows).toEqual([{ deleted: 20_000, forgotten: 3, games: 1 }])
})
