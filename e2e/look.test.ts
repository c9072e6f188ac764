import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/db/openDatabase.ts'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { insertGames, insertPeople, insertRatings } from '../apps/server/test/listKit.ts'
import { accessFaults } from './kit/accessFaults.ts'
import { beginTournament } from './kit/beginTournament.ts'
import { fundPlayer, makeUndeclared } from './kit/fundPlayer.ts'
import { keepBotGame } from './kit/keepBotGame.ts'
import { keepPastGames } from './kit/keepPastGames.ts'
import { DESKTOP, launchBrowser, openVisitor } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { openBotSetup, startBotGame } from './kit/playBot.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece, playScore } from './kit/playMoves.ts'
import { settle } from './kit/settle.ts'
import { sitDown } from './kit/sitDown.ts'

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const SCHEMES = ['dark', 'light'] as const
const SIZES = [
  { size: 'phone', viewport: { width: 360, height: 740 } },
  { size: 'desktop', viewport: DESKTOP },
]

/** Whether there is more than the width shows, once the page has taken in its new size. */
function staysTooWide(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  return page.waitForFunction(fits, undefined, { timeout: 3000 }).then(
    () => false,
    () => true,
  )
}

/** What is wrong with a screen, in each size and scheme: each line names what and where. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const { size, viewport } of SIZES) {
    await page.setViewportSize(viewport)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await settle(page)
      const where = `${screen}, ${size}, ${scheme}`
      if (await staysTooWide(page)) faults.push(`${where}: scrolls to the side`)
      for (const fault of await accessFaults(page)) faults.push(`${where}: ${fault}`)
    }
  }
  return faults
}

describe('every screen fits a phone and a desktop, in both schemes, and can be read by everybody', () => {
  it('for a guest', async () => {
    const { page, problems } = await openVisitor(browser, { url: server.url })
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.goto('/')
    await page.getByRole('button', { name: 'Jogar Agora' }).waitFor()
    await look('home-guest')
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
    await look('login')
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
    await page.getByRole('heading', { name: 'Recuperar senha' }).waitFor()
    await look('forgot-password')
    await page.getByRole('button', { name: 'Voltar para o login' }).click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByRole('heading', { name: 'Criar conta' }).waitFor()
    await look('sign-up')
    await page.goto('/update-password?token=abc')
    await page.getByLabel('Nova Senha', { exact: true }).waitFor()
    await look('update-password')
    await page.goto('/play-with-bot')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await look('play-with-bot-guest')
    await page.goto('/nada-aqui')
    await page.getByRole('heading', { name: 'Esta casa está vazia' }).waitFor()
    await look('not-found')
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who is signed in', async () => {
    const { page, problems, id } = await openPlayer(browser, { url: server.url, name: 'Ana' })
    const bia = await openPlayer(browser, { url: server.url, name: 'Bianca de Oliveira' })
    await becomeMember(server.connectionString, id)
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await page.getByRole('heading', { name: 'Suas partidas' }).waitFor()
    await look('home')
    await page.goto('/profile')
    await page.getByRole('heading', { name: 'Ana' }).waitFor()
    await look('profile')
    await keepPastGames(server, { userId: id, opponentId: bia.id, count: 24 })
    await page.goto('/profile?view=numbers')
    await page.locator('.rating-plot canvas').waitFor()
    await page.getByText('Ver como tabela').click()
    await look('profile-numbers')
    await page.goto('/profile?view=games')
    await page.locator('.game-row').nth(19).waitFor()
    await look('profile-games')
    await page.goto('/profile?view=data')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await page.getByRole('dialog', { name: 'Excluir sua conta?' }).waitFor()
    await look('profile-delete')
    await page.goto('/matchmaking')
    await page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
    await look('matchmaking')
    await page.getByRole('button', { name: 'Cancelar e Voltar' }).click()
    await page.getByRole('button', { name: 'Jogar Agora' }).waitFor()
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who left a game against the bot, and after it', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Dora' })
    const faults: string[] = []
    const look = async (screen: string) => faults.push(...(await faultsOf(page, screen)))
    await openBotSetup(page)
    await startBotGame(page, { level: 'easy' })
    await movePiece(page, 'e2e4')
    await page.locator('.move-san').nth(1).filter({ hasText: /./ }).waitFor()
    await page.goto('/play-with-bot')
    await page.getByRole('heading', { name: 'Continuar partida' }).waitFor()
    await look('play-with-bot')
    await page.getByRole('link', { name: /Bot Fácil/ }).click()
    await page.getByRole('button', { name: 'Desistir', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
    await page.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
    await page.goto('/profile?view=games')
    await page.getByRole('link', { name: /Bot Fácil/ }).waitFor()
    await look('profile-bot-games')
    await page.getByRole('link', { name: /Bot Fácil/ }).click()
    await page
      .locator('.review-opening')
      .getByText(/^[A-E]\d\d$/)
      .waitFor()
    await look('review')
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who chooses how the board looks', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Dora' })
    await openBotSetup(page)
    await startBotGame(page)
    await page.getByRole('button', { name: 'Aparência' }).click()
    await page.getByText('Vidro 3D').click()
    await page.locator('[data-board-theme="glass3d"].game-frame').waitFor()
    expect([...(await faultsOf(page, 'appearance')), ...problems]).toEqual([])
  })

  it('for a member who reviews his game', async () => {
    const member = await openPlayer(browser, { url: server.url, name: 'Eva' })
    await becomeMember(server.connectionString, member.id)
    await keepBotGame(member, { id: 'bot-1000', sans: ['f3', 'e5', 'g4', 'Qh4#'] })
    const { page, problems } = member
    await page.goto('/game/bot-1000/review?ply=3')
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    expect([...(await faultsOf(page, 'review-member')), ...problems]).toEqual([])
  })

  it('for somebody who plays for a stake', async () => {
    const rich = await openPlayer(browser, { url: server.url, name: 'Lia' })
    await fundPlayer(server, rich, 60)
    await makeUndeclared(server, rich)
    const { page, problems } = rich
    await page.goto('/wager-match')
    await page.getByText('R$ 60,00').waitFor()
    const faults = await faultsOf(page, 'stakes')
    await page.getByRole('button', { name: /^R\$ 50 / }).click()
    await page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' }).waitFor()
    faults.push(...(await faultsOf(page, 'adult')))
    await page.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click()
    await page.waitForURL('**/gameroom')
    faults.push(...(await faultsOf(page, 'matchmaking-wagered')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who invites a friend, and for who is invited', async () => {
    const host = await openPlayer(browser, { url: server.url, name: 'Gil' })
    await host.page.goto('/game/new')
    await host.page.getByRole('button', { name: 'Criar link' }).waitFor()
    const faults = await faultsOf(host.page, 'invite-new')
    await host.page.getByRole('button', { name: 'Criar link' }).click()
    await host.page.getByRole('heading', { name: 'Envie este link ao seu amigo' }).waitFor()
    faults.push(...(await faultsOf(host.page, 'invite-host')))
    const guest = await openVisitor(browser, { url: server.url })
    await guest.page.goto(new URL(host.page.url()).pathname)
    await guest.page.getByRole('heading', { name: 'Gil convida você para uma partida' }).waitFor()
    faults.push(...(await faultsOf(guest.page, 'invite-friend')))
    await guest.page.goto('/invite/nada')
    await guest.page.getByRole('heading', { name: 'Este convite não vale mais' }).waitFor()
    faults.push(...(await faultsOf(guest.page, 'invite-gone')))
    expect([...faults, ...host.problems, ...guest.problems]).toEqual([])
  })

  it('for a member who watches a game, and for who may not', async () => {
    const table = await sitDown(browser, { url: server.url, names: ['Bruno', 'Clara'] })
    const score = ['f3', 'e5', 'g4', 'Qh4#']
    await playScore(table, score.slice(0, 2))
    const path = `/game/${table.gameId}`
    const stranger = await openPlayer(browser, { url: server.url, name: 'Hugo' })
    await stranger.page.goto(path)
    await stranger.page.getByRole('heading', { name: 'Assistir ao vivo faz parte do Premium' }).waitFor()
    const faults = await faultsOf(stranger.page, 'watch-refused')
    const member = await openPlayer(browser, { url: server.url, name: 'Inês' })
    await becomeMember(server.connectionString, member.id)
    await member.page.goto(path)
    await member.page.locator('.viewer-count').waitFor()
    faults.push(...(await faultsOf(member.page, 'watch')))
    await playScore(table, score, { fromPly: 2 })
    await member.page.getByRole('dialog', { name: 'Fim de Jogo!' }).waitFor()
    faults.push(...(await faultsOf(member.page, 'watch-over')))
    expect([...faults, ...stranger.problems, ...member.problems]).toEqual([])
  })

  it('for somebody with money, on the way in and in the wallet', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Lia' })
    await page.goto('/deposit')
    await page.getByText('Você escolhe entre cartão e Pix').waitFor()
    const faults = await faultsOf(page, 'deposit')
    await page.getByText('R$ 50', { exact: true }).click()
    await page.getByRole('button', { name: 'Depositar R$ 50,00' }).click()
    await page.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click()
    await page.getByRole('heading', { name: 'Depósito de Créditos' }).waitFor()
    faults.push(...(await faultsOf(page, 'sandbox')))
    await page.getByRole('button', { name: 'Pagar com cartão' }).click()
    await page.getByText('+R$ 50,00').waitFor()
    await page.locator('summary').click()
    await page.getByRole('button', { name: 'Pausar' }).waitFor()
    faults.push(...(await faultsOf(page, 'wallet')))
    await page.getByRole('button', { name: 'Sacar' }).click()
    await page.getByRole('dialog', { name: 'Sacar' }).waitFor()
    faults.push(...(await faultsOf(page, 'withdraw')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for a guest in the store', async () => {
    const { page, problems } = await openVisitor(browser, { url: server.url })
    await page.goto('/store')
    await page.locator('.product-link').first().waitFor()
    const faults = await faultsOf(page, 'store')
    await page
      .getByRole('button', { name: /^Escolher opção/ })
      .first()
      .click()
    await page.getByRole('group', { name: 'Estilo' }).waitFor()
    faults.push(...(await faultsOf(page, 'product')))
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
    await page.getByRole('button', { name: /^Carrinho/ }).click()
    await page.getByRole('button', { name: 'Finalizar Compra' }).waitFor()
    faults.push(...(await faultsOf(page, 'cart')))
    await page.goto('/success')
    await page.getByRole('heading', { name: 'Pagamento bem-sucedido!' }).waitFor()
    faults.push(...(await faultsOf(page, 'success')))
    await page.goto('/store/orders')
    await page.getByRole('heading', { name: 'Entre para ver seus pedidos' }).waitFor()
    faults.push(...(await faultsOf(page, 'orders-guest')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for who looks at players and at their games', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Joana' })
    const { pool, close } = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
    const now = new Date()
    await insertPeople(pool, 30)
    await insertRatings(pool, now)
    await insertGames(pool, { ended: 60, playing: 6, now })
    const { rows } = await pool.query(
      'select id from users order by titles desc, score desc, id desc limit 1',
    )
    await close()
    await page.goto('/hall-of-fame')
    await page.getByRole('list', { name: 'Pódio' }).waitFor()
    const faults = await faultsOf(page, 'hall-of-fame')
    await page.goto('/hall-of-fame?by=rating')
    await page.getByRole('list', { name: 'Pódio' }).waitFor()
    faults.push(...(await faultsOf(page, 'hall-of-fame-rating')))
    await page.goto('/live-games')
    await page
      .getByRole('link', { name: /^Assistir/ })
      .first()
      .waitFor()
    faults.push(...(await faultsOf(page, 'live-games')))
    await page.goto(`/player/${rows[0].id}`)
    await page
      .getByRole('link', { name: /^Rever/ })
      .first()
      .waitFor()
    faults.push(...(await faultsOf(page, 'player')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody who makes a tournament, and for who looks at it', async () => {
    const { page, problems } = await openPlayer(browser, { url: server.url, name: 'Olga' })
    await page.goto('/create-tournament')
    await page.getByLabel('Nome do torneio').fill('Copa do bairro')
    const faults = await faultsOf(page, 'create-tournament')
    await page.getByLabel('Taxa de inscrição').selectOption({ label: 'Grátis' })
    await page.getByLabel('Número de jogadores').selectOption('4')
    await page.getByRole('button', { name: 'Criar Torneio', exact: true }).click()
    await page.getByText('Você está inscrito!').waitFor()
    faults.push(...(await faultsOf(page, 'tournament')))
    await page.goto('/tournament')
    await page.getByRole('heading', { name: 'Copa do bairro' }).waitFor()
    faults.push(...(await faultsOf(page, 'tournaments')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for somebody in a bracket, and before his match', async () => {
    const player = await openPlayer(browser, { url: server.url, name: 'Paulo' })
    const { page, problems } = player
    const { id, matchId } = await beginTournament(server, player)
    await page.goto(`/tournament/${id}/bracket`)
    await page.locator('.tree-card').first().waitFor()
    const faults = await faultsOf(page, 'bracket')
    await page.goto('/wallet')
    await page.getByText('Sua partida do torneio está pronta').waitFor()
    faults.push(...(await faultsOf(page, 'match-banner')))
    await page.goto(`/tournament/${id}/match/${matchId}`)
    await page.getByRole('heading', { name: 'Se empatar' }).waitFor()
    faults.push(...(await faultsOf(page, 'tournament-match')))
    expect([...faults, ...problems]).toEqual([])
  })

  it('for two who play, during their game and at its end', async () => {
    const table = await sitDown(browser, { url: server.url, names: ['Bruno', 'Clara'] })
    const score = ['f3', 'e5', 'g4', 'Qh4#']
    await playScore(table, score.slice(0, 3))
    const faults = await faultsOf(table.black, 'game')
    await table.black.setViewportSize(DESKTOP)
    await playScore(table, score, { fromPly: 3 })
    await table.black.getByRole('dialog', { name: 'Você venceu' }).waitFor()
    faults.push(...(await faultsOf(table.black, 'game-over')))
    expect([...faults, ...table.one.problems, ...table.other.problems]).toEqual([])
  })
})
