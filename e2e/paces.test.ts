import type { GameRecord, SessionAnswer } from '@lance/contract'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { makeMove } from '../apps/server/test/gameKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { hasWhite } from './kit/cupScreens.ts'
import { goTo } from './kit/goTo.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, waitForMove } from './kit/playMoves.ts'
import { connectToGame, playBySockets } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownClockMs } from './kit/shownClock.ts'

// Games at other paces than ten minutes, by days too. Ana has a browser, Bruno has none.

const shared = shareServer({ own: true })
let ana: Player
let bruno: Account
beforeAll(async () => {
  const { url } = shared.server
  ana = await openPlayer(shared.browser, { url, name: 'Ana' })
  bruno = await signUp(url, { name: 'Bruno' })
})
afterEach(() => {
  expect(ana.problems.splice(0)).toEqual([])
})

/** Bruno's search at the pace at which Ana waits. Returns their game's id. */
async function findAna(pace: { time_control: number; increment?: number }): Promise<string> {
  const search = { player_id: bruno.id, wager: 0, ...pace }
  const { game_id: gameId } = await callAs<{ game_id: string }>(bruno, 'POST', '/matchmaking-v2', search)
  return gameId
}

const waitUntilConnected = () => ana.page.locator('.connection-badge[data-status="Open"]').waitFor()

/** Who has which color, once Ana's board is shown. */
async function seat() {
  await waitUntilConnected()
  return (await hasWhite(ana.page)) ? { white: ana, black: bruno } : { white: bruno, black: ana }
}

it('finds an opponent at 3+2 under the further paces, and shows the two seconds that each move adds [MATCH-26] [CLOCK-10]', {
  skip: !hasTurn(0),
}, async () => {
  const { page } = ana
  await page.getByRole('button', { name: 'Mais ritmos' }).click()
  await page.getByRole('radio', { name: '3+2', exact: true }).check()
  await page.locator('main').getByRole('button', { name: 'Jogar Agora' }).click()
  await page.getByText('3 min para cada jogador e mais 2 s por lance.').waitFor({ state: 'detached' })
  await page.getByText('Partida rápida · 3+2').waitFor()
  await page.waitForURL('**/gameroom')
  const gameId = await findAna({ time_control: 180, increment: 2 })
  await page.waitForURL(`**/game/${gameId}`)
  const players = await seat()
  await playBySockets({ gameId, ...players }, ['e4', 'e5', 'Nf3', 'Nc6'])
  await waitForMove(page, { ply: 4, san: 'Nc6' })
  // Black's clock stands: White is to move.
  const { blackMs } = await callAs<GameRecord>(ana, 'GET', `/api/game/${gameId}/state`)
  expect(blackMs).toBeLessThanOrEqual(182_000)
  await expect
    .poll(() => shownClockMs(page, players.black.name))
    .toBe(Math.floor((blackMs ?? 0) / 1000) * 1000)
  await resignGame({ gameId, players })
})

it('plays a premove at no cost in a game of 1+0, whose opponent then runs out of time [CLOCK-13]', {
  skip: !hasTurn(0),
}, async () => {
  const { page } = ana
  const players = { white: bruno, black: ana, timeControlS: 60 }
  const gameId = await createGameBetween(shared.server, players)
  const whites = await connectToGame(bruno, gameId)
  await goTo(page, `/game/${gameId}`)
  await waitUntilConnected()
  whites.send(makeMove('d2d4', { ply: 1 }))
  await waitForMove(page, { ply: 1, san: 'd4' })
  await movePiece(page, 'd7d5')
  await waitForMove(page, { ply: 2, san: 'd5' })
  await movePiece(page, 'g8f6')
  await page.locator('.board [data-square="f6"][data-mark="premove"]').waitFor()
  // The server has the premove once it has what the page sent after it.
  await page.getByLabel('Mensagem', { exact: true }).fill('Boa sorte')
  await page.keyboard.press('Enter')
  await whites.next('chat')
  whites.send(makeMove('c2c4', { ply: 3 }))
  await waitForMove(page, { ply: 4, san: 'Nf6' })
  // The server played it in Black's place: it cost no time.
  await expect.poll(() => shownClockMs(page, ana.name)).toBe(60_000)
  await shared.server.advance(61_000)
  await page.getByRole('dialog').getByText('O tempo do oponente acabou.').waitFor()
  whites.ws.close()
})

it('plays a game of a day for each move: left, found under "Suas partidas", finished days later', {
  skip: !hasTurn(0),
}, async () => {
  const { page } = ana
  await goTo(page, '/')
  await page.getByRole('radio', { name: '24 h' }).check()
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  const gameId = await findAna({ time_control: 86_400 })
  const card = page.locator(`.own-game[href$="/game/${gameId}"]`)
  await card.getByText('Bruno').waitFor()
  await card.click()
  await page.waitForURL(`**/game/${gameId}`)
  const players = await seat()

  const moves = [
    { uci: 'f2f3', san: 'f3' },
    { uci: 'e7e5', san: 'e5' },
    { uci: 'g2g4', san: 'g4' },
    { uci: 'd8h4', san: 'Qh4#' },
  ]
  for (const [index, { uci, san }] of moves.entries()) {
    const isAnas = (index % 2 === 0) === (players.white === ana)
    // Each player comes back most of a day later, long after the access token has expired.
    if (index > 0) await shared.server.advance(20 * 3_600_000)
    if (index > 0 && (isAnas || index === moves.length - 1)) {
      await page.goto(`/game/${gameId}`)
      await waitUntilConnected()
      await waitForMove(page, { ply: index, san: moves[index - 1]?.san ?? '' })
    }
    if (isAnas) await movePiece(page, uci)
    else await playAsBruno({ gameId, uci, ply: index + 1 })
    if (isAnas || index === 0 || index === moves.length - 1) await waitForMove(page, { ply: index + 1, san })
  }
  await page
    .getByRole('dialog')
    .getByText(/xeque-mate\./)
    .waitFor()
  await goTo(page, '/')
  await page.getByText(/^Nenhuma partida em andamento\./).waitFor()
})

/** Signs Bruno in again, plays their move and leaves. */
async function playAsBruno({ gameId, uci, ply }: { gameId: string; uci: string; ply: number }) {
  const { email, password } = bruno
  const { token } = await callAs<SessionAnswer>(bruno, 'POST', '/auth/login', { email, password })
  const socket = await connectToGame({ ...bruno, token }, gameId)
  socket.send(makeMove(uci, { ply }))
  await socket.next('move')
  socket.ws.close()
  await socket.closed
}
