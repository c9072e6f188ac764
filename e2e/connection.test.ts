import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { launchServer } from './kit/launchServer.ts'
import { pairAgain, pairNewPlayers } from './kit/pairPlayers.ts'
import { openPlayer } from './kit/player.ts'
import { movePiece, playOnScreens, shownPlacement, waitForMove } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer({ own: true })

const each = (pages: readonly Page[], act: (page: Page) => Promise<unknown>) => Promise.all(pages.map(act))
const badge = (page: Page, status: string) => page.locator(`.connection-badge${status}`)

it('plays a game between two servers on one database, to the end that both players see [OPERATOR-5]', {
  skip: !hasTurn(0),
}, async () => {
  const second = await launchServer({ DATABASE_URL: shared.server.connectionString })
  try {
    const one = await openPlayer(shared.browser, { url: shared.server.url, name: 'Gil', at: null })
    const other = await openPlayer(shared.browser, { url: second.url, name: 'Helena', at: null })
    const table = await pairAgain(one, other)
    await playQuickly(table, ['f3', 'e5', 'g4'])
    await playOnScreens(table, ['f3', 'e5', 'g4', 'Qh4#'], { fromPly: 3 })
    await table.black.getByRole('dialog').getByText('Você deu xeque-mate.').waitFor()
    await table.white.getByRole('dialog').getByText('Você levou xeque-mate.').waitFor()
    expect(await shownPlacement(table.white)).toBe(await shownPlacement(table.black))
  } finally {
    await second.stop()
  }
})

// Comes last: the other servers take theirs for dead once its time runs ahead of theirs.
it('does not lose or duplicate a move made just before the server dies; a player whose opponent then leaves may claim the win after a countdown', {
  skip: !hasTurn(3),
}, async () => {
  const table = await pairNewPlayers(shared.browser, { url: shared.server.url, names: ['Clara', 'Davi'] })
  await playQuickly(table, ['e4', 'e5'])
  const pages = [table.white, table.black]
  await each(pages, (page) => page.clock.install())
  await movePiece(table.white, 'g1f3')
  await shared.server.kill()
  await each(pages, (page) => badge(page, ':not([data-status="Open"])').waitFor())
  await shared.server.restart()
  // Pages wait three seconds before they try again, and up to half as long again after that.
  await each(pages, (page) => page.clock.fastForward(4500))
  await each(pages, (page) => badge(page, '[data-status="Open"]').waitFor({ timeout: 60_000 }))
  await waitForMove(table.white, { ply: 3, san: 'Nf3' })
  await waitForMove(table.black, { ply: 3, san: 'Nf3' })
  await playOnScreens(table, ['e4', 'e5', 'Nf3', 'Nc6'], { fromPly: 3 })
  for (const page of pages) expect(await page.locator('.move-san').count()).toBe(4)

  await table.black.goto('about:blank')
  await table.white.getByText(/^O oponente saiu\. Você pode encerrar a partida em \d+\ss\.$/).waitFor()
  const claim = table.white.getByRole('button', { name: 'Reivindicar vitória' })
  expect(await claim.count()).toBe(0)
  await shared.server.advance(60_000)
  await table.white.clock.fastForward(60_000)
  await claim.click()
  const dialog = table.white.getByRole('dialog', { name: 'Você venceu' })
  await dialog.getByText('O oponente se ausentou e você reivindicou a vitória.').waitFor()
  await table.black.goto(`${shared.server.url}/game/${table.gameId}`)
  await table.black.getByText('Você se ausentou e o oponente reivindicou a vitória.').waitFor()
})
