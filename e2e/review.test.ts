import { readFile } from 'node:fs/promises'
import { START_FEN } from '@lance/chess'
import { mainLine, parsePgn } from '@lance/chess/study'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { becomeMember } from '../apps/server/test/becomeMember.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { shownPlacement, waitForMove } from './kit/playMoves.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast, takeToast } from './kit/toast.ts'

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

// Ana has a browser, Bruno has none.
let ana: Player
let bruno: Account
beforeAll(async () => {
  ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
  bruno = await signUp(shared.server.url, { name: 'Bruno' })
})
afterAll(() => expect(ana.problems).toEqual([]))

describe('reviewing a game', () => {
  it('leads from the end dialog through every move: by buttons, keys, wheel and list, each with its address [REVIEW-1] [REVIEW-3]', {
    skip: !hasTurn(3),
  }, async () => {
    const { white: page, play } = await openForWhite(shared.server, { white: ana, black: bruno })
    await play(FOOLS_MATE)
    await page.locator('.end-dialog').getByRole('link', { name: 'Rever Jogo' }).click()
    await page.waitForURL(/\/review$/)
    expect(await seesPosition(page, MATED)).toBe('2… Dh4#')
    await page.locator('.review-opening').getByText('Abertura Barnes').waitFor()
    await page.getByText('A análise do computador faz parte do Premium.').waitFor()
    expect(await page.getByRole('slider').count()).toBe(0)

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
    await button(page, 'Dh4#').click()
    expect(await seesPosition(page, MATED)).toBe('2… Dh4#')
    await page.keyboard.press('Home')
    await seesPosition(page, START)
    await page.keyboard.press('End')
    await seesPosition(page, MATED)

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar PGN').click()])
    const [read] = parsePgn(await readFile(await download.path(), 'utf8')).games
    expect(read && mainLine(read.study).map(({ san }) => san)).toEqual(FOOLS_MATE)
  })

  it('is open to anyone with the link once the game is over, and not before [REVIEW-2]', {
    skip: !hasTurn(3),
  }, async () => {
    const gameId = await createGameBetween(shared.server, { white: ana, black: bruno })
    const path = `/game/${gameId}/review`
    const stranger = await openVisitor(shared.browser, { url: shared.server.url })
    await stranger.page.goto('/game/nada-aqui/review')
    await stranger.page.getByRole('heading', { name: 'Partida não encontrada' }).waitFor()
    await goTo(stranger.page, path)
    await stranger.page.getByRole('heading', { name: 'Esta partida é de outros jogadores' }).waitFor()
    await goTo(ana.page, path)
    await ana.page.getByRole('heading', { name: 'A partida ainda não terminou' }).waitFor()
    await ana.page.getByRole('link', { name: 'Abrir a partida' }).click()
    await ana.page.locator('.board [data-square="e2"]').waitFor()
    await playBySockets({ gameId, white: ana, black: bruno }, FOOLS_MATE)
    await waitForMove(ana.page, { ply: 4, san: 'Qh4#' })

    await stranger.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stranger.page.goto(`${path}?ply=2`)
    expect(await seesPosition(stranger.page, AFTER_E5)).toBe('1… e5')
    await button(stranger.page, 'Copiar link deste lance').click()
    await takeToast(stranger.page, 'Link copiado')
    const copied = await stranger.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${shared.server.url}${path}?ply=2`)
    await button(stranger.page, 'Copiar FEN desta posição').click()
    expect(await awaitToast(stranger.page, 'FEN copiado')).toContain(AFTER_E5)
    expect(stranger.problems).toEqual([])
  })

  it('marks the blunder in a member’s game, shows what was better, and is stored: seen again without the engine [REVIEW-3] [REVIEW-5]', {
    skip: !hasTurn(2),
  }, async () => {
    const gameId = await createGameBetween(shared.server, { white: ana, black: bruno })
    await playBySockets({ gameId, white: ana, black: bruno }, FOOLS_MATE)
    await becomeMember(shared.server.connectionString, ana.id)
    const { page } = ana
    const path = `/game/${gameId}/review`
    await page.goto(`${path}?ply=3`)
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    const showsBlunder = async () => {
      await page.getByRole('button', { name: 'g4 Erro grave' }).waitFor()
      await page.locator('.review-note').getByText('Erro grave').waitFor()
    }
    await showsBlunder()
    expect(await page.getByRole('img', { name: /^Avaliação/ }).getAttribute('aria-label')).toContain('−#1')
    const row = page.getByRole('row', { name: /^Ana/ })
    expect(await row.getByRole('cell').last().innerText()).toBe('1')
    expect(await page.locator('.review-mark[data-judgement="blunder"]').count()).toBe(1)
    const chances = page.getByRole('slider', { name: 'Chances das brancas ao longo da partida' })
    await chances.press('ArrowRight')
    expect(await seesPosition(page, MATED)).toBe('2… Dh4#')
    expect(await chances.getAttribute('aria-valuetext')).toBe('2… Dh4#: 0% de chances para as brancas')

    const headers = { authorization: `Bearer ${ana.token}` }
    const read = async () => (await fetch(`${shared.server.url}/api${path}`, { headers })).status
    await expect.poll(read, { timeout: 30_000 }).toBe(200)
    const scripts: string[] = []
    await page.route(/evaluationWorker/, (route) => {
      scripts.push(route.request().url())
      return route.abort()
    })
    await page.goto(`${path}?ply=3`)
    await page.locator('progress[data-done]').waitFor({ state: 'attached' })
    await showsBlunder()
    expect(scripts).toEqual([])
  })
})
