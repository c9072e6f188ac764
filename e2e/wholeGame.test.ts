import { expect, it } from 'vitest'
import { findFamousGame } from './kit/findFamousGame.ts'
import { pairThroughScreens } from './kit/pairThroughScreens.ts'
import { playOnScreens, shownPlacement } from './kit/playMoves.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

it('plays the Game of the Century between two browsers, by drags and clicks, to the end dialogs of both [GAME-26]', async () => {
  const { sans } = findFamousGame({ white: 'Donald Byrne', year: 1956 })
  expect(sans.length).toBeGreaterThanOrEqual(60)
  const table = await pairThroughScreens(shared.browser, { url: shared.server.url })
  await playOnScreens(table, sans)

  await table.black.getByRole('dialog').getByText('Você deu xeque-mate.').waitFor()
  await table.white.getByRole('dialog').getByText('Você levou xeque-mate.').waitFor()
  for (const page of [table.white, table.black]) {
    await page.getByRole('dialog').getByRole('link', { name: 'Novo Jogo' }).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Tela Inicial' }).waitFor()
  }
  expect(await shownPlacement(table.white)).toBe(await shownPlacement(table.black))
  expect([...table.one.problems, ...table.other.problems]).toEqual([])
})
