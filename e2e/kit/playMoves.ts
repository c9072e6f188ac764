import { gamePosition, parseSan, playMove, startGame } from '@lance/chess'
import type { Locator, Page } from 'playwright-core'
import { inPortuguese } from './portugueseMoves.ts'

/** How a piece is moved. */
export type MoveInput = 'drag' | 'click'

const promotionNames: Record<string, string> = { q: 'Dama', r: 'Torre', b: 'Bispo', n: 'Cavalo' }

function square(page: Page, name: string): Locator {
  return page.locator(`.board [data-square="${name}"]`)
}

/** The center of a square, whatever piece stands on it. */
export async function squareCenter(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox()
  if (!box) throw new Error(`no square ${name} on this page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * A move within 100 ms of the player's previous one counts as a slip of the hand: no person is as quick as a
 * test.
 */
const MIN_MOVE_GAP_MS = 110
const lastMovesAtMs = new WeakMap<Page, number>()

async function pauseBetweenMoves(page: Page): Promise<void> {
  const restsForMs = (lastMovesAtMs.get(page) ?? 0) + MIN_MOVE_GAP_MS - performance.now()
  if (restsForMs > 0) await new Promise((resolve) => setTimeout(resolve, restsForMs))
}

/** Moves a piece as a person does, and chooses the promotion if there is one. */
export async function movePiece(page: Page, uci: string, input: MoveInput = 'click'): Promise<void> {
  await pauseBetweenMoves(page)
  const from = await squareCenter(page, uci.slice(0, 2))
  const to = await squareCenter(page, uci.slice(2, 4))
  if (input === 'drag') {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 2 })
    await page.mouse.up()
  } else {
    await page.mouse.click(from.x, from.y)
    await page.mouse.click(to.x, to.y)
  }
  const promotion = uci.charAt(4)
  if (promotion) await page.getByRole('button', { name: promotionNames[promotion], exact: true }).click()
  lastMovesAtMs.set(page, performance.now())
}

export type BoardPages = { white: Page; black: Page }

/** Offers a draw, which takes two presses. */
export async function offerDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Propor empate', exact: true }).click()
  await page.getByRole('button', { name: 'Confirmar proposta de empate', exact: true }).click()
}

/** Moves in SAN converted to UCI. Throws if one is illegal. */
export function ucisOf(sans: readonly string[]): string[] {
  const game = startGame()
  return sans.map((san) => {
    const move = parseSan(gamePosition(game), san)
    if (move === null) throw new Error(`${san} is not legal`)
    return playMove(game, move).uci
  })
}

/** Waits until a page's list of moves, in Portuguese, shows that this ply was played, as `san`. */
export async function waitForMove(page: Page, { ply, san }: { ply: number; san: string }): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('.move-san')[wanted.ply - 1]?.textContent === wanted.shown,
    { ply, shown: inPortuguese(san) },
    { timeout: 15_000 },
  )
}

/**
 * Plays moves from a ply on, each on its player's own screen, alternating drags and clicks; both screens must
 * show each move before the next is played.
 */
export async function playOnScreens(
  pages: BoardPages,
  sans: readonly string[],
  { fromPly = 0 } = {},
): Promise<void> {
  const ucis = ucisOf(sans)
  for (const [index, uci] of ucis.entries()) {
    if (index < fromPly) continue
    const mover = index % 2 === 0 ? pages.white : pages.black
    await movePiece(mover, uci, index % 3 === 0 ? 'drag' : 'click')
    const shown = { ply: index + 1, san: sans[index] ?? '' }
    await Promise.all([waitForMove(pages.white, shown), waitForMove(pages.black, shown)])
  }
}

/** The piece placement on a page's board, or on that within an element, as the first field of a FEN. */
export async function shownPlacement(place: Page | Locator): Promise<string> {
  const pieces = await place.locator('.board .board-piece').evaluateAll((elements) =>
    elements.map((element) => ({
      piece: (element as HTMLElement).dataset.piece ?? '',
      file: Number((element as HTMLElement).dataset.file),
      rank: Number((element as HTMLElement).dataset.rank),
    })),
  )
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => {
    let text = ''
    for (let file = 0; file < 8; file++) {
      const found = pieces.find((piece) => piece.rank === rank && piece.file === file)
      text += found ? found.piece : '1'
    }
    return text.replace(/1+/g, (run) => String(run.length))
  })
  return ranks.join('/')
}
