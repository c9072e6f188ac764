import { readFile } from 'node:fs/promises'
import { START_FEN } from '@lance/chess'
import { mainLine, parsePgn } from '@lance/chess/study'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { openPlayer } from './kit/player.ts'
import { shownPlacement, waitForMove } from './kit/playMoves.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { storeBotGame } from './kit/storeBotGame.ts'
import { awaitToast } from './kit/toast.ts'

const shared = shareServer()

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#']
const START = START_FEN.split(' ')[0] as string
const AFTER_E5 = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR'
const AFTER_G4 = 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR'
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until the board shows this placement; returns the move that the page says led there. */
async function seesPosition(page: Page, placement: string): Promise<string> {
  await expect.poll(() => shownPlacement(page), { timeout: 30_000 }).toBe(placement)
  return page.locator('.review-place > :first-child').innerText()
}

const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name, at: null })

describe('reviewing a game', () => {
  it('leads from the end dialog through every move: by buttons, keys, wheel, list and address [REVIEW-1]', async () => {
    const white = await open('Ana')
    const { white: page, play } = await openForWhite(shared.server, { white, black: await open('Bruno') })
    await play(FOOLS_MATE)
    await page.locator('.end-dialog').getByRole('link', { name: 'Rever Jogo' }).click()
    await page.waitForURL(/\/review$/)
    expect(await seesPosition(page, MATED)).toBe('2… Dh4#')
    await page.locator('.review-opening').getByText('Abertura Barnes').waitFor()

    await button(page, 'Início').click()
    expect(await seesPosition(page, START)).toBe('Posição inicial')
    await page.keyboard.press('ArrowRight')
    expect(await seesPosition(page, 'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR')).toBe('1. f3')
    await page.locator('.board [data-square="e4"]').click()
    await page.keyboard.press('ArrowRight')
    expect(await seesPosition(page, AFTER_E5)).toBe('1… e5')
    await page.mouse.wheel(0, 100)
    expect(await seesPosition(page, AFTER_G4)).toBe('2. g4')
    await page.waitForURL(/\?ply=3$/)
    await page.reload()
    expect(await seesPosition(page, AFTER_G4)).toBe('2. g4')
    await button(page, 'Dh4#').click()
    expect(await seesPosition(page, MATED)).toBe('2… Dh4#')
    await page.keyboard.press('Home')
    await seesPosition(page, START)
    await page.keyboard.press('End')
    await seesPosition(page, MATED)

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar PGN').click()])
    const [read] = parsePgn(await readFile(await download.path(), 'utf8')).games
    expect(read && mainLine(read.study).map(({ san }) => san)).toEqual(FOOLS_MATE)
    expect(white.problems).toEqual([])
  })

  it('is open to anyone with the link once the game is over, and not before [REVIEW-2]', async () => {
    const [white, black] = [await open('Ana'), await open('Bruno')]
    const gameId = await createGameBetween(shared.server, { white, black })
    const path = `/game/${gameId}/review`
    const stranger = await openVisitor(shared.browser, { url: shared.server.url })
    await stranger.page.goto(path)
    await stranger.page.getByRole('heading', { name: 'Esta partida é de outros jogadores' }).waitFor()
    await white.page.goto(path)
    await white.page.getByRole('heading', { name: 'A partida ainda não terminou' }).waitFor()
    await white.page.getByRole('link', { name: 'Abrir a partida' }).click()
    await white.page.locator('.board [data-square="e2"]').waitFor()
    await playBySockets({ gameId, white, black }, FOOLS_MATE)
    await waitForMove(white.page, { ply: 4, san: 'Qh4#' })

    await stranger.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stranger.page.goto(`${path}?ply=2`)
    expect(await seesPosition(stranger.page, AFTER_E5)).toBe('1… e5')
    await button(stranger.page, 'Copiar link deste lance').click()
    await awaitToast(stranger.page, 'Link copiado')
    const copied = await stranger.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${shared.server.url}${path}?ply=2`)
    await button(stranger.page, 'Copiar FEN desta posição').click()
    expect(await awaitToast(stranger.page, 'FEN copiado')).toContain(AFTER_E5)
    await goTo(stranger.page, '/game/nada-aqui/review')
    await stranger.page.getByRole('heading', { name: 'Partida não encontrada' }).waitFor()
    expect(stranger.problems).toEqual([])
  })

  it('marks the blunder in a member’s game, shows what was better, and tells others that it needs Premium', async () => {
    const ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: '/robots.txt' })
    await storeBotGame(ana, { id: 'bot-1000', sans: FOOLS_MATE })
    await ana.page.goto('/game/bot-1000/review?ply=3')
    await ana.page.getByText('A análise do computador faz parte do Premium.').waitFor()
    expect(await ana.page.getByRole('slider').count()).toBe(0)

    await becomeMember(shared.server.connectionString, ana.id)
    await ana.page.reload()
    await ana.page.locator('progress[data-done]').waitFor({ state: 'attached' })
    await ana.page.getByRole('button', { name: 'g4 Erro grave' }).waitFor()
    await ana.page.locator('.review-note').getByText('Erro grave').waitFor()
    expect(await ana.page.getByRole('img', { name: /^Avaliação/ }).getAttribute('aria-label')).toContain(
      '−#1',
    )
    const row = ana.page.getByRole('row', { name: /^Ana/ })
    expect(await row.getByRole('cell').last().innerText()).toBe('1')
    expect(await ana.page.locator('.review-mark[data-judgement="blunder"]').count()).toBe(1)

    const chances = ana.page.getByRole('slider', { name: 'Chances das brancas ao longo da partida' })
    await chances.press('ArrowRight')
    expect(await seesPosition(ana.page, MATED)).toBe('2… Dh4#')
    expect(await chances.getAttribute('aria-valuetext')).toBe('2… Dh4#: 0% de chances para as brancas')
    expect(ana.problems).toEqual([])
  })

  it('stores the review of a member’s game, and shows it again without the engine', async () => {
    const [white, black] = [await open('Ana'), await open('Bruno')]
    const gameId = await createGameBetween(shared.server, { white, black })
    await playBySockets({ gameId, white, black }, FOOLS_MATE)
    const { page, id, token, context, problems } = white
    await becomeMember(shared.server.connectionString, id)
    const path = `/game/${gameId}/review`
    await page.goto(`${path}?ply=3`)
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    const read = async () =>
      (
        await context.request.get(`${shared.server.url}/api${path}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status()
    await expect.poll(read, { timeout: 30_000 }).toBe(200)

    const scripts: string[] = []
    await page.route(/evaluationWorker/, (route) => {
      scripts.push(route.request().url())
      return route.abort()
    })
    await page.reload()
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'g4 Erro grave' }).waitFor()
    expect(scripts).toEqual([])
    expect(problems).toEqual([])
  })
})
