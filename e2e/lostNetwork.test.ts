import type { Tournament } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from './kit/callAs.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { loseNetwork } from './kit/loseNetwork.ts'
import { openPlayer, type Player, signUp } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

// One page, whose clock can be moved, goes from screen to screen within the site.
let ana: Player
beforeAll(async () => {
  ana = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at: null })
  await ana.page.clock.install()
})
afterAll(() => expect(ana.problems).toEqual([]))

async function createTournament(): Promise<Tournament> {
  const startTime = new Date(Date.now() + 3_600_000).toISOString()
  const rest = { entryFee: 0, startTime, playerCount: 8, prizeDistribution: 'SPLIT_TOP_2' }
  const made = { name: 'Copa de sábado', ...rest }
  return (await callAs<{ tournament: Tournament }>(ana, 'POST', '/tournaments', made)).tournament
}

describe('a page that loses the network and says so once', () => {
  it('shows money that came meanwhile, in the wallet [WALLET-12]', async () => {
    await goTo(ana.page, '/wallet')
    await ana.page.getByText('R$ 0,00').first().waitFor()
    const { loads } = await loseNetwork(ana, () => fundPlayer(shared.server, ana, 25))
    await ana.page.getByText('R$ 25,00').first().waitFor()
    expect(loads()).toBe(0)
  })

  it('shows who entered meanwhile, at a tournament [TOUR-27]', async () => {
    const bia = await signUp(shared.server.url, { name: 'Bia Entrante' })
    const { id } = await createTournament()
    await goTo(ana.page, `/tournament/${id}`)
    await ana.page.getByRole('heading', { name: 'Copa de sábado' }).waitFor()
    const { loads } = await loseNetwork(ana, async () => {
      await callAs(bia, 'POST', `/tournaments/${id}/join`)
    })
    await ana.page.getByText('Bia Entrante', { exact: true }).waitFor()
    expect(loads()).toBe(0)
  })

  it.each([
    { screen: 'home', path: '/', read: /\/users\/[^/]+\/games\?status=playing/ },
    { screen: 'the store', path: '/store', read: /\/store\/lance\/products\?/ },
    { screen: 'the hall of fame', path: '/hall-of-fame', read: /\/champions\?/ },
  ])('reads its data again, on $screen', async ({ path, read }) => {
    await Promise.all([ana.page.waitForResponse(read), goTo(ana.page, path)])
    await ana.page.waitForLoadState('networkidle')
    const answers: string[] = []
    const { loads } = await loseNetwork(ana, async () => {
      ana.page.on('response', (response) => answers.push(response.url()))
    })
    await expect.poll(() => answers.filter((url) => read.test(url)).length).toBeGreaterThan(0)
    expect(loads()).toBe(0)
  })
})
