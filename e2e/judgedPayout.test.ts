import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { insertGame, joinGame, playOut } from '../apps/server/test/gameKit.ts'
import { insertHelpedGames, makeHelpedGame } from '../apps/server/test/helpedGames.ts'
import { reais } from '../apps/server/test/moneyKit.ts'
import { testClient } from '../apps/server/test/testServer.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { openOperator } from './kit/operator.ts'
import { type Account, openPlayer, signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ env: { PAYOUT_HOLD_H: '24' } })

/** The judgement begins within seconds, and the engine's thread has a low priority. */
const JUDGED_WITHIN_MS = 180_000

const site = () => ({ port: Number(new URL(shared.server.url).port) })
const clientOf = ({ token }: Account) => testClient(site(), { token })

/** Runs something on the server's database. */
async function onDatabase<T>(run: (server: Parameters<typeof insertGame>[0]) => Promise<T>): Promise<T> {
  const { connectionString } = shared.server
  const { db, close } = openDatabase({ connectionString, maxConnections: 1 })
  const ctx = { db, time: { nowMs: () => Date.now() }, config: { FIRST_MOVE_S: 60 } }
  return run({ ctx: ctx as never }).finally(close)
}

/** A game for R$ 20 that White wins. */
async function winForStakes(
  white: Account,
  black: Account,
  moves: string | readonly string[],
): Promise<void> {
  const seats = { whiteId: white.id, blackId: black.id, stake: reais(20), rated: true }
  const gameId = await onDatabase((server) => insertGame(server, seats))
  const join = (player: Account) => joinGame(site(), { ...clientOf(player), user: { id: player.id } }, gameId)
  const game = { gameId, white: await join(white), black: await join(black) }
  await playOut(game, moves)
  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
}

const seesBalance = (page: Page, text: string) =>
  page
    .getByRole('status', { name: 'Saldo' })
    .getByText(text, { exact: true })
    .waitFor({ timeout: JUDGED_WITHIN_MS })

it('holds the win of a player with help until an operator has seen the evidence, and pays a clean one at once [FAIR-6] [FAIR-7] [FAIR-11]', {
  skip: !hasTurn(2),
  timeout: 300_000,
}, async () => {
  const { browser, server } = shared
  const { url } = server
  const white = await openPlayer(browser, { url, at: null, name: 'Helena Prata' })
  const black = await signUp(url, { name: 'Otto Lima' })
  await onDatabase((at) => insertHelpedGames(at, { userId: white.id, opponentId: black.id, count: 12 }))
  await winForStakes(white, black, await makeHelpedGame(26))
  const clean = await openPlayer(browser, { url, at: null, name: 'Iara Costa' })
  await winForStakes(clean, await signUp(url, { name: 'Davi Reis' }), '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6')

  await white.page.goto('/wallet')
  await white.page.getByText(/R\$\s32,00 estão em análise desde/).waitFor({ timeout: JUDGED_WITHIN_MS })
  await seesBalance(white.page, 'R$ 0,00')
  await clean.page.goto('/wallet')
  await seesBalance(clean.page, 'R$ 32,00')

  const { page, problems } = await openOperator(shared, { roles: ['fair_play'] })
  await page.getByRole('link', { name: 'Jogo limpo' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: white.name })
    .getByText(/^1 em [\d.]+$/)
    .waitFor()
  await page.getByRole('button', { name: 'Prêmios em julgamento' }).click()
  await page.getByLabel('Situação').selectOption('settled')
  await page.getByRole('row').filter({ hasText: clean.name }).getByText('limpo, pago').waitFor()
  await page.getByLabel('Situação').selectOption('held')
  const held = page.getByRole('row').filter({ hasText: white.name })
  await held.getByText('retido').waitFor()
  await held.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: `${white.name}: Lances de programa` }).waitFor()
  await page
    .getByText(/^1 de cada [\d.]+ (de )?jogadores honestos pareceria assim ou pior por acaso\.$/)
    .waitFor()
  await page.getByText(/^Segundo exame, com dez vezes mais cálculo: [\d,]+ nats, 1 em [\d.]+$/).waitFor()
  const moves = page.getByRole('table', { name: 'Lances, tempos e o lance do programa' })
  await moves.getByRole('columnheader', { name: 'Com ajuda' }).waitFor()
  await moves
    .getByRole('cell', { name: /^\d+([,.]\d+)? %$/ })
    .first()
    .waitFor()

  await page.getByRole('button', { name: 'Liberar', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('olhei as partidas')
  await dialog.getByRole('button', { name: 'Liberar', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await seesBalance(white.page, 'R$ 32,00')
  expect(problems).toEqual([])
  expect(white.problems).toEqual([])
})
