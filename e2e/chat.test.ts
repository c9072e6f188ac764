import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { accessibilityFaults, faultsInBothSchemes } from './kit/accessibilityFaults.ts'
import { openVisitor, PHONE } from './kit/launchBrowser.ts'
import { launchServer } from './kit/launchServer.ts'
import { paint } from './kit/painting.ts'
import { pairNewPlayers, resignGame } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { connectToGame, playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'

// One game and one chat from its first message on: each test continues where the previous one ended.

const shared = shareServer({ env: { RATE_LIMITS: 'on', SESSION_ACCESS_S: '86400' } })
let ana: Player
let bruno: Player
let table: Pair

beforeAll(async () => {
  table = await pairNewPlayers(shared.browser, { url: shared.server.url })
  ana = table.one
  bruno = table.other
  // A desktop shows moves and chat at the same time, a phone one of them.
  await bruno.page.setViewportSize(PHONE)
  await playQuickly(table, ['e4', 'e5'])
})

const chat = (page: Page): Locator => page.getByRole('region', { name: 'Bate-papo da Partida' })
const log = (page: Page): Locator => page.getByRole('log', { name: 'Mensagens' })
const tool = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: typeof name === 'string' })

async function say(page: Page, text: string) {
  await chat(page).getByLabel('Mensagem', { exact: true }).fill(text)
  await page.keyboard.press('Enter')
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

it('shows each player what the other writes, counts unread messages, and keeps them after a reload', async () => {
  await ana.page.locator('.move-list').waitFor()
  await chat(ana.page).getByText('Nenhuma mensagem ainda.').waitFor()
  await say(ana.page, 'Boa sorte')
  await say(ana.page, 'veja http://exemplo.test/a')
  await tool(bruno.page, 'Bate-papo, não lidas: 2').click()
  await shows(bruno.page, ['Boa sorte', 'veja http://exemplo.test/a'])
  expect(await log(bruno.page).getByRole('link').count()).toBe(0)
  await log(bruno.page).getByText('Ana', { exact: true }).first().waitFor()
  await say(bruno.page, 'Obrigado')
  await shows(ana.page, ['Boa sorte', 'veja http://exemplo.test/a', 'Obrigado'])

  await bruno.page.reload()
  await tool(bruno.page, 'Bate-papo').click()
  await shows(bruno.page, ['Boa sorte', 'veja http://exemplo.test/a', 'Obrigado'])
})

// This test and the next come before any test that moves time: a restarted server has the true time.
it('does not lose or duplicate a message written while the server is down', async () => {
  await shared.server.kill()
  await say(ana.page, 'ainda aí?')
  await log(ana.page).locator('[data-pending]').waitFor()
  await shared.server.restart()
  await log(bruno.page).getByText('ainda aí?').waitFor({ timeout: 60_000 })
  await expect.poll(() => log(ana.page).locator('[data-pending]').count(), { timeout: 60_000 }).toBe(0)
  for (const page of [ana.page, bruno.page]) {
    expect(await log(page).getByText('ainda aí?').count()).toBe(1)
  }
})

it('stays closed where the operator has switched it off, and says so [CHAT-6]', async () => {
  const off = await launchServer({ DATABASE_URL: shared.server.connectionString, CHAT_ENABLED: 'false' })
  try {
    const { page } = await openVisitor(shared.browser, { url: off.url })
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), ana.token)
    await page.goto(`/game/${table.gameId}`)
    await chat(page).getByText('O bate-papo está desativado neste servidor.').waitFor()
    await log(page).getByText('Obrigado').waitFor()
    expect(await chat(page).getByLabel('Mensagem', { exact: true }).count()).toBe(0)
    await page.close()
  } finally {
    await off.stop()
  }
})

it('sends no empty or overlong message, and counts the last characters', async () => {
  const field = chat(ana.page).getByLabel('Mensagem', { exact: true })
  await say(ana.page, '   ')
  await field.fill('a'.repeat(250))
  await chat(ana.page).getByText('Restam 30 caracteres').waitFor()
  await say(ana.page, 'a'.repeat(283))
  await chat(ana.page).getByText('3 caracteres acima do limite').waitFor()
  expect(await field.inputValue()).toHaveLength(283)
  expect(await log(ana.page).locator('.chat-message').count()).toBe(4)
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
  const socket = await connectToGame(ana, table.gameId)
  for (const number of [1, 2, 3, 4, 5, 6]) {
    socket.send({ type: 'chat', data: { message: `linha ${number}` } })
    await socket.next('chat')
  }
  socket.ws.close()
  await say(ana.page, 'uma a mais')
  await log(ana.page).getByText('Devagar! Espere').waitFor()
  await shared.server.advance(20_000)
  await log(ana.page).getByRole('button', { name: 'Tentar de novo' }).click()
  await tool(bruno.page, 'Bate-papo').waitFor()
  await log(bruno.page).getByText('uma a mais').waitFor()
  await expect.poll(() => log(ana.page).getByText('uma a mais').count()).toBe(1)
  expect(await log(ana.page).locator('.chat-refused').count()).toBe(0)
})

it('hides new messages of a muted player, who does not notice, until they are unmuted [CHAT-4]', async () => {
  await chat(bruno.page).getByRole('button', { name: 'Silenciar Ana' }).click()
  await log(bruno.page).getByText('Você silenciou Ana').waitFor()
  await shows(bruno.page, ['Obrigado'])
  await shared.server.advance(60_000)
  await say(ana.page, 'você está lendo?')
  await log(ana.page).getByText('você está lendo?').waitFor()
  await expect.poll(() => log(ana.page).locator('[data-pending]').count()).toBe(0)
  // Bruno's own message comes after Ana's: once it is shown, Ana's would be too.
  await say(bruno.page, 'de volta ao jogo')
  await shows(bruno.page, ['Obrigado', 'de volta ao jogo'])
  await chat(bruno.page).getByRole('button', { name: 'Deixar de silenciar Ana' }).click()
  await log(bruno.page).getByText('você está lendo?').waitFor()
})

it('reports an opponent after a confirmation', async () => {
  await chat(bruno.page).getByRole('button', { name: 'Denunciar Ana' }).click()
  const dialog = bruno.page.getByRole('dialog', { name: 'Denunciar Ana?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await chat(bruno.page).getByRole('button', { name: 'Denunciar Ana' }).click()
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click()
  expect(await awaitToast(bruno.page, 'Denúncia enviada')).toBe('As mensagens ficam salvas com a partida.')
})

it('reports how an opponent played, whether or not they wrote anything', async () => {
  await chat(ana.page).getByRole('button', { name: 'Denunciar Bruno' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Denunciar Bruno?' })
  await dialog.getByText('Como jogou').click()
  await dialog.getByText(/ajuda de computador/).waitFor()
  await paint(ana.page)
  expect(await accessibilityFaults(ana.page)).toEqual([])
  await dialog.getByRole('button', { name: 'Denunciar', exact: true }).click()
  expect(await awaitToast(ana.page, 'Denúncia enviada')).toBe(
    'Nossa equipe vai analisar os lances desta partida.',
  )
})

it('is accessible on a phone and a desktop, and keeps its field in sight above a keyboard', async () => {
  const { page } = bruno
  const usual = page.viewportSize()
  await paint(page)
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport)
    expect(await faultsInBothSchemes(page)).toEqual([])
  }
  await page.setViewportSize(PHONE)
  const field = chat(page).getByLabel('Mensagem', { exact: true })
  await field.focus()
  // What a keyboard leaves of the screen.
  await page.setViewportSize({ ...PHONE, height: 440 })
  const isInSight = async () => {
    const box = await field.boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= 440
  }
  await expect.poll(isInSight).toBe(true)
  if (usual) await page.setViewportSize(usual)
})

it('continues for an hour after the game', async () => {
  await resignGame(table)
  await table.black
    .getByRole('dialog', { name: 'Você venceu' })
    .getByRole('button', { name: 'Ver o tabuleiro' })
    .click()
  await table.white
    .getByRole('dialog', { name: 'Você perdeu' })
    .getByRole('button', { name: 'Ver o tabuleiro' })
    .click()
  await shared.server.advance(59 * 60_000)
  await say(ana.page, 'bom jogo')
  await log(bruno.page).getByText('bom jogo').waitFor()
  await shared.server.advance(60_000)
  await ana.page.reload()
  await chat(ana.page).getByText('O bate-papo desta partida já foi encerrado.').waitFor()
  expect(await chat(ana.page).getByLabel('Mensagem', { exact: true }).count()).toBe(0)
  await log(ana.page).getByText('bom jogo').waitFor()
})

it('is not shown to a viewer', async () => {
  const at = `/game/${table.gameId}`
  const carla = await openPlayer(shared.browser, { url: shared.server.url, name: 'Carla', at })
  await carla.page.getByText(/desistiu\./).waitFor()
  expect(await tool(carla.page, /^Bate-papo/).count()).toBe(0)
})

it('throws no errors', () => {
  expect([...ana.problems, ...bruno.problems]).toEqual([])
})
