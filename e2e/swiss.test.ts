import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { startNow } from './kit/beginTournament.ts'
import { atGame } from './kit/cupScreens.ts'
import { PHONE } from './kit/launchBrowser.ts'
import { openPlayer } from './kit/player.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import {
  createSwissCup,
  decideBoards,
  enterOthers,
  joinSwissCup,
  passPause,
  reachRound,
} from './kit/swissCup.ts'
import { awaitToast } from './kit/toast.ts'

// A Swiss tournament of nine, as two of its players see it: one on a phone, one at a desktop.

const shared = shareServer()

const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#']
const OTHERS = ['Bia', 'Caio', 'Davi', 'Fabi', 'Gus', 'Hana', 'Iris']

const own = (page: Page) => page.getByRole('region', { name: 'Sua situação no torneio' })
const line = (page: Page, name: string) => page.locator('.swiss-line').filter({ hasText: name })

it('is played to its end by nine players with byes, a forfeit, leaving and returning [TOUR-84] [TOUR-85] [TOUR-92] [TOUR-93] [TOUR-94] [TOUR-95]', async () => {
  const { server, browser } = shared
  const [ana, enzo] = await Promise.all([
    openPlayer(browser, { url: server.url, name: 'Ana', at: null, viewport: PHONE, touch: true }),
    openPlayer(browser, { url: server.url, name: 'Enzo', at: null }),
  ])
  const id = await createSwissCup(server, ana)
  await enterOthers(server, id, OTHERS.slice(0, 3))
  // The fifth of nine meets the first.
  await joinSwissCup(server, enzo, id)
  await enterOthers(server, id, OTHERS.slice(3))
  const path = `/tournament/${id}`
  await Promise.all([ana, enzo].map(({ page }) => page.goto(server.url + path)))

  // Before: the rules, and a bye for the second round.
  await ana.page.getByText('Vitória vale 1 ponto, empate meio ponto.').waitFor()
  await own(enzo.page).getByRole('button', { name: 'Pedir bye' }).click()
  const dialog = enzo.page.getByRole('dialog', { name: 'Bye de meio ponto' })
  await dialog.getByLabel('Rodada 2').check()
  expect(await dialog.getByRole('checkbox').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await awaitToast(enzo.page, 'Byes salvos')
  await own(enzo.page).getByText('Byes: 2').waitFor()

  // The first round: they meet each other, and the end of their game leads back.
  await startNow(server, id)
  await own(ana.page).getByText('Sua partida da rodada 1 é contra Enzo.').waitFor()
  await own(enzo.page).getByText('Sua partida da rodada 1 é contra Ana.').waitFor()
  await own(ana.page).getByRole('button', { name: 'Jogar agora' }).click()
  const pair = await atGame(ana, enzo)
  await playQuickly(pair, FOOLS_MATE)
  const { white: loser, black: winner } = pair.players
  await Promise.all([ana, enzo].map(({ page }) => page.waitForURL(`**${path}`)))
  await own(loser.page).getByText('Sua partida da rodada 1 terminou.').waitFor()
  await own(winner.page).getByText('Pontos: 1').waitFor()
  await decideBoards(server, id)

  // The standings, with the other boards' results: one was forfeited, the last player had none.
  await line(winner.page, winner.name)
    .getByText(`Rodada 1: Vitória contra ${loser.name}`)
    .waitFor({ state: 'attached' })
  await line(winner.page, 'Iris').getByText('Rodada 1: Sem oponente: 1 ponto').waitFor({ state: 'attached' })
  await loser.page.getByText('Após a rodada 1').waitFor()
  await loser.page.getByText(/^Próxima rodada em/).waitFor()
  await loser.page.getByRole('button', { name: 'Rodadas' }).click()
  expect(await loser.page.locator('.swiss-board').count()).toBe(4)
  await loser.page.locator('.swiss-board').last().getByText('+', { exact: true }).waitFor()
  await loser.page.getByText('Sem partida nesta rodada').waitFor()
  await loser.page.getByRole('button', { name: 'Classificação' }).click()

  // The second: Enzo's bye, and Ana leaves and returns.
  await passPause(server, id)
  await own(enzo.page).getByText('Você pediu bye na rodada 2 e ganha meio ponto.').waitFor()
  await own(ana.page)
    .getByText(/^Sua partida da rodada 2 é contra/)
    .waitFor()
  await own(ana.page).getByRole('button', { name: 'Sair do torneio' }).click()
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click()
  await awaitToast(ana.page, 'Você saiu do torneio')
  await own(ana.page).getByRole('button', { name: 'Voltar ao torneio' }).click()
  await awaitToast(ana.page, 'Você está de volta')

  // The end: podium, final standings, the report.
  await reachRound(server, ana, { id, round: 0 })
  await Promise.all([ana, enzo].map(({ page }) => page.getByRole('list', { name: 'Pódio' }).waitFor()))
  await own(enzo.page)
    .getByText(/^Lugar: \d · Pontos: \d?½$/)
    .waitFor()
  await enzo.page.getByText('Após a rodada 3').waitFor()
  const report = await enzo.page.getByRole('link', { name: 'Baixar relatório da FIDE' }).getAttribute('href')
  const trf = await (await fetch(server.url + report)).text()
  expect(trf.split('\n').filter((row) => row.startsWith('001 '))).toHaveLength(9)
  // The address of a bracket leads here.
  await enzo.page.goto(`${server.url}${path}/bracket`)
  await enzo.page.waitForURL(`**${path}`)
  expect([...ana.problems, ...enzo.problems]).toEqual([])
})
