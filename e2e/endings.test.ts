import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { pairNewPlayers, pairWithoutReload, resignGame } from './kit/pairPlayers.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { movePiece, offerDraw, playOnScreens, waitForMove } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { shownToasts, takeToast } from './kit/toast.ts'

// Tests move time by hours, and the sockets that play the dull parts never renew a token.
const shared = shareServer({ env: { SESSION_ACCESS_S: '86400' } })
let table: Pair

beforeAll(async () => {
  table = await pairNewPlayers(shared.browser, { url: shared.server.url })
  await resignGame(table)
})

/** Falling confetti keeps a processor busy: only the tests of it show it. */
const setMotion = (reducedMotion: 'reduce' | 'no-preference') =>
  Promise.all([table.white, table.black].map((page) => page.emulateMedia({ reducedMotion })))

beforeEach(async () => {
  table = await pairWithoutReload(table)
})
// A test that failed half-way must not disturb the next game.
afterEach(() => resignGame(table))

type ExpectedEnd = { title: string; text: string; rating?: string | RegExp; points?: string; note?: string }

const TOO_SHORT =
  'Curta demais para rating e pontos: sem xeque-mate, uma partida conta a partir de 5 lances de cada lado.'
const AT_FLOOR = 'Sua pontuação já estava em 0 e não fica negativa.'

/**
 * Checks the dialog that opened by itself: its title, its reason, the changes of rating and points, and the
 * links on.
 */
async function seesEnd(page: Page, { title, text, rating, points, note }: ExpectedEnd): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByText(text, { exact: true }).waitFor()
  const change = dialog.locator('.rating-change strong')
  if (rating === undefined) expect(await change.count()).toBe(0)
  else expect(await change.innerText()).toMatch(rating)
  expect(await dialog.locator('.points-change').allInnerTexts()).toEqual(points ? [points] : [])
  expect(await dialog.locator('.end-note:not(.rematch-note)').allInnerTexts()).toEqual(note ? [note] : [])
  await dialog.getByRole('button', { name: 'Revanche' }).waitFor()
  for (const name of ['Novo Jogo', 'Tela Inicial', 'Rever Jogo']) {
    await dialog.getByRole('link', { name }).waitFor()
  }
}

/** How the game ended, on the king of each color. */
const endMarks = (page: Page) =>
  page
    .locator('.end-mark')
    .evaluateAll((marks) => marks.map((mark) => (mark as HTMLElement).dataset.result).sort())

const confetti = (page: Page) => page.locator('canvas.confetti')

const bothSeeEnd = (expected: ExpectedEnd) =>
  Promise.all([seesEnd(table.white, expected), seesEnd(table.black, expected)])

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

const words = (text: string) => text.trim().split(/\s+/)

it('is drawn by agreement, offered by two presses, again after it was declined once [GAME-13] [GAME-38]', {
  skip: !hasTurn(3),
}, async () => {
  await setMotion('no-preference')
  await playOnScreens(table, ['e4', 'e5'])
  await button(table.white, 'Propor empate').click()
  await table.white.getByText('Propor empate? Aperte o botão de novo para confirmar.').waitFor()
  await button(table.white, 'Confirmar proposta de empate').click()
  await table.black.getByText('O oponente propõe empate.').waitFor()
  await table.white.getByText('Empate proposto. Aguardando a resposta do oponente.').waitFor()
  await button(table.black, 'Recusar').click()
  expect(await takeToast(table.white, 'Empate recusado')).toBe('O oponente prefere continuar.')
  await table.black.getByText('O oponente propõe empate.').waitFor({ state: 'detached' })

  await playQuickly(table, words('e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1'), { fromPly: 2 })
  await offerDraw(table.black)
  await button(table.white, 'Aceitar').click()
  for (const page of [table.white, table.black])
    await expect.poll(() => endMarks(page)).toEqual(['drawn', 'drawn'])
  await bothSeeEnd({ title: 'Fim de Jogo!', text: 'Empate por acordo.', rating: '±0' })
  expect(await confetti(table.white).count()).toBe(0)
  await setMotion('reduce')
})

it('is lost by the player whose flag falls [CLOCK-7]', async () => {
  await playOnScreens(table, ['e4', 'e5'])
  await shared.server.advance(601_000)
  await seesEnd(table.white, { title: 'Tempo esgotado!', text: 'Você perdeu por tempo.', note: TOO_SHORT })
  await seesEnd(table.black, { title: 'Você venceu', text: 'O tempo do oponente acabou.', note: TOO_SHORT })
  expect(await shownToasts(table.white)).toEqual([])
})

it('is aborted by either player before both have moved, which says who had not [GAME-21]', {
  skip: !hasTurn(2),
}, async () => {
  await table.white.getByText(/^Faça seu primeiro lance em \d+\ss, ou a partida é abortada\.$/).waitFor()
  await table.black.getByText(/^O oponente tem \d+\ss para o primeiro lance\.$/).waitFor()
  await movePiece(table.white, 'e2e4')
  await waitForMove(table.black, { ply: 1, san: 'e4' })
  await button(table.black, 'Abortar').click()
  await table.black
    .getByRole('dialog', { name: 'Abortar a partida?' })
    .getByRole('button', { name: 'Abortar' })
    .click()
  const own = 'Partida abortada: você ainda não tinha feito seu primeiro lance. Nenhum rating mudou.'
  const other = `Partida abortada: ${table.players.black.name} ainda não tinha feito o primeiro lance. Nenhum rating mudou.`
  for (const color of ['white', 'black'] as const) {
    const dialog = table[color].getByRole('dialog', { name: 'Fim de Jogo!' })
    await dialog.getByText(color === 'black' ? own : other, { exact: true }).waitFor()
    await dialog.getByRole('link', { name: 'Tela Inicial' }).waitFor()
    expect(await table[color].getByRole('link', { name: 'Rever Jogo' }).count()).toBe(0)
    expect(await endMarks(table[color])).toEqual([])
  }
})

/** White resigns; the end dialogs of both players are open. */
async function resignAsWhite() {
  await playQuickly(table, words('e4 e5'))
  await button(table.white, 'Desistir').click()
  await table.white.getByRole('dialog').getByRole('button', { name: 'Desistir', exact: true }).click()
  await table.white.getByRole('dialog', { name: 'Você perdeu' }).waitFor()
  await table.black.getByRole('dialog', { name: 'Você venceu' }).waitFor()
}

const newGameOf = async (page: Page) => {
  await page.waitForURL((url) => url.pathname.startsWith('/game/') && !url.pathname.endsWith(table.gameId))
  await page.locator('.connection-badge[data-status="Open"]').waitFor()
  return new URL(page.url()).pathname
}

/** Waits until both are at a new game, with colors swapped, and resigns it at once. */
async function waitForRematch() {
  const [whites, blacks] = await Promise.all([newGameOf(table.white), newGameOf(table.black)])
  expect(whites).toBe(blacks)
  expect(await table.white.locator('.board').getAttribute('data-orientation')).toBe('black')
  expect(await table.black.locator('.board').getAttribute('data-orientation')).toBe('white')
  const gameId = whites.split('/').pop() ?? ''
  await resignGame({ ...table, gameId, players: { white: table.players.black, black: table.players.white } })
}

it('leads to a rematch when one asks and the other accepts, despite double clicks and reloads; reduced motion has no confetti [GAME-21]', {
  skip: !hasTurn(2),
}, async () => {
  await resignAsWhite()
  await seesEnd(table.black, { title: 'Você venceu', text: 'O oponente desistiu.', note: TOO_SHORT })
  const ask = table.white.getByRole('dialog').getByRole('button', { name: 'Revanche' })
  const { x = 0, y = 0, width = 0, height = 0 } = (await ask.boundingBox()) ?? {}
  await ask.dblclick()
  await table.white.getByRole('dialog').getByText('Aguardando a resposta de').waitFor()
  // The second click of a slow double click finds the same button, not the way to a new game.
  await table.white.mouse.click(x + width / 2, y + height / 2)
  await table.white.reload()
  // No dialog opens for a game that was over, but the request is still shown beside the board.
  await table.white.getByRole('button', { name: 'Revanche proposta' }).waitFor()
  await table.black.getByRole('dialog').getByText('quer revanche.').waitFor()
  expect(await confetti(table.black).count()).toBe(0)
  await table.black.getByRole('dialog').getByRole('button', { name: 'Aceitar revanche' }).click()
  await waitForRematch()
})

it('leads to a rematch from the home screen too: it shows the request, and leads to the new game', {
  skip: !hasTurn(0),
}, async () => {
  await resignAsWhite()
  await table.black.getByRole('dialog').getByRole('link', { name: 'Tela Inicial' }).click()
  await table.black.getByRole('button', { name: 'Jogar Agora' }).waitFor()
  await table.white.getByRole('dialog').getByRole('button', { name: 'Revanche' }).click()
  const toast = table.black.locator('.toast').filter({ hasText: 'Proposta de revanche' })
  await toast.getByRole('button', { name: 'Ver proposta' }).click()
  await button(table.black, 'Aceitar revanche').click()
  await waitForRematch()
})

it('allows no rematch after the request has expired, and says so', { skip: !hasTurn(1) }, async () => {
  await resignAsWhite()
  const dialogs = [table.white, table.black].map((page) => page.getByRole('dialog'))
  await dialogs[0]?.getByRole('button', { name: 'Revanche' }).click()
  await dialogs[1]?.getByRole('button', { name: 'Agora não' }).click()
  await dialogs[1]?.getByText('ainda está esperando. Toque em Revanche para aceitar.').waitFor()
  for (const page of [table.white, table.black]) await page.clock.install()
  for (const page of [table.white, table.black]) await page.clock.fastForward(61_000)
  for (const dialog of dialogs) await dialog.getByText('A proposta de revanche expirou.').waitFor()
  await shared.server.advance(11 * 60_000)
  await dialogs[0]?.getByRole('button', { name: 'Revanche' }).click()
  await dialogs[0]?.getByText('O prazo para propor revanche já passou.').waitFor()
})

// Comes last: the pages' clocks can be moved since the previous test.
it('is lost by the player who resigns and confirms it, and celebrated by 300 pieces that fall once on the winner’s screen [GAME-15] [GAME-21] [GAME-38]', {
  skip: !hasTurn(3),
}, async () => {
  await setMotion('no-preference')
  await table.black.clock.install()
  await playQuickly(table, words('e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7'))
  await button(table.white, 'Desistir').click()
  const dialog = table.white.getByRole('dialog', { name: 'Desistir da partida?' })
  await dialog.getByRole('button', { name: 'Continuar jogando' }).click()
  await dialog.waitFor({ state: 'detached' })
  await button(table.white, 'Desistir').click()
  await dialog.getByRole('button', { name: 'Desistir', exact: true }).click()
  await confetti(table.black).waitFor()
  expect(await confetti(table.black).getAttribute('data-pieces')).toBe('300')
  await table.black.clock.runFor(6000)
  await confetti(table.black).waitFor({ state: 'detached' })
  const lost = { title: 'Você perdeu', text: 'Você desistiu.', points: '-10 Pontos', note: AT_FLOOR }
  await seesEnd(table.white, { ...lost, rating: /^−[1-9]/ })
  const won = { title: 'Você venceu', text: 'O oponente desistiu.', points: '+10 Pontos' }
  await seesEnd(table.black, { ...won, rating: /^\+[1-9]/ })
  expect(await confetti(table.white).count()).toBe(0)
  for (const page of [table.white, table.black])
    await expect.poll(() => endMarks(page)).toEqual(['lost', 'won'])
})
