import type { TournamentList, TournamentViewPage } from '@lance/contract'
import { makeReais } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDebt, fund, removeAdultDeclaration } from '../../../test/moneyKit.ts'
import {
  openScratchServer,
  signUp,
  TEST_START_MS,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import {
  createCup,
  joinCup,
  leaveCup,
  type Person,
  readCup,
  signUpMany,
  tournamentBody,
} from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance, readWallet } from '../../money/ledger/index.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const at = (ms: number) => new Date(TEST_START_MS + ms).toISOString()
const balanceOf = async ({ user }: Person) => makeReais(await readWallet(server.ctx.db, user.id))
const escrowed = async ({ id }: { id: string }) => makeReais(await readBalance(server.ctx.db, escrowOf(id)))

async function signUpRich(amountReais = 100): Promise<Person> {
  const person = await signUp(server)
  await fund(server.ctx, person.user.id, amountReais)
  return person
}

describe('creating a tournament', () => {
  it('enters its creator, who pays the fee [TOUR-4]', async () => {
    const creator = await signUpRich()
    const cup = await createCup(creator, { entryFee: 10, playerCount: 16, prizeDistribution: 'SPLIT_TOP_4' })
    expect(cup).toMatchObject({
      name: 'Copa de Verão',
      entryFee: 10,
      playerCount: 16,
      prizeDistribution: 'SPLIT_TOP_4',
      startTime: at(HOUR_MS),
      status: 'WAITING',
      currentRound: 0,
      totalRounds: 4,
      creator: { id: creator.user.id, name: creator.user.name },
      _count: { participants: 1 },
      participants: [{ userId: creator.user.id, user: { name: creator.user.name } }],
      isParticipant: true,
      isEliminated: false,
      ownMatch: null,
      champion: null,
      likelyEndAt: TEST_START_MS + HOUR_MS + 4 * 33 * MINUTE_MS,
    })
    expect(await balanceOf(creator)).toBe(90)
    expect(await escrowed(cup)).toBe(10)
  })

  it.each([
    [{ name: ' ' }, 422, 'Por favor, preencha nome, data e hora do torneio.'],
    [{ startTime: '' }, 422, 'Por favor, preencha nome, data e hora do torneio.'],
    [{ startTime: at(0) }, 422, 'O horário selecionado já passou. Escolha um horário futuro.'],
    [{ startTime: at(4 * MINUTE_MS) }, 422, 'Faltam apenas 4 minuto(s). O mínimo é 5 minutos.'],
    [{ startTime: at(4.4 * MINUTE_MS) }, 422, 'Faltam apenas 4 minuto(s). O mínimo é 5 minutos.'],
    [{ startTime: 'amanhã' }, 422, 'O torneio deve começar pelo menos 5 minutos no futuro.'],
    [{ startTime: '2026-01-15T20:00' }, 422, 'O torneio deve começar pelo menos 5 minutos no futuro.'],
    [{ startTime: at(91 * 24 * HOUR_MS) }, 422, 'O torneio deve começar em até 90 dias.'],
    [{ name: 'n'.repeat(500) }, 422, 'O nome do torneio deve ter no máximo 60 caracteres.'],
    [{ name: '<b>Copa</b>' }, 422, 'O nome contém caracteres que não são permitidos.'],
    [{ name: 'Copa \u202E' }, 422, 'O nome contém caracteres que não são permitidos.'],
    [{ entryFee: 4 }, 422, 'Esta taxa de inscrição não existe.'],
    [{ entryFee: -1 }, 422, 'Esta taxa de inscrição não existe.'],
    [{ playerCount: 6 }, 422, 'Este número de jogadores não existe.'],
    [{ playerCount: 16_384 }, 422, 'Este número de jogadores não existe.'],
    [{ prizeDistribution: 'ALL' }, 422, 'Esta distribuição de prêmios não existe.'],
    [{ entryFee: '10' }, 400, /malformada/],
    [{ playerCount: null }, 400, /malformada/],
    [{ creatorId: 'x' }, 400, /malformada/],
    [{ entryFee: 1 }, 422, 'Você precisa de R$ 1,00 para criar e entrar neste torneio.'],
  ])('refuses %j, and changes nothing [TOUR-1]', async (wrong, status, error) => {
    const person = await signUp(server)
    const answer = await person.call('POST', '/tournaments', {
      body: { ...tournamentBody(), ...wrong },
    })
    expect(answer.status).toBe(status)
    expect(answer.body.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error))
    const { rows } = await server.ctx.pool.query('select from tournaments where creator_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })

  it('tolerates a form that took half a minute [TOUR-2]', async () => {
    const creator = await signUp(server)
    const cup = await createCup(creator, { startTime: at(4.5 * MINUTE_MS) })
    expect(cup.startTime).toBe(at(4.5 * MINUTE_MS))
  })

  it('returns the same tournament to a repeated request, and refuses its key for another', async () => {
    const creator = await signUpRich()
    const send = (name: string) =>
      creator.call<{ tournament: { id: string }; code?: string }>('POST', '/tournaments', {
        body: tournamentBody({ name, entryFee: 5 }),
        headers: { 'idempotency-key': 'uma-vez' },
      })
    const first = await send('Copa')
    expect((await send('Copa')).body.tournament.id).toBe(first.body.tournament.id)
    expect(await balanceOf(creator)).toBe(95)
    expect((await send('Outra')).body.code).toBe('KEY_REUSED')
  })

  it('allows three unfinished tournaments per creator [TOUR-4]', async () => {
    const creator = await signUp(server)
    for (const day of [1, 2, 3]) await createCup(creator, { startTime: at(day * 24 * HOUR_MS) })
    const fourth = await creator.call('POST', '/tournaments', {
      body: tournamentBody({ startTime: at(4 * 24 * HOUR_MS) }),
    })
    expect(fourth).toMatchObject({ status: 409, body: { code: 'TOURNAMENTS_TOO_MANY_CREATED' } })
  })
})

describe('joining a tournament', () => {
  it('takes the fee once, however often it is requested [TOUR-5]', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 10 })
    expect(await joinCup(player, cup)).toMatchObject({
      status: 200,
      body: { message: 'Você está inscrito no torneio.' },
    })
    expect((await joinCup(player, cup)).status).toBe(200)
    expect(await balanceOf(player)).toBe(90)
    expect(await escrowed(cup)).toBe(20)
    const read = await readCup(player, cup)
    expect(read._count.participants).toBe(2)
    expect(new Set(read.participants.map(({ userId }) => userId))).toEqual(
      new Set([creator.user.id, player.user.id]),
    )
  })

  it('returns the fee when the player leaves, and takes it again when they rejoin [TOUR-8]', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 10 })
    await joinCup(player, cup)
    expect(await leaveCup(player, cup)).toMatchObject({
      status: 200,
      body: { message: 'Você saiu do torneio' },
    })
    expect((await leaveCup(player, cup)).status).toBe(200)
    expect(await balanceOf(player)).toBe(100)
    expect((await readCup(player, cup)).isParticipant).toBe(false)
    await joinCup(player, cup)
    expect(await balanceOf(player)).toBe(90)
    await leaveCup(player, cup)
    expect([await balanceOf(player), await escrowed(cup)]).toEqual([100, 10])
  })

  it('does not re-enter a player whose first request is repeated after they left', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 10 })
    const headers = { 'idempotency-key': 'entrar-1' }
    await player.call('POST', `/tournaments/${cup.id}/join`, { headers })
    await leaveCup(player, cup)
    expect((await player.call('POST', `/tournaments/${cup.id}/join`, { headers })).status).toBe(200)
    expect(await balanceOf(player)).toBe(100)
  })

  it('lets a player enter the same tournament five times, and refuses the sixth time [TOUR-8]', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 10 })
    for (let time = 1; time <= 5; time++) {
      expect((await joinCup(player, cup)).status).toBe(200)
      expect((await leaveCup(player, cup)).status).toBe(200)
    }
    expect(await joinCup(player, cup)).toMatchObject({
      status: 409,
      body: {
        code: 'TOURNAMENT_ENTERED_TOO_OFTEN',
        error: 'Você já entrou neste torneio e saiu dele 5 vezes. Não é possível entrar de novo.',
      },
    })
    expect([await balanceOf(player), await escrowed(cup)]).toEqual([100, 10])
    // The limit removes no entered player; the creator's own entry counts like any other.
    for (let time = 1; time <= 4; time++) {
      await leaveCup(creator, cup)
      expect((await joinCup(creator, cup)).status).toBe(200)
    }
    expect((await joinCup(creator, cup)).status).toBe(200)
    await leaveCup(creator, cup)
    expect((await joinCup(creator, cup)).body.code).toBe('TOURNAMENT_ENTERED_TOO_OFTEN')
  })

  it('limits how often a player enters who joins and leaves from several windows at once [TOUR-8]', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 10 })
    for (let round = 0; round < 6; round++) {
      const act = [joinCup, leaveCup, joinCup, leaveCup]
      await Promise.all(act.map((one) => one(player, cup)))
      await leaveCup(player, cup)
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => joinCup(player, cup)))
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('TOURNAMENT_ENTERED_TOO_OFTEN'))
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int as moves from transfers where reference = $1
       and $2 in (select owner_id from accounts where id in (debit_account, credit_account))`,
      [cup.id, player.user.id],
    )
    expect(rows).toEqual([{ moves: 10 }])
    expect([await balanceOf(player), await escrowed(cup)]).toEqual([100, 10])
  })

  it('refuses players who cannot pay or may not play for money [TOUR-6]', async () => {
    const creator = await signUpRich()
    const cup = await createCup(creator, { entryFee: 10 })
    const [poor, debtor, minor] = [await signUp(server), await signUpRich(), await signUpRich()]
    expect(await joinCup(poor, cup)).toMatchObject({
      status: 422,
      body: { error: 'Você precisa de R$ 10,00 para participar' },
    })
    await addDebt(server.ctx, debtor.user.id, 5)
    expect(await joinCup(debtor, cup)).toMatchObject({ status: 422, body: { code: 'DEBT_OPEN' } })
    await removeAdultDeclaration(server.ctx, minor.user.id)
    expect(await joinCup(minor, cup)).toMatchObject({ status: 422, body: { code: 'ADULT_UNDECLARED' } })
    expect(await escrowed(cup)).toBe(10)
  })

  it('refuses a tournament that does not exist, is full or was cancelled', async () => {
    const [creator, two, three, four, late] = (await signUpMany(server, 5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ]
    const cup = await createCup(creator, { playerCount: 4 })
    expect((await joinCup(late, { id: crypto.randomUUID() })).status).toBe(404)
    expect((await joinCup(late, { id: 'x' })).status).toBe(400)
    expect(await leaveCup(late, cup)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_NOT_JOINED' } })
    for (const player of [two, three, four]) await joinCup(player, cup)
    expect(await joinCup(late, cup)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_FULL' } })
    await leaveCup(four, cup)
    expect((await creator.call('DELETE', `/tournaments/${cup.id}`)).status).toBe(200)
    expect((await creator.call('DELETE', `/tournaments/${cup.id}`)).status).toBe(200)
    expect(await joinCup(late, cup)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_CANCELLED' } })
    expect((await readCup(late, cup)).cancelledBy).toBe('creator')
  })

  it('refuses tournaments that may overlap, and more than five at once [TOUR-7]', async () => {
    const [creator, other, player] = (await signUpMany(server, 3)) as [Person, Person, Person]
    const cups = []
    for (const [index, by] of [creator, creator, creator, other, other, other].entries())
      cups.push(await createCup(by, { startTime: at((index + 1) * 24 * HOUR_MS), name: `Copa ${index}` }))
    const [first, second] = cups
    const meeting = await createCup(await signUp(server), {
      startTime: at(24 * HOUR_MS + 3 * 33 * MINUTE_MS - 1),
    })
    const after = await createCup(await signUp(server), { startTime: at(24 * HOUR_MS + 3 * 33 * MINUTE_MS) })
    if (!first || !second) throw new Error('no cups')
    await joinCup(player, first)
    expect(await joinCup(player, meeting)).toMatchObject({
      status: 409,
      body: { code: 'TOURNAMENTS_OVERLAP', error: expect.stringContaining('“Copa 0”') },
    })
    expect((await joinCup(player, after)).status).toBe(200)
    await leaveCup(player, after)
    for (const cup of cups.slice(1, 5)) expect((await joinCup(player, cup)).status).toBe(200)
    expect(await joinCup(player, cups[5] ?? first)).toMatchObject({
      status: 409,
      body: { code: 'TOURNAMENTS_TOO_MANY_JOINED' },
    })
  })

  it('gives the last place to one of twenty players, and takes nothing from the others [TOUR-5]', async () => {
    const creator = await signUpRich()
    const cup = await createCup(creator, { entryFee: 1, playerCount: 4 })
    for (const player of [await signUpRich(), await signUpRich()]) await joinCup(player, cup)
    const crowd = await Promise.all(Array.from({ length: 20 }, () => signUpRich()))
    const answers = await Promise.all(crowd.map((one) => joinCup(one, cup)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'TOURNAMENT_FULL')).toHaveLength(19)
    const balances = await Promise.all(crowd.map(balanceOf))
    expect(balances.filter((balance) => balance === 100)).toHaveLength(19)
    expect(await escrowed(cup)).toBe(4)
  })
})

describe('cancelling a tournament', () => {
  it('returns every fee, and is allowed only to the creator [TOUR-10]', async () => {
    const [creator, player] = [await signUpRich(), await signUpRich()]
    const cup = await createCup(creator, { entryFee: 20 })
    await joinCup(player, cup)
    expect(await player.call('DELETE', `/tournaments/${cup.id}`)).toMatchObject({
      status: 403,
      body: { code: 'TOURNAMENT_NOT_YOURS' },
    })
    expect((await creator.call('DELETE', `/tournaments/${cup.id}`)).status).toBe(200)
    expect([await balanceOf(creator), await balanceOf(player), await escrowed(cup)]).toEqual([100, 100, 0])
  })
})

describe('the list of tournaments', () => {
  it('shows users their own unfinished tournaments, and guests none [TOUR-25]', async () => {
    const [creator, player] = await signUpMany(server, 2)
    if (!creator || !player) throw new Error('no user signed up')
    const later = await createCup(creator, { startTime: at(9 * HOUR_MS) })
    const sooner = await createCup(creator, { startTime: at(2 * HOUR_MS) })
    const over = await createCup(creator, { startTime: at(20 * HOUR_MS) })
    await creator.call('DELETE', `/tournaments/${over.id}`)
    await joinCup(player, later)
    const idsOf = async (client: typeof creator | ReturnType<typeof testClient>) => {
      const { body } = await client.call<TournamentList>('GET', '/tournaments?own=true')
      return [body.total, body.tournaments.map(({ id }) => id)]
    }
    expect(await idsOf(creator)).toEqual([2, [sooner.id, later.id]])
    expect(await idsOf(player)).toEqual([1, [later.id]])
    await leaveCup(player, later)
    expect(await idsOf(player)).toEqual([0, []])
    expect(await idsOf(testClient(server))).toEqual([0, []])
  })

  it('pages through waiting tournaments, the next to start first, for anyone [TOUR-25]', async () => {
    const list = (query: string) => testClient(server).call<TournamentList>('GET', `/tournaments?${query}`)
    const all = (await list('status=waiting&limit=100')).body
    expect(all.total).toBe(all.tournaments.length)
    const starts = all.tournaments.map(({ startTime }) => startTime)
    expect(starts).toEqual([...starts].sort())
    const second = (await list('status=WAITING&page=2&limit=3')).body
    expect(second).toMatchObject({ page: 2, limit: 3, total: all.total })
    expect(second.tournaments).toEqual(all.tournaments.slice(3, 6))
    expect((await list('status=won')).status).toBe(400)
    expect((await list('limit=101')).status).toBe(400)
  })

  it('keeps those that the filters choose, with their number and in pages [TOUR-46]', async () => {
    const [creator] = await signUpMany(server, 1)
    if (!creator) throw new Error('no user signed up')
    const name = `Filtro ${creator.user.id}`
    // Each of two fees, sizes and fillings, before all others of this file.
    await server.ctx.pool.query(
      `insert into tournaments (id, creator_id, name, entry_cents, player_count, participants,
         prize_distribution, start_at, created_at, total_rounds)
       select gen_random_uuid(), $1, $2, fee, size, case when is_full then size else 1 end, 'SPLIT_TOP_2',
         $3::timestamptz, now(), 3
       from unnest(array[0, 1000]) as fee, unnest(array[8, 32]) as size, unnest(array[true, false]) as is_full`,
      [creator.user.id, name, at(-HOUR_MS)],
    )
    const read = async (query: string) => {
      const answer = await testClient(server).call<TournamentList>(
        'GET',
        `/tournaments?status=waiting${query}`,
      )
      return answer.body
    }
    const found = async (query: string) =>
      (await read(`${query}&limit=100`)).tournaments
        .filter((one) => one.name === name)
        .map(({ entryFee, playerCount, _count }) => `${entryFee} ${_count.participants}/${playerCount}`)
        .sort()
    expect(await found('')).toHaveLength(8)
    expect(await found('&fee=free')).toEqual(['0 1/32', '0 1/8', '0 32/32', '0 8/8'])
    expect(await found('&fee=paid&room=true')).toEqual(['10 1/32', '10 1/8'])
    expect(await found('&players=16')).toEqual(['0 1/8', '0 8/8', '10 1/8', '10 8/8'])
    expect(await found('&fee=free&room=true&players=8')).toEqual(['0 1/8'])
    const { total } = await read('&fee=free&limit=100')
    const second = await read('&fee=free&page=2&limit=3')
    expect([second.total, second.tournaments.length]).toEqual([total, Math.min(3, total - 3)])
    expect(second.tournaments.every(({ entryFee }) => entryFee === 0)).toBe(true)
    const list = (query: string) => testClient(server).call('GET', `/tournaments?${query}`)
    for (const query of ['fee=cheap', 'room=no', 'players=3', 'players=9000', 'players=x'])
      expect((await list(query)).status).toBe(400)
    await server.ctx.pool.query('delete from tournaments where name = $1', [name])
  })

  it('pages through running and finished tournaments, and all of a user’s own, without gaps or repeats [TOUR-38]', async () => {
    const [creator, player] = await signUpMany(server, 2)
    if (!creator || !player) throw new Error('no user signed up')
    const name = `Lista ${creator.user.id}`
    const { rows } = await server.ctx.pool.query<{ id: string; status: string }>(
      `with made as (
         insert into tournaments (id, creator_id, name, entry_cents, player_count, participants, prize_distribution,
           start_at, created_at, status, current_round, total_rounds, ended_at, champion_id, cancelled_by)
         -- Three at a time have the same start.
         select gen_random_uuid(), $1, $2, 0, 4, 2, 'SPLIT_TOP_2', $3::timestamptz + n / 3 * interval '1 minute', now(),
           status, 1, 1, case status when 'IN_PROGRESS' then null else now() end,
           case status when 'FINISHED' then $1::uuid end, case status when 'CANCELLED' then 'operator' end
         from generate_series(1, 45) as n,
           unnest(array['IN_PROGRESS', 'FINISHED', 'CANCELLED']) as status returning id, status, start_at
       ), entered as (
         insert into tournament_entries (tournament_id, user_id, entered_at, paid_cents)
         select id, $1, start_at, 0 from made
       ) select id, status from made order by start_at desc, id`,
      [creator.user.id, name, at(0)],
    )
    const ids = (...wanted: string[]) =>
      rows.flatMap(({ id, status }) => (wanted.includes(status) ? [id] : []))
    async function readAll(view: string, client: TestClient): Promise<string[]> {
      const found: string[] = []
      let cursor: string | null = null
      do {
        const query: string = cursor === null ? '' : `?cursor=${cursor}`
        const { body } = await client.call<TournamentViewPage>('GET', `/tournaments/views/${view}${query}`)
        expect(body.tournaments.length).toBeLessThanOrEqual(20)
        found.push(...body.tournaments.filter((one) => one.name === name).map(({ id }) => id))
        cursor = body.nextCursor
      } while (cursor !== null)
      return found
    }
    const guest = testClient(server)
    expect(await readAll('running', guest)).toEqual(ids('IN_PROGRESS'))
    expect(await readAll('finished', guest)).toEqual(ids('FINISHED'))
    expect(await readAll('mine', creator)).toEqual(ids('IN_PROGRESS', 'FINISHED', 'CANCELLED'))
    expect([await readAll('mine', player), await readAll('mine', guest)]).toEqual([[], []])
    expect((await guest.call('GET', '/tournaments/views/lost')).status).toBe(400)
    expect((await guest.call('GET', '/tournaments/views/running?cursor=x')).status).toBe(400)
  })
})
