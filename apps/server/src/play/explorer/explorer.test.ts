import {
  chess960Start,
  findMove,
  gamePosition,
  makeFen,
  makeMove,
  parseSanMove,
  parseUci,
  playMove,
  START_FEN,
  startGame,
} from '@lance/chess'
import { famousGames } from '@lance/chess/famousGames'
import { historicGames } from '@lance/chess/historicGames'
import type { ExplorerAnswer, HelpAnswer, OwnExplorerGames } from '@lance/contract'
import { speedOf } from '@lance/domain'
import { RATING_BANDS, ratingBandOf } from '@lance/domain/explorer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InsertedGame, insertFinished, randomGame, seededRandom } from '../../../test/explorerKit.ts'
import { openTestGame, playOut, ucisOf } from '../../../test/gameKit.ts'
import {
  openScratchServer,
  signUp,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { countGames } from './countGames.ts'

let server: TestServer & { connectionString: string }
let guest: TestClient
let ana: Awaited<ReturnType<typeof signUp>>
let bia: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  server = await openScratchServer()
  guest = testClient(server)
  ;[ana, bia] = await Promise.all([signUp(server), signUp(server)])
})
afterAll(() => server?.stop())

const HOUR_MS = 3_600_000

const read = (query: Record<string, string>, person: TestClient = guest) =>
  person.call<ExplorerAnswer>('GET', `/explorer?${new URLSearchParams(query)}`)

let inserted = 0
/** Random finished games, some of which don't count. Several end at the same time. */
function makeGames(count: number, random: () => number): InsertedGame[] {
  return Array.from({ length: count }, () => {
    const chosen = random()
    const isOdd = random() < 0.15
    const winner = chosen < 0.4 ? 'white' : chosen < 0.75 ? 'black' : null
    return {
      id: `explora${String(inserted++).padStart(6, '0')}`,
      whiteId: ana.user.id,
      blackId: bia.user.id,
      winner,
      reason: isOdd && random() < 0.5 ? ('server' as const) : winner === null ? 'agreement' : 'resignation',
      rating: 900 + Math.floor(random() * 1500),
      timeControlS: [60, 180, 600, 3600][Math.floor(random() * 4)] as number,
      ...(isOdd && random() < 0.5
        ? { variant: 'chess960' as const, startFen: chess960Start(1) }
        : { variant: 'standard' as const, startFen: null }),
      endedAtMs: server.time.nowMs() - HOUR_MS + Math.floor(inserted / 7) * 1000,
      ucis: randomGame(random, Math.floor(random() * 40)),
    }
  })
}

type Tally = Map<string, { white: number; draws: number; black: number }>

/** What the games played from each position (by FEN without counters), counted one by one. */
function countByHand(games: readonly InsertedGame[]): Map<string, Tally> {
  const positions = new Map<string, Tally>()
  for (const { ucis, winner, reason, variant } of games) {
    if (variant !== 'standard' || reason === 'server' || ucis.length < 2) continue
    const game = startGame()
    const seen = new Set<string>()
    for (const uci of ucis.slice(0, 30)) {
      const fen = makeFen(gamePosition(game)).split(' ').slice(0, 4).join(' ')
      const wanted = parseUci(uci)
      playMove(game, (wanted && findMove(gamePosition(game), wanted)) ?? 0)
      if (seen.has(fen)) continue
      seen.add(fen)
      const tally: Tally = positions.get(fen) ?? new Map()
      positions.set(fen, tally)
      const score = tally.get(uci) ?? { white: 0, draws: 0, black: 0 }
      tally.set(uci, score)
      score[winner ?? 'draws']++
    }
  }
  return positions
}

const tallyOf = (answer: ExplorerAnswer): Tally =>
  new Map(answer.moves.map(({ uci, white, draws, black }) => [uci, { white, draws, black }]))

async function countAll(): Promise<void> {
  const { pool } = server.ctx
  const left = async () =>
    (
      await pool.query(
        `select from games, explorer_progress p where games.ended_at <= $1 and (games.ended_at, id) > (p.ended_at, game_id)`,
        [new Date(server.time.nowMs() - 120_000)],
      )
    ).rowCount
  while (await left()) await server.sweep('explorer')
}

async function expectExact(games: readonly InsertedGame[], everyNth: number): Promise<void> {
  const byHand = countByHand(games)
  const { rows } = await server.ctx.pool.query('select count(*)::int as count from explorer_positions')
  expect(rows[0].count).toBe(byHand.size)
  for (const [fen, tally] of [...byHand].filter(
    ([fen], index) => index % everyNth === 0 || fen === START_FEN,
  )) {
    const { body } = await read({ fen: `${fen} 0 1` })
    expect([fen, tallyOf(body)]).toEqual([fen, tally])
  }
}

describe('the explorer', () => {
  const games: InsertedGame[] = []

  it('counts finished games exactly as a count by hand, and each once [STUDY-50] [STUDY-52]', async () => {
    games.push(...makeGames(240, seededRandom(7)))
    await insertFinished(server.ctx.pool, games)
    // Two servers at once, and one that dies between the counts and its mark.
    const dying = async () => {
      throw new Error('killed')
    }
    await expect(countGames(server.ctx, { beforeMark: dying })).rejects.toThrow('killed')
    await Promise.all([countGames(server.ctx), countGames(server.ctx), server.sweep('explorer')])
    await countAll()
    await expectExact(games, 40)
    await countAll()
    await expectExact(games, 400)
  })

  it('adds games that end later to what was counted [STUDY-52]', async () => {
    const later = makeGames(60, seededRandom(8))
    await insertFinished(server.ctx.pool, later)
    games.push(...later)
    await countAll()
    await expectExact(games, 60)
  })

  it('does not count a game that has just ended, nor twice one that ended in the same instant [STUDY-52]', async () => {
    const [early, late] = makeGames(2, seededRandom(9)).map((game) => ({
      ...game,
      variant: 'standard' as const,
      startFen: null,
      reason: 'resignation' as const,
      winner: 'white' as const,
      endedAtMs: server.time.nowMs(),
      ucis: ['a2a4', 'h7h5'],
    })) as InsertedGame[] as [InsertedGame, InsertedGame]
    await insertFinished(server.ctx.pool, [early, late])
    await countAll()
    await expectExact(games, 1000)
    server.time.advance(120_000)
    games.push(early, late)
    await countAll()
    await expectExact(games, 1000)
  })

  it('answers by pace and by rating, most played first [STUDY-51]', async () => {
    const { body: all } = await read({ fen: START_FEN })
    const totals = all.moves.map(({ white, draws, black }) => white + draws + black)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    const chosen = games.filter(
      ({ timeControlS, rating }) =>
        speedOf({ timeControlS, incrementS: 0 }) === 'blitz' &&
        ratingBandOf({ whiteElo: rating, blackElo: rating }) === 1400,
    )
    const { body } = await read({ fen: START_FEN, speed: 'blitz', rating: '1400' })
    const byHand = countByHand(chosen).get(START_FEN.split(' ').slice(0, 4).join(' '))
    expect(tallyOf(body)).toEqual(byHand)
    const bands = await Promise.all(
      RATING_BANDS.map((rating) => read({ fen: START_FEN, rating: `${rating}` })),
    )
    expect(bands.reduce((sum, { body: { white } }) => sum + white, 0)).toBe(all.white)
  })

  it('answers nothing for a position that was not played, and refuses what is none [STUDY-51]', async () => {
    expect((await read({ fen: '8/8/8/4k3/8/8/4K3/8 w - - 0 1' })).body).toEqual({
      white: 0,
      draws: 0,
      black: 0,
      moves: [],
      games: [],
    })
    expect(await read({ fen: 'nothing' })).toMatchObject({ status: 422, body: { code: 'POSITION_INVALID' } })
    expect((await read({ fen: START_FEN, rating: '1300' })).status).toBe(400)
  })

  it('leaves out moves that the position does not allow, as another position with its key would have', async () => {
    await server.ctx.pool.query(
      `insert into explorer_positions select 0, entries from explorer_positions limit 1 on conflict do nothing`,
    )
    const { body } = await read({ fen: START_FEN.replace(' w ', ' b ') })
    expect(body.moves).toEqual([])
    await server.ctx.pool.query('delete from explorer_positions where position = 0')
  })
})

describe('historic games', () => {
  it('are counted, with the games named [STUDY-53]', async () => {
    const { body } = await read({ fen: START_FEN, book: 'historic' })
    const firsts = new Set(
      [...famousGames.filter(({ fen }) => fen === undefined), ...historicGames].map(({ year, moves }) =>
        [year, ...moves.trim().split(/\s+/).slice(0, 24)].join(' '),
      ),
    )
    expect(body.white + body.draws + body.black).toBe(firsts.size)
    expect(body.moves[0]?.san).toBe('e4')
    expect(body.games).toHaveLength(10)
  })

  it('are found by their moves to the end [STUDY-53]', async () => {
    const opera = famousGames.find(({ name }) => name === 'The Opera Game')
    const game = startGame()
    for (const san of opera?.moves.trim().split(/\s+/).slice(0, -1) ?? []) {
      const parsed = parseSanMove(gamePosition(game), san)
      if (parsed.ok) playMove(game, parsed.move)
    }
    const { body } = await read({ fen: makeFen(gamePosition(game)), book: 'historic' })
    expect(body.moves).toEqual([{ uci: 'd1d8', san: 'Rd8#', white: 1, draws: 0, black: 0 }])
    expect(body.games).toMatchObject([{ white: 'Paul Morphy', year: 1858, result: '1-0' }])
  })
})

describe('help with a position', () => {
  const help = async (fen: string, person: TestClient = guest) =>
    (await person.call<HelpAnswer>('GET', `/explorer/help?${new URLSearchParams({ fen })}`)).body.help

  it('is refused to an account with a live game, and with the position of a running game to all [STUDY-54] [STUDY-55]', async () => {
    const game = await openTestGame(server)
    const { client } = game.white
    expect(await help(START_FEN, client)).toBe('playing')
    for (const call of [read({ fen: START_FEN }, client), client.call('GET', '/explorer/own-games')])
      expect(await call).toMatchObject({ status: 409, body: { code: 'HELP_WHILE_PLAYING' } })
    await playOut(game, '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. h3')
    const { body: early } = await guest.call<{ fen: string }>('GET', `/api/game/${game.gameId}/state`, {
      token: client.token,
    })
    server.time.advance(2000)
    expect(await help(early.fen)).toBe('allowed')
    const { fen } = await playOn(game)
    server.time.advance(2000)
    expect(await help(fen)).toBe('running')
    expect(await help(fen.replace(/ \S+ \S+ \d+ \d+$/, ' - - 0 1'))).toBe('running')
    expect(await read({ fen })).toMatchObject({ status: 409, body: { code: 'POSITION_IN_PLAY' } })
    expect(await help(START_FEN)).toBe('allowed')
    game.white.send({ type: 'resign' })
    await game.black.next('game_end')
    server.time.advance(2000)
    expect(await help(fen)).toBe('allowed')
    expect((await read({ fen: START_FEN }, client)).status).toBe(200)
  })

  it('is refused to the engine one move on from a daily game of one’s own, but not to the explorer [STUDY-86]', async () => {
    const game = await openTestGame(server, { timeControlS: 86_400 })
    const { client } = game.white
    const moves = '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. h3 h6'
    await playOut(game, moves)
    server.time.advance(2000)
    const { position } = startGame()
    const play = (uci: string) => {
      const wanted = parseUci(uci)
      makeMove(position, (wanted && findMove(position, wanted)) ?? 0)
      return makeFen(position)
    }
    for (const uci of ucisOf(moves)) play(uci)
    expect(await help(makeFen(position), client)).toBe('running')
    const next = play('a2a4')
    expect([await help(next, client), await help(next)]).toEqual(['running', 'allowed'])
    expect((await read({ fen: next }, client)).status).toBe(200)
    expect(await help(play('a7a5'), client)).toBe('allowed')
    for (const one of [game.white, game.black]) one.socket.ws.close()
  })

  async function playOn(game: Awaited<ReturnType<typeof openTestGame>>): Promise<{ fen: string }> {
    game.black.sendMove('h7h6', { ply: 12 })
    await game.white.next('move')
    return (await game.white.client.call<{ fen: string }>('GET', `/api/game/${game.gameId}/state`)).body
  }
})

describe("a user's own games", () => {
  it('are listed by pages with their first moves, theirs alone, without those that count nowhere [STUDY-56]', async () => {
    const [caio, davi] = await Promise.all([signUp(server), signUp(server)])
    const own = makeGames(230, seededRandom(11)).map((game, index) => ({
      ...game,
      whiteId: index % 2 === 0 ? caio.user.id : davi.user.id,
      blackId: index % 2 === 0 ? davi.user.id : caio.user.id,
    }))
    await insertFinished(server.ctx.pool, own)
    const listed: OwnExplorerGames['items'] = []
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `?${new URLSearchParams({ cursor })}`
      const { body } = await caio.call<OwnExplorerGames>('GET', `/explorer/own-games${query}`)
      listed.push(...body.items)
      cursor = body.nextCursor
      pages++
    }
    const counted = own.filter(
      ({ variant, reason, ucis }) => variant === 'standard' && reason !== 'server' && ucis.length >= 2,
    )
    expect(listed.map(({ gameId }) => gameId).sort()).toEqual(counted.map(({ id }) => id).sort())
    expect(pages).toBe(2)
    for (const { gameId, color, result, moves } of listed) {
      const game = own.find(({ id }) => id === gameId)
      expect(color).toBe(game?.whiteId === caio.user.id ? 'white' : 'black')
      expect(result).toBe(game?.winner === null ? 'draw' : game?.winner === color ? 'win' : 'loss')
      expect(moves).toBe(game?.ucis.slice(0, 30).join(' '))
    }
    const { body } = await (await signUp(server)).call<OwnExplorerGames>('GET', '/explorer/own-games')
    expect(body).toEqual({ items: [], nextCursor: null })
    expect((await caio.call('GET', '/explorer/own-games?cursor=x')).status).toBe(400)
  })
})
