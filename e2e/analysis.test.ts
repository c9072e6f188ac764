import { START_FEN } from '@lance/chess'
import { makeStudyPgn, parsePgn, type Study } from '@lance/chess/study'
import type { GameRecord, SearchAnswer } from '@lance/contract'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
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
const move = (page: Page, path: string) => page.locator(`.tree [data-path="${path}"]`)
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

async function copiedPgn(page: Page): Promise<Study> {
  await button(page, 'Copiar PGN').click()
  const [game] = parsePgn(await page.evaluate(() => navigator.clipboard.readText())).games
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
  it('opens a pasted PGN, walks and edits its tree, and gives it back after a reload [STUDY-1] [STUDY-2] [STUDY-5] [STUDY-7] [STUDY-8] [STUDY-9] [STUDY-10] [STUDY-11]', async () => {
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
    expect(await move(page, 'e2e4 c7c5').getAttribute('aria-current')).toBe('step')
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await expect.poll(() => place(page).innerText()).toBe('2… Cc6')

    await move(page, 'e2e4').click()
    await movePiece(page, 'e7e6')
    await expect.poll(() => place(page).innerText()).toBe('1… e6')
    await drawOnBoard(page, 'd2', 'd4')
    await page.keyboard.press('m')
    await button(page, 'Lance duvidoso').click()
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A Francesa')
    await button(page, 'Tornar linha principal').click()
    await page.locator('dialog').waitFor({ state: 'detached' })

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

  it('shows the engine’s lines, remembers its switch, and shares the analysis in a link [STUDY-12] [STUDY-13]', async () => {
    const { page, context } = await openVisitor(shared.browser, { url: shared.server.url })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAnalysis(page)
    await paste(page, '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1')
    await page.locator('.engine-line').first().getByText('Ta8#').waitFor()
    expect(await page.locator('.engine-line strong').first().innerText()).toBe('#1')
    await page.locator('.engine-line').first().click()
    await page.getByText('A partida acabou nesta posição.').waitFor()
    await button(page, 'Copiar link da análise').click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('switch', { name: 'Computador' }).click()
    await button(page, 'Nova análise').click()
    await expect.poll(() => shownPlacement(page)).toBe(START_FEN.split(' ')[0])

    await page.goto('/')
    await page.goto(link)
    await expect.poll(() => place(page).innerText()).toBe('1. Ta8#')
    await page.waitForURL(/\/analysis$/)
    const power = page.getByRole('switch', { name: 'Computador' })
    expect(await power.getAttribute('aria-checked')).toBe('false')
  })

  it('says what is wrong with a damaged PGN, and lets the user choose among several [STUDY-6] [STUDY-11]', async () => {
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
    await expect.poll(() => move(page, 'd2d4 d7d5').count()).toBe(1)
  })

  it('opens a finished game, and neither a running one nor the engine during it [STUDY-14] [STUDY-15]', async () => {
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
