import type { OwnMatch, ServerEvent, Tournament } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CrowdUser, forEachConcurrently, insertCrowd } from '../../../test/crowdKit.ts'
import { joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { openScratchServer, type TestClient, type TestServer, testClient } from '../../../test/testServer.ts'
import { createCup, joinCup, readCup, startCup } from '../../../test/tournamentKit.ts'
import { audits } from '../../edges/audits.ts'
import { escrowOf, readBalance, readWallet, reconcile } from '../../money/ledger/index.ts'

// A whole tournament, each player with their own socket: `npm test` runs a small one, `npm run prove` the
// largest.

const PLAYERS = runsOf({ few: 61, many: 8192 })
const CAPACITY = runsOf({ few: 64, many: 8192 })
const AT_ONCE = 24
const ROUND_WAIT_MS = 300_000
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

type Player = CrowdUser & { client: TestClient & { user: { id: string } }; socket: SocketClient }
type Notice = ServerEvent<'player', 'notice'>

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop(), 120_000)

async function connectPlayer(member: CrowdUser): Promise<Player> {
  const client = Object.assign(testClient(server, { token: member.token }), { user: { id: member.id } })
  const url = `ws://127.0.0.1:${server.port}/ws/player/${member.id}`
  const socket = await connectSocket(url, { token: member.token })
  await socket.next('balance')
  return { ...member, client, socket }
}

/** The match of this round that a player is notified of. */
async function nextMatch({ socket }: Player, round: number): Promise<OwnMatch> {
  for (;;) {
    const { data } = await socket.next<Notice>('notice')
    if (data.code === 'MATCH_READY' && data.match?.round === round) return data.match
  }
}

/** How a match ends, by its number: most by mate, some by resignation, and a few without either player. */
function fateOf(number: number): 'mate' | 'resigned' | 'nobody' {
  if (number % 11 === 7) return 'nobody'
  return number % 3 === 0 ? 'resigned' : 'mate'
}

async function playMatch(cup: Tournament, [one, two]: [Player, Player], match: OwnMatch, fate: string) {
  const started = await one.client.call<{ match: { gameId: string } }>(
    'POST',
    `/tournaments/${cup.id}/match/${match.matchId}/start`,
  )
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  const { gameId } = started.body.match
  const [first, second] = [
    await joinGame(server, one.client, gameId),
    await joinGame(server, two.client, gameId),
  ]
  const isFirstWhite = first.confirmed.data.color === 'white'
  const game: TestGame = {
    gameId,
    white: isFirstWhite ? first : second,
    black: isFirstWhite ? second : first,
  }
  if (fate === 'mate') await playOut(game, FOOLS_MATE)
  else {
    await playOut(game, FOOLS_MATE.slice(0, 2))
    game.white.send({ type: 'resign' })
  }
  const end = await game.white.next('game_end')
  expect(end.data.winner).toBe(game.black.userId)
  for (const { socket } of [game.white, game.black]) socket.ws.close()
}

/** The matches of a round that are to be played, as both players are notified of them. */
async function gatherRound(players: ReadonlyMap<string, Player>, cup: Tournament, round: number) {
  const { rows } = await server.ctx.pool.query<{ id: string; one: string; two: string }>(
    `select id, player1_id as one, player2_id as two from tournament_matches
    where tournament_id = $1 and round = $2 and status = 'PENDING' order by slot`,
    [cup.id, round],
  )
  const called: { pair: [Player, Player]; match: OwnMatch }[] = []
  for (const { id, one, two } of rows) {
    const pair = [players.get(one), players.get(two)] as [Player, Player]
    const [match, opposite] = await Promise.all(pair.map((player) => nextMatch(player, round)))
    if (!match || !opposite) throw new Error('a player was not notified')
    expect([match.matchId, opposite.matchId]).toEqual([id, id])
    expect([match.opponent.id, opposite.opponent.id]).toEqual([two, one])
    called.push({ pair, match })
  }
  return called
}

async function playRound(
  players: ReadonlyMap<string, Player>,
  cup: Tournament,
  round: number,
): Promise<void> {
  const called = (await gatherRound(players, cup, round)).map((one, number) => ({
    ...one,
    fate: fateOf(number),
  }))
  const absent = called.filter(({ fate }) => fate === 'nobody')
  await forEachConcurrently(
    called.filter(({ fate }) => fate !== 'nobody'),
    AT_ONCE,
    ({ pair, match, fate }) => playMatch(cup, pair, match, fate),
  )
  if (absent.length > 0) {
    server.time.advance(ROUND_WAIT_MS)
    await server.sweep('tournament matches')
    server.time.advance(60_000)
    const { pool } = server.ctx
    const left = async () => {
      await server.sweep('games that are due')
      const { rows } = await pool.query(`select from games where status = 'playing' limit 1`)
      return rows.length
    }
    await expect.poll(left, { timeout: PROOF_TIMEOUT_MS }).toBe(0)
  }
}

async function isPast(cup: Tournament, round: number): Promise<boolean> {
  await server.sweep('tournament rounds')
  const { rows } = await server.ctx.pool.query(
    `select current_round > $2 or status = 'FINISHED' as past from tournaments where id = $1`,
    [cup.id, round],
  )
  return rows[0]?.past
}

describe('a whole tournament', () => {
  it(`finds its champion among ${PLAYERS} players, each with their own socket, and accounts for every centavo [RATING-7] [TOUR-23] [TOUR-31]`, {
    timeout: PROOF_TIMEOUT_MS,
  }, async () => {
    const crowd = await insertCrowd(server, { count: PLAYERS, amountReais: 10 })
    const players = new Map<string, Player>()
    await forEachConcurrently(
      crowd,
      AT_ONCE,
      async (member) => void players.set(member.id, await connectPlayer(member)),
    )
    const [creator, ...others] = [...players.values()] as [Player, ...Player[]]
    const cup = await createCup(creator.client, {
      entryFee: 5,
      playerCount: CAPACITY,
      prizeDistribution: 'SPLIT_TOP_4',
      startTime: new Date(server.time.nowMs() + 3_600_000).toISOString(),
    })
    await forEachConcurrently(others, AT_ONCE, async ({ client }) => {
      const joined = await joinCup(client, cup)
      if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
    })
    await startCup(server, cup)
    const { totalRounds } = await readCup(creator.client, cup)
    for (let round = 1; round <= totalRounds; round++) {
      await playRound(players, cup, round)
      await expect.poll(() => isPast(cup, round), { timeout: PROOF_TIMEOUT_MS }).toBe(true)
      expect((await reconcile(server.ctx.db, audits)).findings).toEqual([])
    }
    const over = await readCup(creator.client, cup)
    expect(over.status).toBe('FINISHED')
    const prizes = over.prizes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect(prizes).toBe(PLAYERS * 500 * 0.8)
    expect(await readBalance(server.ctx.db, escrowOf(cup.id))).toBe(0n)
    const champion = over.prizes[0]
    expect(champion?.user.id).toBe(over.champion?.id)
    const won = BigInt(Math.round((champion?.amount ?? 0) * 100))
    expect(await readWallet(server.ctx.db, over.champion?.id ?? '')).toBe(500n + won)
  })
})
