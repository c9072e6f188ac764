import { readFile } from 'node:fs/promises'
import { parsePgn } from '@lance/chess/study'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor, type Visitor } from './kit/launchBrowser.ts'
import { openBotSetup, playToTheEnd, shownSans, startBotGame } from './kit/playBot.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownClockMs } from './kit/shownClock.ts'
import { awaitToast } from './kit/toast.ts'

const shared = shareServer()
let ana: Player
let visitor: Visitor | null = null

beforeAll(async () => {
  ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
})
afterEach(async () => {
  const problems = visitor?.problems ?? []
  await visitor?.context.close()
  visitor = null
  expect(problems).toEqual([])
})

/** The same account in another browser: what one browser stores, no other one knows. */
async function openBrowser(): Promise<Page> {
  visitor = await openVisitor(shared.browser, { url: shared.server.url })
  await signIn(visitor)
  return visitor.page
}

const signIn = ({ page }: Visitor) =>
  page.addInitScript((token) => localStorage.setItem('auth_token', token), ana.token)

/** Stops time until a test moves it on. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-01T12:00:00') })
  await page.clock.pauseAt(new Date('2026-03-01T12:00:01'))
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Plays the player's move and waits for the bot's answer in real time. */
async function exchange(page: Page, uci: string): Promise<void> {
  const plies = (await shownSans(page)).length
  await movePiece(page, uci)
  await expect.poll(async () => (await shownSans(page)).length, { timeout: 20_000 }).toBe(plies + 2)
}

/** The link in the end dialog that leads on. A bot game counts for nothing and needs no one's consent. */
async function nextGameLink(page: Page): Promise<Locator> {
  const dialog = page.locator('.end-dialog')
  const link = dialog.getByRole('link', { name: 'Novo Jogo' })
  await link.waitFor()
  expect(await dialog.getByText(/Pontos|Rating|Revanche/).count()).toBe(0)
  return link
}

/** Nothing more can be done in the game, and none of it went through the network. */
async function isOver(page: Page): Promise<void> {
  await nextGameLink(page)
  await page.keyboard.press('Escape')
  expect(await page.locator('.connection-badge').count()).toBe(0)
  expect(await button(page, 'Propor empate').count()).toBe(0)
  expect(await button(page, 'Desistir').isDisabled()).toBe(true)
}

describe('a whole game against the bot', () => {
  it('is played from its first move to its end without a network, and another one after it [BOT-1]', {
    skip: !hasTurn(0),
  }, async () => {
    const page = await openBrowser()
    await openBotSetup(page)
    await stopTime(page)
    await page.context().setOffline(true)
    await startBotGame(page, { level: 'easy', minutes: 30 })
    expect(await page.locator('.game-board[data-cut]').count()).toBe(0)
    // A much stronger player ends it soon.
    const sans = await playToTheEnd(page, { as: 'ultra' })
    expect(sans.length).toBeGreaterThan(10)
    await (await nextGameLink(page)).click()
    await startBotGame(page, { level: 'easy', minutes: 10 })
    await movePiece(page, 'e2e4')
    await page.clock.runFor(500)
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return (await shownSans(page)).length
      })
      .toBe(2)
  })
})

// The stronger levels take long for a whole game: `npm run prove` plays them all.
describe.runIf(process.env.PROVE === 'full')('a whole game against each level', () => {
  it.each([
    { level: 'easy', as: 'ultra', color: 'Brancas' },
    { level: 'medium', as: 'ultra', color: 'Pretas' },
    { level: 'professional', as: 'easy', color: 'Brancas' },
    { level: 'ultra', as: 'easy', color: 'Pretas' },
  ] as const)('is played to its end at the level $level', async ({ level, as, color }) => {
    const page = await openBrowser()
    await openBotSetup(page)
    await stopTime(page)
    await startBotGame(page, { level, minutes: 30, color })
    const sans = await playToTheEnd(page, { as })
    expect(sans.length).toBeGreaterThan(10)
    await isOver(page)
  })
})

type RunningGame = { level: string; color: 'white' | 'black'; ucis: readonly string[] }

/** What a browser stores of running games; the first is bot-1. */
function runningGames(given: readonly RunningGame[]): string {
  const games = given.map((one, index) => ({
    id: `bot-${index + 1}`,
    timeControlS: 1800,
    startedAtMs: 1000,
    usedMs: 0,
    ending: null,
    endedAtMs: null,
    ...one,
    clocksMs: one.ucis.map(() => 1_800_000),
  }))
  return JSON.stringify({ version: 1, games })
}

describe('the board in a right-to-left language', () => {
  it('looks as in any language: a move goes to the square it is pointed at, and its marks stay with it [SITE-9]', {
    skip: !hasTurn(3),
  }, async () => {
    const page = await openBrowser()
    await page.goto('/play-with-bot?lang=ar')
    await page.locator('html[dir="rtl"]').waitFor()
    await page.locator('input[name="color"][value="white"]').check()
    await page.locator('.bot-start').click()
    await page.locator('.board [data-square="e2"]').waitFor()
    const [board, corner] = [page.locator('.board'), page.locator('.board [data-square="a1"]')]
    expect((await corner.boundingBox())?.x).toBeCloseTo((await board.boundingBox())?.x ?? Number.NaN, 0)
    await movePiece(page, 'e2e4')
    await expect.poll(() => shownSans(page)).toContain('e4')
    const pawn = page.locator('.board-piece[data-file="4"][data-rank="3"]')
    await pawn.waitFor()
    const onSquare = await page.locator('.board [data-square="e4"]').boundingBox()
    expect((await pawn.boundingBox())?.x).toBeCloseTo(onSquare?.x ?? Number.NaN, 0)
  })
})

// One page from here on: it has no finished game until the second of its ends.
let page: Page
beforeAll(() => {
  page = ana.page
})
afterAll(() => expect(ana.problems).toEqual([]))

describe('an interrupted game against the bot', () => {
  it('goes on after a reload and by "Continuar partida", from the same position and with the same clocks [BOT-5]', {
    skip: !hasTurn(3),
  }, async () => {
    await openBotSetup(page)
    await startBotGame(page)
    await exchange(page, 'e2e4')
    const sans = await shownSans(page)
    await page.reload()
    await expect.poll(() => shownSans(page)).toEqual(sans)
    await exchange(page, 'b1c3')

    const played = await shownSans(page)
    const leftMs = await shownClockMs(page, 'Ana')
    await page.getByRole('toolbar').getByRole('link', { name: 'Início' }).click()
    await page.getByRole('link', { name: /Continuar partida/ }).waitFor()
    await button(page, 'Jogar contra Bot').click()
    await page.getByRole('heading', { name: 'Continuar partida' }).waitFor()
    // A long absence costs nothing.
    await page.clock.install()
    await page.clock.fastForward(3_600_000)
    await page.getByRole('link', { name: /Bot Fácil/ }).click()
    await expect.poll(() => shownSans(page)).toEqual(played)
    expect(leftMs - (await shownClockMs(page, 'Ana'))).toBeLessThan(60_000)
    await page.getByText('Sua vez!').waitFor()
  })
})

const leadsBack = async (page: Page, heading: string) => {
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.getByRole('link', { name: 'Jogar contra Bot' }).click()
  await button(page, 'Começar partida').waitFor()
}

describe('the end of a game against the bot', () => {
  it('comes by aborting before both have moved, and then the game counts for nothing', {
    skip: !hasTurn(3),
  }, async () => {
    await openBotSetup(page)
    await startBotGame(page)
    await button(page, 'Abortar').click()
    await page
      .getByRole('dialog')
      .getByText('Ainda falta um primeiro lance: esta partida não conta.')
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Abortar' }).click()
    await page.getByRole('dialog').getByText('Partida abortada antes de os dois jogarem.').waitFor()
    expect(await page.getByRole('dialog').getByRole('link', { name: 'Treinar os erros' }).count()).toBe(0)
    await goTo(page, '/profile?view=games')
    await page.getByText('Nenhuma partida terminada neste navegador.').waitFor()
  })

  /** Neither a draw nor a chat. */
  async function offersNoTalk(page: Page): Promise<void> {
    for (const name of ['Propor empate', 'Bate-papo']) expect(await button(page, name).count()).toBe(0)
  }

  it('comes by resigning, with neither a draw nor a chat offered before; the profile then lists the game, shows it again, and saves it as PGN [BOT-9] [GAME-25]', {
    skip: !hasTurn(3),
  }, async () => {
    await openBotSetup(page)
    await startBotGame(page, { level: 1300 })
    await button(page, 'Abortar').waitFor()
    await offersNoTalk(page)
    await exchange(page, 'e2e4')
    await offersNoTalk(page)
    await button(page, 'Desistir').click()
    await page
      .getByRole('dialog', { name: 'Desistir da partida?' })
      .getByRole('button', { name: 'Desistir' })
      .click()
    await page.getByRole('dialog', { name: 'Você perdeu' }).getByText('Você desistiu.').waitFor()
    await goTo(page, '/profile?view=games')
    await page.getByRole('heading', { name: 'Partidas contra o bot' }).waitFor()
    for (const name of [/^Baixar PGN da partida contra Bot 1300/, 'Baixar todas (PGN)']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^lance-bot.*\.pgn$/)
      const pgn = await readFile(await download.path(), 'utf8')
      expect(pgn).toMatch(/\[White "Ana"\]\n\[Black "Bot 1300"\]\n\[Result "0-1"\]/)
      expect(parsePgn(pgn).games).toMatchObject([{ problems: [] }])
    }
    await page.getByRole('link', { name: /Bot 1300.*Derrota/ }).click()
    await page.getByText('Você desistiu.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

describe('a game against the bot that cannot be played', () => {
  it('explains itself and leads back: an unknown id, terms that do not exist, a tampered game [BOT-7]', {
    skip: !hasTurn(2),
  }, async () => {
    await goTo(page, '/game/bot-123')
    await leadsBack(page, 'Esta partida não está neste navegador')

    await page.evaluate(() => {
      const wrong = { gameType: 'bot', botLevel: 'godlike', timeControl: 600, playerColor: 'white' }
      history.replaceState({ ...history.state, ...wrong }, '', '/game/bot-124')
    })
    await page.reload()
    await leadsBack(page, 'Não foi possível começar a partida')

    await page.evaluate((userId) => {
      const bad = { id: 'bot-125', level: 'easy', timeControlS: 600, color: 'white', ucis: ['e2e5'] }
      localStorage.setItem(`bot_games:${userId}`, JSON.stringify({ version: 1, games: [bad] }))
    }, ana.id)
    await goTo(page, '/game/bot-125')
    await leadsBack(page, 'Esta partida está danificada')
    await page.getByText('Uma partida salva neste navegador não pôde ser carregada.').waitFor()
    await button(page, 'Remover').click()
    await page.getByText('não pôde ser carregada').waitFor({ state: 'detached' })
  })
})

describe('six unfinished games against the bot', () => {
  it('are listed two at first, all on request, removed one by one after a confirmation, and resumed [BOT-6]', {
    skip: !hasTurn(1),
  }, async () => {
    const rest = { color: 'white', ucis: ['e2e4', 'e7e5'] } as const
    const levels = ['easy', 'medium', 'professional', 'easy', 'medium']
    await page.goto('/robots.txt')
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `bot_games:${ana.id}`,
      // The bot can mate at once in the first, so that its strongest level needs no long search.
      runningGames([
        { level: 'ultra', color: 'black', ucis: ['e2e4', 'f7f6', 'd2d4'] },
        ...levels.map((level) => ({ level, ...rest })),
      ]),
    ] as const)
    await page.goto('/play-with-bot')
    const games = page.locator('.bot-running-row')
    await expect.poll(() => games.count()).toBe(2)
    await button(page, 'Mostrar todas (6)').click()
    await expect.poll(() => games.count()).toBe(6)

    const remove = button(page, 'Remover a partida contra Bot Profissional')
    await remove.click()
    const dialog = page.getByRole('dialog', { name: 'Remover esta partida?' })
    await dialog.getByRole('button', { name: 'Manter' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await games.count()).toBe(6)
    await remove.click()
    await dialog.getByRole('button', { name: 'Remover' }).click()
    await expect.poll(() => games.count()).toBe(5)
    expect(await remove.count()).toBe(0)
    await page.reload()
    await button(page, 'Mostrar todas (5)').click()
    await page.getByRole('link', { name: /Bot Ultra Difícil/ }).click()
    await expect.poll(() => shownSans(page)).toEqual(['e4', 'f6', 'd4'])
    await movePiece(page, 'g7g5')
    await expect.poll(async () => (await shownSans(page)).at(-1)).toBe('Qh5#')
    await page.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
    await isOver(page)
  })
})

describe('a game against the bot at 1+0', () => {
  it('ends by the flag, which the dialog says; the setup then has the score against a house bot [BOT-11] [BOT-13] [BOT-14]', {
    skip: !hasTurn(2),
  }, async () => {
    await page.clock.install()
    await openBotSetup(page)
    await startBotGame(page, { level: 'tico', pace: '1+0' })
    const bar = page.getByRole('region', { name: 'BOT Tico, de pretas' })
    expect(await bar.innerText()).toMatch(/BOT Tico\s+1000/)
    await exchange(page, 'e2e4')
    await page.clock.fastForward(61_000)
    await page.getByRole('dialog', { name: 'Tempo esgotado!' }).getByText('Você perdeu por tempo.').waitFor()
    expect(await shownClockMs(page, 'Ana')).toBe(0)
    await page.getByRole('dialog').getByRole('link', { name: 'Novo Jogo' }).click()
    await page.getByRole('radio', { name: 'BOT Tico 1000' }).check()
    await page.getByText('Seu placar neste navegador: 0–1').waitFor()
    await page.getByText('Sem valer rating nem pontos.').waitFor()
  })
})

describe('a game against the bot without an account', () => {
  it('does not begin: the setup asks for one [BOT-1]', { skip: !hasTurn(3) }, async () => {
    const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/play-with-bot')
    await button(page, 'Começar partida').click()
    expect(await awaitToast(page, 'Cadastro Necessário')).toBe(
      'Você precisa completar seu perfil antes de jogar.',
    )
    await page.getByRole('button', { name: 'Ir para o perfil' }).click()
    await page.waitForURL(/\/profile$/)
    expect(problems).toEqual([])
  })
})
