import { gamePosition, makeFen, parseSan, playMove, startGame } from '@lance/chess'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openGameBetween } from './kit/createGameBetween.ts'
import { resignGame } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { openPlayer, type Player } from './kit/player.ts'
import {
  type BoardPages,
  movePiece,
  playOnScreens,
  shownPlacement,
  ucisOf,
  waitForMove,
} from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

// Each test has a game of its own, played by the same players on the same pages.
let white: Player
let black: Player
let table: Pair
beforeAll(async () => {
  const open = (name: string) => openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  ;[white, black] = [await open('Ana'), await open('Bruno')]
})
beforeEach(async () => {
  table = await openGameBetween(shared.server, { white, black })
})
afterEach(() => resignGame(table))

function placementAfter(sans: readonly string[]): string {
  const game = startGame()
  for (const san of sans) {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal`)
    playMove(game, move)
  }
  return makeFen(gamePosition(game)).split(' ')[0] ?? ''
}

async function bothShow(table: BoardPages, sans: readonly string[]): Promise<void> {
  const placement = placementAfter(sans)
  for (const page of [table.white, table.black]) {
    await expect.poll(() => shownPlacement(page)).toBe(placement)
  }
}

/** The moves up to and including this SAN. */
const through = (sans: readonly string[], san: string) => sans.slice(0, sans.indexOf(san) + 1)

it('castles short as White and long as Black, and both take en passant', async () => {
  const score = 'e4 e5 Nf3 Nc6 Bc4 d6 O-O Be6 d3 Qd7 Nc3 O-O-O a4 f5 a5 b5 axb6 f4 g4 fxg3'.split(' ')
  let fromPly = 0
  for (const special of ['O-O', 'O-O-O', 'axb6', 'fxg3']) {
    const sans = through(score, special)
    await playQuickly(table, sans.slice(0, -1), { fromPly })
    await playOnScreens(table, sans, { fromPly: sans.length - 1 })
    await bothShow(table, sans)
    fromPly = sans.length
  }
})

it('castles long as White and short as Black', async () => {
  const score = 'd4 d5 Nc3 Nf6 Bf4 e6 Qd2 Be7 O-O-O O-O'.split(' ')
  await playQuickly(table, score.slice(0, 8))
  await playOnScreens(table, score.slice(0, 9), { fromPly: 8 })
  await bothShow(table, score.slice(0, 9))
  await playOnScreens(table, score, { fromPly: 9 })
  await bothShow(table, score)
})

// Each side's pawns walk past each other and promote to each of the four pieces.
const promotions = [
  'a4 h5 a5 h4 a6 h3 axb7 hxg2 bxa8=Q gxh1=Q',
  'b4 g5 b5 g4 b6 g3 b7 g2 bxc8=N gxf1=N',
  'h4 a5 h5 a4 h6 a3 h7 a2 hxg8=B axb1=B',
  'f4 d5 f5 d4 f6 d3 fxe7 dxc2 exf8=R+ Kxf8 Nf3 cxd1=R+',
]
  .join(' ')
  .split(' ')

it('promotes to each of the four pieces, by drags and by clicks, on both screens [GAME-9]', async () => {
  let fromPly = 0
  for (const [index, uci] of ucisOf(promotions).entries()) {
    if (uci.length < 5) continue
    // Two promotions may follow each other.
    if (fromPly < index) await playQuickly(table, promotions.slice(0, index), { fromPly })
    fromPly = index + 1
    const isWhites = index % 2 === 0
    const mover = isWhites ? table.white : table.black
    // White drags the pawns to their promotion, Black clicks them there.
    await movePiece(mover, uci.slice(0, 4), isWhites ? 'drag' : 'click')
    const dialog = mover.getByRole('dialog', { name: 'Promover Peão' })
    await dialog.waitFor()
    const names: Record<string, string> = { q: 'Dama', r: 'Torre', b: 'Bispo', n: 'Cavalo' }
    await dialog.getByRole('button', { name: names[uci.charAt(4)], exact: true }).click()
    const shown = { ply: index + 1, san: promotions[index] ?? '' }
    await Promise.all([waitForMove(table.white, shown), waitForMove(table.black, shown)])
    await bothShow(table, promotions.slice(0, index + 1))
  }
})
