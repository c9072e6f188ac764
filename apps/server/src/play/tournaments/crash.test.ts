import type { Tournament, TournamentMatch } from '@lance/contract'
import { expect, it } from 'vitest'
import { setUpSurvivor, startDoomed, survivor } from '../../../test/crashKit.ts'
import { joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import type { SpawnedServer } from '../../../test/spawnServer.ts'
import {
  openCup,
  type Person,
  readBracket,
  readCup,
  signUpMany,
  startCup,
  startMatchOf,
  waitForEnd,
} from '../../../test/tournamentKit.ts'
import { escrowOf, readBalance } from '../../money/ledger/index.ts'

setUpSurvivor()

const FOOLS_MATE = '1. f3 e5 2. g4 Qh4'
const BEFORE_MATE = '1. f3 e5 2. g4'
const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 '
const DRAWN = SHUFFLE + SHUFFLE

let people: Person[]
let cup: Tournament
/** The only server with sockets. */
let server: SpawnedServer

async function passTime(ms: number): Promise<void> {
  survivor.time.advance(ms)
  await server.order({ advanceMs: ms })
}

const find = (id: string | undefined): Person => {
  const found = people.find(({ user }) => user.id === id)
  if (!found) throw new Error(`no player has the id ${id}`)
  return found
}

async function roundOf(round: number): Promise<TournamentMatch[]> {
  return (await readBracket(people[0] as Person, cup))[round] ?? []
}

/** Joins both players of a match to its game, and starts the game if necessary. */
async function sitDown(match: TournamentMatch | undefined): Promise<TestGame> {
  if (!match) throw new Error('no such match')
  let { gameId } = match
  if (match.status === 'PENDING') {
    const started = await startMatchOf(find(match.player1?.id), cup, match)
    gameId = started.body.match.gameId
  }
  const [one, two] = [
    await joinGame(server, find(match.player1?.id), gameId ?? ''),
    await joinGame(server, find(match.player2?.id), gameId ?? ''),
  ]
  const [white, black] = one.confirmed.data.color === 'white' ? [one, two] : [two, one]
  return { gameId: gameId ?? '', white, black }
}

async function mateIn(game: TestGame, { fromPly = 1 } = {}): Promise<void> {
  await playOut(game, FOOLS_MATE, { fromPly })
  expect((await waitForEnd(game)).winner).toBe(game.black.userId)
}

async function reachRound(round: number): Promise<void> {
  const current = async () => {
    await server.order({ sweep: 'tournament rounds' })
    return (await readCup(people[0] as Person, cup)).currentRound
  }
  await expect.poll(current).toBe(round)
}

// Processes start slowly on a busy machine.
it('continues a tournament after its server was killed in the middle of a round: a bye, an unpublished result, a drawn game, a running game, a no-show [TOUR-19]', {
  timeout: 120_000,
}, async () => {
  people = await signUpMany(survivor, 7)
  cup = await openCup(survivor, people, {
    entryFee: 10,
    prizeDistribution: 'SPLIT_TOP_4',
    startTime: new Date(survivor.time.nowMs() + 300_000).toISOString(),
  })
  await startCup(survivor, cup)
  server = await startDoomed()
  const [bye, ...played] = await roundOf(1)
  expect(bye).toMatchObject({ status: 'BYE', winnerId: people[0]?.user.id })
  expect(played.map(({ status }) => status)).toEqual(['PENDING', 'PENDING', 'PENDING'])

  // One game is drawn, one is running, and the server dies as it has stored the mate of the third.
  const [mated, drawn, running] = [
    await sitDown(played[0]),
    await sitDown(played[1]),
    await sitDown(played[2]),
  ]
  await playOut(drawn, DRAWN)
  expect((await waitForEnd(drawn)).winner).toBe(null)
  await playOut(running, BEFORE_MATE)
  await playOut(mated, BEFORE_MATE)
  await server.order({ killAt: 'afterEndCommit' })
  mated.black.sendMove('d8h4', { ply: 4 })
  await server.gone
  expect(mated.black.socket.waiting().filter(({ type }) => type === 'game_end')).toEqual([])

  server = await startDoomed()
  const after = await roundOf(1)
  expect(after.map(({ status, winnerId }) => [status, winnerId])).toEqual([
    ['BYE', people[0]?.user.id],
    ['COMPLETED', mated.black.userId],
    ['IN_PROGRESS', null],
    ['IN_PROGRESS', null],
  ])
  await mateIn(await sitDown(after[3]), { fromPly: 4 })
  await passTime(60_000)
  await server.order({ sweep: 'tournament matches' })
  const replayed = (await roundOf(1))[2]
  expect(replayed).toMatchObject({ status: 'IN_PROGRESS', gameNumber: 2 })
  await mateIn(await sitDown(replayed))
  await reachRound(2)

  // In one semi-final only one player appears.
  const [absentees, semiFinal] = await roundOf(2)
  await mateIn(await sitDown(semiFinal))
  await passTime(240_000)
  await server.order({ sweep: 'tournament matches' })
  const left = (await roundOf(2))[0]
  const present = await joinGame(server, find(left?.player1?.id), left?.gameId ?? '')
  if (present.confirmed.data.color === 'white') {
    present.sendMove('e2e4', { ply: 1 })
    await present.next('move')
  }
  await passTime(40_000)
  await server.order({ sweep: 'games that are due' })
  expect((await present.next('game_end')).data).toMatchObject({
    reason: 'no_show',
    winner: absentees?.player1?.id,
  })
  await reachRound(3)

  const [final] = await roundOf(3)
  const last = await sitDown(final)
  await mateIn(last)
  const status = async () => {
    await server.order({ sweep: 'tournament rounds' })
    return (await readCup(people[0] as Person, cup)).status
  }
  await expect.poll(status).toBe('FINISHED')
  const over = await readCup(people[0] as Person, cup)
  expect(over.champion?.id).toBe(last.black.userId)
  expect(over.prizes.map(({ place, amount }) => [place, amount])).toEqual([
    [1, 22.4],
    [2, 16.8],
    [3, 11.2],
    [4, 5.6],
  ])
  expect(await readBalance(survivor.ctx.db, escrowOf(cup.id))).toBe(0n)
})
