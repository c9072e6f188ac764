import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { accessibilityFaults } from './kit/accessibilityFaults.ts'
import { goTo } from './kit/goTo.ts'
import { openForWhite } from './kit/openForWhite.ts'
import { paint } from './kit/painting.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, squareCenter, waitForMove } from './kit/playMoves.ts'
import { setCountries } from './kit/setCountries.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'

const shared = shareServer()

// Each test has a game of its own in Ana's browser. Bruno has none.
let ana: Player
let bruno: Account
let table: { gameId: string; players: { white: Player; black: Account } } | null = null

beforeAll(async () => {
  ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
  bruno = await signUp(shared.server.url, { name: 'Bruno' })
  await setCountries({ BR: ana, PT: bruno })
})
beforeEach(() => {
  table = null
})
afterEach(async () => {
  if (table !== null) await resignGame(table)
  if (ana.page.url().startsWith(shared.server.url)) await forgetChoices(ana.page)
  expect(ana.problems.splice(0)).toEqual([])
})

/** What one test chose must not carry over to the next. */
const forgetChoices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name !== 'auth_token') localStorage.removeItem(name)
    // As after a change in another tab.
    dispatchEvent(new StorageEvent('storage'))
  })

const openGame = async (
  terms: { tournamentId?: string; timeControlS?: number; incrementS?: number; allowsBerserk?: boolean } = {},
) => {
  const opened = await openForWhite(shared.server, { white: ana, black: bruno, ...terms })
  table = opened
  return opened
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const preference = (page: Page, name: string): Locator => page.getByRole('switch', { name })
const field = (page: Page): Locator => page.getByLabel('Lance por escrito')
/** Waits until a screen reader is told this. */
const says = (page: Page, text: string | RegExp) =>
  expect.poll(() => page.locator('.game > [role="status"]').innerText(), { timeout: 15_000 }).toMatch(text)

async function type(page: Page, move: string): Promise<void> {
  await field(page).fill(move)
  await field(page).press('Enter')
}

async function isOffered(page: Page, tools: Record<string, boolean | null>): Promise<void> {
  for (const [name, isOn] of Object.entries(tools)) {
    const tool = page
      .getByRole('toolbar', { name: 'Ações da partida' })
      .getByRole('button', { name, exact: true })
    if (isOn === null) await expect.poll(() => tool.count()).toBe(0)
    else await expect.poll(() => tool.isEnabled()).toBe(isOn)
  }
  await page.getByRole('toolbar').getByRole('link', { name: 'Início' }).waitFor()
}

const always = { Lances: true, Aparência: true }

async function resign(page: Page): Promise<void> {
  await button(page, 'Desistir').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
  await page.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
  await page.keyboard.press('Escape')
}

describe('the tools at the table', () => {
  it('offer a draw and resignation against a person only while the game is played [GAME-25]', {
    skip: !hasTurn(1),
  }, async () => {
    const { white, play } = await openGame()
    await isOffered(white, { ...always, Abortar: true, 'Propor empate': true })
    await play(['e4', 'e5'])
    await isOffered(white, { ...always, Desistir: true, 'Propor empate': true })
    await resign(white)
    await isOffered(white, { ...always, Desistir: false, 'Propor empate': false })

    // Before the game has loaded there is nothing to resign, and the page says why.
    const isLate = /\/game\/waiting/
    await white.route(isLate, () => {})
    await white.routeWebSocket(isLate, () => {})
    await goTo(white, '/game/waiting')
    await button(white, 'Propor empate').waitFor()
    expect(await button(white, 'Propor empate').isDisabled()).toBe(true)
    await button(white, 'Desistir').press('Enter')
    expect(await awaitToast(white, 'Aguardando o jogo carregar completamente')).toBeUndefined()
  })

  it('offer no draw in a tournament, and resignation from the first moment on', {
    skip: !hasTurn(3),
  }, async () => {
    const { white, gameId, play } = await openGame({ tournamentId: 'a-tournament' })
    expect(gameId).toMatch(/^tournament-/)
    await isOffered(white, { ...always, Desistir: true, Abortar: null, 'Propor empate': null })
    await play(['e4', 'e5'])
    await isOffered(white, { ...always, Desistir: true, 'Propor empate': null })
    await button(white, 'Desistir').click()
    await white.getByRole('dialog').getByRole('button', { name: 'Desistir' }).click()
    await white.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
    await isOffered(white, { ...always, Desistir: false, 'Propor empate': null })
    expect(await white.getByRole('dialog').getByRole('button', { name: 'Revanche' }).count()).toBe(0)
    await goTo(ana.page, '/game/tournament-nowhere')
    const text = 'Partida não encontrada. O torneio pode não ter iniciado ainda.'
    expect(await awaitToast(ana.page, 'Erro')).toBe(text)
  })
})

describe('the bars of the players', () => {
  it('show country, captured pieces, the lead in material and a clock that runs low, and leave board and clock where they are [GAME-26] [CLOCK-7]', {
    skip: !hasTurn(1),
  }, async () => {
    const { white, play } = await openGame()
    const boxes = (...parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()))
    const ownClock = white.getByLabel('Relógio de').last()
    const places = () => boxes(white.locator('.game-board'), ownClock.locator('..'))
    const before = await places()
    await white.getByRole('img', { name: 'Brasil' }).locator('img').waitFor()
    await white.getByRole('img', { name: 'Portugal' }).locator('img').waitFor()
    await expect.poll(() => white.title()).toMatch(/^Sua vez! · /)
    const line = ['e4', 'd5', 'exd5', 'Qxd5', 'Nc3', 'Qxg2', 'Bxg2', 'a6']
    await play(line.slice(0, -1))
    await white.getByRole('img', { name: 'Peças capturadas: 1 dama, 1 peão e vantagem de 8' }).waitFor()
    await white.getByRole('img', { name: 'Peças capturadas: 2 peões' }).waitFor()
    await expect.poll(() => white.title()).toMatch(/^Vez do oponente · /)
    await play(line, { fromPly: line.length - 1 })
    await white.clock.install()
    await white.clock.fastForward(585_000)
    await white.locator('.game-clock[data-low][data-running] svg').waitFor()
    expect(await ownClock.innerText()).toMatch(/^0:1\d\.\d$/)
    expect(await places()).toEqual(before)
    await goTo(white, '/')
    await expect.poll(() => white.title()).not.toMatch(/oponente|Sua vez/)
  })
})

describe('a game that allows berserk', () => {
  it('has a button beside the own clock until the first move, and marks the clock, with nothing shifting [GAME-36]', async () => {
    const { white, play } = await openGame({ timeControlS: 180, incrementS: 2, allowsBerserk: true })
    const clock = white.getByLabel('Relógio de Ana').locator('..')
    const places = () =>
      Promise.all(
        [clock, ...['.player-name', '.player-turn', '.board'].map((one) => white.locator(one).last())].map(
          (one) => one.boundingBox(),
        ),
      )
    const button = white.getByRole('button', { name: 'Berserk' })
    await button.waitFor()
    const before = await places()
    await button.focus()
    await white.keyboard.press('Enter')
    await white
      .locator('.game-clock-berserk', { hasText: 'Berserk: metade do tempo, sem acréscimo' })
      .waitFor()
    expect(await white.getByLabel('Relógio de Ana').innerText()).toBe('1:30')
    expect(await white.getByLabel('Relógio de Bruno').innerText()).toBe('3:00')
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await white.getByText('Ana: berserk, metade do tempo, sem acréscimo.').waitFor()
    expect(await places()).toEqual(before)
    await play(['e4'])
    await expect.poll(() => button.count()).toBe(0)
    expect((await places())[0]).toEqual(before[0])
    expect(await white.locator('.game-clock-berserk').count()).toBe(1)
  })
})

describe('a game played without a pointer', () => {
  it('is typed in two languages, announced in words, and its clocks are read out on request [GAME-29]', {
    skip: !hasTurn(2),
  }, async () => {
    const { white, play, blackSees } = await openGame()
    await type(white, 'e5')
    await white.getByText('Esse lance não é possível nesta posição.').waitFor()
    await type(white, 'xyz')
    await white.getByText(/^Não entendi\./).waitFor()
    const line: string[] = []
    const hears = async (text: string, { san, said }: { san: string; said: string }) => {
      line.push(san)
      await waitForMove(white, { ply: line.length, san })
      await says(white, text + said)
    }
    const typed = async (text: string, move: { san: string; said: string }) => {
      await type(white, text)
      await blackSees({ ply: line.length + 1, san: move.san })
      await hears('Você: ', move)
    }
    const answers = async (move: { san: string; said: string }) => {
      await play([...line, move.san], { fromPly: line.length })
      await hears('Oponente: ', move)
    }
    await typed('E4', { san: 'e4', said: 'peão para e4.' })
    await type(white, 'd4')
    await white.getByText('Não é a sua vez.').waitFor()
    await answers({ san: 'd5', said: 'peão para d5.' })
    await typed('exd5', { san: 'exd5', said: 'peão de e4 captura peão em d5.' })
    await answers({ san: 'Nf6', said: 'cavalo para f6.' })
    await typed('bb5', { san: 'Bb5+', said: 'bispo para b5, xeque.' })
    await answers({ san: 'c6', said: 'peão para c6.' })
    await typed('d5c6', { san: 'dxc6', said: 'peão de d5 captura peão em c6.' })
    await answers({ san: 'Qb6', said: 'dama para b6.' })
    await typed('Cc3', { san: 'Nc3', said: 'cavalo para c3.' })
    await answers({ san: 'a6', said: 'peão para a6.' })
    await typed('cxb7', { san: 'cxb7+', said: 'peão de c6 captura peão em b7, xeque.' })
    await answers({ san: 'Kd8', said: 'rei para d8.' })
    await type(white, 'bxa8')
    await white.getByText('Diga em que o peão se transforma, como e8=D.').waitFor()
    await typed('bxa8=c', { san: 'bxa8=N', said: 'peão de b7 captura torre em a8, promove a cavalo.' })
    await button(white, 'Ouvir os relógios').click()
    await says(white, /^(Ana|Bruno): \d+ minutos( e \d+ segundos?)?\. (Ana|Bruno): \d+ minutos/)
  })
})

describe('promoting a pawn', () => {
  it('takes the keys of the board; a queen without asking, and a resignation too, once chosen here or in another tab [GAME-9]', {
    skip: !hasTurn(0),
  }, async () => {
    const { white, play, blackSees } = await openGame()
    const line = ['h4', 'g5', 'hxg5', 'h6', 'gxh6', 'a6', 'h7', 'a5']
    await play(line)
    await white.locator('.game-live .board [tabindex="0"]').focus()
    // From e1 to h7, and with the pawn to g8.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await white.keyboard.press(key)
    for (let rank = 1; rank < 7; rank++) await white.keyboard.press('ArrowUp')
    for (const key of ['Enter', 'ArrowUp', 'ArrowLeft', 'Enter']) await white.keyboard.press(key)
    await white.getByRole('dialog', { name: 'Promover Peão' }).waitFor()
    await white.keyboard.press('Tab')
    await white.keyboard.press('Enter')
    await blackSees({ ply: 9, san: 'hxg8=R' })
    line.push('hxg8=R')
    await waitForMove(white, { ply: 9, san: 'hxg8=R' })

    await play([...line, 'Rxg8', 'g4', 'a4', 'g5', 'a3', 'g6', 'axb2', 'g7', 'bxa1=Q'], { fromPly: 9 })
    await button(white, 'Aparência').click()
    await preference(white, 'Promover sempre a dama').click()
    // As after a change in another tab. Under load, the page sometimes stopped drawing for good after a real tab, or a frame,
    // had come and gone.
    await white.evaluate(() => {
      localStorage.setItem('confirmResign', 'off')
      dispatchEvent(new StorageEvent('storage', { key: 'confirmResign' }))
    })
    const asks = preference(white, 'Confirmar antes de desistir')
    await expect.poll(() => asks.getAttribute('aria-checked')).toBe('false')
    await button(white, 'Lances').click()
    await movePiece(white, 'g7f8')
    await waitForMove(white, { ply: 19, san: 'gxf8=Q+' })
    await button(white, 'Desistir').click()
    await white.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
  })
})

describe('browsing back in a running game', () => {
  it('works by keys, wheel and list; a new move leaves it alone; a click on the board ends it [GAME-30]', {
    skip: !hasTurn(3),
  }, async () => {
    const { white, play, blackSees } = await openGame()
    const line = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6']
    await play(line.slice(0, 4))
    const shown = (place: string) =>
      white.getByRole('region', { name: 'Lances anteriores' }).getByText(place, { exact: true }).waitFor()
    const centre = await squareCenter(white, 'd4')
    await white.keyboard.press('ArrowLeft')
    await shown('2. Cf3 · lance 2 de 2')
    await says(white, 'Lance 2. Brancas: cavalo para f3.')
    await white.mouse.move(centre.x, centre.y)
    await white.mouse.wheel(0, -60)
    await shown('1… e5 · lance 1 de 2')
    await button(white, 'e4').click()
    await shown('1. e4 · lance 1 de 2')
    expect(await white.locator('.game-walked [data-piece="N"][data-rank="2"]').count()).toBe(0)

    // This board takes no moves, and the game goes on behind it.
    await white.keyboard.press('End')
    await movePiece(white, 'f1b5')
    await blackSees({ ply: 5, san: 'Bb5' })
    await white.keyboard.press('Home')
    await shown('Posição inicial')
    await play(line, { fromPly: 5 })
    await shown('Posição inicial')
    await white.keyboard.press('ArrowRight')
    await shown('1. e4 · lance 1 de 3')
    await white.mouse.click(centre.x, centre.y)
    await white.locator('.game-walked').waitFor({ state: 'detached' })
    await movePiece(white, 'b5c6')
    await blackSees({ ply: 7, san: 'Bxc6' })
    await white.keyboard.press('ArrowLeft')
    await button(white, 'Voltar ao vivo').click()
    await says(white, 'De volta à partida.')
  })
})

describe('a player’s preference', () => {
  it('hides all but board and clocks in zen mode, by Z and by a button, with an easy way out [GAME-30]', {
    skip: !hasTurn(3),
  }, async () => {
    const { white } = await openGame()
    const place = () => white.locator('.game-board').boundingBox()
    const before = await place()
    await white.keyboard.press('z')
    await says(white, 'Modo zen ligado. Aperte Z para sair.')
    for (const hidden of ['.player-name', '.top-bar', '.move-list']) {
      await expect.poll(() => white.locator(hidden).first().isVisible()).toBe(false)
    }
    expect(await white.getByLabel('Relógio de Ana').isVisible()).toBe(true)
    expect(await button(white, 'Abortar').isVisible()).toBe(true)
    expect(await place()).toEqual(before)
    await paint(white)
    expect(await accessibilityFaults(white)).toEqual([])
    await button(white, 'Sair do modo zen').click()
    await says(white, 'Modo zen desligado.')
    await white.locator('.move-list').waitFor()
  })

  it('has the browser announce the player’s turn while they look elsewhere, and not otherwise [GAME-30]', async () => {
    const { white, play } = await openGame()
    await white.evaluate(() => {
      const notices: string[] = []
      class FakeNotification {
        static permission = 'default'
        static requestPermission = async () => {
          FakeNotification.permission = 'granted'
          return 'granted'
        }
        constructor(title: string, { body }: { body: string }) {
          notices.push(`${title} ${body}`)
        }
        close() {}
      }
      Object.assign(window, { Notification: FakeNotification, notices })
    })
    await button(white, 'Aparência').click()
    const isAsked = () => white.evaluate(() => Notification.permission)
    expect(await isAsked()).toBe('default')
    await preference(white, 'Avisar quando for minha vez').click()
    await expect
      .poll(() => preference(white, 'Avisar quando for minha vez').getAttribute('aria-checked'))
      .toBe('true')
    const notices = () => white.evaluate(() => (window as unknown as { notices: string[] }).notices)
    await button(white, 'Lances').click()
    const line = ['e4', 'e5', 'Nf3', 'Nc6']
    await play(line.slice(0, 2))
    await button(white, 'e5').waitFor()
    expect(await notices()).toEqual([])
    await white.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
    await play(line, { fromPly: 2 })
    await expect.poll(notices).toEqual([`Sua vez! ${bruno.name} jogou Cc6.`])
    await white.evaluate(() => Reflect.deleteProperty(document, 'hidden'))
  })
})
