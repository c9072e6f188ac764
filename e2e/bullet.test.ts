import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { openGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { openGame, resignGame } from './kit/pairPlayers.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece, playOnScreens, waitForMove } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownClockMs } from './kit/shownClock.ts'

const shared = shareServer({ own: true })

/** The clocks of a game's movers after their moves, and how long each turn took until its move was stored. */
async function readMoves(gameId: string) {
  const { connectionString } = shared.server
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const rows = await db
      .selectFrom('moves')
      .select(['clock_ms', 'played_at'])
      .where('game_id', '=', gameId)
      .orderBy('ply')
      .execute()
    return rows.map(({ clock_ms: clockMs, played_at }, index) => ({
      clockMs,
      usedMs: played_at.getTime() - (rows[index - 1]?.played_at ?? played_at).getTime(),
    }))
  } finally {
    await close()
  }
}

/** Chooses a pace under "Mais ritmos", and searches. */
async function searchAt({ page }: Player, pace: string) {
  await page.getByRole('button', { name: 'Mais ritmos' }).click()
  await page.getByRole('radio', { name: pace, exact: true }).check()
  await page.locator('main').getByRole('button', { name: 'Jogar Agora' }).click()
}

it('pairs two players at 3+2, and adds two seconds with each move; then plays 1+0 with a premove to the flag [MATCH-26] [CLOCK-10] [CLOCK-13]', async () => {
  const { browser, server } = shared
  const ana = await openPlayer(browser, { url: server.url, name: 'Ana' })
  const bruno = await openPlayer(browser, { url: server.url, name: 'Bruno' })
  await searchAt(ana, '3+2')
  await ana.page.getByText('3 min para cada jogador e mais 2 s por lance.').waitFor({ state: 'detached' })
  await ana.page.getByText('Partida rápida · 3+2').waitFor()
  await searchAt(bruno, '3+2')
  await Promise.all([ana, bruno].map(({ page }) => page.waitForURL(/\/game\//)))
  const blitz = await openGame(new URL(ana.page.url()).pathname.split('/').pop() ?? '', ana, bruno)
  await playOnScreens(blitz, ['e4', 'e5', 'Nf3', 'Nc6'])
  const moves = await readMoves(blitz.gameId)
  expect(moves).toHaveLength(4)
  for (const { clockMs, usedMs } of moves.slice(2)) {
    // A move is charged until its receipt, which is a little before it is stored, less what the network took.
    expect(clockMs).toBeGreaterThanOrEqual(182_000 - usedMs)
    expect(clockMs).toBeLessThan(182_000 - usedMs + 1000)
  }
  await resignGame(blitz)

  const { white, black, players } = await openGameBetween(server, {
    white: blitz.players.white,
    black: blitz.players.black,
    timeControlS: 60,
  })
  await playOnScreens({ white, black }, ['d4', 'd5'])
  await movePiece(black, 'g8f6')
  await black.locator('.board [data-square="f6"][data-mark="premove"]').waitFor()
  await movePiece(white, 'c2c4')
  await Promise.all([white, black].map((page) => waitForMove(page, { ply: 4, san: 'Nf6' })))
  // The server played it in Black's place: it cost no time.
  expect(await shownClockMs(black, players.black.name)).toBe(60_000)
  await server.advance(61_000)
  await white.getByRole('dialog').getByText('Você perdeu por tempo.').waitFor()
  await black.getByRole('dialog').getByText('O tempo do oponente acabou.').waitFor()
  expect([...ana.problems, ...bruno.problems]).toEqual([])
  await goTo(white, '/')
})
