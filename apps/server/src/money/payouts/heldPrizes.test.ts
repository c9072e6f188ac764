import type { Tournament, WalletState } from '@lance/contract'
import { expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { operate, WHO_AND_WHY } from '../../../test/operate.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'
import {
  openCup,
  type Person,
  playRound,
  readBracket,
  signUpMany,
  startCup,
} from '../../../test/tournamentKit.ts'

const HOUR_MS = 3_600_000
const BY = ['--who', 'Carla', '--why', 'moves of an engine'] as const

/** A cup of four with an entry fee of R$ 10, played up to the final; White wins every game. */
async function openFinal(server: TestServer): Promise<{ people: Person[]; cup: Tournament }> {
  const people = await signUpMany(server, 4)
  const cup = await openCup(server, people, {
    entryFee: 10,
    playerCount: 4,
    prizeDistribution: 'SPLIT_TOP_2',
  })
  await startCup(server, cup)
  await playRound(server, { people, cup, round: 1 })
  return { people, cup }
}

async function walletOf(person: Person | undefined) {
  if (!person) throw new Error('there is no such person')
  const { balance, inReview, due } = (await person.call<WalletState>('GET', '/wallet/state')).body
  return { balance, inReview, due }
}

async function withServer(env: NodeJS.ProcessEnv, run: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000', ...env } })
  try {
    await run(server)
    expect(await findLedgerProblems(server)).toEqual([])
  } finally {
    await server.stop()
  }
}

it('holds the prizes of a tournament in progress, reports it, and pays them when they are released [TOUR-24]', () =>
  withServer({}, async (server) => {
    const { people, cup } = await openFinal(server)
    const ofCup = (verb: string) => operate(server, verb, '--tournament', cup.id, ...BY)
    expect((await ofCup('hold-prizes')).lines[0]).toBe(
      `The prizes of tournament ${cup.id} are held from now on.`,
    )
    const championId = await playRound(server, { people, cup, round: 2 })
    const champion = people.find(({ user }) => user.id === championId)
    const { inReview } = await walletOf(champion)
    expect(inReview).toBeGreaterThan(10)
    expect(await walletOf(champion)).toEqual({ balance: 90, inReview, due: null })
    expect(await findLedgerProblems(server)).toEqual([])
    await server.sweep('held payouts')
    expect((await walletOf(champion)).balance).toBe(90)
    expect((await operate(server, 'held-payouts', ...WHO_AND_WHY)).lines[0]).toMatch(
      new RegExp(`^tournament ${cup.id} since .*: 2 wins wait, R\\$ \\d+\\.00$`),
    )
    const released = await ofCup('release-prizes')
    expect(released.ok).toBe(true)
    await server.sweep('held payouts')
    expect(await walletOf(champion)).toEqual({ balance: 90 + inReview, inReview: 0, due: null })
    expect((await ofCup('hold-prizes')).lines[0]).toBe('Nothing is held: its prizes were paid out.')
    const again = ['--tournament', cup.id, '--who', 'Davi', '--why', 'again']
    expect((await operate(server, 'release-prizes', ...again)).ok).toBe(false)
  }))

it('holds the prize of a held account, and no other account’s [TOUR-24]', () =>
  withServer({}, async (server) => {
    const { people, cup } = await openFinal(server)
    const final = (await readBracket(people[0] as Person, cup))[2]?.[0]
    const finalists = people.filter(({ user }) => [final?.player1?.id, final?.player2?.id].includes(user.id))
    const [held, free] = finalists
    const ofHeld = (verb: string) => operate(server, verb, '--account', held?.user.id ?? '', ...BY)
    await ofHeld('hold-account-payouts')
    await playRound(server, { people, cup, round: 2 })
    expect(await walletOf(held)).toMatchObject({ balance: 90, inReview: expect.any(Number) })
    expect((await walletOf(held)).inReview).toBeGreaterThan(0)
    expect((await walletOf(free)).balance).toBeGreaterThan(90)
    // Another hold on the same prize stays.
    await operate(server, 'hold-prizes', '--tournament', cup.id, ...BY)
    expect((await ofHeld('release-account-payouts')).lines[0]).toMatch(
      /are released\. .*held by themselves:$/,
    )
    await server.sweep('held payouts')
    expect((await walletOf(held)).balance).toBe(90)
    await operate(server, 'release-prizes', '--tournament', cup.id, ...BY)
    await server.sweep('held payouts')
    expect(await walletOf(held)).toMatchObject({ balance: expect.any(Number), inReview: 0 })
    expect((await walletOf(held)).balance).toBeGreaterThan(90)
  }))

it('holds every prize for as long as wins are held, and says until when', () =>
  withServer({ PAYOUT_HOLD_H: '2' }, async (server) => {
    const { people, cup } = await openFinal(server)
    const championId = await playRound(server, { people, cup, round: 2 })
    const champion = people.find(({ user }) => user.id === championId)
    const { due } = await walletOf(champion)
    expect(due?.at).toBe(server.time.nowMs() + 2 * HOUR_MS)
    server.time.advance(2 * HOUR_MS - 1)
    await server.sweep('held payouts')
    expect((await walletOf(champion)).balance).toBe(90)
    server.time.advance(1)
    await server.sweep('held payouts')
    expect(await walletOf(champion)).toEqual({ balance: 90 + (due?.amount ?? 0), inReview: 0, due: null })
  }))

it('refuses to hold the prizes of a tournament without any', () =>
  withServer({}, async (server) => {
    const people = await signUpMany(server, 4)
    const cup = await openCup(server, people, { playerCount: 4 })
    const hold = (id: string) => operate(server, 'hold-prizes', '--tournament', id, ...BY)
    expect((await hold(cup.id)).lines[0]).toBe('Nothing is held: nothing is paid out for it.')
    expect((await hold('x')).lines[0]).toBe('Nothing is held: there is no such tournament.')
  }))
