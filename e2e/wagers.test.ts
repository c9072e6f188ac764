import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { accessibilityFaults, faultsInBothSchemes } from './kit/accessibilityFaults.ts'
import { fundPlayer, undeclareAdult } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor } from './kit/launchBrowser.ts'
import { paint } from './kit/painting.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { plainSpaces } from './kit/plainSpaces.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { offerDraw } from './kit/playMoves.ts'
import { playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'

// Play for stakes, in browsers: money as its players see it.

const shared = shareServer()

/** A player of age with this many R$, at the screen of stakes. */
async function openFunded(name: string, balanceReais: number): Promise<Player> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  if (balanceReais > 0) await fundPlayer(shared.server, player, balanceReais)
  await openStakes(player.page, balanceReais)
  return player
}

async function openStakes(page: Page, balanceReais: number): Promise<void> {
  await goTo(page, '/wager-match')
  await seesBalance(page, balanceReais)
}

const formatReais = (amountReais: number) => `R$ ${amountReais.toFixed(2).replace('.', ',')}`

/** Waits until the screen of stakes shows this balance. */
async function seesBalance(page: Page, balanceReais: number): Promise<void> {
  await page.locator('.purse-amount').getByText(formatReais(balanceReais), { exact: true }).waitFor()
}

/** From home, where the player was led, to the stakes. */
async function goFromHome(page: Page): Promise<void> {
  await page.waitForURL(`${shared.server.url}/`)
  await page.getByRole('button', { name: 'Jogar Apostado' }).click()
  await page.waitForURL('**/wager-match')
}

const stake = (page: Page, stakeReais: number) =>
  page.getByRole('button', { name: new RegExp(`^R\\$ ${stakeReais} `) })

/** Two players at the screen of stakes choose this one and are at the board together. */
async function pairForStake(stakeReais: number, [one, other]: readonly [Player, Player]): Promise<Pair> {
  await stake(one.page, stakeReais).click()
  await one.page.waitForURL('**/gameroom')
  await stake(other.page, stakeReais).click()
  return waitUntilAtBoard(one, other)
}

async function waitUntilAtBoard(one: Player, other: Player): Promise<Pair> {
  const pages = [one.page, other.page]
  await Promise.all(pages.map((page) => page.waitForURL(/\/game\//)))
  await Promise.all(pages.map((page) => page.locator('.connection-badge[data-status="Open"]').waitFor()))
  const isWhite = (await one.page.locator('.board').getAttribute('data-orientation')) === 'white'
  const players = isWhite ? { white: one, black: other } : { white: other, black: one }
  const gameId = new URL(one.page.url()).pathname.split('/').pop() ?? ''
  return { one, other, gameId, players, white: players.white.page, black: players.black.page }
}

async function resign(page: Page, action: 'Desistir' | 'Abortar'): Promise<string> {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const text = plainSpaces(await dialog.locator('p').first().innerText())
  await dialog.getByRole('button', { name: action, exact: true }).click()
  return text
}

/** What the end dialog says about the money. */
async function endMoney(page: Page): Promise<string[]> {
  const lines = page.getByRole('dialog').locator('.end-money p')
  await lines.first().waitFor()
  return (await lines.allInnerTexts()).map(plainSpaces)
}

// R$ 10 and one page for all tests that leave both as they are.
let ana: Player
beforeAll(async () => {
  ana = await openFunded('Ana', 10)
})
afterAll(() => expect(ana.problems).toEqual([]))

describe('the screen of stakes', () => {
  it('shows all eight with their prizes, and says in words which are out of reach [WAGER-2]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = ana
    const cards = await page.getByRole('list', { name: 'Apostas' }).getByRole('button').allInnerTexts()
    expect(cards.map((card) => plainSpaces(card).split(/\n/).filter(Boolean).join(' '))).toEqual([
      'R$ 2 Prêmio R$ 3,20 Jogar',
      'R$ 3 Prêmio R$ 4,80 Jogar',
      'R$ 5 Prêmio R$ 8,00 Jogar',
      'R$ 10 Prêmio R$ 16,00 Jogar',
      'R$ 20 Prêmio R$ 32,00 Faltam R$ 10,00',
      'R$ 50 Prêmio R$ 80,00 Faltam R$ 40,00',
      'R$ 100 Prêmio R$ 160,00 Faltam R$ 90,00',
      'R$ 1.000 Prêmio R$ 1.600,00 Faltam R$ 990,00',
    ])
    await paint(page)
    expect(await faultsInBothSchemes(page)).toEqual([])
  })

  it('refuses a stake above the balance, accepts one that equals it, and is one click away from home [WAGER-2]', async () => {
    const { page } = ana
    await stake(page, 20).click()
    expect(await awaitToast(page, 'Saldo Insuficiente')).toBe(
      'Você precisa de pelo menos R$ 20 para jogar esta partida.',
    )
    expect(new URL(page.url()).pathname).toBe('/wager-match')
    await stake(page, 10).click()
    await page.waitForURL('**/gameroom')
    expect(await page.locator('.stake-terms').innerText()).toMatch(
      /Aposta\s+R\$\s10,00\s+Prêmio\s+R\$\s16,00/,
    )
    await page.getByRole('button', { name: 'Cancelar e Voltar' }).click()
    await goFromHome(page)
    await seesBalance(page, 10)
  })

  it('follows the balance in every tab, and leads an empty wallet to a deposit [WALLET-12]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page, context, id } = await openFunded('Ana', 0)
    await page.getByText('Seu saldo ainda não cobre nenhuma aposta.').waitFor()
    expect(await page.getByRole('link', { name: 'Depositar' }).getAttribute('href')).toBe('/deposit')
    const tab = await context.newPage()
    await openStakes(tab, 0)
    await fundPlayer(shared.server, { id }, 12.5)
    await Promise.all([seesBalance(page, 12.5), seesBalance(tab, 12.5)])
  })

  it('asks a guest to complete the profile [SITE-2]', async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/wager-match')
    await stake(page, 2).click()
    expect(await awaitToast(page, 'Cadastro Necessário')).toBe(
      'Você precisa completar seu perfil antes de jogar.',
    )
    await page.getByRole('button', { name: 'Ir para o perfil' }).click()
    await page.waitForURL('**/profile')
  })
})

describe('a search with a stake', () => {
  it('leads to the wallet, and enters no queue, if the balance does not cover it', async () => {
    const poor = await openFunded('Ana', 10)
    const { page } = poor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await stake(page, 10).click()
    await page.waitForURL('**/gameroom')
    await fundPlayer(shared.server, poor, -1)
    asked.length = 0
    await page.reload()
    await page.waitForURL('**/wallet')
    expect(await awaitToast(page, 'Aviso')).toBe('Saldo insuficiente para esta partida.')
    expect(asked).not.toContain('/matchmaking-v2')
  })

  it('asks once whether the player is of age, then goes on', async () => {
    await openStakes(ana.page, 10)
    await undeclareAdult(shared.server, ana)
    await stake(ana.page, 10).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' })
    await dialog.waitFor()
    await paint(ana.page)
    expect(await accessibilityFaults(ana.page)).toEqual([])
    await dialog.getByRole('button', { name: 'Não tenho' }).click()
    await ana.page.waitForURL('**/wager-match')
    await stake(ana.page, 10).click()
    await dialog.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click()
    await ana.page.waitForURL('**/gameroom')
    await ana.page.getByRole('button', { name: 'Cancelar e Voltar' }).click()
    await goFromHome(ana.page)
    await seesBalance(ana.page, 10)
    await stake(ana.page, 5).click()
    await ana.page.waitForURL('**/gameroom')
  })

  it('says on its screen why the server refuses a stake, and that nothing was charged [MATCH-17]', async () => {
    await openStakes(ana.page, 10)
    await ana.context.request.post(`${shared.server.url}/wallet/pause`, {
      headers: { authorization: `Bearer ${ana.token}` },
      data: { days: 1 },
    })
    await stake(ana.page, 10).click()
    await ana.page.getByText('Você pausou o jogo a dinheiro até').waitFor()
    await ana.page.getByText('Nada foi cobrado.').waitFor()
    await paint(ana.page)
    expect(await accessibilityFaults(ana.page)).toEqual([])
    await ana.page.getByRole('link', { name: 'Jogar sem apostar' }).click()
    await ana.page.waitForURL('**/gameroom')
    await ana.page.getByText('Partida rápida').waitFor()
  })

  it('sends away a player who can no longer pay when an opponent comes; the other waits on', {
    skip: !hasTurn(0),
  }, async () => {
    const [poor, rich] = [await openFunded('Ana', 100), await openFunded('Bruno', 100)]
    await stake(poor.page, 50).click()
    await poor.page.waitForURL('**/gameroom')
    await poor.page.getByText('fica a no máximo 400 pontos do seu').waitFor()
    await fundPlayer(shared.server, poor, -60)
    await stake(rich.page, 50).click()
    expect(await awaitToast(poor.page, 'Saldo Insuficiente')).toBe(
      'Você não tem saldo suficiente para apostar R$50.',
    )
    await poor.page.waitForURL('**/wallet')
    await rich.page.getByRole('heading', { name: 'Buscando Partida' }).waitFor()
  })
})

describe('a wagered game', () => {
  // One pair, from game to game: each test continues where the previous one ended.
  let pair: readonly [Player, Player]
  beforeAll(async () => {
    pair = [await openFunded('Ana', 50), await openFunded('Bruno', 20)]
  })

  /** Both leave the end dialog for the screen of stakes, and see their balances there. */
  async function seeBalances(amounts: readonly [number, number]): Promise<void> {
    for (const [index, { page }] of pair.entries()) {
      await page.getByRole('dialog').getByRole('link', { name: 'Novo Jogo' }).click()
      await page.waitForURL('**/wager-match')
      await seesBalance(page, amounts[index] ?? Number.NaN)
    }
  }

  it('returns both stakes after an abort, and says so before', { skip: !hasTurn(1) }, async () => {
    const { white, black } = await pairForStake(10, pair)
    expect(await resign(white, 'Abortar')).toContain('As duas apostas são devolvidas inteiras.')
    expect(await endMoney(black)).toEqual(['Sua aposta de R$ 10,00 voltou inteira ao seu saldo.'])
    await seeBalances([50, 20])
  })

  it('returns both stakes after a draw', { skip: !hasTurn(2) }, async () => {
    const table = await pairForStake(10, pair)
    await playQuickly(table, ['e4', 'e5'])
    await offerDraw(table.white)
    await table.black.getByRole('button', { name: 'Aceitar' }).click()
    const back = ['Sua aposta de R$ 10,00 voltou inteira ao seu saldo.']
    expect(await endMoney(table.white)).toEqual(back)
    expect(await endMoney(table.black)).toEqual(back)
    await seeBalances([50, 20])
  })

  it('takes R$ 10 from both, pays the winner R$ 16 and the loser nothing, and offers a rematch for the same stake', {
    skip: !hasTurn(3),
  }, async () => {
    const first = await pairForStake(10, pair)
    const [winner, loser] = [first.one.page, first.other.page]
    expect(await first.white.locator('.stake-line').innerText()).toMatch(
      /Aposta R\$\s10,00\s+Prêmio R\$\s16,00/,
    )
    await playQuickly(first, ['e4', 'e5'])
    expect(await resign(loser, 'Desistir')).toBe(
      'O oponente vence na hora e leva o prêmio de R$ 16,00. Você perde sua aposta de R$ 10,00.',
    )
    expect(await endMoney(winner)).toEqual(['+R$ 6,00', 'Prêmio de R$ 16,00, com a sua aposta.'])
    expect(await endMoney(loser)).toEqual(['−R$ 10,00', 'Sua aposta de R$ 10,00 ficou com o vencedor.'])
    await paint(winner)
    expect(await accessibilityFaults(winner)).toEqual([])

    const ask = { name: 'Revanche · R$ 10,00' }
    await loser.getByRole('dialog').getByRole('button', ask).click()
    await winner.getByRole('dialog').getByText('quer revanche por R$ 10,00.').waitFor()
    await winner.getByRole('dialog').getByRole('button', { name: 'Aceitar revanche' }).click()
    await Promise.all(
      [winner, loser].map((page) => page.waitForURL((url) => !url.pathname.endsWith(first.gameId))),
    )
    const next = await waitUntilAtBoard(first.one, first.other)
    await playQuickly(next, ['e4', 'e5'])
    // The loser has nothing left after losing again.
    await resign(loser, 'Desistir')
    await loser.getByRole('dialog').locator('.end-money').waitFor()
    await loser.getByRole('dialog').getByRole('button', ask).click()
    expect(await awaitToast(loser, 'Saldo Insuficiente')).toBe('Você precisa de R$ 10,00 para jogar.')
    await winner.getByRole('dialog').getByRole('button', ask).click()
    await winner.getByRole('dialog').getByText('Seu oponente não pode apostar este valor agora.').waitFor()
    await seeBalances([62, 0])
    expect([...first.one.problems, ...first.other.problems]).toEqual([])
  })
})
