import { makeReais } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { readSuspicion, type Suspicion, selectSuspicionMoves } from '../../play/fairPlay/index.ts'

/** Of each of so many games, so many moves: those that speak most for help. The desk shows all. */
const GAMES_MAX = 5
const MOVES_MAX = 8
/** Rarer than this is said as this: no sample of players shows more. */
const RAREST = 1_000_000

type Move = NonNullable<Awaited<ReturnType<typeof selectSuspicionMoves>>>[number]
type Found = NonNullable<Awaited<ReturnType<typeof readSuspicion>>>

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const percent = (chance: number) => `${(chance * 100).toFixed(chance < 0.1 ? 1 : 0)} %`
const nats = (value: number) => `${value.toFixed(1)} nats`
/** In two figures, as at the desk. */
const oneOf = (rate: number) => {
  const exact = Math.min(RAREST, 1 / Math.max(rate, 1 / RAREST))
  const step = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return `1 of ${whole.format(Math.round(exact / step) * step)}`
}
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The evidence of a suspicion in lines: how rare it is, its signs, its looks, its games and moves, and its money. */
export async function listEvidence(db: Kysely<Database>, { id, figures }: Suspicion): Promise<string[]> {
  const found = await readSuspicion(db, id)
  const rate = numberIn(figures.falseAlarmRate)
  if (!found || rate === null) return listFigures(figures)
  return [
    `  ${oneOf(rate)} honest players would look like this or worse by chance`,
    ...listSigns(figures),
    ...listLooks(figures),
    ...listFlows(found),
    ...(await listGames(db, id, found)),
  ]
}

/** The figures of a suspicion that was raised by other means. */
function listFigures(figures: Suspicion['figures']): string[] {
  const shown = (value: unknown) =>
    typeof value === 'number' ? String(Math.round(value * 100) / 100) : JSON.stringify(value)
  return Object.entries(figures).map(([name, value]) => `  ${name}: ${shown(value)}`)
}

function listSigns({ signs }: Suspicion['figures']): string[] {
  if (!Array.isArray(signs)) return []
  return signs.map((sign: { kind: string; nats: number }) => `  ${sign.kind}: ${nats(sign.nats)}`)
}

function listLooks({ looks }: Suspicion['figures']): string[] {
  if (!Array.isArray(looks)) return []
  return looks.map(
    (look: { nats: number; falseAlarmRate: number }, index) =>
      `  ${index === 0 ? 'first' : 'second'} look: ${nats(look.nats)}, ${oneOf(look.falseAlarmRate)}`,
  )
}

function listFlows({ flows, accounts }: Found): string[] {
  const names = new Map(accounts.map(({ id, name }) => [id, name ?? 'unnamed']))
  const nameOf = (id: string) => `${names.get(id) ?? 'unnamed'} (${id})`
  return flows.map(
    ({ fromId, toId, games, net, expected }) =>
      `  R$ ${makeReais(net).toFixed(2)} from ${nameOf(fromId)} to ${nameOf(toId)} in ${games} games, ` +
      `expected R$ ${makeReais(expected).toFixed(2)}`,
  )
}

async function listGames(db: Kysely<Database>, suspicionId: string, found: Found): Promise<string[]> {
  const strongest = found.games
    .flatMap(({ id }) => {
      const ofGame = found.gameNats.get(id)
      return ofGame === undefined ? [] : [{ gameId: id, ofGame }]
    })
    .toSorted((one, other) => other.ofGame - one.ofGame)
    .slice(0, GAMES_MAX)
  const lines: string[] = []
  for (const { gameId, ofGame } of strongest) {
    lines.push(`  game ${gameId}: ${nats(ofGame)}`)
    const moves = (await selectSuspicionMoves(db, { suspicionId, gameId })) ?? []
    lines.push(
      ...moves
        .toSorted((one, other) => other.nats - one.nats)
        .slice(0, MOVES_MAX)
        .map(showMove),
    )
  }
  return lines
}

function showMove({
  ply,
  played,
  best,
  chanceHonest,
  chanceHelped,
  lossPoints,
  nats: ofMove,
  thinkMs,
}: Move): string {
  const number = `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '…'}`
  const time = thinkMs === null ? '' : `, ${(thinkMs / 1000).toFixed(1)} s`
  return (
    `    ${number} ${played} (best ${best}, loses ${lossPoints.toFixed(1)}${time}): ` +
    `honest ${percent(chanceHonest)}, helped ${percent(chanceHelped)}, ${nats(ofMove)}`
  )
}
