import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { famousScore } from './kit/famousScore.ts'
import { launchBrowser } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { playScore, shownPlacement } from './kit/playMoves.ts'
import { sitDown } from './kit/sitDown.ts'

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

it('plays the Game of the Century between two browsers, by drags and clicks, to the dialog of both', async () => {
  const { sans } = famousScore({ white: 'Donald Byrne', year: 1956 })
  expect(sans.length).toBeGreaterThanOrEqual(60)
  const table = await sitDown(browser, { url: server.url })
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
