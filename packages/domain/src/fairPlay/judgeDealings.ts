import {
  DEALING_SIGNS,
  type DealingJudgement,
  type DealingKind,
  type DealingSign,
  type MoneyAccount,
  type MoneyFlow,
  type MoneyGame,
} from './dealings.ts'
import { dealingFalseAlarms } from './falseAlarms.ts'
import { type PairOfAccounts, type SignNats, weighDraws, weighPair } from './weighPair.ts'

export const DEALINGS_MAX = 500
/** No ring that is shown has more accounts: the strongest ties count. */
export const RING_ACCOUNTS_MAX = 40
/** Of n opponents, so many are expected to be ties: 3 in n + 7, the fewer the more opponents there are. */
const TIES_EXPECTED = 3
const TIES_AMONG = 7
/** Fewer games say nothing of an agreement. */
const DRAWN_GAMES_MIN = 3

type WeighedPair = PairOfAccounts & { signs: SignNats; nats: number }

/**
 * Judges who gains from which accounts, over the games of some weeks: pairs first, then groups that the money ties together.
 * At most `DEALINGS_MAX` with any evidence, the strongest first. Pure; ten thousand games take less than a second. A group
 * and its pairs are judged apart: the caller shows the stronger one.
 */
export function judgeDealings({
  games,
  accounts,
}: {
  games: readonly MoneyGame[]
  accounts: readonly MoneyAccount[]
}): DealingJudgement[] {
  const known = new Map(accounts.map((account) => [account.accountId, account]))
  const pairs = groupPairs(games).map((pair): WeighedPair => {
    const signs = weighPair(pair, [known.get(pair.gainerId), known.get(pair.loserId)])
    return { ...pair, signs, nats: sumOf(signs) }
  })
  const judged = [
    ...pairs.map(judgeWeighedPair),
    ...pairs.flatMap(judgePairDraws),
    ...findRings(pairs).map(judgeRing),
  ]
  return judged
    .filter(({ nats }) => nats > 0)
    .sort((one, other) => other.nats - one.nats)
    .slice(0, DEALINGS_MAX)
}

const sumOf = (signs: SignNats) => DEALING_SIGNS.reduce((sum, sign) => sum + signs[sign], 0)

/** All pairs that met, each from the side of the account that gained money, or else points. */
function groupPairs(games: readonly MoneyGame[]): PairOfAccounts[] {
  const pairs = new Map<string, MoneyGame[]>()
  const losses = new Map<string, number>()
  for (const game of games) {
    const key = [game.whiteId, game.blackId].sort().join(' ')
    const met = pairs.get(key)
    if (met === undefined) pairs.set(key, [game])
    else met.push(game)
    if (game.winnerId === null) continue
    const loserId = game.winnerId === game.whiteId ? game.blackId : game.whiteId
    losses.set(loserId, (losses.get(loserId) ?? 0) + 1)
  }
  return [...pairs.values()].map((met) => {
    const [first] = met as [MoneyGame, ...MoneyGame[]]
    const { whiteId: one, blackId: other } = first
    const gained = (id: string) => met.reduce((sum, game) => sum + gainOf(game, id), 0)
    const [gainerId, loserId] = gained(one) >= 0 ? [one, other] : [other, one]
    const lost = met.filter(({ winnerId }) => winnerId === gainerId).length
    return { gainerId, loserId, games: met, isolation: lost / Math.max(1, losses.get(loserId) ?? 0) }
  })
}

/** A game without a stake counts as a centavo, so that points decide where no money does. */
function gainOf({ winnerId, stakeCents }: MoneyGame, id: string): number {
  if (winnerId === null) return 0
  return (winnerId === id ? 1 : -1) * Math.max(1, stakeCents)
}

function judgeWeighedPair(pair: WeighedPair): DealingJudgement {
  const { gainerId, loserId, games, signs, nats } = pair
  const isStaked = games.some(({ stakeCents }) => stakeCents > 0)
  const isTournament = games.some(({ tournamentId }) => tournamentId !== null)
  const kind = isStaked ? 'dumping' : isTournament ? 'chips' : 'trading'
  return makeJudgement({ kind, accountIds: [gainerId, loserId], pairs: [pair], nats, signs })
}

function judgePairDraws(pair: WeighedPair): DealingJudgement[] {
  const { gainerId, loserId, games, signs } = pair
  if (games.length < DRAWN_GAMES_MIN) return []
  const { instrument, timing } = signs
  const drawn = { results: weighDraws(games), losses: 0, play: 0, instrument, timing, isolation: 0 }
  const accountIds = [gainerId, loserId]
  return [makeJudgement({ kind: 'arranged', accountIds, pairs: [pair], nats: sumOf(drawn), signs: drawn })]
}

function makeJudgement({
  kind,
  accountIds,
  pairs,
  nats,
  signs,
}: {
  kind: DealingKind
  accountIds: readonly string[]
  pairs: readonly WeighedPair[]
  nats: number
  signs: SignNats
}): DealingJudgement {
  const gameIds = pairs.flatMap(({ games }) => games.map(({ gameId }) => gameId))
  return {
    kind,
    gainerId: accountIds[0] ?? '',
    accountIds,
    flows: pairs.map(flowOf),
    gameIds,
    nats,
    falseAlarmRate: dealingFalseAlarms(nats, kind),
    signs: DEALING_SIGNS.map((sign: DealingSign) => ({ kind: sign, nats: signs[sign] })),
  }
}

function flowOf({ gainerId, loserId, games }: PairOfAccounts): MoneyFlow {
  const sum = (of: (game: MoneyGame) => number) => games.reduce((all, game) => all + of(game), 0)
  const netCents = sum((game) => (game.stakeCents > 0 ? gainOf(game, gainerId) : 0))
  const expectedCents = sum(({ whiteId, whiteRating, blackRating, stakeCents }) => {
    const lead = (whiteRating - blackRating) * (whiteId === gainerId ? 1 : -1)
    return stakeCents * (2 / (1 + 10 ** (-lead / 400)) - 1)
  })
  return {
    fromId: loserId,
    toId: gainerId,
    games: games.length,
    netCents,
    expectedCents: Math.round(expectedCents),
  }
}

type Ring = { ties: WeighedPair[]; nats: number }

/**
 * Groups of three accounts or more around one account: each of its opponents may be a tie, how many is not known. Of groups that
 * share accounts with a stronger one's center, the stronger one is kept.
 */
function findRings(pairs: readonly WeighedPair[]): Ring[] {
  const met = new Map<string, WeighedPair[]>()
  for (const pair of pairs)
    for (const id of [pair.gainerId, pair.loserId]) {
      const own = met.get(id)
      if (own === undefined) met.set(id, [pair])
      else own.push(pair)
    }
  const rings = [...met].flatMap(([center, own]) => weighRing(center, own))
  rings.sort((one, other) => other.nats - one.nats)
  const members = new Set<string>()
  return rings.filter(({ center, ties }) => {
    if (members.has(center)) return false
    for (const { gainerId, loserId } of ties) members.add(gainerId).add(loserId)
    return true
  })
}

function weighRing(center: string, own: readonly WeighedPair[]): (Ring & { center: string })[] {
  const tied = TIES_EXPECTED / (own.length + TIES_AMONG)
  const sum = own.reduce((all, { nats }) => all + Math.log(1 - tied + tied * Math.exp(nats)), 0)
  const ties = own
    .filter(({ nats }) => tied * Math.exp(nats) > 1 - tied)
    .sort((one, other) => other.nats - one.nats)
    .slice(0, RING_ACCOUNTS_MAX - 1)
  return ties.length < 2 ? [] : [{ center, ties, nats: sum }]
}

function judgeRing({ ties, nats }: Ring): DealingJudgement {
  const signs = Object.fromEntries(
    DEALING_SIGNS.map((sign) => [sign, ties.reduce((sum, tie) => sum + tie.signs[sign], 0)]),
  ) as Record<DealingSign, number>
  // What it costs not to know beforehand which opponents are ties.
  signs.results -= sumOf(signs) - nats
  const gains = new Map<string, number>()
  for (const { gainerId, loserId, games } of ties)
    for (const game of games)
      for (const id of [gainerId, loserId]) gains.set(id, (gains.get(id) ?? 0) + gainOf(game, id))
  const accountIds = [...gains].sort(([, one], [, other]) => other - one).map(([id]) => id)
  return makeJudgement({ kind: 'ring', accountIds, pairs: ties, nats, signs })
}
