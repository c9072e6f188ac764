import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { BOT_GAME_ID, type House } from './house.ts'

/** The languages in which every place is looked at: one from left to right, one from right to left. */
export const LOOKED_AT = ['pt-BR', 'ar'] as const
export type LookedAt = (typeof LOOKED_AT)[number]

type Who = keyof House['people'] | 'guest'

/** A screen in one of its states, and how it is known, in any language, that it has come. */
export type Place = {
  name: string
  /** As `routes.tsx` writes it; '*' is the address that is none. */
  route: string
  path: string
  as: Who
  /** CSS of what is there once the place stands as it will. */
  ready: string
  /** The server answers with failures, but for who is there. */
  isBroken?: true
}

const NOBODY = '00000000-0000-4000-8000-000000000000'
const LONE = '.lone-page h1'
const RETRY = 'main [role="alert"]'

type Row = readonly [name: string, route: string, ready: string, path?: string]

const rows = (as: Who, list: readonly Row[]): Place[] =>
  list.map(([name, route, ready, path = route]) => ({ name, route, ready, path, as }))

/** What somebody new finds where nothing has happened yet. */
export const emptyPlaces = (newcomerId: string): Place[] =>
  rows('newcomer', [
    ['home-new', '/', '.own-games-note'],
    ['profile-new', '/profile', '.profile-page form'],
    ['profile-numbers-new', '/profile', '.list-note', '/profile?view=numbers'],
    ['profile-games-new', '/profile', '.list-note', '/profile?view=games'],
    ['wallet-new', '/wallet', '.statement-empty'],
    ['premium-new', '/premium', '.premium-button:enabled'],
    ['wager-match-new', '/wager-match', '.purse-amount'],
    ['tournaments-none', '/tournament', '.tournament-empty'],
    ['hall-of-fame-none', '/hall-of-fame', '.list-note'],
    ['live-games-none', '/live-games', '.list-note'],
    ['orders-none', '/store/orders', '.store-notice'],
    ['player-new', '/player/$playerId', '.list-note', `/player/${newcomerId}`],
  ])

const guestPlaces = (house: House): Place[] =>
  rows('guest', [
    ['home', '/', '.play-button'],
    ['login', '/profile', 'main form'],
    ['update-password', '/update-password', 'main form', '/update-password?token=abc'],
    ['update-password-cut', '/update-password', 'main .button-primary'],
    ['play-with-bot-guest', '/play-with-bot', '.bot-place h1'],
    ['wallet-guest', '/wallet', LONE],
    ['deposit-guest', '/deposit', LONE],
    ['premium-guest', '/premium', '.premium-button'],
    ['store', '/store', '.product-link'],
    ['product', '/product/$productId', '.product-info .button-primary', `/product/${house.productId}`],
    ['product-gone', '/product/$productId', '.store-notice', '/product/none'],
    ['orders-guest', '/store/orders', LONE],
    ['success', '/success', LONE],
    ['tournaments', '/tournament', '.tournament-card'],
    [
      'tournament-open',
      '/tournament/$tournamentId',
      '.tournament-name',
      `/tournament/${house.openTournamentId}`,
    ],
    ['tournament-gone', '/tournament/$tournamentId', '.tournament-empty', `/tournament/${NOBODY}`],
    ['wager-match-guest', '/wager-match', '.wager-place h1'],
    ['hall-of-fame', '/hall-of-fame', '.podium-name'],
    ['live-games-guest', '/live-games', '.live-card-board'],
    ['player', '/player/$playerId', '.player-numbers', `/player/${house.people.member.id}`],
    ['player-gone', '/player/$playerId', LONE, `/player/${NOBODY}`],
    ['invite-friend', '/invite/$invitationId', 'main .button-primary', `/invite/${house.invitationId}`],
    ['invite-gone', '/invite/$invitationId', LONE, '/invite/none'],
    ['terms', '/terms', '.legal h2'],
    ['privacy', '/privacy', '.legal h2'],
    ['fair-play', '/fair-play', '.legal h2'],
    ['responsible-play', '/responsible-play', '.legal h2'],
    ['credits', '/credits', '.legal h1'],
    ['not-found', '*', LONE, '/nowhere'],
  ])

const memberPlaces = (house: House): Place[] =>
  rows('member', [
    ['home-member', '/', '.what-is-on'],
    ['profile', '/profile', '.profile-page form'],
    ['profile-numbers', '/profile', '.rating-plot canvas', '/profile?view=numbers'],
    ['profile-games', '/profile', '.game-row-board', '/profile?view=games'],
    ['profile-data', '/profile', '.profile-page .button', '/profile?view=data'],
    ['wallet', '/wallet', '.wallet-after'],
    ['deposit', '/deposit', '.deposit-form'],
    ['premium', '/premium', '.member-card'],
    ['wager-match', '/wager-match', '.purse-amount'],
    ['play-with-bot', '/play-with-bot', '.bot-place h1'],
    ['orders', '/store/orders', '.order h2'],
    ['create-tournament', '/create-tournament', '.tournament-form'],
    ['hall-of-fame-rating', '/hall-of-fame', '.podium-name', '/hall-of-fame?by=rating'],
    ['live-games', '/live-games', '.live-card-link'],
    ['invite-new', '/game/new', '.invitation-form'],
    ['invite-host', '/invite/$invitationId', '.invitation-link', `/invite/${house.invitationId}`],
    ['review', '/game/$gameId/review', '.review .board', `/game/${house.pastGameId}/review`],
    ['review-bot', '/game/$gameId/review', '.review .board', `/game/${BOT_GAME_ID}/review?ply=3`],
    ['watch', '/game/$gameId', '.connection-badge[data-status="Open"]', `/game/${house.gameId}`],
    ['game-gone', '/game/$gameId', LONE, '/game/none'],
  ])

const playPlaces = ({ gameId, tournament: { id, matchId } }: House): Place[] => [
  ...rows('seated', [['game', '/game/$gameId', '.connection-badge[data-status="Open"]', `/game/${gameId}`]]),
  ...rows('entrant', [
    ['bracket', '/tournament/$tournamentId/bracket', '.tree-card', `/tournament/${id}/bracket`],
    ['tournament', '/tournament/$tournamentId', '.tournament-name', `/tournament/${id}`],
    [
      'tournament-match',
      '/tournament/$tournamentId/match/$matchId',
      '.match-place h1',
      `/tournament/${id}/match/${matchId}`,
    ],
  ]),
  ...rows('seeker', [
    ['matchmaking', '/matchmaking', '.knight-tour'],
    ['gameroom', '/gameroom', 'main h1'],
  ]),
]

/** The same while the server is out of order. */
const brokenPlaces = (house: House): Place[] =>
  rows('member', [
    ['home-failed', '/', '.play-button'],
    ['profile-numbers-failed', '/profile', RETRY, '/profile?view=numbers'],
    ['profile-games-failed', '/profile', RETRY, '/profile?view=games'],
    ['wallet-failed', '/wallet', RETRY],
    ['premium-failed', '/premium', RETRY],
    ['store-failed', '/store', RETRY],
    ['product-failed', '/product/$productId', RETRY, `/product/${house.productId}`],
    ['orders-failed', '/store/orders', RETRY],
    ['tournaments-failed', '/tournament', RETRY],
    ['tournament-failed', '/tournament/$tournamentId', RETRY, `/tournament/${house.openTournamentId}`],
    ['hall-of-fame-failed', '/hall-of-fame', RETRY],
    ['live-games-failed', '/live-games', RETRY],
    ['player-failed', '/player/$playerId', RETRY, `/player/${NOBODY}`],
    ['review-failed', '/game/$gameId/review', LONE, `/game/${house.pastGameId}/review`],
    ['invite-failed', '/invite/$invitationId', LONE, `/invite/${house.invitationId}`],
  ]).map((place) => ({ ...place, isBroken: true }))

/** What is found in a house in use, and while it is out of order. */
export const filledPlaces = (house: House): Place[] => [
  ...guestPlaces(house),
  ...memberPlaces(house),
  ...playPlaces(house),
  ...brokenPlaces(house),
]

/** The addresses that the site knows, as its router writes them. */
export async function knownRoutes(): Promise<string[]> {
  const text = await readFile(new URL('../../apps/web/src/routes.tsx', import.meta.url), 'utf8')
  return [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
}

/** The server fails whatever the page asks of it, but who is there. */
const failEverything = (page: Page) =>
  page.route(
    ({ pathname }) => !pathname.startsWith('/auth/') && !pathname.startsWith('/assets/'),
    (route) =>
      ['fetch', 'xhr'].includes(route.request().resourceType())
        ? route.fulfill({ status: 500, json: { code: 'INTERNAL', error: 'Falhou.' } })
        : route.continue(),
  )

type Walk = {
  url: string
  language: LookedAt
  people: Partial<House['people']>
  viewport: { width: number; height: number }
}

/** Goes through places in one language, each person in a browser of his own, and looks at each once it stands. */
export async function walkPlaces(
  browser: Browser,
  { url, language, people, viewport }: Walk,
  places: readonly Place[],
  look: (page: Page, place: Place) => Promise<void>,
): Promise<string[]> {
  const problems: string[] = []
  for (const group of Map.groupBy(places, ({ as, isBroken }) => `${as} ${isBroken}`).values()) {
    const [{ as, isBroken } = { as: 'guest' as const }] = group
    const visit = as === 'guest' ? undefined : people[as]?.visit
    const context = await browser.newContext({
      ...{ baseURL: url, locale: language, viewport, serviceWorkers: 'block', reducedMotion: 'reduce' },
      ...(visit && { storageState: visit }),
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
    if (isBroken) await failEverything(page)
    for (const place of group) {
      await page.setViewportSize(viewport)
      await page.goto(place.path)
      const came = page.locator(place.ready).first().waitFor({ timeout: 15_000 })
      const reason = await came.then(
        () => null,
        () => `${place.name}, ${language}: has not come at ${page.url()}`,
      )
      if (reason === null) await look(page, place)
      else problems.push(reason)
    }
    await context.close()
  }
  return problems
}
