import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { makeMove } from '../apps/server/test/gameKit.ts'
import { startNow } from './kit/beginTournament.ts'
import { atGame, createCup, GAME, hasWhite, playNow, signUpAt, waitUntilAt } from './kit/cupScreens.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import type { Pair } from './kit/pairThroughScreens.ts'
import { plainSpaces } from './kit/plainSpaces.ts'
import type { Player } from './kit/player.ts'
import { connectToGame, playQuickly } from './kit/playQuickly.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'

// A tournament with an entry fee, two prizes, byes, a drawn game and a player who does not come, as each of
// its five players sees it: from the form to the money in their wallets.

const shared = shareServer({ env: { SESSION_ACCESS_S: '100000' } })

const SECOND_MS = 1000
const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4#']
const REPETITION = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']

const isFull = process.env.PROVE === 'full'

/** Presses "Jogar Agora" on one bracket; both players are led to the game. */
async function begin(one: Player, other: Player): Promise<Pair> {
  await Promise.all([one, other].map(({ page }) => playNow(page).waitFor()))
  await playNow(one.page).click()
  return atGame(one, other)
}

/** Starts the player's match, whose opponent stays away, and makes the first move if it is theirs. */
async function comeAlone(player: Player): Promise<void> {
  const { page } = player
  await playNow(page).click()
  await page.waitForURL(GAME)
  if (!(await hasWhite(page))) return
  const socket = await connectToGame(player, new URL(page.url()).pathname.split('/').pop() ?? '')
  socket.send(makeMove('e2e4', { ply: 1 }))
  await socket.next('move')
  socket.ws.close()
}

/** Black mates. Returns who goes on and who does not. */
async function decide(pair: Pair): Promise<{ winner: Player; loser: Player }> {
  await playQuickly(pair, FOOLS_MATE)
  return { winner: pair.players.black, loser: pair.players.white }
}

/** What the end dialog of a game says that has this title. */
async function textOfEnd(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.waitFor()
  return plainSpaces(await dialog.innerText())
}

const balanceOf = async ({ page, url }: Player): Promise<string> => {
  await page.goto(`${url}/wallet`)
  return plainSpaces(await page.locator('.wallet-balance').innerText())
}

it.runIf(isFull)(
  'is walked by five players, each told what happened to them and what they won',
  { timeout: 300_000 },
  async () => {
    const names = ['Ana', 'Bia', 'Caio', 'Duda', 'Edu']
    const people: Player[] = []
    for (const name of names) people.push(await signUpAt(shared, name))
    const [ana, bia, caio, duda, edu] = people as [Player, Player, Player, Player, Player]
    for (const player of people) await fundPlayer(shared.server, player, 20)

    const path = await createCup(ana.page, { name: 'Copa dos cinco', fee: 'R$ 10', players: '8' })
    for (const { page } of people.slice(1)) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Participar por R$ 10,00' }).click()
      await awaitToast(page, 'Inscrição realizada!')
    }
    await startNow(shared.server, path.split('/').pop() ?? '')
    await Promise.all(people.map(({ page }) => waitUntilAt(page, /\/bracket$/)))

    // The first three have a bye.
    for (const { page } of [ana, bia, caio]) await page.getByText('Você passou').first().waitFor()

    const drawn = await begin(duda, edu)
    await playQuickly(drawn, REPETITION)
    // The dialogs are there for 3 s, until the page goes on.
    const replayTold = await Promise.all(
      [drawn.white, drawn.black].map((page) => textOfEnd(page, 'Empate: haverá outra partida')),
    )
    for (const text of replayTold) {
      expect(text).toMatch(/Começa em \d+ s/)
      expect(text).toContain('Cores trocadas: as brancas têm 5 minutos e as pretas, 4 minutos.')
      expect(text).toContain('Se empatar de novo, as pretas avançam.')
    }
    await Promise.all([drawn.white, drawn.black].map((page) => waitUntilAt(page, /\/match\//)))
    await shared.server.advance(61 * SECOND_MS)
    const replayed = await atGame(duda, edu)
    expect(replayed.players.white).toBe(drawn.players.black)
    await playQuickly(replayed, REPETITION)
    const fourth = { winner: replayed.players.black, loser: replayed.players.white }
    const drawTold = await Promise.all([
      textOfEnd(fourth.winner.page, 'Empate: você avança'),
      textOfEnd(fourth.loser.page, 'Empate: as pretas avançam'),
    ])
    for (const text of drawTold) {
      expect(text).toContain('O segundo empate decide a favor das pretas, que tinham menos tempo')
    }
    await Promise.all([
      awaitToast(fourth.loser.page, 'Você foi eliminado'),
      waitUntilAt(fourth.loser.page, /^\/$/),
      waitUntilAt(fourth.winner.page, /\/bracket$/),
    ])

    // Caio leaves the bracket and never comes to the second round.
    await caio.page.goto('/store')
    const semifinal = await decide(await begin(ana, fourth.winner))
    await Promise.all([
      awaitToast(semifinal.loser.page, 'Você foi eliminado'),
      waitUntilAt(semifinal.winner.page, /\/bracket$/),
    ])
    await comeAlone(bia)
    await shared.server.advance(300 * SECOND_MS)
    await Promise.all([
      textOfEnd(bia.page, 'Você venceu').then((text) =>
        expect(text).toContain('O oponente não fez o primeiro lance a tempo.'),
      ),
      caio.page.getByText('Você não fez o primeiro lance contra Bia até').waitFor(),
    ])
    await waitUntilAt(bia.page, /\/bracket$/)

    const final = await decide(await begin(semifinal.winner, bia))
    const prizes = [
      { player: final.winner, place: '1º lugar', amount: 'R$ 24,00', titled: 'Você ganhou um título.' },
      { player: final.loser, place: '2º lugar', amount: 'R$ 16,00', titled: 'O campeão ganhou um título.' },
    ]
    for (const { player, place, amount, titled } of prizes) {
      const { page } = player
      const dialog = page.getByRole('dialog', { name: `Você ganhou ${amount}!` })
      await dialog.getByText(`${place} no torneio “Copa dos cinco”`).waitFor()
      expect(await dialog.getByText('Você ganhou um título.').count()).toBe(player === final.winner ? 1 : 0)
      await dialog.getByRole('link', { name: 'Ver resultado' }).click()
      await page.waitForURL(`**${path}`)
      const results = page.getByRole('region', { name: 'Resultado' })
      await results.getByText(titled).waitFor()
      const listed = plainSpaces(await results.innerText())
      for (const each of prizes) expect(listed).toContain(`${each.place} ${each.player.name}`)
      for (const each of prizes) expect(listed).toContain(each.amount)
    }

    const wallets = await Promise.all(
      people.map(async (player) => [player.name, await balanceOf(player)] as const),
    )
    const won = new Map([
      [final.winner.name, 'R$ 34,00'],
      [final.loser.name, 'R$ 26,00'],
    ])
    expect(wallets).toEqual(people.map(({ name }) => [name, won.get(name) ?? 'R$ 10,00']))
    // The wallets are open: each statement has the fee, and the prizes of the two.
    for (const { name, page } of people) {
      const lines = page.getByRole('region', { name: 'Extrato' }).getByRole('listitem')
      const fee = lines.filter({ hasText: 'Inscrição em torneio: Copa dos cinco' })
      await fee.getByText('R$ 10,00').first().waitFor()
      const prize = prizes.find(({ player }) => player.name === name)
      const told = lines.filter({ hasText: 'Prêmio de torneio: Copa dos cinco' })
      expect(await told.count()).toBe(prize === undefined ? 0 : 1)
      if (prize !== undefined) await told.getByText(`+${prize.amount}`).waitFor()
    }
    expect(people.flatMap(({ problems }) => problems)).toEqual([])
  },
)
