import { afterEach, beforeAll, expect, it } from 'vitest'
import { makeMove } from '../apps/server/test/gameKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { callAs } from './kit/callAs.ts'
import { createGameBetween } from './kit/createGameBetween.ts'
import { goTo } from './kit/goTo.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Account, openPlayer, type Player, signUp } from './kit/player.ts'
import { movePiece, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { connectToGame } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

// Ana has a browser, Bruno has none.
let ana: Player
let bruno: Account
beforeAll(async () => {
  const { url } = shared.server
  ana = await openPlayer(shared.browser, { url, name: 'Ana', at: null })
  bruno = await signUp(url, { name: 'Bruno' })
})
afterEach(() => {
  expect(ana.problems.splice(0)).toEqual([])
})

/** Each side may castle with its first move: White long, past nothing, and Black short. */
const START = 'bnrkr2q/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'
const WHITE_CASTLED = 'bnrkr2q/pppppppp/8/8/8/8/PPPPPPPP/BNKRRBNQ'
const BOTH_CASTLED = 'bnr2rkq/pppppppp/8/8/8/8/PPPPPPPP/BNKRRBNQ'

async function openBoard(players: { white: Player | Account; black: Player | Account }) {
  const gameId = await createGameBetween(shared.server, { ...players, variant: 'chess960', startFen: START })
  const socket = await connectToGame(bruno, gameId)
  await goTo(ana.page, `/game/${gameId}`)
  await ana.page.locator('.connection-badge[data-status="Open"]').waitFor()
  const shows = (placement: string) => expect.poll(() => shownPlacement(ana.page)).toBe(placement)
  await shows(START.split(' ')[0] as string)
  const end = async () => {
    socket.ws.close()
    await resignGame({ gameId, players })
  }
  return { gameId, socket, shows, end }
}

it('castles with the king onto its rook, by a click and by a drag, from either side, and in the review [GAME-34] [GAME-35]', {
  skip: !hasTurn(0),
}, async () => {
  const { page } = ana
  const asWhite = await openBoard({ white: ana, black: bruno })
  await movePiece(page, 'd1c1', 'click')
  await waitForMove(page, { ply: 1, san: 'O-O-O' })
  await asWhite.socket.next('move')
  await asWhite.shows(WHITE_CASTLED)
  asWhite.socket.send(makeMove('d8e8', { ply: 2 }))
  await waitForMove(page, { ply: 2, san: 'O-O' })
  await asWhite.shows(BOTH_CASTLED)
  expect(await page.locator('.game-opening').textContent()).toBe('Chess960')
  await asWhite.end()

  const asBlack = await openBoard({ white: bruno, black: ana })
  asBlack.socket.send(makeMove('d1c1', { ply: 1 }))
  await waitForMove(page, { ply: 1, san: 'O-O-O' })
  await asBlack.shows(WHITE_CASTLED)
  await movePiece(page, 'd8e8', 'drag')
  await waitForMove(page, { ply: 2, san: 'O-O' })
  await asBlack.shows(BOTH_CASTLED)
  await asBlack.end()

  await goTo(page, `/game/${asBlack.gameId}/review?ply=1`)
  await asBlack.shows(WHITE_CASTLED)
})

it('is chosen on home under the further paces, and named while waiting [MATCH-30]', async () => {
  const { page } = ana
  await goTo(page, '/')
  await page.getByRole('button', { name: 'Mais ritmos' }).click()
  await page.getByRole('radio', { name: '3+2' }).check()
  await page.getByRole('radio', { name: 'Chess960' }).check()
  await page.getByText('Chess960 · 3 min').waitFor()
  await page.getByRole('button', { name: 'Jogar Agora' }).click()
  await page.getByText('Partida rápida · 3+2 · Chess960').waitFor()
  // Only then is the search in the queue.
  await page.waitForURL('**/gameroom')
  const search = { player_id: bruno.id, time_control: 180, increment: 2, variant: 'chess960', wager: 0 }
  const { game_id: gameId } = await callAs<{ game_id: string }>(bruno, 'POST', '/matchmaking-v2', search)
  await page.waitForURL(`**/game/${gameId}`)
  await page.locator('.game-opening', { hasText: 'Chess960' }).waitFor()
  await resignGame({ gameId, players: { white: ana, black: bruno } })
})
