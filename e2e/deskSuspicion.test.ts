import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { insertGame, joinGame, playOut, type TestGame } from '../apps/server/test/gameKit.ts'
import { reais } from '../apps/server/test/moneyKit.ts'
import { testClient } from '../apps/server/test/testServer.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { openOperator } from './kit/operator.ts'
import { type Account, openPlayer, signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** Long enough that some moves are beyond the known opening. */
const MOVES =
  '1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O a6 7. Bb3 Ba7 8. h3 O-O 9. Re1 h6 10. Nbd2 Be6 ' +
  '11. Nf1 Re8 12. Be3 d5'

const site = () => ({ port: Number(new URL(shared.server.url).port) })
const clientOf = ({ token }: Account) => testClient(site(), { token })

/** A game for R$ 10 between two players. */
async function playForStakes(white: Account, black: Account): Promise<TestGame> {
  const { server } = shared
  const { db, close } = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
  const ctx = { db, time: { nowMs: () => Date.now() }, config: { FIRST_MOVE_S: 60 } }
  const seats = { whiteId: white.id, blackId: black.id, stake: reais(10), rated: true }
  const gameId = await insertGame({ ctx: ctx as never }, seats).finally(close)
  const join = (player: Account) => joinGame(site(), { ...clientOf(player), user: { id: player.id } }, gameId)
  const game = { gameId, white: await join(white), black: await join(black) }
  await playOut(game, MOVES)
  return game
}

/** Reports the opponent, as the button at the board does. */
async function report(player: Account, gameId: string): Promise<void> {
  const body = { gameId, kind: 'fair_play' }
  expect((await clientOf(player).call('POST', '/reports', { body })).status).toBe(201)
}

/** Opens an act by its button, gives the reason and does it. */
async function act(page: Page, { button, confirm }: { button: string; confirm: string }): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('olhei a partida')
  await dialog.getByRole('button', { name: confirm, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits until the player's wallet shows this balance. */
const seesBalance = (page: Page, text: string) =>
  page.getByRole('status', { name: 'Saldo' }).getByText(text, { exact: true }).waitFor()

it('leads a suspicion from the queue to the verdict and the released payout [DESK-41] [DESK-42] [DESK-49]', {
  skip: !hasTurn(1),
}, async () => {
  const { browser, server } = shared
  const { url } = server
  const white = await openPlayer(browser, { url, at: null, name: 'Zulmira Torre' })
  const black = await signUp(url, { name: '<b>Bento</b>' })
  const game = await playForStakes(white, black)
  await report(black, game.gameId)

  const { page, problems } = await openOperator(shared, { roles: ['fair_play'] })
  await page.getByRole('link', { name: 'Jogo limpo' }).click()
  const row = page.getByRole('row').filter({ hasText: white.name })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `${white.name}: Denúncias de jogadores` }).waitFor()
  await act(page, { button: 'Reter os prêmios', confirm: 'Reter' })
  await page.getByText('Tudo o que a conta ganha está retido').waitFor()

  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
  await white.page.goto('/wallet')
  await white.page.getByText(/R\$\s16,00 estão em análise/).waitFor()
  await seesBalance(white.page, 'R$ 0,00')

  await page.reload()
  await page.getByText('R$ 16,00 retido', { exact: true }).waitFor()
  const board = page.getByRole('region', { name: /^Partida:/ })
  await board.getByRole('button', { name: 'Virar o tabuleiro' }).focus()
  await page.keyboard.press('Home')
  await board.getByRole('img', { name: 'Posição inicial' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await board.getByRole('img', { name: 'Depois de 1. e4' }).waitFor()
  expect(await board.locator('[data-square="e4"] [data-piece="P"]').count()).toBe(1)
  await board.getByRole('button', { name: 'Comparar com o programa' }).click()
  await board
    .getByText(/^(fácil|difícil)$/)
    .first()
    .waitFor()
  await board.getByRole('button', { name: '9. Te1' }).click()
  await board.getByRole('img', { name: 'Depois de 9. Te1' }).waitFor()

  await page.getByRole('button', { name: 'Dar o veredito' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Limpo/ }).check()
  await dialog.getByLabel('Motivo').fill('nada de estranho')
  await dialog.getByRole('button', { name: 'Dar o veredito' }).click()
  await page.getByText(/^Julgada por .*: nada de estranho$/).waitFor()
  await act(page, { button: 'Liberar os prêmios', confirm: 'Liberar' })
  await page.getByText('A conta não está retida.').waitFor()

  await seesBalance(white.page, 'R$ 16,00')
  expect(problems).toEqual([])
  expect(white.problems).toEqual([])
})
