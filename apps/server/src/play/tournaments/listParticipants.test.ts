import { PARTICIPANTS_PAGE, type ParticipantPage } from '@lance/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import { openCup, type Person, signUpMany, startCup } from '../../../test/tournamentKit.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

const list = async (viewer: Person, { id }: { id: string }, query = '') =>
  viewer.call<ParticipantPage>('GET', `/tournaments/${id}/participants${query}`)

it('lists the participants by seed, page by page, and finds them by name [TOUR-42]', async () => {
  const people = await signUpMany(server, 4)
  const [one, two] = people as [Person, Person]
  const cup = await openCup(server, people)
  expect((await list(one, cup)).body).toEqual({ participants: [], nextAfter: null })
  // More players than a page has, without signing them all up over HTTP.
  const more = PARTICIPANTS_PAGE
  await server.ctx.pool.query(
    `with made as (
       insert into users (id, name, email, password_hash, created_at)
       select gen_random_uuid(), 'Zé ' || number, 'ze' || number || '@lance.test', 'x', now()
       from generate_series(1, $2::int) as number returning id, created_at
     )
     insert into tournament_entries (tournament_id, user_id, entered_at, paid_cents)
     select $1, id, created_at, 0 from made`,
    [cup.id, more],
  )
  await server.ctx.pool.query('update tournaments set player_count = 64, participants = $2 where id = $1', [
    cup.id,
    4 + more,
  ])
  await startCup(server, cup)
  const { body: first } = await list(one, cup)
  expect(first.participants.map(({ seed }) => seed)).toEqual(
    Array.from({ length: PARTICIPANTS_PAGE }, (_, index) => index + 1),
  )
  const { body: second } = await list(one, cup, `?after=${first.nextAfter}`)
  expect(second.participants.map(({ seed }) => seed)).toEqual([51, 52, 53, 54])
  expect(second.nextAfter).toBeNull()
  const ids = [...first.participants, ...second.participants].map(({ userId }) => userId)
  expect(new Set(ids).size).toBe(4 + more)

  const { body: found } = await list(one, cup, `?name=${encodeURIComponent(two.user.name.toUpperCase())}`)
  expect(found.participants.map(({ userId }) => userId)).toContain(two.user.id)
  const { body: plain } = await list(one, cup, '?name=ze%201')
  expect(plain.participants.map(({ user }) => user.name)).toContain('Zé 10')
  expect((await list(one, cup, '?name=%25')).body.participants).toEqual([])
  expect((await list(one, { id: crypto.randomUUID() })).status).toBe(404)
})
