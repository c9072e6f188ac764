// The operators' desk over a million people and ten million moves of money: the list of people, searches, filters and
// a person's statement, by real signed calls. Beside the usual admin panel on the same database, alternating.
// BENCH_PEOPLE and BENCH_ROWS make it smaller; BENCH_SECONDS and BENCH_ROUNDS make it longer.

import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { openDeskBrowser } from './desk/deskBrowser.ts'
import { BUSY_PEOPLE, fillPeople } from './desk/fillPeople.ts'
import { type Figure, lowerIsBetter } from './figure.ts'
import { quantile, type TimedCall, timeCalls } from './lists/timeCalls.ts'
import { openScratchDatabase, runOn } from './moves/scratchDatabase.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 1_000_000)
const ROWS = Number(process.env.BENCH_ROWS ?? 10_000_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2)
const GOAL_MS = 50

type Person = { id: string; email: string; name: string; joined: string }
type ReadCase = { figure: string; ours: () => string; peer: () => string }

const oneOf = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] as One
const cursorOf = (...key: (string | number)[]) => Buffer.from(JSON.stringify(key)).toString('base64url')

const list = (query: Record<string, string>) => `/desk/api/people?${new URLSearchParams(query)}`
const peerList = (query: Record<string, string>) => `/people?${new URLSearchParams(query)}`

/** The same question on either side. */
const ask = (figure: string, query: () => Record<string, string>): ReadCase => ({
  figure,
  ours: () => list(query()),
  peer: () => peerList(query()),
})

function searchCases(people: readonly Person[], cpfs: readonly string[]): ReadCase[] {
  const wordOf = (part: 0 | 1) => oneOf(people).name.split(' ')[part] ?? ''
  return [
    ask('search: first or last name', () => ({ text: wordOf(Math.random() < 0.5 ? 0 : 1) })),
    ask('search: whole name', () => ({ text: oneOf(people).name })),
    ask('search: part of a name', () => ({ text: wordOf(1).slice(1, 5) })),
    ask('search: two letters', () => ({ text: wordOf(0).slice(0, 2) })),
    ask('search: e-mail', () => ({ text: oneOf(people).email })),
    ask('search: part of an e-mail', () => ({ text: oneOf(people).email.slice(3, 14) })),
    ask('search: domain of all', () => ({ text: '@gmail.com' })),
    ask('search: no match', () => ({ text: `xq${Math.floor(Math.random() * 1e6)}` })),
    ask('search: id', () => ({ text: oneOf(people).id })),
    {
      figure: 'search: CPF',
      ours: () => list({ text: oneOf(cpfs) }),
      peer: () => peerList({ text: oneOf(cpfs) }),
    },
  ]
}

function listCases(people: readonly Person[]): ReadCase[] {
  const statuses = ['open', 'frozen', 'closed', 'premium', 'holds', 'suspicions']
  return [
    ask('first page', () => ({})),
    {
      figure: 'a deep page',
      ours() {
        const { joined, id } = oneOf(people)
        return list({ cursor: cursorOf(joined, id) })
      },
      peer: () => peerList({ offset: String(Math.floor(Math.random() * PEOPLE)) }),
    },
    ...statuses.map((status) => ask(`filter: ${status}`, () => ({ status }))),
    ask('filter: joined since', () => ({ since: oneOf(people).joined.slice(0, 10) })),
    ask('filter: frozen, with a name', () => ({
      status: 'frozen',
      text: oneOf(people).name.split(' ')[0] ?? '',
    })),
    ask('filter: premium, with a name', () => ({
      status: 'premium',
      text: oneOf(people).name.split(' ')[1] ?? '',
    })),
  ]
}

function personCases(people: readonly Person[], busy: readonly Person[]): ReadCase[] {
  const statement = (of: readonly Person[], before?: number) => ({
    ours() {
      const { id } = oneOf(of)
      const cursor = before === undefined ? '' : `&cursor=${cursorOf(Math.floor(Math.random() * before))}`
      return `/desk/api/people/statement?userId=${id}${cursor}`
    },
    peer: () => `/statement/${oneOf(of).id}?offset=${before === undefined ? 0 : 500}`,
  })
  return [
    {
      figure: 'a person',
      ours: () => `/desk/api/people/${oneOf(people).id}`,
      peer: () => `/person/${oneOf(people).id}`,
    },
    { figure: 'a person’s statement', ...statement(people) },
    { figure: 'a long statement', ...statement(busy) },
    { figure: 'a long statement, a deep page', ...statement(busy, ROWS / 10) },
  ]
}

type Sides = Readonly<Record<'ours' | 'peer', { port: number; call: (path: string) => TimedCall }>>

async function measure({ figure, ...paths }: ReadCase, sides: Sides): Promise<Figure[]> {
  const took = { ours: [] as number[], peer: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const side of ['ours', 'peer'] as const) {
      const { port, call } = sides[side]
      const tookMs = await timeCalls(port, () => call(paths[side]()), SECONDS * 1000)
      // The first round is a warm-up.
      if (round > 0) took[side] = took[side].concat(tookMs)
    }
  const figures = [0.5, 0.99].map((share) =>
    lowerIsBetter({
      figure: `${figure}, p${share * 100}`,
      unit: 'ms',
      ours: quantile(took.ours, share),
      peer: quantile(took.peer, share),
      peerName: 'offset, ilike, count(*)',
    }),
  )
  const [p50, p99] = figures
  const verdict = (p99?.ours ?? 0) > GOAL_MS ? ` ABOVE ${GOAL_MS} ms` : ''
  console.log(
    `${figure}: p50 ${p50?.ours.toFixed(2)} ms, p99 ${p99?.ours.toFixed(2)} ms of ${took.ours.length} calls${verdict}; ` +
      `peer ${p50?.peer.toFixed(2)} and ${p99?.peer.toFixed(2)} ms`,
  )
  return figures
}

const SAMPLE = `select id, email, name, created_at::text as joined from users where closed_at is null`

export async function bench(): Promise<Figure[]> {
  const scratch = await openScratchDatabase()
  const processes: BenchProcess[] = []
  try {
    await migrate(scratch.url)
    await fillPeople(scratch.url, { people: PEOPLE, rows: ROWS })
    const ours = startProcess('../desk/deskServer.ts', scratch.url, scratch.folder)
    const peer = startProcess('../desk/peerServer.ts', scratch.url)
    processes.push(ours, peer)
    const { port, cpfs } = (await ours.ask()) as { port: number; cpfs: string[] }
    const { port: peerPort } = (await peer.ask()) as { port: number }
    const sign = await openDeskBrowser(scratch.url)
    const sides: Sides = {
      ours: { port, call: (path) => ({ path, headers: sign(path) }) },
      peer: { port: peerPort, call: (path) => ({ path }) },
    }
    const { rows: people } = await runOn(scratch.url, `${SAMPLE} order by md5(id::text) limit 2000`)
    const busySql = `${SAMPLE} order by created_at limit ${Math.floor(BUSY_PEOPLE / 2)}`
    const { rows: busy } = await runOn(scratch.url, busySql)
    const cases = [...listCases(people), ...searchCases(people, cpfs), ...personCases(people, busy)]
    const figures: Figure[] = []
    for (const one of cases) figures.push(...(await measure(one, sides)))
    return figures
  } finally {
    for (const one of processes) await one.end()
    await scratch.close()
  }
}
