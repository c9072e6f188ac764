import { readFile } from 'node:fs/promises'
import { START_FEN } from '@lance/chess'
import { makeStudyPgn, parsePgn, type Study } from '@lance/chess/study'
import type { GameRecord, SearchAnswer } from '@lance/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { drawOnBoard } from './kit/drawOnBoard.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, signUp } from './kit/player.ts'
import { movePiece, shownPlacement } from './kit/playMoves.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { storeBotGame } from './kit/storeBotGame.ts'

const shared = shareServer()

const PGN = `[White "Ana"]
[Black "Bruno"]

{Uma abertura} 1. e4 $1 e5 (1... c5 $5 {A Siciliana} 2. Nf3 (2. Nc3 Nc6)) 2. Nf3 Nc6 *`

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const move = (page: Page, san: string) => page.locator('.tree-move', { hasText: san })
const place = (page: Page) => page.locator('.review-place > :first-child')

async function openAnalysis(page: Page): Promise<void> {
  await goTo(page, '/analysis')
  await page.locator('.tree').waitFor()
}

/** Pastes a text on the page, as Ctrl+V does. */
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

/** Presses one of the tools that are listed by name. */
async function pressTool(page: Page, name: string): Promise<void> {
  await button(page, 'Mais ações').click()
  await page.getByRole('dialog', { name: 'Mais ações' }).getByRole('button', { name }).click()
}

/** What the page has asked each of its engines, the first of them first. */
type NotedEngines = { asked: unknown[][] }

/** Runs in the page before its scripts. */
function noteEngines(): void {
  const asked: unknown[][] = []
  Object.assign(window, { asked } satisfies NotedEngines)
  window.Worker = class extends Worker {
    readonly #asked: unknown[] | null = null
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      if (!String(url).includes('analysisWorker')) return
      this.#asked = []
      asked.push(this.#asked)
    }
    override postMessage(message: unknown): void {
      this.#asked?.push(message)
      super.postMessage(message)
    }
  }
}

async function download(page: Page, name: string | RegExp): Promise<Buffer> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return readFile(await saved.path())
}

async function copiedPgn(page: Page): Promise<Study> {
  // The name of the opening is looked up first, so the copy comes later than the press.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await pressTool(page, 'Copiar PGN')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).not.toBe('')
  const [game] = parsePgn(await copied()).games
  expect(game?.problems).toEqual([])
  return (game as { study: Study }).study
}

/** A live game of two users, paired by calls and begun. */
async function startGame(one: Account, other: Account): Promise<string> {
  const search = async (player: Account) => {
    const terms = { player_id: player.id, time_control: 600, wager: 0 }
    const { game_id: gameId } = await callAs<SearchAnswer>(player, 'POST', '/matchmaking-v2', terms)
    return gameId ?? ''
  }
  await search(one)
  const gameId = await search(other)
  const { white_player_id: whiteId } = await callAs<GameRecord>(one, 'GET', `/api/game/${gameId}/state`)
  const [white, black] = whiteId === one.id ? [one, other] : [other, one]
  await playBySockets({ gameId, white, black }, ['e4', 'e5'])
  return gameId
}

const movesOf = (study: Study) => makeStudyPgn(study).split('\n\n')[1]?.replace(/\s+/g, ' ').trim()

describe('the analysis board', () => {
  it('opens a pasted PGN, walks and edits its tree, and gives it back after a reload [STUDY-1] [STUDY-2] [STUDY-5] [STUDY-7] [STUDY-8] [STUDY-9] [STUDY-10] [STUDY-11]', {
    skip: !hasTurn(0),
  }, async () => {
    const { page, context, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAnalysis(page)
    await paste(page, PGN)
    await page.getByText('Ana contra Bruno').waitFor()
    await page.getByText('A Siciliana').waitFor()

    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await expect.poll(() => place(page).innerText()).toBe('1… e5')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => place(page).innerText()).toBe('1… c5')
    expect(await move(page, 'c5').getAttribute('aria-current')).toBe('step')
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await expect.poll(() => place(page).innerText()).toBe('2… Cc6')

    await move(page, 'e4').click()
    await movePiece(page, 'e7e6')
    await expect.poll(() => place(page).innerText()).toBe('1… e6')
    await drawOnBoard(page, 'd2', 'd4')
    await page.keyboard.press('m')
    await button(page, 'Lance duvidoso').click()
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A Francesa')
    await button(page, 'Tornar linha principal').click()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await button(page, 'e6 Lance duvidoso').waitFor()

    const edited =
      '{Uma abertura} 1. e4 $1 e6 $6 {[%cal Gd2d4]} {A Francesa} (1... e5 2. Nf3 Nc6) (1... c5 $5 {A Siciliana} 2. Nf3 (2. Nc3 Nc6)) *'
    const study = await copiedPgn(page)
    expect(movesOf(study)).toBe(edited)
    await page.reload()
    await expect.poll(() => place(page).innerText()).toBe('1… e6')
    expect(await copiedPgn(page)).toEqual(study)
    await page.keyboard.press('m')
    await button(page, 'Excluir daqui em diante').click()
    await expect.poll(async () => movesOf(await copiedPgn(page))).not.toContain('e6')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => movesOf(await copiedPgn(page))).toBe(edited)
    expect(problems).toEqual([])
  })

  it('draws no piece’s way while a held key walks through the moves, and does again afterwards [STUDY-89]', {
    skip: !hasTurn(1),
  }, async () => {
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await openAnalysis(page)
    await paste(page, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O *')
    await move(page, 'O-O').first().waitFor()
    const durationOfMove = () =>
      page
        .locator('.board-piece')
        .first()
        .evaluate((piece) => getComputedStyle(piece).transitionDuration)
    const usual = await durationOfMove()
    await page.locator('body').press('ArrowRight')
    expect(await durationOfMove()).toBe(usual)
    // Pressed again without a release in between, a key repeats.
    for (let step = 0; step < 12; step++) await page.keyboard.down('ArrowRight')
    expect(await durationOfMove()).toBe('0s')
    await page.keyboard.up('ArrowRight')
    await expect.poll(() => place(page).innerText()).toBe('7. Bb3')
    await expect.poll(durationOfMove).toBe(usual)
    expect(problems).toEqual([])
  })

  it('shows the engine’s lines, remembers its switch, and shares the analysis in a link [STUDY-12] [STUDY-13] [STUDY-91]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page, context } = await openVisitor(shared.browser, { url: shared.server.url })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAnalysis(page)
    await paste(page, '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    await page.locator('.engine-line').first().getByText('Ta8#').waitFor()
    expect(await page.locator('.engine-line strong').first().innerText()).toBe('#1')
    await page.locator('.engine-line').first().click()
    await page.getByText('A partida acabou nesta posição.').waitFor()
    await pressTool(page, 'Copiar link da análise')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('switch', { name: 'Computador' }).click()
    await pressTool(page, 'Nova análise')
    await expect.poll(() => shownPlacement(page)).toBe(START_FEN.split(' ')[0])

    await page.goto('/')
    await page.goto(link)
    await expect.poll(() => place(page).innerText()).toBe('1. Ta8#')
    await page.waitForURL(/\/analysis$/)
    const power = page.getByRole('switch', { name: 'Computador' })
    expect(await power.getAttribute('aria-checked')).toBe('false')
  })

  it('begins to search a guest’s position while the page loads, for a user once the server has said that the engine may help [STUDY-14] [STUDY-90]', {
    skip: !hasTurn(2),
  }, async () => {
    const { url } = shared.server
    const guest = await openVisitor(shared.browser, { url })
    const ana = await openPlayer(shared.browser, { url, name: 'Ana', at: null })
    for (const { page, context } of [guest, ana]) {
      await context.addInitScript(noteEngines)
      await openAnalysis(page)
      await page.locator('.engine-line').first().waitFor()
    }
    const asked = (page: Page) => page.evaluate(() => (window as unknown as NotedEngines).asked)
    const [[first, ...others] = [], ...engines] = await asked(guest.page)
    expect(engines).toEqual([])
    expect(first).toEqual({ kept: { analysisEngine: null, analysisDraft: null }, isWide: true })
    // A busy machine may answer late: then the page has asked again.
    expect(others.length).toBeLessThanOrEqual(1)
    expect(await asked(ana.page)).toEqual([[expect.objectContaining({ game: expect.anything() })]])

    await paste(guest.page, '1. d4 d5 2. c4 *')
    await guest.page.keyboard.press('End')
    await expect.poll(() => place(guest.page).innerText()).toBe('2. c4')
    await expect
      .poll(() => guest.page.evaluate(() => localStorage.getItem('analysisDraft')))
      .toContain('c2c4')
    await guest.page.reload()
    await expect.poll(() => place(guest.page).innerText()).toBe('2. c4')
    await guest.page.locator('.engine-line').first().waitFor()
    const [[draft] = []] = await asked(guest.page)
    expect(JSON.stringify(draft)).toContain('d2d4 d7d5 c2c4')
  })

  it('sets up a position, says what is wrong with it, and plays it against the bot; saves pictures [STUDY-16] [STUDY-17] [STUDY-18] [STUDY-19] [STUDY-21] [STUDY-22]', {
    skip: !hasTurn(1),
  }, async () => {
    const ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
    const { page, context } = ana
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAnalysis(page)
    await paste(page, '[White "Ana"]\n[Black "Bruno"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *')
    await page.getByText('Ana contra Bruno').waitFor()
    expect((await copiedPgn(page)).tags).toMatchObject({ ECO: 'C60', Opening: 'Ruy Lopez' })
    await pressTool(page, 'Imagem ou animação')
    const picture = await download(page, 'Salvar imagem')
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    // Eight squares of 120 px, and the names above and below them.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([960, 960 + 2 * 74])
    await button(page, 'Criar GIF').click()
    const animation = await download(page, /^Salvar GIF \(\d+/)
    expect(animation.subarray(0, 6).toString()).toBe('GIF89a')
    await button(page, 'Fechar').click()

    await button(page, 'Montar posição').click()
    await button(page, 'Limpar o tabuleiro').click()
    await page.getByText('Falta o rei branco.').waitFor()
    await page.locator('[data-square="g8"]').focus()
    await page.keyboard.press('k')
    for (const key of ['ArrowDown', 'p', 'ArrowLeft', 'p', 'ArrowRight', 'ArrowRight', 'p'])
      await page.keyboard.press(key)
    await page.locator('.palette-piece:has([value="K"])').dragTo(page.locator('[data-square="e1"]'))
    await page.getByRole('radio', { name: 'torre branca' }).check({ force: true })
    await page.locator('[data-square="a1"]').click()
    await page.getByRole('checkbox', { name: 'Brancas podem fazer o roque grande' }).check()
    const fen = page.getByRole('textbox', { name: 'FEN' })
    expect(await fen.inputValue()).toBe('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    await page.locator('.position-problems > li').waitFor({ state: 'detached' })
    await button(page, 'Jogar daqui').click()
    await button(page, 'Começar partida').click()
    await page.waitForURL(/\/game\/bot-/)
    // The editor's board is gone, and that of the game is there.
    await page.locator('.game-live [data-square="a1"]').waitFor()
    await movePiece(page, 'a1a8')
    await page.getByRole('link', { name: 'Analisar' }).first().click()
    await expect.poll(() => shownPlacement(page)).toBe('6k1/5ppp/8/8/8/8/8/R3K3')
    const study = await copiedPgn(page)
    expect(study.fen).toBe('6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    expect(movesOf(study)).toMatch(/^1\. Ra8# .*1-0$/)
  })

  it('goes on where the network does not bring what was opened, says so, and opens it the next time', {
    skip: !hasTurn(0),
  }, async () => {
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await openAnalysis(page)
    await movePiece(page, 'e2e4')
    for (const [part, open, shown] of [
      ['PositionEditor', () => button(page, 'Montar posição').click(), '.editor-board'],
      ['PictureDialog', () => pressTool(page, 'Imagem ou animação'), '.picture-shown'],
    ] as const) {
      // Its styles too, which a browser does not fetch again by itself.
      const file = `**/assets/${part}-*`
      await page.route(file, (route) => route.abort())
      await open()
      // Beside the board, within the window.
      expect((await page.locator('.toast').boundingBox())?.y).toBeGreaterThanOrEqual(0)
      const toast = page.locator('.toast').filter({ hasText: 'Isto não abriu' })
      await toast.getByText('Verifique a conexão e tente de novo.').waitFor()
      await move(page, 'e4').waitFor()
      await page.unroute(file)
      await open()
      await page.locator(shown).waitFor()
      // It opened: the toast has nothing left to say.
      expect(await toast.count()).toBe(0)
      // The rules of a stylesheet that failed can't be read.
      const countRules = (name: string) =>
        [...document.styleSheets].find(({ href }) => href?.includes(name))?.cssRules.length
      expect(await page.evaluate(countRules, `/assets/${part}-`)).toBeGreaterThan(0)
      await button(page, part === 'PositionEditor' ? 'Cancelar' : 'Fechar').click()
      await move(page, 'e4').waitFor()
    }
    expect(problems).toEqual([])
  })

  it('says what is wrong with a damaged PGN, and lets the user choose among several [STUDY-6] [STUDY-11]', {
    skip: !hasTurn(2),
  }, async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await openAnalysis(page)
    await button(page, 'Abrir PGN ou FEN').click()
    const field = page.getByRole('textbox', { name: 'Cole uma partida ou uma posição' })
    await field.fill('nada')
    await button(page, 'Abrir').click()
    await page.getByText('Não há partida nem posição neste texto.').waitFor()
    await field.fill('[White "Ana"]\n\n1. e4 *\n\n[White "Bia"]\n\n1. d4 d5 2. d6 *')
    await button(page, 'Abrir').click()
    await page.getByRole('button', { name: '2. Bia – ?' }).click()
    await page.getByText('Linha 7, coluna 13: lance impossível').waitFor()
    await button(page, 'Entendi').click()
    await expect.poll(() => move(page, 'd5').count()).toBe(1)
  })

  it('opens a finished game, and neither a running one nor the engine during it [STUDY-14] [STUDY-15]', {
    skip: !hasTurn(3),
  }, async () => {
    const ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
    const { page } = ana
    await page.goto('/robots.txt')
    await storeBotGame(ana, { id: 'bot-1000', sans: ['f3', 'e5', 'g4', 'Qh4#'] })
    await goTo(page, '/game/bot-1000/review')
    await page.getByRole('link', { name: 'Analisar' }).click()
    await page.getByRole('switch', { name: 'Computador', checked: true }).waitFor()
    await expect.poll(() => page.locator('.tree-move').count()).toBeGreaterThan(0)

    const bruno = await signUp(shared.server.url, { name: 'Bruno' })
    const gameId = await startGame(ana, bruno)
    await page.goto(`/analysis#game=${gameId}`)
    await page.getByText('A partida ainda não terminou').waitFor()
    await page.getByText('O computador não ajuda enquanto você tem uma partida em andamento.').waitFor()
    expect(await page.getByRole('switch', { name: 'Computador' }).isDisabled()).toBe(true)
    expect(await page.locator('.engine-line').count()).toBe(0)
    await resignGame({ gameId, players: { white: ana, black: bruno } })
  })
})
