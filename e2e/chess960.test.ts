import { afterEach, beforeAll, expect, it } from 'vitest'
import { openGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { movePiece, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ env: { FIRST_MOVE_S: '600', SESSION_ACCESS_S: '86400' } })
let white: Player
let black: Player
beforeAll(async () => {
  const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  ;[white, black] = [await open('Ana'), await open('Bruno')]
})
afterEach(() => {
  expect([...white.problems.splice(0), ...black.problems.splice(0)]).toEqual([])
})

/** Each side may castle with its first move: White long, past nothing, and Black short. */
const START = 'bnrkr2q/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
const CASTLED = 'bnr2rkq/pppppppp/8/8/8/8/PPPPPPPP/BNKRRBNQ'

it('castles with the king onto its rook, on both boards and in the review [GAME-34] [GAME-35]', async () => {
  const table = await openGameBetween(shared.server, { white, black, variant: 'chess960', startFen: START })
  const bothShow = async (placement: string) => {
    for (const page of [table.white, table.black])
      await expect.poll(() => shownPlacement(page)).toBe(placement)
  }
  await movePiece(table.white, 'd1c1', 'click')
  await waitForMove(table.black, { ply: 1, san: 'O-O-O' })
  await bothShow(CASTLED.replace('bnr2rkq', 'bnrkr2q'))
  await movePiece(table.black, 'd8e8', 'drag')
  await waitForMove(table.white, { ply: 2, san: 'O-O' })
  await bothShow(CASTLED)
  expect(await table.white.locator('.game-opening').textContent()).toBe('Chess960')

  await resignGame(table)
  await goTo(table.white, `/game/${table.gameId}/review?ply=1`)
  await expect.poll(() => shownPlacement(table.white)).toBe(CASTLED.replace('bnr2rkq', 'bnrkr2q'))
})

it('is chosen on home under the further paces, and named while waiting [MATCH-30]', async () => {
  const { page } = white
  await goTo(page, '/')
  await page.getByRole('button', { name: 'Mais ritmos' }).click()
  await page.getByRole('radio', { name: '3+2' }).check()
  await page.getByRole('radio', { name: 'Chess960' }).check()
  await page.getByText('Chess960 · 3 min').waitFor()
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
  await page.getByText('Partida rápida · 3+2 · Chess960').waitFor()
  // Only then is the search in the queue.
  await page.waitForURL('**/gameroom')
  const answer = await black.context.request.post(`${black.url}/matchmaking-v2`, {
    headers: { authorization: `Bearer ${black.token}` },
    data: { player_id: black.id, time_control: 180, increment: 2, variant: 'chess960', wager: 0 },
  })
  const { game_id: gameId } = await answer.json()
  await page.waitForURL(`**/game/${gameId}`)
  await page.locator('.game-opening', { hasText: 'Chess960' }).waitFor()
  await goTo(black.page, `/game/${gameId}`)
  await resignGame({ gameId, players: { white, black } })
})
