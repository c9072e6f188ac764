import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/openDatabase.ts'
import { insertBlunder, sentExercise } from '../apps/server/test/puzzleKit.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { contrastFaults } from './kit/accessibilityFaults.ts'
import { openOperator } from './kit/operator.ts'
import { signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** Signs three people up whose names begin with a word of their own. */
async function signUpThree(word: string): Promise<void> {
  for (const name of ['Ana', 'Bia', 'Caio']) {
    const answer = await fetch(`${shared.server.url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `${word} ${name}`,
        email: `${word}.${name}@lance.test`,
        password: 'torre-branca-7',
      }),
    })
    expect(answer.ok).toBe(true)
  }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

it('freezes the people chosen in the list after showing them, and says what came of each [DESK-72]', {
  skip: !hasTurn(0),
}, async () => {
  await signUpThree('Jaburu')
  const { page, problems } = await openOperator(shared, { roles: ['support'], painted: true })
  await page.goto('/desk/people?text=jaburu')
  for (const name of ['Jaburu Ana', 'Jaburu Bia']) await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Congelar 2 contas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Congelar 2 contas' })
  expect(await dialog.getByRole('row').count()).toBe(3)
  expect(await dialog.getByText('Jaburu Caio').count()).toBe(0)
  await dialog.getByLabel('Motivo').fill('senhas vazadas')
  // The answer for the second one is lost: the others are done, and only that one is tried again.
  let calls = 0
  await page.route('**/desk/api/acts/freeze-account', async (route) => {
    calls += 1
    if (calls !== 2) return route.continue()
    await route.fetch()
    return route.abort()
  })
  problems.length = 0
  await dialog.getByRole('button', { name: 'Congelar', exact: false }).last().click()
  await dialog.getByText('Feito para 1 de 2.').waitFor()
  await dialog.getByRole('button', { name: 'Tentar de novo as que faltam' }).click()
  await dialog.getByText('Feito para 2 de 2.').waitFor()
  expect(calls).toBe(3)
  const close = dialog.getByRole('button', { name: 'Fechar' }).last()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await close.hover()
    expect(await contrastFaults(page)).toEqual([])
  }
  await close.click()
  await row(page, 'Jaburu Ana').getByText('Congelada').waitFor()
  await row(page, 'Jaburu Bia').getByText('Congelada').waitFor()
  expect(await row(page, 'Jaburu Caio').getByText('Congelada').count()).toBe(0)
  // Frozen accounts are left out of the next act.
  for (const name of ['Jaburu Ana', 'Jaburu Caio']) await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Congelar 1 conta' }).waitFor()
  await page.getByRole('button', { name: 'Encerrar as sessões de 2 pessoas' }).waitFor()
})

it('withdraws the puzzle that comes from a player’s game [DESK-33]', { skip: !hasTurn(1) }, async () => {
  const { url, connectionString } = shared.server
  const [white, black] = await Promise.all([signUp(url, { name: 'Jacu' }), signUp(url, { name: 'Mutum' })])
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await insertBlunder(pool, { id: 'jacu1', whiteId: white.id, blackId: black.id, endedAtMs: Date.now() })
    await pool.query(
      `insert into puzzles (game_id, ply, white_id, black_id, looked_at, exercise) values ('jacu1', 7, $1, $2, now(), $3)`,
      [white.id, black.id, sentExercise('jacu1').exercises[0]?.exercise],
    )
  } finally {
    await close()
  }
  const { page } = await openOperator(shared, { roles: ['support'] })
  await page.goto(`/desk/people/${white.id}`)
  await page.getByText('Partidas', { exact: false }).first().click()
  const game = row(page, 'Mutum')
  await game.getByText('Problema do dia').waitFor()
  await game.press('Enter')
  await page.getByRole('button', { name: 'Retirar o problema' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirar o problema' })
  await dialog.getByLabel('Motivo').fill('um jogador pediu')
  await dialog.getByRole('button', { name: 'Retirar o problema' }).click()
  await dialog.waitFor({ state: 'detached' })
  await game.getByText('Problema do dia').waitFor({ state: 'detached' })
})
