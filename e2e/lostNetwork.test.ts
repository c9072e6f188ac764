import type { Tournament } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { fundPlayer } from './kit/fundPlayer.ts'
import { loseNetwork } from './kit/loseNetwork.ts'
import { openPlayer, type Player } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

const shared = shareServer()

/** A player whose page's clock can be moved, with no page open yet. */
async function open(name: string): Promise<Player> {
  const player = await openPlayer(shared.browser, { url: shared.server.url, name, at: null })
  await player.page.clock.install()
  return player
}

async function createTournament({ url, token, context }: Player): Promise<Tournament> {
  const startTime = new Date(Date.now() + 3_600_000).toISOString()
  const data = {
    name: 'Copa de sábado',
    entryFee: 0,
    startTime,
    playerCount: 8,
    prizeDistribution: 'SPLIT_TOP_2',
  }
  const headers = { authorization: `Bearer ${token}` }
  const made = await context.request.post(`${url}/tournaments`, { headers, data })
  return (await made.json()).tournament
}

describe('a page that loses the network and says so once', () => {
  it('shows money that came meanwhile, in the wallet [WALLET-12]', async () => {
    const ana = await open('Ana')
    await ana.page.goto('/wallet')
    await ana.page.getByText('R$ 0,00').first().waitFor()
    const { loads } = await loseNetwork(ana, () => fundPlayer(shared.server, ana, 25))
    await ana.page.getByText('R$ 25,00').first().waitFor()
    expect(loads()).toBe(0)
  })

  it('shows who entered meanwhile, at a tournament [TOUR-27]', async () => {
    const ana = await open('Ana')
    const bia = await open('Bia Entrante')
    const { id } = await createTournament(ana)
    await ana.page.goto(`/tournament/${id}`)
    await ana.page.getByRole('heading', { name: 'Copa de sábado' }).waitFor()
    const { loads } = await loseNetwork(ana, async () => {
      const headers = { authorization: `Bearer ${bia.token}` }
      await bia.context.request.post(`${shared.server.url}/tournaments/${id}/join`, { headers })
    })
    await ana.page.getByText('Bia Entrante', { exact: true }).waitFor()
    expect(loads()).toBe(0)
  })

  it.each([
    { screen: 'home', path: '/', read: /\/users\/[^/]+\/games\?status=playing/ },
    { screen: 'the store', path: '/store', read: /\/store\/lance\/products\?/ },
    { screen: 'the hall of fame', path: '/hall-of-fame', read: /\/champions\?/ },
  ])('reads its data again, on $screen', async ({ path, read }) => {
    const ana = await open('Ana')
    await ana.page.goto(path)
    await ana.page.getByRole('heading', { level: 1 }).waitFor()
    await ana.page.waitForLoadState('networkidle')
    const answers: string[] = []
    const { loads } = await loseNetwork(ana, async () => {
      ana.page.on('response', (response) => answers.push(response.url()))
    })
    await expect.poll(() => answers.filter((url) => read.test(url)).length).toBeGreaterThan(0)
    expect(loads()).toBe(0)
  })
})
