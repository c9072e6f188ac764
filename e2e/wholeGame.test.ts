import { gamePosition, makeFen, parseSan, playMove, startGame } from '@lance/chess'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runsOf } from '../apps/server/test/proofKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { openGameBetween } from './kit/createGameBetween.ts'
import { findFamousGame } from './kit/findFamousGame.ts'
import { resignGame } from './kit/pairPlayers.ts'
import { type Pair, pairThroughScreens } from './kit/pairThroughScreens.ts'
import { movePiece, playOnScreens, shownPlacement, ucisOf, waitForMove } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

// Two players in two browsers, found through the screens: each game after the first one has the same players and pages.
let first: Pair
let isFirstOver = false
beforeAll(async () => {
  first = await pairThroughScreens(shared.browser, { url: shared.server.url })
})
afterAll(() => expect([...first.one.problems, ...first.other.problems]).toEqual([]))

/** A game to play: the first one, or another once the last one is over. */
async function openNext(): Promise<Pair> {
  if (isFirstOver) return openGameBetween(shared.server, first.players)
  isFirstOver = true
  return first
}

function placementAfter(sans: readonly string[]): string {
  const game = startGame()
  for (const san of sans) {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal`)
    playMove(game, move)
  }
  return makeFen(gamePosition(game)).split(' ')[0] ?? ''
}

async function bothShow({ white, black }: Pair, sans: readonly string[]): Promise<void> {
  const placement = placementAfter(sans)
  for (const page of [white, black]) await expect.poll(() => shownPlacement(page)).toBe(placement)
}

/** The game that is played move by move: of 33 plies, or in `npm run prove` of 82. */
const PLAYED = [
  { white: 'Paul Morphy', year: 1858, plies: 33, winner: 'white' },
  { white: 'Donald Byrne', year: 1956, plies: 82, winner: 'black' },
] as const

it('plays a famous game between two browsers, by drags and clicks, to the end dialogs of both [GAME-26]', {
  skip: !hasTurn(1),
}, async () => {
  const played = PLAYED[runsOf({ few: 0, many: 1 })] ?? PLAYED[0]
  const { sans } = findFamousGame(played)
  expect(sans).toHaveLength(played.plies)
  const table = await openNext()
  await playOnScreens(table, sans)

  const { [played.winner]: winner, [played.winner === 'white' ? 'black' : 'white']: loser } = table
  await winner.getByRole('dialog').getByText('Você deu xeque-mate.').waitFor()
  await loser.getByRole('dialog').getByText('Você levou xeque-mate.').waitFor()
  for (const page of [table.white, table.black]) {
    await page.getByRole('dialog').getByRole('link', { name: 'Novo Jogo' }).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Tela Inicial' }).waitFor()
  }
  await bothShow(table, sans)
})

it('castles short as White and long as Black, and both take en passant', { skip: !hasTurn(0) }, async () => {
  const table = await openNext()
  const score = 'e4 e5 Nf3 Nc6 Bc4 d6 O-O Be6 d3 Qd7 Nc3 O-O-O a4 f5 a5 b5 axb6 f4 g4 fxg3'.split(' ')
  let fromPly = 0
  for (const special of ['O-O', 'O-O-O', 'axb6', 'fxg3']) {
    const sans = score.slice(0, score.indexOf(special) + 1)
    await playQuickly(table, sans.slice(0, -1), { fromPly })
    await playOnScreens(table, sans, { fromPly: sans.length - 1 })
    await bothShow(table, sans)
    fromPly = sans.length
  }
  await resignGame(table)
})

it('promotes to each of the four pieces, by drags and by clicks, on both screens [GAME-9]', {
  skip: !hasTurn(2),
}, async () => {
  const table = await openNext()
  // Each side's pawns walk past each other and promote to two pieces.
  const promotions = 'a4 h5 a5 h4 a6 h3 axb7 hxg2 bxa8=Q gxh1=R b4 g5 b5 g4 b6 g3 b7 g2 bxc8=N gxf1=B'.split(
    ' ',
  )
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
  await resignGame(table)
})
