import { expect, it } from 'vitest'
import { famousScore } from './kit/famousScore.ts'
import { playScore, shownPlacement } from './kit/playMoves.ts'
import { shareHouse } from './kit/shareHouse.ts'
import { sitDown } from './kit/sitDown.ts'

const house = shareHouse()

it('plays the Game of the Century between two browsers, by drags and clicks, to the end dialogs of both', async () => {
  const { sans } = famousScore({ white: 'Donald Byrne', year: 1956 })
  expect(sans.length).toBeGreaterThanOrEqual(60)
  const table = await sitDown(house.browser, { url: house.server.url })
  await playScore(table, sans)

  await table.black.getByRole('dialog').getByText('Você deu xeque-mate.').waitFor()
  await table.white.getByRole('dialog').getByText('Você levou xeque-mate.').waitFor()
  for (const page of [table.white, table.black]) {
    await page.getByRole('dialog').getByRole('link', { name: 'Novo Jogo' }).waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Tela Inicial' }).waitFor()
  }
  expect(await shownPlacement(table.white)).toBe(await shownPlacement(table.black))
  expect([...table.one.problems, ...table.other.problems]).toEqual([])
})
