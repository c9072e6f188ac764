import type { GameRecord } from '@lance/contract'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { accessibilityFaults, faultsInBothSchemes } from './kit/accessibilityFaults.ts'
import { callAs } from './kit/callAs.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { DESKTOP, openVisitor, PHONE } from './kit/launchBrowser.ts'
import { launchServer } from './kit/launchServer.ts'
import { paint } from './kit/painting.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { connectToGame, playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { takeToast } from './kit/toast.ts'

// One game and one chat from its first message on: each test continues where the previous one ended. Ana has a
// browser, which is a desktop's after each test. Bruno has none.

const shared = shareServer({ env: { RATE_LIMITS: 'on', SESSION_ACCESS_S: '86400' } })
let ana: Player
let bruno: Account
let gameId: string

beforeAll(async () => {
  const { url } = shared.server
  ana = await openPlayer(shared.browser, { url, name: 'Ana', at: null })
  bruno = await signUp(url, { name: 'Bruno' })
  gameId = await createGameBetween(shared.server, { white: ana, black: bruno })
  await playBySockets({ gameId, white: ana, black: bruno }, ['e4', 'e5'])
  await ana.page.goto(`/game/${gameId}`)
  await ana.page.locator('.connection-badge[data-status="Open"]').waitFor()
})

const chat = (page: Page): Locator => page.getByRole('region', { name: 'Bate-papo da Partida' })
const log = (page: Page): Locator => page.getByRole('log', { name: 'Mensagens' })
const tool = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: typeof name === 'string' })

async function say(page: Page, text: string) {
  await chat(page).getByLabel('Mensagem', { exact: true }).fill(text)
  await page.keyboard.press('Enter')
}

/** Writes these messages as Bruno, from elsewhere. */
async function sayAsBruno(...messages: string[]): Promise<void> {
  const socket = await connectToGame(bruno, gameId)
  for (const message of messages) {
    socket.send({ type: 'chat', data: { message } })
    await socket.next('chat')
  }
  socket.ws.close()
  await socket.closed
}

/** The messages that Bruno can read. */
async function brunosChat(): Promise<string[] | undefined> {
  const { chat } = await callAs<GameRecord>(bruno, 'GET', `/api/game/${gameId}/state`)
  return chat?.messages.map(({ message }) => message)
}

/** Waits until a page shows exactly these messages, and none of its own is pending. */
async function shows(page: Page, texts: string[]) {
  await expect
    .poll(() => log(page).locator('.chat-message:not([data-pending]) .chat-text').allInnerTexts(), {
      timeout: 20_000,
    })
    .toEqual(texts.map((text) => expect.stringMatching(new RegExp(`^${text} \\d\\d:\\d\\d$`))))
  expect(await log(page).locator('[data-pending]').count()).toBe(0)
}

it('shows each player what the other writes, and counts unread messages', async () => {
  const { page } = ana
  await page.locator('.move-list').waitFor()
  await chat(page).getByText('Nenhuma mensagem ainda.').waitFor()
  await say(page, 'Boa sorte')
  await shows(page, ['Boa sorte'])
  expect(await brunosChat()).toEqual(['Boa sorte'])
  // A desktop shows moves and chat at the same time, a phone one of them.
  await page.setViewportSize(PHONE)
  await chat(page).waitFor({ state: 'detached' })
  await sayAsBruno('Obrigado', 'veja http://exemplo.test/a')
  await tool(page, 'Bate-papo, não lidas: 2').click()
  await shows(page, ['Boa sorte', 'Obrigado', 'veja http://exemplo.test/a'])
  expect(await log(page).getByRole('link').count()).toBe(0)
  await log(page).getByText('Bruno', { exact: true }).first().waitFor()
  await tool(page, 'Bate-papo').waitFor()
  await page.setViewportSize(DESKTOP)
})

// This test and the next come before any test that moves time: a restarted server has the true time.
it('does not lose or duplicate a message written while the server is down', {
  skip: !hasTurn(1),
}, async () => {
  await shared.server.kill()
  await say(ana.page, 'ainda aí?')
  await log(ana.page).locator('[data-pending]').waitFor()
  await shared.server.restart()
  await expect.poll(() => log(ana.page).locator('[data-pending]').count(), { timeout: 60_000 }).toBe(0)
  expect(await log(ana.page).getByText('ainda aí?').count()).toBe(1)
  expect(await brunosChat()).toEqual(['Boa sorte', 'Obrigado', 'veja http://exemplo.test/a', 'ainda aí?'])
})

it('stays closed where the operator has switched it off, says so, and shows what was written [CHAT-6]', {
  skip: !hasTurn(0),
}, async () => {
  const off = await launchServer({ DATABASE_URL: shared.server.connectionString, CHAT_ENABLED: 'false' })
  try {
    const { page, context } = await openVisitor(shared.browser, { url: off.url, credential: ana.token })
    await page.goto(`/game/${gameId}`)
    await chat(page).getByText('O bate-papo está desativado neste servidor.').waitFor()
    await log(page).getByText('Obrigado').waitFor()
    expect(await chat(page).getByLabel('Mensagem', { exact: true }).count()).toBe(0)
    await context.close()
  } finally {
    await off.stop()
  }
})

it('sends no empty or overlong message, and counts the last characters', async () => {
  const field = chat(ana.page).getByLabel('Mensagem', { exact: true })
  const before = await log(ana.page).locator('.chat-message').count()
  await say(ana.page, '   ')
  await field.fill('a'.repeat(250))
  await chat(ana.page).getByText('Restam 30 caracteres').waitFor()
  await say(ana.page, 'a'.repeat(283))
  await chat(ana.page).getByText('3 caracteres acima do limite').waitFor()
  expect(await field.inputValue()).toHaveLength(283)
  expect(await log(ana.page).locator('.chat-message').count()).toBe(before)
  // An unfinished message outlives the panel.
  await tool(ana.page, 'Bate-papo').click()
  await chat(ana.page).waitFor({ state: 'detached' })
  await tool(ana.page, 'Bate-papo').click()
  expect(await field.inputValue()).toHaveLength(283)
  await field.fill('')
})

it('says why the server refused a message, and sends it again on request', async () => {
  await shared.server.advance(60_000)
  // So fast that the next one comes too soon even on the slowest machine.
  const socket = await connectToGame(ana, gameId)
  for (const number of [1, 2, 3, 4, 5, 6]) {
    socket.send({ type: 'chat', data: { message: `linha ${number}` } })
    await socket.next('chat')
  }
  socket.ws.close()
  await say(ana.page, 'uma a mais')
  await log(ana.page).getByText('Devagar! Espere').waitFor()
  await shared.server.advance(20_000)
  await log(ana.page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.poll(brunosChat).toContain('uma a mais')
  await expect.poll(() => log(ana.page).getByText('uma a mais').count()).toBe(1)
  expect(await log(ana.page).locator('.chat-refused').count()).toBe(0)
})

it('hides new messages of a muted player until they are unmuted [CHAT-4]', async () => {
  const { page } = ana
  await chat(page).getByRole('button', { name: 'Silenciar Bruno' }).click()
  await log(page).getByText('Você silenciou Bruno').waitFor()
  await expect.poll(() => log(page).getByText('Obrigado').count()).toBe(0)
  await shared.server.advance(60_000)
  await sayAsBruno('você está lendo?')
  // Ana's own message comes after Bruno's: once it is shown, Bruno's would be too.
  await say(page, 'de volta ao jogo')
  await log(page).locator('.chat-message:not([data-pending])').getByText('de volta ao jogo').waitFor()
  expect(await log(page).getByText('você está lendo?').count()).toBe(0)
  await chat(page).getByRole('button', { name: 'Deixar de silenciar Bruno' }).click()
  await log(page).getByText('você está lendo?').waitFor()
})

it('reports what an opponent wrote, or how they played, after a confirmation', {
  skip: !hasTurn(2),
}, async () => {
  const { page } = ana
  const dialog = page.getByRole('dialog', { name: 'Denunciar Bruno?' })
  const ask = () => chat(page).getByRole('button', { name: 'Denunciar Bruno' }).click()
  await ask()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await ask()
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click()
  expect(await takeToast(page, 'Denúncia enviada')).toBe('As mensagens ficam salvas com a partida.')
  await ask()
  await dialog.getByText('Como jogou').click()
  await dialog.getByText(/ajuda de computador/).waitFor()
  await paint(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click()
  expect(await takeToast(page, 'Denúncia enviada')).toBe('Nossa equipe vai analisar os lances desta partida.')
})

it('is accessible on a phone, and keeps its field in sight above a keyboard', {
  skip: !hasTurn(3),
}, async () => {
  const { page } = ana
  await page.setViewportSize(PHONE)
  const field = chat(page).getByLabel('Mensagem', { exact: true })
  await field.waitFor()
  await paint(page)
  expect(await faultsInBothSchemes(page)).toEqual([])
  await field.focus()
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ ...PHONE, height: 440 })
  const isInSight = async () => {
    const box = await field.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= 440
  }
  await expect.poll(isInSight).toBe(true)
  await page.setViewportSize(DESKTOP)
})

it('continues for an hour after the game', { skip: !hasTurn(3) }, async () => {
  const { page } = ana
  await resignGame({ gameId, players: { white: ana, black: bruno } })
  await page
    .getByRole('dialog', { name: 'Você perdeu' })
    .getByRole('button', { name: 'Ver o tabuleiro' })
    .click()
  await shared.server.advance(59 * 60_000)
  await say(page, 'bom jogo')
  await expect.poll(brunosChat).toContain('bom jogo')
  await shared.server.advance(60_000)
  await page.reload()
  await chat(page).getByText('O bate-papo desta partida já foi encerrado.').waitFor()
  expect(await chat(page).getByLabel('Mensagem', { exact: true }).count()).toBe(0)
  await log(page).getByText('bom jogo').waitFor()
})

it('is not shown to a viewer', { skip: !hasTurn(3) }, async () => {
  const at = `/game/${gameId}`
  const carla = await openPlayer(shared.browser, { url: shared.server.url, name: 'Carla', at })
  await carla.page.getByText(/desistiu\./).waitFor()
  expect(await tool(carla.page, /^Bate-papo/).count()).toBe(0)
})

it('throws no errors', () => {
  expect(ana.problems).toEqual([])
})
