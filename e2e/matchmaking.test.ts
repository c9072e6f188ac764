import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownClockMs } from './kit/shownClock.ts'
import { awaitToast, shownToasts } from './kit/toast.ts'

const shared = shareServer()

const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name })

// A player whose page serves several tests. Each begins and ends on the home screen, out of the queue.
let ana: Player
beforeAll(async () => {
  ana = await open('Ana')
})
afterEach(async () => {
  await ana.page.unrouteAll()
  expect(ana.problems.splice(0)).toEqual([])
})

async function search({ page }: Player, timeControl = '10 min') {
  await page.getByLabel(timeControl).check()
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
  await page.waitForURL('**/gameroom')
}

/** A new player without a browser searches; returns the game they are paired in. */
async function meetNewPlayer({
  name,
  timeControlS,
}: {
  name: string
  timeControlS: number
}): Promise<string> {
  const player = await signUp(shared.server.url, { name })
  const { game_id } = await callAs<{ game_id: string }>(player, 'POST', '/matchmaking-v2', {
    player_id: player.id,
    time_control: timeControlS,
    wager: 0,
  })
  return game_id
}

/** The server's presence of a player. */
const rowOf = (player: Player) =>
  callAs<{ status: string; current_game_id: string | null }>(player, 'GET', `/players_online/${player.id}`)

async function waitForStatus(player: Player, status: string) {
  await expect.poll(async () => (await rowOf(player)).status).toBe(status)
}

describe('starting a search', () => {
  it('asks a guest to complete the profile, whatever game they choose at home, and leads there [MATCH-4] [SITE-2]', async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/')
    for (const name of ['Jogar Apostado', 'Jogar contra Bot', 'Jogar Agora']) {
      await page.locator('[data-toast]').waitFor({ state: 'detached' })
      await page.getByRole('button', { name }).click()
      expect(await awaitToast(page, 'Cadastro Necessário')).toBe(
        'Você precisa completar seu perfil antes de jogar.',
      )
      if (name !== 'Jogar Agora') await page.locator('[data-toast] .toast-close').click()
    }
    await page.getByRole('button', { name: 'Ir para o perfil' }).click()
    await page.waitForURL('**/profile')
  })

  it.each(['/matchmaking', '/gameroom'])(
    'sends a guest who opens %s to the profile [MATCH-17]',
    async (path) => {
      const { page } = await openVisitor(shared.browser, { url: shared.server.url })
      const [toast] = await Promise.all([
        awaitToast(page, 'Erro de Autenticação'),
        page.goto(path),
        page.waitForURL('**/profile'),
      ])
      expect(toast).toBe('Você precisa estar logado para buscar uma partida.')
    },
  )
})

describe('waiting for an opponent', () => {
  it('shows both views, and leaves the queue when it is cancelled [MATCH-18]', async () => {
    const { promise: mayEnter, resolve: enter } = Promise.withResolvers<void>()
    await ana.page.route('**/matchmaking-v2', async (route) => {
      await mayEnter
      await route.continue()
    })
    await ana.page.getByRole('button', { name: 'Jogar Agora' }).click()
    await ana.page.getByText('Buscando um oponente digno...').waitFor()
    expect(await awaitToast(ana.page, 'Buscando Partida')).toBe(
      'Aguarde, estamos conectando você a um oponente.',
    )
    enter()
    await ana.page.waitForURL('**/gameroom')
    await ana.page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
    await ana.page.getByText('Aguardando um oponente digno...').waitFor()
    await ana.page.getByText('Você será redirecionado automaticamente.').waitFor()
    await ana.page.getByText('Procurando...').waitFor()
    await waitForStatus(ana, 'searching')
    await ana.page.getByRole('button', { name: 'Cancelar e Voltar' }).click()
    await ana.page.waitForURL(`${shared.server.url}/`)
    expect(await awaitToast(ana.page, 'Busca cancelada')).toBe('Você saiu da fila de espera.')
    await waitForStatus(ana, 'online')
  })

  it('leaves the queue when its player goes elsewhere, but not on a reload [MATCH-18]', async () => {
    const { page } = ana
    await search(ana)
    await page.reload()
    await page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
    await waitForStatus(ana, 'searching')
    await page.goBack()
    await page.waitForURL(`${shared.server.url}/`)
    await waitForStatus(ana, 'online')
  })

  it('takes its toast along when the player leaves by a link [SITE-6]', async () => {
    const { page } = ana
    await search(ana)
    await awaitToast(page, 'Buscando Partida')
    await page.getByRole('banner').getByRole('button', { name: 'Torneios' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Torneios' }).click()
    await page.waitForURL('**/tournament')
    // By itself it would stay for five seconds.
    await expect.poll(() => shownToasts(page), { timeout: 1500 }).toEqual([])
    await goTo(page, '/')
    await waitForStatus(ana, 'online')
  })

  it('releases a player who goes back while the search is still being answered', async () => {
    const { page } = ana
    await search(ana)
    const { promise: isTurningBack, resolve: turnBack } = Promise.withResolvers<void>()
    const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>()
    await page.route('**/matchmaking-v2', async (route) => {
      const response = await route.fetch()
      await isTurningBack
      await route.fulfill({ response })
      answered()
    })
    await page.route('**/HomePage-*.js', async (route) => {
      await isAnswered
      await route.continue()
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
    await waitForStatus(ana, 'searching')
    await page.goBack()
    turnBack()
    await page.getByRole('button', { name: 'Jogar Agora' }).waitFor()
    expect(page.url()).toBe(`${shared.server.url}/`)
    await waitForStatus(ana, 'online')
  })

  it('offers games against house bots, which are kept when an opponent comes [MATCH-28] [BOT-13]', {
    skip: !hasTurn(1),
  }, async () => {
    const eva = await open('Eva')
    await search(eva, '30 min')
    const offers = eva.page.getByRole('region', { name: 'Jogar contra o bot enquanto espera' })
    await offers.getByRole('button', { name: 'BOT Jaçanã 1500' }).click()
    await eva.page.getByText('A partida contra o bot fica salva.').waitFor()
    await eva.page.locator('.board [data-square="e2"]').waitFor()
    expect(await shownClockMs(eva.page, 'Eva')).toBe(1_800_000)
    await eva.page
      .getByRole('region', { name: /BOT Jaçanã/ })
      .getByText('1500')
      .waitFor()
    await waitForStatus(eva, 'searching')
    const isWhite = (await eva.page.locator('.board').getAttribute('data-orientation')) === 'white'
    if (isWhite) await movePiece(eva.page, 'e2e4')
    const keptGames = async () => {
      const kept = await eva.page.evaluate((id) => localStorage.getItem(`bot_games:${id}`), eva.id)
      return JSON.parse(kept ?? '{"games":[]}').games.length
    }
    await expect.poll(keptGames).toBe(1)
    const gameId = await meetNewPlayer({ name: 'Fábio', timeControlS: 1800 })
    await eva.page.waitForURL(`**/game/${gameId}`)
    expect(await keptGames()).toBe(1)
    expect(eva.problems).toEqual([])
  })

  it('takes both players to the same game, and a player with a running game back to it [MATCH-2] [MATCH-25]', async () => {
    const [caio, davi] = await Promise.all([open('Caio'), open('Davi')])
    await search(caio, '15 min')
    await davi.page.getByLabel('15 min').check()
    const [toast, pairing] = await Promise.all([
      awaitToast(caio.page, 'Oponente Encontrado!'),
      caio.page
        .waitForFunction(() => document.querySelector('.pairing')?.textContent)
        .then((text) => text.jsonValue()),
      davi.page.getByRole('button', { name: 'Jogar Agora' }).click(),
      ...[caio, davi].map(({ page }) => page.waitForURL('**/game/*')),
    ])
    expect(caio.page.url()).toBe(davi.page.url())
    expect(toast).toBe('A partida vai começar.')
    expect(pairing).toMatch(/Caio.*Davi.*Você joga de (brancas|pretas)/)
    const game = caio.page.url()
    await caio.page.goto('/')
    await caio.page.getByRole('link', { name: 'Voltar à partida' }).waitFor()
    await caio.page.getByRole('button', { name: 'Jogar Agora' }).click()
    await caio.page.waitForURL(game)
    await caio.page.locator('.connection-badge[data-status="Open"]').waitFor()
    // No opponent was found: the game is the one that runs already.
    expect(await shownToasts(caio.page)).toEqual([])
  })
})

describe('a failed search', () => {
  it('says why and leads home, out of the queue [MATCH-17]', async () => {
    await ana.page.route('**/matchmaking-v2', (route) =>
      route.fulfill({ status: 503, json: { error: 'Servidor em manutenção.', code: 'DRAINING' } }),
    )
    await ana.page.getByRole('button', { name: 'Jogar Agora' }).click()
    expect(await awaitToast(ana.page, 'Erro ao buscar partida')).toBe('Servidor em manutenção.')
    await ana.page.waitForURL(`${shared.server.url}/`)
  })

  it('says that the status could not be read and leads home, out of the queue', {
    skip: !hasTurn(2),
  }, async () => {
    await ana.page.route('**/players_online/*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
        : route.continue(),
    )
    await ana.page.getByRole('button', { name: 'Jogar Agora' }).click()
    expect(await awaitToast(ana.page, 'Erro ao verificar status')).toBe(
      'Servidor retornou resposta inválida (não JSON)',
    )
    await ana.page.waitForURL(`${shared.server.url}/`)
    await waitForStatus(ana, 'online')
  })
})

describe('a daily search', () => {
  it('continues while its player is elsewhere, and can be cancelled from home [MATCH-8]', async () => {
    await search(ana, '24 h')
    await ana.page.getByRole('link', { name: 'Ir para o início' }).click()
    await ana.page.getByText('Procurando oponente').waitFor()
    await ana.page.reload()
    await ana.page.getByRole('button', { name: 'Cancelar busca' }).click()
    expect(await awaitToast(ana.page, 'Busca cancelada')).toBe('Você saiu da fila de espera.')
    await ana.page.getByText('Nenhuma partida em andamento.').waitFor()
  })

  it('notifies its player on any screen, and is found among their games with whose turn it is', {
    skip: !hasTurn(3),
  }, async () => {
    const hugo = await open('Hugo')
    await search(hugo, '48 h')
    await hugo.page.getByRole('link', { name: 'Ir para o início' }).click()
    await hugo.page.getByText('Procurando oponente').waitFor()
    const [gameId] = await Promise.all([
      meetNewPlayer({ name: 'Iara', timeControlS: 2 * 86_400 }),
      // A toast disappears after five seconds, but not while the pointer is on its button.
      awaitToast(hugo.page, 'Oponente Encontrado!').then(() =>
        hugo.page.getByRole('button', { name: 'Ir para a partida' }).hover(),
      ),
    ])
    const card = hugo.page.getByRole('link', { name: /Iara/ })
    await card.getByText(/^(Sua vez|Vez do oponente)$/).waitFor()
    await hugo.page.getByRole('button', { name: 'Ir para a partida' }).click()
    await hugo.page.waitForURL(`**/game/${gameId}`)
    expect((await rowOf(hugo)).status).toBe('online')
  })
})
