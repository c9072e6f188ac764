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
    // The dialog is there for 3 s, until the page goes on.
    await Promise.all(
      [drawn.white, drawn.black].map((page) =>
        page
          .getByRole('dialog', { name: 'Empate: haverá outra partida' })
          .getByText('Se empatar de novo, as pretas avançam.')
          .waitFor(),
      ),
    )
    await Promise.all([drawn.white, drawn.black].map((page) => waitUntilAt(page, /\/match\//)))
    await shared.server.advance(61 * SECOND_MS)
    const replayed = await atGame(duda, edu)
    expect(replayed.players.white).toBe(drawn.players.black)
    const fourth = await decide(replayed)
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
    await caio.page.getByText('Você não fez o primeiro lance contra Bia até').waitFor()
    await waitUntilAt(bia.page, /\/bracket$/)

    const final = await decide(await begin(semifinal.winner, bia))
    await final.winner.page.getByRole('dialog', { name: 'Você ganhou R$ 24,00!' }).waitFor()
    await final.loser.page.getByRole('dialog', { name: 'Você ganhou R$ 16,00!' }).waitFor()

    const wallets = await Promise.all(
      people.map(async (player) => [player.name, await balanceOf(player)] as const),
    )
    const won = new Map([
      [final.winner.name, 'R$ 34,00'],
      [final.loser.name, 'R$ 26,00'],
    ])
    expect(wallets).toEqual(people.map(({ name }) => [name, won.get(name) ?? 'R$ 10,00']))
    expect(people.flatMap(({ problems }) => problems)).toEqual([])
  },
)
