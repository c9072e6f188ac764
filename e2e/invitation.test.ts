import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { countSockets } from '../apps/server/test/countSockets.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { playOnScreens } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'

const shared = shareServer()

const PATIENCE = { timeout: 30_000 }
// The page's own: the bar has a menu called Jogar.
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor(PATIENCE)
const isAtBoard = (page: Page) =>
  page.locator('.connection-badge[data-status="Open"]').waitFor({ timeout: 60_000 })

/** Creates a link, waits on its screen, and returns its path. */
async function invite({ page }: Player, { minutes = '15 min', color = 'Brancas' } = {}): Promise<string> {
  // The home screen has such choices too: until it is gone they would be taken for these.
  await heading(page, 'Jogar com um amigo')
  await page.getByRole('radio', { name: minutes, exact: true }).check()
  await page.getByRole('radio', { name: color, exact: true }).check()
  await button(page, 'Criar link').click()
  await heading(page, 'Envie este link ao seu amigo')
  const link = await page.getByRole('textbox', { name: 'Link do convite' }).inputValue()
  expect(link.startsWith(`${shared.server.url}/invite/`)).toBe(true)
  return link.slice(shared.server.url.length)
}

const sockets = ({ id }: Player) => countSockets(shared.server.connectionString, id)
const hostIsGone = (host: Player) => expect.poll(() => sockets(host), PATIENCE).toBe(0)
const hostIsHere = (host: Player) => expect.poll(() => sockets(host), PATIENCE).toBeGreaterThan(0)

const openHost = (at = '/game/new') => openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at })

describe('a game with a friend', () => {
  it('begins for both players from the link, with the chosen color and time, unrated', {
    skip: !hasTurn(3),
  }, async () => {
    const host = await openHost('/')
    await button(host.page, 'Jogar com um amigo').click()
    const path = await invite(host)
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await button(host.page, 'Copiar link').click()
    expect(await awaitToast(host.page, 'Link copiado')).toBe(shared.server.url + path)

    const friend = await openPlayer(shared.browser, { url: shared.server.url, name: 'Bruno', at: path })
    await heading(friend.page, 'Ana convida você para uma partida')
    await friend.page.getByText('Você joga de pretas').waitFor()
    await friend.page.getByText('Amistosa: não vale rating nem pontos.').waitFor()
    await button(friend.page, 'Jogar').click()
    await Promise.all([isAtBoard(host.page), isAtBoard(friend.page)])
    expect(new URL(host.page.url()).pathname).toBe(new URL(friend.page.url()).pathname)
    expect(await host.page.locator('.board').getAttribute('data-orientation')).toBe('white')
    const record = await (
      await friend.context.request.get(
        `${shared.server.url}/api${new URL(friend.page.url()).pathname}/state`,
        {
          headers: { authorization: `Bearer ${friend.token}` },
        },
      )
    ).json()
    expect(record).toMatchObject({ rated: false, timeControl: 900, white_player_id: host.id })
    await playOnScreens({ white: host.page, black: friend.page }, ['e4', 'e5'])

    // The link leads its two players to their game, and tells anyone else that it has been used.
    await friend.page.goto(path)
    await isAtBoard(friend.page)
    const third = await openPlayer(shared.browser, { url: shared.server.url, name: 'Caio', at: path })
    await heading(third.page, 'Este convite já foi aceito')
    expect([...host.problems, ...friend.problems, ...third.problems]).toEqual([])
  })

  it('can be joined without an account yet: signing up leads back to the link [MATCH-21]', {
    skip: !hasTurn(0),
  }, async () => {
    const host = await openHost()
    const path = await invite(host, { color: 'Pretas' })
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto(path)
    await heading(page, 'Ana convida você para uma partida')
    await page.getByText('Você joga de brancas').waitFor()
    await page.getByRole('link', { name: 'Entrar ou criar conta' }).click()
    await button(page, 'Criar conta').click()
    await page.getByLabel('Nome').fill('Dora')
    await page.getByLabel('E-mail').fill(`dora.${process.pid}@lance.test`)
    await page.getByLabel('Senha', { exact: true }).fill('segredo-1')
    await page.locator('form').getByRole('button', { name: 'Criar conta' }).click()
    await page.waitForURL(new RegExp(path))
    await button(page, 'Jogar').click()
    await Promise.all([isAtBoard(host.page), isAtBoard(page)])
    expect([...problems, ...host.problems]).toEqual([])
  })
})

describe('an invitation link', () => {
  // One page of each for all tests, which begin wherever the one before left it.
  let host: Player
  let friend: Player
  beforeAll(async () => {
    host = await openHost()
    friend = await openPlayer(shared.browser, { url: shared.server.url, name: 'Bruno', at: null })
  })

  it('survives a reload, is listed among the open ones, and stops working once it is cancelled [MATCH-23]', {
    skip: !hasTurn(0),
  }, async () => {
    const path = await invite(host, { minutes: '24 h', color: 'Sorteio' })
    await host.page.reload()
    await heading(host.page, 'Envie este link ao seu amigo')
    await host.page.getByText('Você pode sair').waitFor()
    await goTo(host.page, '/game/new')
    await host.page.getByRole('link', { name: /24 h por lance · Sorteio/ }).click()
    await button(host.page, 'Cancelar convite').click()
    await awaitToast(host.page, 'Convite cancelado')
    await goTo(friend.page, path)
    await heading(friend.page, 'Este convite não vale mais')
    await friend.page.getByRole('link', { name: 'Criar um convite' }).click()
    await heading(friend.page, 'Jogar com um amigo')
    await goTo(host.page, '/invite/nada')
    await heading(host.page, 'Este convite não vale mais')
  })

  it('keeps saying why it could not be opened while it is tried again', async () => {
    const { page } = host
    await goTo(page, '/game/new')
    const path = await invite(host)
    const calls = /\/invitations\/[^/]+$/
    let finish: () => void = () => {}
    const answered = new Promise<void>((resolve) => {
      finish = resolve
    })
    let reads = 0
    // Holds every read after the first: the socket may open meanwhile and read again, and a click joins that read.
    await page.route(calls, async (route) => {
      reads += 1
      if (reads === 1) return route.fulfill({ status: 500, json: { code: 'INTERNAL', error: 'Falhou.' } })
      await answered
      await route.continue()
    })
    await page.goto(path)
    await heading(page, 'Não foi possível abrir o convite')
    await button(page, 'Tentar novamente').click()
    await expect.poll(() => reads, PATIENCE).toBe(2)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Não foi possível abrir o convite',
    )
    finish()
    await heading(page, 'Envie este link ao seu amigo')
    await page.unroute(calls)
  })

  it('stays valid while its host is away: the friend is told so, and tries again', {
    skip: !hasTurn(3),
  }, async () => {
    await goTo(host.page, '/game/new')
    const path = await invite(host)
    await goTo(friend.page, path)
    await heading(friend.page, 'Ana convida você para uma partida')
    await host.page.goto('about:blank')
    // The server takes a moment to see that the host is gone; until then the link would be taken.
    await hostIsGone(host)
    const refusal = friend.page.getByRole('alert').filter({ hasText: 'A partida ainda não começou' })
    await button(friend.page, 'Jogar').click()
    await refusal.getByText('Seu oponente não está disponível agora.').waitFor(PATIENCE)
    await friend.page.getByText('O convite continua valendo').waitFor()
    await host.page.goto(shared.server.url + path)
    await heading(host.page, 'Envie este link ao seu amigo')
    await host.page.locator('.invitation-link').waitFor()
    await hostIsHere(host)
    await button(friend.page, 'Jogar').click()
    await Promise.all([isAtBoard(host.page), isAtBoard(friend.page)])
  })
})
