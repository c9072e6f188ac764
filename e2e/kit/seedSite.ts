import { randomUUID } from 'node:crypto'
import type { InvitationBody, ProductList, StartedCheckout } from '@lance/contract'
import type { Browser, BrowserContext } from 'playwright-core'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { createTournamentGames } from '../../apps/server/src/play/games/index.ts'
import { insertHouse, insertHouseTournaments } from '../../apps/server/src/play/tournaments/index.ts'
import { becomeMember } from '../../apps/server/test/becomeMember.ts'
import { insertGames, insertPeople, insertRatings } from '../../apps/server/test/listKit.ts'
import { announceArena, endArenaNow, playArena } from './arenaCrowd.ts'
import { beginTournament } from './beginTournament.ts'
import { createGameBetween } from './createGameBetween.ts'
import { finishCup } from './finishCup.ts'
import { creditDepositFor, fundPlayer, undeclareAdult } from './fundPlayer.ts'
import { insertPastGames } from './insertPastGames.ts'
import type { LaunchedServer } from './launchServer.ts'
import { openPlayer, type Player } from './player.ts'
import { connectToGame, playBySockets } from './playQuickly.ts'
import { storeBotGame } from './storeBotGame.ts'
import { seedSwiss } from './swissCup.ts'

type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>

/** A user with the state of their browser, which can be opened again in any language. */
type SeededUser = { id: string; browserState: BrowserState }

/** What a site in use contains, by the ids that addresses need. */
export type SeededSite = {
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

/** The id of the stored bot game. */
export const BOT_GAME_ID = 'bot-1000'

const OPENING = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6']

/** Closes the user's browser, whose stored state is opened again later. */
async function closeBrowser({ id, url, token, context }: Player): Promise<SeededUser> {
  const { cookies, origins } = await context.storageState()
  await context.close()
  if (origins.length > 0) return { id, browserState: { cookies, origins } }
  // A browser that has opened no page has stored nothing but the session.
  const localStorage = [{ name: 'auth_token', value: token }]
  return { id, browserState: { cookies, origins: [{ origin: url, localStorage }] } }
}

type Newcomers = Pick<SeededSite['people'], 'newcomer' | 'fresh'>

/** New users on a site where nothing has happened yet. */
export async function makeNewcomers(browser: Browser, { url }: { url: string }): Promise<Newcomers> {
  const newcomer = await openPlayer(browser, { url, name: 'Nina', at: null })
  const fresh = await openPlayer(browser, { url, name: 'Noel', at: null, isFresh: true })
  return { newcomer: await closeBrowser(newcomer), fresh: await closeBrowser(fresh) }
}

async function post<Answer>({ url, token, context }: Player, path: string, data: object): Promise<Answer> {
  const answer = await context.request.post(url + path, {
    headers: { authorization: `Bearer ${token}` },
    data,
  })
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`)
  return answer.json()
}

/** Signs in once more, from a browser with this user agent. */
async function signInElsewhere(browser: Browser, { url, email, password }: Player, userAgent: string) {
  const context = await browser.newContext({ userAgent })
  const answer = await context.request.post(`${url}/auth/login`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`signing in was refused: ${await answer.text()}`)
  await context.close()
}

/** Buys two pieces of the first article in stock, through the payment sandbox. */
async function buySomething(player: Player): Promise<string> {
  const { url, page } = player
  const answer = await page.request.get(`${url}/store/lance/products`)
  const { products }: ProductList = await answer.json()
  const product = products.find(({ variants: [first] }) => (first?.inventory_quantity ?? 0) > 2)
  const [variant] = product?.variants ?? []
  if (!product || !variant) throw new Error('the store is empty')
  const checkout: StartedCheckout = await post(player, '/store/lance/checkout', {
    items: [{ variant_id: variant.id, quantity: 2 }],
    successUrl: `${url}/success`,
    cancelUrl: `${url}/store`,
    locale: 'pt-BR',
  })
  await page.goto(checkout.url)
  await page.getByRole('button', { name: 'Pagar com cartão' }).click()
  await page.waitForURL('**/success*')
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
  { id }: Player,
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
async function noteRecovery({ connectionString }: LaunchedServer, { id }: Player): Promise<void> {
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
  { white, black }: { white: Player; black: Player },
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

/** Fills an empty site once, so that every screen has something to show. */
export async function seedSite(
  server: LaunchedServer,
  browser: Browser,
  newcomers: Newcomers,
): Promise<SeededSite> {
  const open = (name: string, at: string | null = null) => openPlayer(browser, { url: server.url, name, at })
  // The member's browser stores a bot game.
  const member = await open('Ana Beatriz', '/robots.txt')
  const rival = await open('Otávio de Albuquerque')
  await becomeMember(server.connectionString, member.id)
  await insertPastGames(server, { userId: member.id, opponentId: rival.id, count: 24 })
  await fundPlayer(server, member, 1234)
  await creditDepositFor(server, member, 50)
  await storeBotGame(member, { id: BOT_GAME_ID, sans: ['f3', 'e5', 'g4', 'Qh4#'] })
  await signInElsewhere(browser, member, 'Mozilla/5.0 (iPhone) Version/18.1 Mobile/15E148 Safari/604.1')
  await signInElsewhere(browser, member, 'curl/8.5.0')
  const productId = await buySomething(member)
  const invitationId = randomUUID()
  const invitation: InvitationBody = { id: invitationId, time_control: 600, color: 'random' }
  await post(member, '/invitations', invitation)
  const made = await post<{ tournament: { id: string } }>(member, '/tournaments', cup('Copa do bairro', 1000))
  const cancelled = await post<{ tournament: { id: string } }>(
    rival,
    '/tournaments',
    cup('Copa cancelada', 0),
  )
  await rival.context.request.delete(`${server.url}/tournaments/${cancelled.tournament.id}`, {
    headers: { authorization: `Bearer ${rival.token}` },
  })
  await post(rival, '/tournaments', cup('Noite das torres de São Paulo', 0))
  await fillCalendar(server)
  const entrant = await open('Paulo')
  const tournament = await beginTournament(server, entrant)
  await keepMatchWaiting(server, tournament)
  const seated = await open('Clara')
  const opponent = await open('Bianca de Oliveira')
  // Long enough that no flag falls while the game is looked at; the opponent stays connected.
  const gameId = await createGameBetween(server, { white: seated, black: opponent, timeControlS: 1800 })
  await playBySockets({ gameId, white: seated, black: opponent }, OPENING)
  await connectToGame(opponent, gameId)
  const berserkGameId = await createBerserkGame(server, { white: seated, black: opponent })
  await fillLists(server)
  const seeker = await open('Sara')
  await fundPlayer(server, seeker, 30)
  const undeclared = await open('Lia')
  await fundPlayer(server, undeclared, 60)
  await undeclareAdult(server, undeclared)
  await noteRecovery(server, undeclared)
  const winner = await open('Vera')
  const arenaIds = await seedArenas(server)
  const finishedTournamentId = await finishCup(server, [winner, member, rival, seeker])
  const absent = await open('Olga')
  await noteNoShow(server, absent, finishedTournamentId)
  const swissPlayer = await open('Rui')
  const swiss = await seedSwiss(server, { undeclared, swissPlayer })
  const people = {
    ...newcomers,
    member: await closeBrowser(member),
    seated: await closeBrowser(seated),
    entrant: await closeBrowser(entrant),
    seeker: await closeBrowser(seeker),
    undeclared: await closeBrowser(undeclared),
    winner: await closeBrowser(winner),
    absent: await closeBrowser(absent),
    swissPlayer: await closeBrowser(swissPlayer),
  }
  return {
    people,
    productId,
    invitationId,
    tournament,
    swiss,
    openTournamentId: made.tournament.id,
    finishedTournamentId,
    arenaIds,
    cancelledTournamentId: cancelled.tournament.id,
    gameId,
    berserkGameId,
    pastGameId: `past1${member.id.slice(0, 8)}`,
  }
}
