import { findMove, gamePosition, parseUci, playMove, startGame } from '@lance/chess'
import type { GameRecord, SearchAnswer } from '@lance/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { countGames } from '../apps/server/src/play/explorer/countGames.ts'
import {
  type InsertedGame,
  insertFinished,
  randomGame,
  seededRandom,
} from '../apps/server/test/explorerKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer, signUp } from './kit/player.ts'
import { playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

// Counts what everyone played, so no other file may play on its server.
const shared = shareServer({ own: true })

const row = (page: Page, san: string) =>
  page.locator('.explorer-row').filter({ has: page.getByRole('button', { name: new RegExp(`^${san}:`) }) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function openPanel(page: Page): Promise<void> {
  await goTo(page, '/analysis')
  await page.locator('.tree').waitFor()
  await page.keyboard.press('o')
}

/** What the page says of this move, of these games. */
function say(san: string, games: readonly InsertedGame[]): string {
  const [white, draws, black] = (['white', null, 'black'] as const).map((who) => {
    const count = games.filter(({ winner }) => winner === who).length
    return `${Math.round((count / games.length) * 100)}%`
  })
  const count = games.length === 1 ? '1 partida' : `${games.length} partidas`
  return `${san}: ${count}; brancas ${white}, empates ${draws}, pretas ${black}`
}

const expectSaid = (page: Page, san: string, games: readonly InsertedGame[]) =>
  expect
    .poll(async () =>
      (await row(page, san).getByRole('button').getAttribute('aria-label'))?.replace(/\u00a0%/g, '%'),
    )
    .toBe(say(san, games))

const TOTAL = 120

/** Finished games of two players, with a few first moves. */
function makeGames(one: string, other: string): InsertedGame[] {
  const random = seededRandom(5)
  return Array.from({ length: TOTAL }, (_, index) => {
    const chosen = random()
    const winner = chosen < 0.4 ? 'white' : chosen < 0.7 ? 'black' : null
    return {
      id: `explorado${String(index).padStart(4, '0')}`,
      whiteId: index % 2 === 0 ? one : other,
      blackId: index % 2 === 0 ? other : one,
      winner,
      reason: winner === null ? 'agreement' : 'resignation',
      rating: 1500,
      timeControlS: index % 3 === 0 ? 180 : 600,
      variant: 'standard',
      startFen: null,
      endedAtMs: Date.now() - 3_600_000 + index,
      ucis: randomGame(random, 12),
    }
  })
}

/** Inserts the games and counts them, as the server does at its next look. */
async function insertCounted(games: readonly InsertedGame[]): Promise<void> {
  const { connectionString } = shared.server
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 2 })
  try {
    await insertFinished(pool, games)
    await countGames({ db, time: { nowMs: Date.now } })
  } finally {
    await close()
  }
}

it('shows what was played, as a count by hand, and plays it [STUDY-50] [STUDY-53] [STUDY-56] [STUDY-57]', {
  skip: !hasTurn(0),
}, async () => {
  const { url } = shared.server
  const { page, ...ana } = await openPlayer(shared.browser, { url, name: 'Ana Explora', at: null })
  const bia = await signUp(url, { name: 'Bia Explora' })
  const games = makeGames(ana.id, bia.id)
  await insertCounted(games)
  await openPanel(page)
  const firsts = Map.groupBy(games, ({ ucis }) => ucis[0] ?? '')
  await expect.poll(() => page.locator('.explorer-row').count()).toBe(firsts.size)
  const [uci, played] = [...firsts][0] as [string, InsertedGame[]]
  const san = sanOf(uci)
  await expectSaid(page, san, played)

  await page.getByLabel('Ritmo').selectOption('blitz')
  await expectSaid(
    page,
    san,
    played.filter(({ timeControlS }) => timeControlS === 180),
  )
  await page.getByLabel('Ritmo').selectOption('')

  await press(page, 'Minhas aberturas')
  const own = played.filter(({ whiteId }) => whiteId === ana.id)
  await expectSaid(page, san, own)
  expect(await page.locator('.explorer-game').count()).toBe(10)

  await row(page, san).getByRole('button').click()
  const answers = new Set(own.map(({ ucis }) => ucis[1]))
  await expect.poll(() => page.locator('.explorer-row').count()).toBe(answers.size)
  await page.keyboard.press('Home')

  await press(page, 'Históricas')
  const game = page.locator('.explorer-game').first()
  const [white = ''] = (await game.locator('bdi').innerText()).split(' – ')
  await game.click()
  await page.locator('.analysis-names', { hasText: white }).waitFor()
})

/** A first move of the games, as its Portuguese player reads it. */
function sanOf(uci: string): string {
  const game = startGame()
  const move = parseUci(uci)
  return playMove(game, (move && findMove(gamePosition(game), move)) ?? 0).san.replace('N', 'C')
}

const RUNNING = ['e4', 'e5', 'Nf3', 'Nc6', 'Bc4', 'Bc5', 'c3', 'Nf6', 'd3', 'd6', 'h3', 'h6']

it('is off for a player with a live game, and for everybody at its board [STUDY-54] [STUDY-55]', {
  skip: !hasTurn(2),
}, async () => {
  const { url } = shared.server
  const { page, ...one } = await openPlayer(shared.browser, { url, name: 'Caio Joga', at: null })
  const other = await signUp(url, { name: 'Davi Joga' })
  const terms = (id: string) => ({ player_id: id, time_control: 600, wager: 0 })
  await callAs<SearchAnswer>(one, 'POST', '/matchmaking-v2', terms(one.id))
  const { game_id: gameId } = await callAs<SearchAnswer>(other, 'POST', '/matchmaking-v2', terms(other.id))
  const read = () => callAs<GameRecord>(one, 'GET', `/api/game/${gameId}/state`)
  const [white, black] = (await read()).white_player_id === one.id ? [one, other] : [other, one]
  await playBySockets({ gameId: gameId ?? '', white, black }, RUNNING)
  const { fen } = await read()

  await openPanel(page)
  await page.locator('.explorer').getByText('O explorador não ajuda').waitFor()

  const guest = await openVisitor(shared.browser, { url })
  await goTo(guest.page, `/analysis#${new URLSearchParams({ fen })}`)
  await guest.page.getByText('O computador não ajuda com a posição').waitFor()
  // A FEN may say that nothing has been played yet.
  await goTo(guest.page, `/analysis#${new URLSearchParams({ fen: fen.replace(/\d+ \d+$/, '0 1') })}`)
  await guest.page.getByText('O computador não ajuda com a posição').waitFor()
  await guest.page.keyboard.press('o')
  await guest.page.getByText('Esta posição está em uma partida em andamento').waitFor()
})
