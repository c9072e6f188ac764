import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { insertPeople } from '../apps/server/test/listKit.ts'
import { stockStore } from '../apps/server/test/storeKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { holdNextPage } from './kit/holdNextPage.ts'
import { insertPastGames } from './kit/insertPastGames.ts'
import { DESKTOP, openVisitor, PHONE, type Visitor } from './kit/launchBrowser.ts'
import { loseNetwork } from './kit/loseNetwork.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { cutTexts } from './kit/overlaps.ts'
import { paint } from './kit/painting.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { shownPlacement } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })

const PATIENCE = { timeout: 30_000 }
const MATE = ['f3', 'e5', 'g4', 'Qh4#']

type Opened = ReturnType<typeof openDatabase>
type Pool = Opened['pool']

async function onDatabase(work: (pool: Pool, db: Opened['db']) => Promise<unknown>): Promise<void> {
  const { pool, db, close } = openDatabase({
    connectionString: shared.server.connectionString,
    maxConnections: 1,
  })
  try {
    await work(pool, db)
  } finally {
    await close()
  }
}

// Opened once for all tests: a guest, Lia, who has a title and a game, and Célia, who is a member.
let guest: Visitor
let lia: Player
let celia: Player
beforeAll(async () => {
  const { server, browser } = shared
  guest = await openVisitor(browser, { url: server.url })
  lia = await openPlayer(browser, { url: server.url, name: 'Lia Maximiliana Fernandes', at: null })
  celia = await openPlayer(browser, { url: server.url, name: 'Célia', at: null })
  await becomeMember(server.connectionString, celia.id)
})
afterEach(() => {
  const problems = [guest, lia, celia].flatMap((visitor) => visitor.problems.splice(0))
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

describe('the hall of fame', () => {
  it('shows a guest who has won the most, and a ranked player their own place, however far down [HALL-1]', {
    skip: !hasTurn(1),
  }, async () => {
    const { page } = guest
    const ana = await signUp(shared.server.url, { name: 'Ana Campeã' })
    await onDatabase(async (pool) => {
      await pool.query('update users set titles = 0, score = 0')
      await insertPeople(pool, 80)
      await pool.query('update users set titles = 50, score = 70, country = $2 where id = $1', [ana.id, 'BR'])
      await pool.query('update users set titles = 1, score = 1 where id = $1', [lia.id])
    })
    await becomeMember(shared.server.connectionString, ana.id)

    await page.goto('/hall-of-fame')
    const first = page.getByRole('list', { name: 'Pódio' }).getByRole('listitem').first()
    await first.getByText('50 títulos').waitFor()
    await first.getByRole('img', { name: 'Membro Premium' }).waitFor()
    await page.getByText('Entre para ver a sua posição.').waitFor()
    const rows = page.getByRole('table', { name: 'Classificação' }).locator('tbody tr')
    expect(await rows.count()).toBe(47)
    await page.getByRole('button', { name: 'Mostrar mais' }).click()
    await expect.poll(() => rows.count()).toBe(71)
    await page.getByRole('link', { name: 'Rating' }).click()
    await page.getByText('Nenhum rating firme neste ritmo').waitFor()
    await page.getByRole('link', { name: 'Títulos' }).click()

    await first.getByRole('link', { name: 'Ana Campeã' }).click()
    await page.getByRole('heading', { level: 1, name: 'Ana Campeã' }).waitFor()
    await page.getByText('50 títulos').waitFor()
    await page.getByRole('img', { name: 'Brasil' }).waitFor()
    await page.getByText('Nenhuma partida terminada ainda').waitFor()
    await goTo(page, '/player/00000000-0000-4000-8000-000000000000')
    await page.getByRole('heading', { name: 'Este jogador não existe' }).waitFor()

    await lia.page.goto('/hall-of-fame')
    const own = lia.page.getByRole('region', { name: 'Sua posição' })
    await own.getByText('74º lugar').waitFor()
    expect(await own.getByText('1 ponto', { exact: true }).isVisible()).toBe(true)
  })
})

describe('the live games', () => {
  it('follow the moves for a member, who can open them, from home too; others are told what Premium offers [SITE-21]', {
    skip: !hasTurn(0),
  }, async () => {
    const black = await openPlayer(shared.browser, {
      url: shared.server.url,
      name: 'Clara Antonieta de Albuquerque',
      at: null,
    })
    const table = await openForWhite(shared.server, { white: lia, black })
    await table.play(MATE.slice(0, 2))
    const { page } = celia
    await page.goto('/live-games')
    const watch = page.getByRole('link', { name: `Assistir a ${lia.name} contra ${black.name}` })
    await watch.waitFor(PATIENCE)
    expect(await page.getByText('Assistir ao vivo faz parte do Premium').count()).toBe(0)
    await paint(page)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      expect(await cutTexts(page, '.live-player-name')).toEqual([])
    }
    await table.play(MATE.slice(0, 3), { fromPly: 2 })
    const now = await shownPlacement(table.white)
    await expect.poll(() => shownPlacement(page), PATIENCE).toBe(now)

    await goTo(guest.page, '/live-games')
    await guest.page.getByText('Assistir ao vivo faz parte do Premium').waitFor()
    await guest.page.getByText('com até meio minuto de atraso').waitFor(PATIENCE)
    await guest.page.getByRole('link', { name: /^Assistir/ }).waitFor()
    await guest.page.getByRole('link', { name: 'Conhecer o Premium' }).waitFor()

    await goTo(page, '/')
    await watch.waitFor(PATIENCE)
    // Home has boards of its own.
    expect(await shownPlacement(page.locator('.live-card'))).toBe(now)
    await page.getByText('1 partida agora').waitFor(PATIENCE)
    await watch.click()
    await page.locator('.connection-badge[data-status="Open"]').waitFor(PATIENCE)
    await table.play(MATE, { fromPly: 3 })
    await page.getByRole('dialog', { name: 'Fim de Jogo!' }).waitFor(PATIENCE)
    await goTo(page, '/live-games')
    await page.getByText('Nenhuma partida em andamento agora').waitFor(PATIENCE)

    await goTo(page, `/player/${black.id}`)
    await page.getByText('Vitória · xeque-mate').waitFor(PATIENCE)
    await page.getByRole('link', { name: lia.name, exact: true }).waitFor()
    await page.getByRole('link', { name: /^Rever a partida contra/ }).click()
    await page.waitForURL(/\/review$/)
  })
})

/** Inserts this many paid orders of a user. */
const insertOrders = (pool: Pool, userId: string, orders: number) =>
  pool.query(
    `with paid as (
       insert into store_checkouts (id, user_id, buyer, address, fingerprint, status, is_reserved, amount_cents,
         provider, is_live, language, success_url, cancel_url, created_at, expires_at, paid_at)
       select gen_random_uuid(), $1::uuid, $1::text, '', '', 'paid', false, 5000, 'sandbox', false, 'pt-BR', '', '',
         now(), now(), now() from generate_series(1, $2::int)
       returning id
     )
     insert into store_orders (id, checkout_id, user_id, amount_cents, currency, paid_at)
     select gen_random_uuid(), id, $1::uuid, 5000, 'BRL', now() from paid`,
    [userId, orders],
  )

const SECOND_PAGES = [
  { at: '/hall-of-fame', rows: 'tbody tr', button: 'Mostrar mais', next: /\/champions\?.*cursor=/ },
  { at: '/store', rows: '.product-grid > li', button: 'Mostrar mais', next: /\/products\?.*offset=24/ },
  { at: '/store/orders', rows: '.order', button: 'Mostrar mais', next: /\/orders\?cursor=/ },
  {
    at: '/profile?view=games',
    rows: '.game-row',
    button: 'Mostrar mais partidas',
    next: /\/users\/[^/]+\/games\?.*cursor=/,
  },
]

it('is shown without a part of its page that the network did not bring, and with it once the network is back', async () => {
  const { page, context } = celia
  const part = '**/FinishedBotGames-*.js'
  await page.route(part, (route) => route.abort())
  await page.goto('/profile?view=games')
  await page.getByRole('heading', { name: 'Suas partidas', exact: true }).waitFor()
  const asked = page.waitForRequest(part)
  await context.setOffline(true)
  await page.unroute(part)
  await context.setOffline(false)
  await asked
  await page.getByRole('heading', { name: 'Suas partidas', exact: true }).waitFor()

  // A view that the user chose says that it is missing.
  const view = '**/SessionsView-*.js'
  await page.route(view, (route) => route.abort())
  await page.getByRole('link', { name: 'Sessões' }).click()
  await page.getByRole('alert').getByText('Falta uma parte desta página').waitFor()
  await page.getByRole('link', { name: 'Partidas', exact: true }).waitFor()
  await page.unroute(view)
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByText('Este navegador', { exact: true }).waitFor()
})

describe('a list that is read again while its next page is on its way', () => {
  // The inserted orders were never booked, and the ledger is checked when the server ends.
  afterAll(() =>
    onDatabase(async (pool) => {
      await pool.query('delete from store_orders where user_id = $1', [celia.id])
      await pool.query('delete from store_checkouts where user_id = $1', [celia.id])
    }),
  )

  it('shows that page all the same, when the network is back', { skip: !hasTurn(2) }, async () => {
    await insertPastGames(shared.server, { userId: celia.id, opponentId: lia.id, count: 21 })
    const articles = Array.from({ length: 24 }, (_, number) => [`article-${number}`, { stock: 5 }] as const)
    await onDatabase(async (pool, db) => {
      await insertPeople(pool, 60)
      await insertOrders(pool, celia.id, 21)
      await stockStore({ ctx: { db, time: { nowMs: Date.now } } }, Object.fromEntries(articles))
    })
    const { page } = celia
    await goTo(page, '/terms')
    await page.clock.install()
    for (const { at, rows, button, next } of SECOND_PAGES) {
      await goTo(page, at)
      const letThrough = await holdNextPage(page, { button, next })
      const before = await page.locator(rows).count()
      await loseNetwork(celia)
      letThrough()
      await expect.poll(() => page.locator(rows).count(), { message: at }).toBeGreaterThan(before)
    }
  })
})
