import { randomUUID } from 'node:crypto'
import type { InvitationBody, OrderList, ProductList, StartedCheckout } from '@lance/contract'
import type { BrowserContext } from 'playwright-core'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { enterGame } from '../../apps/server/src/people/presence/index.ts'
import { createTournamentGames } from '../../apps/server/src/play/games/index.ts'
import { insertHouse, insertHouseTournaments } from '../../apps/server/src/play/tournaments/index.ts'
import { becomeMember } from '../../apps/server/test/becomeMember.ts'
import { insertGames, insertPeople, insertRatings } from '../../apps/server/test/listKit.ts'
import { announceArena, endArenaNow, playArena } from './arenaCrowd.ts'
import { beginTournament } from './beginTournament.ts'
import { callAs } from './callAs.ts'
import { createGameBetween } from './createGameBetween.ts'
import { finishCup } from './finishCup.ts'
import { creditDepositFor, fundPlayer, undeclareAdult } from './fundPlayer.ts'
import { insertPastGames } from './insertPastGames.ts'
import type { LaunchedServer } from './launchServer.ts'
import { type Account, signUp } from './player.ts'
import { connectToGame, playBySockets } from './playQuickly.ts'
import { storedBotGame } from './storeBotGame.ts'
import { seedSwiss } from './swissCup.ts'

export type BrowserState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>

/** A user with the state of their browser, which can be opened again in any language. */
type SeededUser = { id: string; browserState: BrowserState }

type Newcomers = Record<'newcomer' | 'fresh', SeededUser>

/** What takes long to make: `seedSite` may leave it out. */
export const SEED_PARTS = ['game', 'tournament', 'cup', 'arenas', 'swiss'] as const
export type SeedPart = (typeof SEED_PARTS)[number]

/** What a site in use contains, by the ids that addresses need; the parts that were left out have UNKNOWN_ID. */
export type SeededIds = {
  memberId: string
  newcomerId: string
  productId: string
  gameId: string
  /** Its first move is still to be made; the seated user has White, and Black went berserk. */
  berserkGameId: string
  pastGameId: string
  invitationId: string
  openTournamentId: string
  finishedTournamentId: string
  /** Arenas that wait, run and are over. */
  arenaIds: { waiting: string; running: string; over: string }
  cancelledTournamentId: string
  tournament: { id: string; matchId: string }
  /** One that waits, of `undeclared`; one that runs and one that is over, of `swissPlayer`. */
  swiss: { waitingId: string; runningId: string; finishedId: string }
}

export type SeededSite = SeededIds & {
  /**
   * A user who has everything, one who has nothing, one who hasn't seen the introduction either, one in a game, one in a tournament, one who searches, one
   * who never declared their age and whose factors wait for their removal, one who has won a prize, one whose match ended without them, one in Swiss tournaments.
   */
  people: Record<
    | 'member'
    | 'newcomer'
    | 'fresh'
    | 'seated'
    | 'entrant'
    | 'seeker'
    | 'undeclared'
    | 'winner'
    | 'absent'
    | 'swissPlayer',
    SeededUser
  >
}

export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

/** The ids of a site that was not filled. */
export const NO_IDS: SeededIds = {
  memberId: UNKNOWN_ID,
  newcomerId: UNKNOWN_ID,
  productId: UNKNOWN_ID,
  gameId: UNKNOWN_ID,
  berserkGameId: UNKNOWN_ID,
  pastGameId: UNKNOWN_ID,
  invitationId: UNKNOWN_ID,
  openTournamentId: UNKNOWN_ID,
  finishedTournamentId: UNKNOWN_ID,
  arenaIds: { waiting: UNKNOWN_ID, running: UNKNOWN_ID, over: UNKNOWN_ID },
  cancelledTournamentId: UNKNOWN_ID,
  tournament: { id: UNKNOWN_ID, matchId: UNKNOWN_ID },
  swiss: { waitingId: UNKNOWN_ID, runningId: UNKNOWN_ID, finishedId: UNKNOWN_ID },
}

/** The id of the stored bot game. */
export const BOT_GAME_ID = 'bot-1000'

const OPENING = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6']

type NewAccount = Awaited<ReturnType<typeof signUp>>
type StoredItem = { name: string; value: string }

/** The user with the state of a browser that has stored their session, and maybe more. */
function withBrowser({ id, url, token, cookies }: NewAccount, stored: StoredItem[] = []): SeededUser {
  const localStorage = [{ name: 'auth_token', value: token }, ...stored]
  return { id, browserState: { cookies, origins: [{ origin: url, localStorage }] } }
}

/** New users on a site where nothing has happened yet. */
export async function makeNewcomers({ url }: { url: string }): Promise<Newcomers> {
  const newcomer = await signUp(url, { name: 'Nina' })
  const fresh = await signUp(url, { name: 'Noel', isFresh: true })
  return { newcomer: withBrowser(newcomer), fresh: withBrowser(fresh) }
}

/** Signs in once more, from a browser with this user agent. */
async function signInElsewhere({ url, email, password }: Account, userAgent: string) {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`signing in was refused: ${await answer.text()}`)
}

const DELIVERY = {
  action: 'pay_card',
  name: 'Torre Branca',
  line1: 'Rua das Torres, 64',
  line2: '',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01310-100',
  country: 'BR',
}

/** Buys two pieces of the first article in stock, through the form of the payment sandbox. */
async function buySomething(buyer: Account): Promise<string> {
  const { url } = buyer
  const { products } = await callAs<ProductList>(buyer, 'GET', '/store/lance/products')
  const product = products.find(({ variants: [first] }) => (first?.inventory_quantity ?? 0) > 2)
  const [variant] = product?.variants ?? []
  if (!product || !variant) throw new Error('the store is empty')
  const checkout = await callAs<StartedCheckout>(buyer, 'POST', '/store/lance/checkout', {
    items: [{ variant_id: variant.id, quantity: 2 }],
    successUrl: `${url}/success`,
    cancelUrl: `${url}/store`,
    locale: 'pt-BR',
  })
  const body = new URLSearchParams(DELIVERY)
  const paid = await fetch(checkout.url, { method: 'POST', body, redirect: 'manual' })
  if (!paid.headers.get('location')?.includes('/success')) throw new Error('the payment was refused')
  // The store learns of it by webhook.
  while ((await callAs<OrderList>(buyer, 'GET', '/orders')).items.length === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return product.id
}

/** Keeps the server from starting the match while everything is being looked at. */
async function keepMatchWaiting({ connectionString }: LaunchedServer, { matchId }: { matchId: string }) {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query("update tournament_matches set due_at = now() + interval '5 hours' where id = $1", [
    matchId,
  ])
  await close()
}

/** Notes for the user, who never played there, that they did not come to the final of this tournament. */
async function noteNoShow(
  { connectionString }: LaunchedServer,
  { id }: Account,
  tournamentId: string,
): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query(
    `insert into match_notices (user_id, match_id, tournament_id, kind, noted_at)
     select $1, id, tournament_id, 'no_show_lost', now() from tournament_matches
     where tournament_id = $2 order by round desc limit 1`,
    [id, tournamentId],
  )
  await close()
}

/** Notes that the user said that all their factors are lost. */
async function noteRecovery({ connectionString }: LaunchedServer, { id }: Account): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query(
    `insert into account_recoveries (id, user_id, started_at, ends_at)
     values (gen_random_uuid(), $1, now(), now() + interval '72 hours')`,
    [id],
  )
  await close()
}

/** A game that its players may play berserk, as Black does. It takes no seats, and waits for its first move. */
async function createBerserkGame(
  { connectionString }: LaunchedServer,
  { white, black }: { white: Account; black: Account },
): Promise<string> {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  const terms = { timeControlS: 180, incrementS: 2, tournamentId: 'arena', allowsBerserk: true }
  const nowMs = Date.now()
  const game = { whiteId: white.id, blackId: black.id, firstMovesUntilMs: nowMs + 18_000_000, ...terms }
  const [gameId = ''] = await createTournamentGames(db, [game], { firstMoveMs: 30_000, nowMs })
  await pool.query(
    'update games set black_berserk = true, black_ms = black_ms / 2, black_arrived = true where id = $1',
    [gameId],
  )
  await close()
  return gameId
}

async function seedArenas(server: LaunchedServer): Promise<SeededSite['arenaIds']> {
  const [running, over] = await Promise.all([
    playArena(server, 'Arena relâmpago da tarde'),
    playArena(server, 'Arena da madrugada'),
  ])
  await endArenaNow(server, over)
  return { waiting: await announceArena(server, 'Arena de sexta à noite'), running, over }
}

/** Games and users by the dozen, for the site's lists. */
async function fillLists({ connectionString }: LaunchedServer): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  const now = new Date()
  await insertPeople(pool, 30)
  await insertRatings(pool, now)
  await insertGames(pool, { ended: 60, playing: 6, now })
  await close()
}

/** Two tournaments of the platform's own calendar, which the server of the tests does not fill. */
async function fillCalendar({ connectionString }: LaunchedServer): Promise<void> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  const now = new Date()
  await insertHouse(db, now)
  const rows = [3, 30].map((hours) => ({
    id: randomUUID(),
    name: `Copa da hora de número ${hours}`,
    terms: { format: 'KNOCKOUT' as const, playerCount: 16 },
    startAt: new Date(now.getTime() + hours * 3_600_000),
    series: 'Copa da hora',
  }))
  await insertHouseTournaments(db, { rows, now })
  await close()
}

const cup = (name: string, entryFee: number) => ({
  name,
  entryFee,
  playerCount: 8,
  prizeDistribution: 'SPLIT_TOP_4',
  startTime: new Date(Date.now() + 3 * 3600_000).toISOString(),
})

/** What the member has, and tournaments that wait. */
async function seedMember(server: LaunchedServer, { member, rival }: Record<'member' | 'rival', Account>) {
  await becomeMember(server.connectionString, member.id)
  await insertPastGames(server, { userId: member.id, opponentId: rival.id, count: 24 })
  await fundPlayer(server, member, 1234)
  await creditDepositFor(server, member, 50)
  await signInElsewhere(member, 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1')
  await signInElsewhere(member, 'curl/8.5.0')
  const productId = await buySomething(member)
  const invitationId = randomUUID()
  const invitation: InvitationBody = { id: invitationId, time_control: 600, color: 'random' }
  await callAs(member, 'POST', '/invitations', invitation)
  const create = (creator: Account, name: string, fee: number) =>
    callAs<{ tournament: { id: string } }>(creator, 'POST', '/tournaments', cup(name, fee))
  const open = await create(member, 'Copa do bairro', 1000)
  const cancelled = await create(rival, 'Copa cancelada', 0)
  await callAs(rival, 'DELETE', `/tournaments/${cancelled.tournament.id}`)
  await create(rival, 'Noite das torres de São Paulo', 0)
  return {
    memberId: member.id,
    pastGameId: `past1${member.id.slice(0, 8)}`,
    productId,
    invitationId,
    openTournamentId: open.tournament.id,
    cancelledTournamentId: cancelled.tournament.id,
  }
}

/** Running games, in which `seated` has White. */
async function seedGames(server: LaunchedServer, seated: Account) {
  const seats = { white: seated, black: await signUp(server.url, { name: 'Bianca de Oliveira' }) }
  // Long enough that no flag falls while the game is looked at; the opponent stays connected.
  const gameId = await createGameBetween(server, { ...seats, timeControlS: 1800 })
  await playBySockets({ gameId, ...seats }, OPENING)
  await connectToGame(seats.black, gameId)
  await markPlaying(server, { userId: seated.id, gameId })
  return { gameId, berserkGameId: await createBerserkGame(server, seats) }
}

/** What the product does as it seats a player. */
async function markPlaying(
  { connectionString }: LaunchedServer,
  { userId, gameId }: { userId: string; gameId: string },
): Promise<void> {
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  await db.transaction().execute((trx) => enterGame(trx, { userIds: [userId], gameId, nowMs: Date.now() }))
  await close()
}

/**
 * Fills an empty site once, so that every screen has something to show; without the parts for which `isNeeded` is
 * false.
 */
export async function seedSite(
  server: LaunchedServer,
  newcomers: Newcomers,
  { isNeeded = () => true }: { isNeeded?: (part: SeedPart) => boolean } = {},
): Promise<SeededSite> {
  const enter = (name: string) => signUp(server.url, { name })
  const part = async <Made>(name: SeedPart, seed: () => Promise<Made>): Promise<Made | null> =>
    isNeeded(name) ? seed() : null
  const member = await enter('Ana Beatriz')
  const rival = await enter('Otávio de Albuquerque')
  const ids = {
    ...NO_IDS,
    newcomerId: newcomers.newcomer.id,
    ...(await seedMember(server, { member, rival })),
  }
  await fillCalendar(server)
  const [entrant, seated] = [await enter('Paulo'), await enter('Clara')]
  const tournament = await part('tournament', () => beginTournament(server, entrant))
  if (tournament) await keepMatchWaiting(server, tournament)
  const games = await part('game', () => seedGames(server, seated))
  await fillLists(server)
  const seeker = await enter('Sara')
  await fundPlayer(server, seeker, 30)
  const undeclared = await enter('Lia')
  await fundPlayer(server, undeclared, 60)
  await undeclareAdult(server, undeclared)
  await noteRecovery(server, undeclared)
  const [winner, absent, swissPlayer] = [await enter('Vera'), await enter('Olga'), await enter('Rui')]
  const [arenaIds, finishedTournamentId, swiss] = await Promise.all([
    part('arenas', () => seedArenas(server)),
    part('cup', () => finishCup(server, [winner, member, rival, seeker])),
    part('swiss', () => seedSwiss(server, { undeclared, swissPlayer })),
  ])
  if (finishedTournamentId) await noteNoShow(server, absent, finishedTournamentId)
  const botGame = storedBotGame(member, { id: BOT_GAME_ID, sans: ['f3', 'e5', 'g4', 'Qh4#'] })
  return {
    ...ids,
    ...(tournament && { tournament }),
    ...games,
    ...(arenaIds && { arenaIds }),
    ...(finishedTournamentId && { finishedTournamentId }),
    ...(swiss && { swiss }),
    people: {
      ...newcomers,
      member: withBrowser(member, [botGame]),
      seated: withBrowser(seated),
      entrant: withBrowser(entrant),
      seeker: withBrowser(seeker),
      undeclared: withBrowser(undeclared),
      winner: withBrowser(winner),
      absent: withBrowser(absent),
      swissPlayer: withBrowser(swissPlayer),
    },
  }
}
