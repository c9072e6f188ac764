import { readFile } from 'node:fs/promises'
import { parsePgn } from '@lance/chess/study'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { becomeMember, loseMembership } from '../apps/server/test/becomeMember.ts'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

const FILE = `[White "Morphy"]
[Black "Duque"]
[Date "1858.??.??"]

1. e4 e5 {A ópera} (1... c5 2. Nf3) 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 1-0

[White "Rui"]
[Black "Bia"]

1. e4 e5 2. Ke4 *

[White "Ana"]
[Black "Bruno"]

1. d4 d5 *
`

const rows = (page: Page) => page.locator('.collection-row')
const names = (page: Page) => page.locator('.collection-names').allInnerTexts()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function choose(page: Page, pgn: string): Promise<void> {
  const file = { name: 'partidas.pgn', mimeType: 'application/x-chess-pgn', buffer: Buffer.from(pgn) }
  await page.locator('input[type="file"]').setInputFiles(file)
}

const counted = (page: Page) => page.locator('.import-counts > li').allInnerTexts()

/** The games that wait for the training, in the page. */
function readAsked(): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('training:guest')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const asked = opening.result.transaction('asked').objectStore('asked').getAll()
      asked.onsuccess = () => {
        opening.result.close()
        resolve(asked.result)
      }
    }
  })
}

it('keeps the games of a file, names bad ones, finds, opens, removes and saves them, also offline [STUDY-23] [STUDY-24] [STUDY-25] [STUDY-26] [STUDY-27] [STUDY-28] [STUDY-76] [STUDY-77] [STUDY-85]', {
  skip: !hasTurn(0),
}, async () => {
  const { page, context, problems } = await openVisitor(shared.browser, { url: shared.server.url })
  await goTo(page, '/analysis')
  await button(page, 'Mais ações').click()
  await button(page, 'Coleção de partidas').click()
  await page.getByText('Nenhuma partida ainda').waitFor()
  await choose(page, FILE)
  await page.getByText('As partidas foram salvas').waitFor()
  expect(await counted(page)).toEqual(['2 partidas salvas', '1 partida com erro, deixada de fora'])
  await page.getByText('Partidas deixadas de fora').click()
  await page
    .getByText('Linha 7, Rui – Bia; linha 10: lance impossível; a linha termina antes dele. (Ke4)')
    .waitFor()
  await expect.poll(() => rows(page).count()).toBe(2)

  // The worker and its scripts are there: nothing needs the network any more.
  await context.setOffline(true)
  await choose(page, FILE)
  await expect.poll(() => counted(page)).toContain('2 já estavam na coleção')
  await button(page, 'Entendi').click()
  await page.getByRole('searchbox').fill('opera morphy')
  await page.getByText('Nenhuma partida encontrada').waitFor()
  await page.getByRole('searchbox').fill('MORPHY 1858')
  await page.getByText('1 partida encontrada').waitFor()
  expect(await names(page)).toEqual(['Morphy – Duque'])
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Baixar PGN').click()])
  const [kept] = parsePgn(String(await readFile(await saved.path()))).games
  expect(kept).toEqual(parsePgn(FILE).games[0])
  await button(page, /^Remover Morphy/).click()
  await page.getByText('Nenhuma partida encontrada').waitFor()
  await button(page, 'Desfazer').click()
  await page.getByText('1 partida encontrada').waitFor()

  // This page has no service worker, which would have the analysis's scripts and the training's.
  await context.setOffline(false)
  await page.getByRole('searchbox').fill('')
  await page.getByText('2 partidas', { exact: true }).waitFor()
  await button(page, 'Selecionar').click()
  await page.getByText('Marque as partidas').waitFor()
  await page.getByRole('checkbox', { name: 'Selecionar Morphy – Duque' }).press('Space')
  await page.getByText('1 partida selecionada.').waitFor()
  await button(page, 'Criar exercícios').click()
  const player = page.getByLabel('De quem são os erros?')
  await expect.poll(() => player.locator('option').allInnerTexts()).toEqual(['Duque (1)', 'Morphy (1)'])
  await player.selectOption('Morphy')
  await button(page, 'Criar').click()
  await page.getByText('1 partida na fila').waitFor()
  expect(await page.evaluate(readAsked)).toMatchObject([{ source: 'imported', facts: { result: 'won' } }])
  await button(page, 'Não procurar nas partidas pedidas').click()
  await page.getByText('Procurando erros').waitFor({ state: 'detached' })

  await goTo(page, '/analysis/games')
  await page.getByRole('searchbox').fill('MORPHY 1858')
  await page.getByText('1 partida encontrada').waitFor()
  await rows(page).getByRole('link').click()
  await page.locator('.tree-move', { hasText: 'c5' }).waitFor()
  await page.getByText('A ópera').waitFor()
  await page.reload()
  await page.locator('.tree-move', { hasText: 'c5' }).waitFor()
  expect(problems).toEqual([])
})

it('takes all games of a pasted text or a large file, and can be emptied [STUDY-29]', {
  skip: !hasTurn(1),
}, async () => {
  const { page, problems } = await openVisitor(shared.browser, { url: shared.server.url })
  await goTo(page, '/analysis')
  await button(page, 'Abrir PGN ou FEN').click()
  await page.getByLabel('Cole uma partida ou uma posição').fill(FILE)
  await button(page, 'Abrir').click()
  await button(page, 'Salvar todas na coleção').click()
  await page.getByText('As partidas foram salvas').waitFor()
  await expect.poll(() => rows(page).count()).toBe(2)

  await page.getByRole('link', { name: 'Ir para a análise' }).click()
  await button(page, 'Abrir PGN ou FEN').click()
  const large = Array.from(
    { length: 2500 },
    (_, index) =>
      `[White "Jogador ${index}"]\n[Round "${index}"]\n[Site "${'x'.repeat(60)}"]\n\n1. e4 e5 *\n`,
  )
  await choose(page, large.join('\n'))
  await page.getByText('2.502 partidas').waitFor()
  expect(await counted(page)).toEqual(['2.500 partidas salvas'])
  expect(await rows(page).count()).toBe(100)
  await button(page, 'Mostrar mais').click()
  await expect.poll(() => rows(page).count()).toBe(200)
  await button(page, 'Esvaziar').click()
  const dialog = page.getByRole('dialog', { name: 'Esvaziar a coleção?' })
  await dialog.getByText('2.502 partidas serão removidas deste navegador.').waitFor()
  await dialog.getByRole('button', { name: 'Esvaziar' }).click()
  await page.getByText('Nenhuma partida ainda').waitFor()
  expect(problems).toEqual([])
})

const comeBackTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

it('is the same in two browsers of a member: added in one, deleted in the other, and kept for later without a membership [STUDY-71] [STUDY-72] [STUDY-74]', {
  skip: !hasTurn(2),
}, async () => {
  const { url, connectionString } = shared.server
  const { id, token: credential } = await signUp(url, { name: 'Ana' })
  await becomeMember(connectionString, id)
  const [one, other] = [
    await openVisitor(shared.browser, { url, credential }),
    await openVisitor(shared.browser, { url, credential }),
  ]
  await one.page.goto('/analysis/games')
  await choose(one.page, FILE)
  await one.page.getByText('Partidas na conta: 2 de 20.000.').waitFor()
  await other.page.goto('/analysis/games')
  await button(other.page, /^Remover Morphy/).click()
  await other.page.getByText('Partidas na conta: 1 de 20.000.').waitFor()
  await comeBackTo(one.page)
  await expect.poll(() => names(one.page)).toEqual(['Ana – Bruno'])
  await rows(one.page).getByRole('link').click()
  await one.page.locator('.tree-move', { hasText: 'd5' }).waitFor()

  await loseMembership(connectionString, id)
  await choose(other.page, FILE)
  await other.page.getByText('Sua assinatura terminou.').waitFor()
  expect(await rows(other.page).count()).toBe(2)
  await becomeMember(connectionString, id)
  await comeBackTo(other.page)
  await other.page.getByText('Partidas na conta: 2 de 20.000.').waitFor()
  expect([...one.problems, ...other.problems]).toEqual([])
})
