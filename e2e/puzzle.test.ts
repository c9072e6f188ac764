import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { chooseNextDay } from '../apps/server/src/play/puzzles/chooseNextDay.ts'
import { lookForPuzzle } from '../apps/server/src/play/puzzles/lookForPuzzle.ts'
import { dayToChoose } from '../apps/server/src/play/puzzles/puzzleDays.ts'
import { insertBlunder, openTestConfirmer, sentExercise } from '../apps/server/test/puzzleKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { type Account, openPlayer, signUp } from './kit/player.ts'
import { movePiece } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })

const DAY_MS = 86_400_000
const GAME_ID = 'enigmadodia'

/** Makes the puzzle of the next day from a game of two players; returns noon of that day. */
async function makePuzzle(white: Account, black: Account): Promise<number> {
  const { connectionString } = shared.server
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 2 })
  try {
    const nowMs = Date.now()
    const time = { nowMs: () => nowMs }
    const players = { whiteId: white.id, blackId: black.id }
    await insertBlunder(pool, { id: GAME_ID, ...players, endedAtMs: nowMs - 2 * DAY_MS })
    await callAs(white, 'POST', '/training', sentExercise(GAME_ID))
    expect(await lookForPuzzle({ db, time, confirm: await openTestConfirmer() })).toBe(true)
    await chooseNextDay({ db, time })
    // Noon in Brazil, where these browsers are.
    return dayToChoose(nowMs) * DAY_MS + 15 * 3_600_000
  } finally {
    await close()
  }
}

const allows = (page: Page) =>
  page.getByRole('switch', { name: 'Minhas partidas valendo rating podem virar problemas' })
const isAllowed = (page: Page) => expect.poll(() => allows(page).getAttribute('aria-checked'))

/** From the puzzle of the two players to the historic one of the day before, by keyboard, and back. */
async function walksToTheDayBefore(page: Page, noonMs: number): Promise<void> {
  const name = (atMs: number) => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }).format(atMs)
  await page.getByText(name(noonMs), { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Problema do dia anterior' }).press('Enter')
  await page.getByText(name(noonMs - DAY_MS), { exact: true }).waitFor()
  await page.getByText('Ache um lance melhor.').waitFor()
  expect(await page.getByText('De uma partida valendo rating').count()).toBe(0)
  expect(new URL(page.url()).hash).toBe(`#day=${new Date(noonMs - DAY_MS).toISOString().slice(0, 10)}`)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Problema do dia anterior')
  await page.getByRole('link', { name: 'Problema do dia seguinte' }).click()
  await page.getByText(/^De uma partida valendo rating entre Ana e Bia/).waitFor()
  expect(new URL(page.url()).hash).toBe('')
}

it('shows the puzzle of two players who allowed it, and the historic one once one of them does not [STUDY-79] [STUDY-80] [STUDY-84] [STUDY-87]', {
  skip: !hasTurn(0),
}, async () => {
  const { browser, server } = shared
  const bia = await signUp(server.url, { name: 'Bia' })
  const ana = await openPlayer(browser, { url: server.url, name: 'Ana', at: '/profile?view=data' })
  const { page, problems } = ana
  await isAllowed(page).toBe('false')
  await allows(page).press('Space')
  await isAllowed(page).toBe('true')
  await callAs(bia, 'PUT', '/puzzle-consent', { isGiven: true })
  const noonMs = await makePuzzle(ana, bia)

  await server.advance(noonMs - Date.now())
  await page.clock.setSystemTime(noonMs)
  await goTo(page, '/')
  await page.getByRole('link', { name: /^Problema do dia As brancas jogam\. Ana – Bia/ }).click()
  await page.getByText(/^De uma partida valendo rating entre Ana e Bia, 3\+0, em \d/).waitFor()
  await page.getByText('Na partida veio Cf3. Ache um lance melhor.').waitFor()
  const game = page.getByRole('link', { name: 'Ver a partida' })
  expect(await game.getAttribute('href')).toBe(`/game/${GAME_ID}/review`)
  await movePiece(page, 'h5f7')
  await page.getByText('Isso! Dxf7# é o melhor lance.').waitFor()
  await walksToTheDayBefore(page, noonMs)

  await goTo(page, '/profile?view=data')
  await isAllowed(page).toBe('true')
  await allows(page).click()
  await isAllowed(page).toBe('false')
  await server.advance(5000)
  const guest = await openVisitor(browser, { url: server.url })
  await guest.page.clock.setSystemTime(noonMs)
  await guest.page.goto('/puzzle')
  await guest.page.getByText('Ache um lance melhor.').waitFor()
  expect(await guest.page.getByText(/Ana|Bia/).count()).toBe(0)
  expect(problems).toEqual([])
})
