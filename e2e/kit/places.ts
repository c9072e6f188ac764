import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { disableFirstView } from './disableFirstView.ts'
import { BOT_GAME_ID, type SeededIds, type SeededSite, type SeedPart, UNKNOWN_ID } from './seedSite.ts'

/** The languages in which every place is checked: one left-to-right, one right-to-left. */
export const PLACE_LANGUAGES = ['pt-BR', 'ar'] as const
export type PlaceLanguage = (typeof PLACE_LANGUAGES)[number]

type PlaceUser = keyof SeededSite['people'] | 'guest'

/** A screen in one of its states, and how to recognize, in any language, that it is shown. */
export type Place = {
  name: string
  /** As in `routes.tsx`; '*' is for an unknown address. */
  route: string
  path: string
  as: PlaceUser
  /** CSS of what is shown once the place is ready. */
  ready: string
  /** CSS of what is pressed first, in order. */
  presses?: readonly string[]
  /** The place that must be visited just before: this one depends on what was done there. */
  needs?: string
  /** What has to be seeded for it. */
  shows?: SeedPart
  /** What happens to all requests of the page, except those for the session: they fail, or get no answer. */
  answers?: 'failing' | 'late'
}

const LONE = '.lone-page h1'
const RETRY = 'main [role="alert"]'
const WAITING = 'main .skeleton'
const DIALOG = 'dialog[open]'
const AT_TABLE = '.connection-badge[data-status="Open"]'

type Row = readonly [name: string, route: string, ready: string, path?: string, ...presses: string[]]

const rows = (as: PlaceUser, list: readonly Row[]): Place[] =>
  list.map(([name, route, ready, path = route, ...presses]) => ({ name, route, ready, path, as, presses }))

const showing = (shows: SeedPart, places: readonly Place[]): Place[] =>
  places.map((place) => ({ ...place, shows }))

/** Each state is another address, so that the page loads anew, without the dialog of the one before. */
const analysisAt = (state: string) =>
  `/analysis?state=${state}#${new URLSearchParams({
    pgn: '[White "Ana"] [Black "Bruno"] {Uma abertura} 1. e4 $1 e5 (1... c5 $5 {A Siciliana} 2. Nf3 (2. Nc3 Nc6)) 2. Nf3 Nc6 3. Bb5 *',
    at: 'e2e4 e7e5',
  })}`
/** White overlooks a mate: the mistake becomes an exercise. */
const MISTAKE = `/analysis?state=train#${new URLSearchParams({
  pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Nf3 Nxh5 5. d3 Nf4 *',
})}`
const PUZZLE_HINT = '.training-acts > .button:nth-child(1)'
const PUZZLE_SHOW = '.training-acts > .button:nth-child(2)'
const CONSENT = '.own-data [role="switch"]'
const RESIGN = '.game-actions button:has(.lucide-flag)'
const AS_WHITE = 'input[name="color"][value="white"]'
const ONE_MOVE = [AS_WHITE, '.bot-start', '.board [data-square="e2"]', '.board [data-square="e4"]']

/** What new users find on a site where nothing has happened yet. */
export const emptyPlaces = (newcomerId: string): Place[] => [
  ...rows('fresh', [['introduction', '/', '.introduction']]),
  ...rows('newcomer', [
    ['home-new', '/', '.own-games-note'],
    ['profile-new', '/profile', '.profile-page form'],
    ['profile-numbers-new', '/profile', '.list-note', '/profile?view=numbers'],
    ['profile-games-new', '/profile', '.list-note', '/profile?view=games'],
    ['profile-sessions-new', '/profile', '.list-note', '/profile?view=sessions'],
    ['wallet-new', '/wallet', '.statement-empty'],
    ['withdraw-new', '/wallet', '.withdraw-hindrances', '/wallet', '.wallet-head .button-quiet'],
    ['premium-new', '/premium', '.premium-button:enabled'],
    ['wager-match-new', '/wager-match', '.purse-amount'],
    ['tournaments-none', '/tournament', '.tournament-empty'],
    ['tournaments-mine-none', '/tournament', '.tournament-empty', '/tournament?list=mine'],
    ['hall-of-fame-none', '/hall-of-fame', '.list-note'],
    ['live-games-none', '/live-games', '.list-note'],
    ['orders-none', '/store/orders', '.store-notice'],
    ['player-new', '/player/$playerId', '.list-note', `/player/${newcomerId}`],
    ['game-bot', '/game/$gameId', '.board .board-piece[data-rank="3"]', '/play-with-bot', ...ONE_MOVE],
    ['play-with-bot-running', '/play-with-bot', '.bot-running'],
    [
      'game-over',
      '/game/$gameId',
      '.end-dialog',
      '/play-with-bot',
      ...ONE_MOVE,
      RESIGN,
      `${DIALOG} .button-danger`,
    ],
  ]).map((place) => (place.name === 'play-with-bot-running' ? { ...place, needs: 'game-bot' } : place)),
]

/** What a bracket's page shows beside the bracket. */
const bracketParts = (name: string, id: string): Row[] =>
  ['prizes', 'rules', 'participants'].map((part, index) => [
    `${name}-${part}`,
    '/tournament/$tournamentId/bracket',
    '.bracket-info > :not(.skeleton)',
    `/tournament/${id}/bracket`,
    `.bracket-parts > button:nth-of-type(${index + 2})`,
  ])

const IN_CART = ['.product-info .button-primary', '.toast-action']

const MORE_TOOLS = '.analysis-tools .lucide-ellipsis'

const guestPlaces = (site: SeededIds): Place[] =>
  rows('guest', [
    ['home', '/', '.play-button'],
    ['home-paces', '/', '.more-paces + .choices', '/', '.more-paces'],
    ['login', '/profile', 'main form'],
    ['login-address', '/login', 'main form'],
    ['register-address', '/register', 'form [name="name"]'],
    ['menu-open', '/', '.top-menu[data-open="true"] .top-icon > svg', '/', '.menu-button'],
    [
      'forgot-password',
      '/profile',
      'form:not(:has([type="password"]))',
      '/profile',
      '.entry-form form .link',
    ],
    ['sign-up', '/profile', 'form [name="name"]', '/profile', '.entry-form > div > .link'],
    ['update-password', '/update-password', 'main form', '/update-password?token=abc'],
    ['update-password-cut', '/update-password', 'main .button-primary'],
    ['play-with-bot-guest', '/play-with-bot', '.bot-place h1'],
    ['analysis', '/analysis', '.engine-line', analysisAt('lines')],
    [
      'analysis-empty',
      '/analysis',
      '.tree-none',
      `/analysis#${new URLSearchParams({ fen: '4k3/8/8/8/8/8/4p3/R3K2R b KQ - 0 1' })}`,
    ],
    ['analysis-move', '/analysis', DIALOG, analysisAt('move'), '.tree-move', '.review-walk .lucide-ellipsis'],
    ['analysis-open', '/analysis', DIALOG, analysisAt('open'), '.lucide-clipboard-paste'],
    ['analysis-tools', '/analysis', DIALOG, analysisAt('tools'), MORE_TOOLS],
    ['analysis-keys', '/analysis', '.keys', analysisAt('keys'), MORE_TOOLS, '.lucide-keyboard'],
    ['analysis-editor', '/analysis', '.editor-board', analysisAt('editor'), '.lucide-chess-knight'],
    [
      'analysis-editor-wrong',
      '/analysis',
      '.position-problems > li',
      analysisAt('wrong'),
      '.lucide-chess-knight',
      '.lucide-brush-cleaning',
    ],
    ['analysis-play', '/analysis', '.from-here-board', analysisAt('play'), '.lucide-swords'],
    ['collection-empty', '/analysis/games', '.list-note'],
    ['train-guest', '/train', LONE],
    ['numbers-guest', '/train/numbers', '.losses .list-note'],
    ['puzzle', '/puzzle', '.training-question'],
    ['puzzle-before', '/puzzle', '.training-days > span + a', '/puzzle', '.training-days > a:first-child'],
    ['puzzle-hint', '/puzzle', '.training-question ~ p + p', '/puzzle', PUZZLE_HINT],
    ['puzzle-shown', '/puzzle', '.training-line', '/puzzle', PUZZLE_SHOW],
    ['train', '/train', '.training-question', MISTAKE, '.analysis-tools .lucide-graduation-cap'],
    [
      'numbers',
      '/train/numbers',
      '.loss-table',
      MISTAKE,
      '.analysis-tools .lucide-graduation-cap',
      '.training-list > .link',
    ],
    [
      'analysis-picture',
      '/analysis',
      '.picture-shown > img',
      analysisAt('picture'),
      MORE_TOOLS,
      '.lucide-image-down',
    ],
    [
      'analysis-explorer',
      '/analysis',
      '.explorer-game',
      analysisAt('explorer'),
      '.lucide-book-open',
      '.explorer-book:nth-child(2)',
    ],
    ['wallet-guest', '/wallet', LONE],
    ['deposit-guest', '/deposit', LONE],
    ['premium-guest', '/premium', '.premium-button'],
    ['store', '/store', '.product-link'],
    ['product', '/product/$productId', '.product-info .button-primary', `/product/${site.productId}`],
    ['product-picture', '/product/$productId', DIALOG, `/product/${site.productId}`, '[data-to="large"]'],
    ['cart', '/product/$productId', '.cart-foot', `/product/${site.productId}`, ...IN_CART],
    ['product-gone', '/product/$productId', '.store-notice', '/product/none'],
    ['orders-guest', '/store/orders', LONE],
    ['success', '/success', LONE],
    ['tournaments', '/tournament', '.tournament-card'],
    [
      'tournaments-week',
      '/tournament',
      '.house-calendar-foot [aria-expanded="true"]',
      '/tournament',
      '.house-calendar-foot .button',
    ],
    ['tournaments-no-match', '/tournament', '.empty-picture', '/tournament?fee=paid&players=4&room=true'],
    [
      'tournament-open',
      '/tournament/$tournamentId',
      '.tournament-name',
      `/tournament/${site.openTournamentId}`,
    ],
    [
      'tournament-cancelled',
      '/tournament/$tournamentId',
      '.tournament-note',
      `/tournament/${site.cancelledTournamentId}`,
    ],
    ['tournament-gone', '/tournament/$tournamentId', '.tournament-empty', `/tournament/${UNKNOWN_ID}`],
    ['wager-match-guest', '/wager-match', '.wager-place h1'],
    ['hall-of-fame', '/hall-of-fame', '.podium-name'],
    ['live-games-guest', '/live-games', '.live-card-board'],
    ['player', '/player/$playerId', '.game-card-opening > span', `/player/${site.memberId}`],
    ['player-gone', '/player/$playerId', LONE, `/player/${UNKNOWN_ID}`],
    ['invite-friend', '/invite/$invitationId', 'main .button-primary', `/invite/${site.invitationId}`],
    ['invite-gone', '/invite/$invitationId', LONE, '/invite/none'],
    ['terms', '/terms', '.legal h2'],
    ['privacy', '/privacy', '.legal h2'],
    ['fair-play', '/fair-play', '.legal h2'],
    ['responsible-play', '/responsible-play', '.legal h2'],
    ['credits', '/credits', '.legal h1'],
    ['not-found', '*', LONE, '/nowhere'],
  ])

/** Tournaments and arenas that run or are over, as a guest sees them. */
const playedPlaces = (site: SeededIds): Place[] => [
  ...showing(
    'tournament',
    rows('guest', [['tournaments-running', '/tournament', '.tournament-card', '/tournament?list=running']]),
  ),
  ...showing(
    'cup',
    rows('guest', [
      ['tournaments-finished', '/tournament', '.tournament-card', '/tournament?list=finished'],
      [
        'tournament-results',
        '/tournament/$tournamentId',
        '.results .podium',
        `/tournament/${site.finishedTournamentId}`,
      ],
      [
        'bracket-finished',
        '/tournament/$tournamentId/bracket',
        '.bracket-view',
        `/tournament/${site.finishedTournamentId}/bracket`,
      ],
      ...bracketParts('bracket-finished', site.finishedTournamentId),
    ]),
  ),
  ...showing(
    'arenas',
    rows('guest', [
      ['arena-waiting', '/tournament/$tournamentId', '.arena-rules', `/tournament/${site.arenaIds.waiting}`],
      ['arena-running', '/tournament/$tournamentId', '.arena-row', `/tournament/${site.arenaIds.running}`],
      [
        'arena-sheet',
        '/tournament/$tournamentId',
        '.arena-sheet-game',
        `/tournament/${site.arenaIds.running}`,
        '.arena-row-button',
      ],
      ['arena-over', '/tournament/$tournamentId', '.arena-game', `/tournament/${site.arenaIds.over}`],
    ]),
  ),
]

const memberPlaces = (site: SeededIds): Place[] =>
  rows('member', [
    ['home-member', '/', '.way-card'],
    ['profile', '/profile', '.profile-page form'],
    [
      'profile-identity',
      '/profile',
      `${DIALOG} form`,
      '/profile',
      'section[aria-labelledby="identity"] .button',
    ],
    ['profile-appearance', '/profile', '[name="boardTheme"]', '/profile?view=appearance'],
    ['profile-numbers', '/profile', '.openings .board', '/profile?view=numbers'],
    ['profile-table', '/profile', '.plot-table[open]', '/profile?view=numbers', '.plot-table summary'],
    ['profile-delete', '/profile', DIALOG, '/profile?view=data', '.own-data .text-danger-text'],
    ['profile-games', '/profile', '.game-row-board', '/profile?view=games'],
    ['profile-data', '/profile', `${CONSENT}[aria-busy="false"]`, '/profile?view=data'],
    [
      'profile-data-take',
      '/profile',
      DIALOG,
      '/profile?view=data',
      '.own-data .button:not(.text-danger-text)',
    ],
    ['profile-sessions', '/profile', '.session-row .button', '/profile?view=sessions'],
    ['profile-session-end', '/profile', DIALOG, '/profile?view=sessions', '.session-row .button'],
    ['wallet', '/wallet', '.wallet-after'],
    ['wallet-resting', '/wallet', '.free-steps'],
    ['wallet-history', '/wallet', '.plot-table[open]', '/wallet', '.plot-table summary'],
    ['wallet-limits', '/wallet', '.play-rules-body form', '/wallet', '.play-rules summary'],
    ['withdraw', '/wallet', DIALOG, '/wallet', '.wallet-head .button-quiet'],
    ['deposit', '/deposit', '.deposit-form'],
    ['payment', '/deposit', 'form[action^="/dev/sandbox"]', '/deposit', '.deposit-form [type="submit"]'],
    ['premium', '/premium', '.member-card'],
    ['account-menu', '/', '.account-menu .account-links', '/', '.account-button[aria-expanded]'],
    ['wager-match', '/wager-match', '.purse-amount'],
    ['play-with-bot', '/play-with-bot', '.bot-place h1'],
    ['play-with-bot-rated', '/play-with-bot', '.bot-rating', '/play-with-bot', 'input[value="rated"]'],
    [
      'play-with-bot-house',
      '/play-with-bot',
      '.own-pace-fields',
      '/play-with-bot',
      'input[value="sabia"]',
      '.more-paces',
      '.own-pace',
    ],
    ['orders', '/store/orders', '.order h2'],
    ['create-tournament', '/create-tournament', '.tournament-form'],
    [
      'tournament-entered',
      '/tournament/$tournamentId',
      '.tournament-summary .tournament-entered',
      `/tournament/${site.openTournamentId}`,
    ],
    ['hall-of-fame-rating', '/hall-of-fame', '.podium-name', '/hall-of-fame?by=rating'],
    ['live-games', '/live-games', '.live-card-link'],
    ['invite-new', '/game/new', '.invitation-form'],
    ['invite-own-pace', '/game/new', '.own-pace-fields', '/game/new', '.more-paces', '.own-pace'],
    ['invite-chess960', '/game/new', '.variant-choice p', '/game/new', 'input[value="chess960"]'],
    ['invite-host', '/invite/$invitationId', '.invitation-link', `/invite/${site.invitationId}`],
    ['review', '/game/$gameId/review', '.review .board', `/game/${site.pastGameId}/review`],
    ['review-bot', '/game/$gameId/review', '.review .board', `/game/${BOT_GAME_ID}/review?ply=3`],
  ])

const CHAT = '.game-tools > button:nth-of-type(2)'
const APPEARANCE = '.game-tools > button:nth-of-type(3)'
const WITHIN_REACH = '.stake[data-within-reach="true"]'

const playPlaces = ({ gameId, berserkGameId, tournament: { id, matchId } }: SeededIds): Place[] => [
  ...showing('game', [
    ...rows('member', [['watch', '/game/$gameId', AT_TABLE, `/game/${gameId}`]]),
    ...rows('newcomer', [['watch-refused', '/game/$gameId', LONE, `/game/${gameId}`]]),
    ...rows('seated', [
      ['game', '/game/$gameId', AT_TABLE, `/game/${gameId}`],
      ['game-berserk', '/game/$gameId', '.player-berserk', `/game/${berserkGameId}`],
      ['game-chat', '/game/$gameId', '.chat-form', `/game/${gameId}`, CHAT],
      ['appearance', '/game/$gameId', '[name="boardTheme"]', `/game/${gameId}`, APPEARANCE],
      ['resign', '/game/$gameId', DIALOG, `/game/${gameId}`, RESIGN],
      ['puzzle-playing', '/puzzle', LONE],
      ['train-playing', '/train', LONE],
      ['numbers-playing', '/train/numbers', LONE],
      ['analysis-playing', '/analysis', '.engine-note', analysisAt('playing')],
    ]),
  ]),
  ...rows('undeclared', [
    ['stakes-adult', '/wager-match', DIALOG, '/wager-match', WITHIN_REACH],
    ['profile-recovery', '/profile', '.recovery-notice'],
  ]),
  ...showing(
    'tournament',
    rows('entrant', [
      [
        'bracket',
        '/tournament/$tournamentId/bracket',
        '.tree-card, .match-card',
        `/tournament/${id}/bracket`,
      ],
      [
        'bracket-whole',
        '/tournament/$tournamentId/bracket',
        '.tree-window .tree-head',
        `/tournament/${id}/bracket`,
        '.bracket-views > button:first-of-type',
        '.bracket-tool:last-of-type',
      ],
      ...bracketParts('bracket', id),
      ['match-banner', '/credits', '.match-banner'],
      [
        'tournament-match',
        '/tournament/$tournamentId/match/$matchId',
        '.match-place h1',
        `/tournament/${id}/match/${matchId}`,
      ],
    ]),
  ),
  ...rows('seeker', [
    ['matchmaking', '/matchmaking', '.waiting-bot'],
    ['gameroom', '/gameroom', 'main h1'],
    ['gameroom-staked', '/gameroom', '.knight-tour', '/wager-match', WITHIN_REACH],
  ]),
]

/** Users who are told of a prize, or of a match that ended without them, on whatever screen they are. */
const toldPlaces = (): Place[] =>
  showing('cup', [
    ...rows('winner', [['prize-won', '/store', '.prize-dialog[open]']]),
    ...rows('absent', [['match-notice', '/store', '.notice-dialog[open]']]),
  ])

const SWISS_ROUNDS = '.swiss-parts > button:nth-of-type(2)'
const SWISS_RULES = '.swiss-parts > button:nth-of-type(3)'
const ASK_BYE = '.swiss-own .button-quiet:first-of-type'
const WITHDRAW = '.swiss-own .button-quiet:nth-of-type(2)'

const swissPlaces = ({ swiss }: SeededIds): Place[] =>
  showing('swiss', [
    ...rows('guest', [
      ['swiss-guest', '/tournament/$tournamentId', '.swiss-line', `/tournament/${swiss.runningId}`],
    ]),
    ...rows('swissPlayer', [
      ['swiss', '/tournament/$tournamentId', '.swiss-own .button-primary', `/tournament/${swiss.runningId}`],
      [
        'swiss-rounds',
        '/tournament/$tournamentId',
        '.swiss-board',
        `/tournament/${swiss.runningId}`,
        SWISS_ROUNDS,
      ],
      [
        'swiss-rules',
        '/tournament/$tournamentId',
        '.tournament-rules',
        `/tournament/${swiss.runningId}`,
        SWISS_RULES,
      ],
      ['swiss-byes', '/tournament/$tournamentId', DIALOG, `/tournament/${swiss.runningId}`, ASK_BYE],
      ['swiss-withdraw', '/tournament/$tournamentId', DIALOG, `/tournament/${swiss.runningId}`, WITHDRAW],
      ['swiss-over', '/tournament/$tournamentId', '.swiss-line', `/tournament/${swiss.finishedId}`],
    ]),
    ...rows('undeclared', [
      ['swiss-waiting', '/tournament/$tournamentId', '.swiss-own', `/tournament/${swiss.waitingId}`],
    ]),
  ])

const bracketOf = ({ tournament }: SeededIds) => `/tournament/${tournament.id}/bracket`

/** The same while the server fails. */
const brokenPlaces = (site: SeededIds): Place[] =>
  rows('member', [
    ['home-failed', '/', '.play-button'],
    ['profile-numbers-failed', '/profile', RETRY, '/profile?view=numbers'],
    ['profile-games-failed', '/profile', RETRY, '/profile?view=games'],
    ['profile-sessions-failed', '/profile', RETRY, '/profile?view=sessions'],
    ['wallet-failed', '/wallet', RETRY],
    ['premium-failed', '/premium', RETRY],
    ['store-failed', '/store', RETRY],
    ['product-failed', '/product/$productId', RETRY, `/product/${site.productId}`],
    ['orders-failed', '/store/orders', RETRY],
    ['tournaments-failed', '/tournament', RETRY],
    ['tournament-failed', '/tournament/$tournamentId', RETRY, `/tournament/${site.openTournamentId}`],
    ['bracket-failed', '/tournament/$tournamentId/bracket', RETRY, bracketOf(site)],
    ['hall-of-fame-failed', '/hall-of-fame', RETRY],
    ['live-games-failed', '/live-games', RETRY],
    ['player-failed', '/player/$playerId', RETRY, `/player/${UNKNOWN_ID}`],
    ['review-failed', '/game/$gameId/review', LONE, `/game/${site.pastGameId}/review`],
    ['invite-failed', '/invite/$invitationId', LONE, `/invite/${site.invitationId}`],
  ]).map((place) => ({ ...place, answers: 'failing' }))

/** The same while answers are pending. */
const waitingPlaces = (site: SeededIds): Place[] =>
  rows('member', [
    ['home-late', '/', WAITING],
    ['profile-numbers-late', '/profile', WAITING, '/profile?view=numbers'],
    ['profile-games-late', '/profile', WAITING, '/profile?view=games'],
    ['profile-sessions-late', '/profile', WAITING, '/profile?view=sessions'],
    ['wallet-late', '/wallet', WAITING],
    ['premium-late', '/premium', WAITING],
    ['store-late', '/store', WAITING],
    ['product-late', '/product/$productId', WAITING, `/product/${site.productId}`],
    ['orders-late', '/store/orders', WAITING],
    ['tournaments-late', '/tournament', WAITING],
    ['tournament-late', '/tournament/$tournamentId', WAITING, `/tournament/${site.openTournamentId}`],
    ['bracket-late', '/tournament/$tournamentId/bracket', WAITING, bracketOf(site)],
    ['hall-of-fame-late', '/hall-of-fame', WAITING],
    ['live-games-late', '/live-games', WAITING],
    ['player-late', '/player/$playerId', WAITING, `/player/${site.newcomerId}`],
    ['review-late', '/game/$gameId/review', WAITING, `/game/${site.pastGameId}/review`],
    ['game-late', '/game/$gameId', WAITING, `/game/${site.pastGameId}`],
  ]).map((place) => ({ ...place, answers: 'late' }))

/** All places of a site in use, also while it fails. */
export const filledPlaces = (site: SeededIds): Place[] => [
  ...guestPlaces(site),
  ...playedPlaces(site),
  ...memberPlaces(site),
  ...playPlaces(site),
  ...swissPlaces(site),
  ...toldPlaces(),
  ...brokenPlaces(site),
  ...waitingPlaces(site),
]

/** The paths that the site's router knows, as it writes them. */
export async function knownRoutes(): Promise<string[]> {
  const text = await readFile(new URL('../../apps/web/src/app/routes.tsx', import.meta.url), 'utf8')
  return [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
}

/** Makes all requests to the server fail or hang, except those for the session; disables the first view. */
async function blockRequests(page: Page, answers: 'failing' | 'late'): Promise<void> {
  await disableFirstView(page)
  // A game's socket brings its record too: it opens, and nothing comes through it.
  if (answers === 'late') await page.routeWebSocket(/\/ws\/game\//, () => {})
  await page.route(
    // The session itself is known: only its user's list of sessions is an answer like any other.
    ({ pathname }) =>
      (!pathname.startsWith('/auth/') || pathname === '/auth/sessions') && !pathname.startsWith('/assets/'),
    async (route) => {
      if (!['fetch', 'xhr'].includes(route.request().resourceType())) await route.continue()
      else if (answers === 'failing')
        await route.fulfill({ status: 500, json: { code: 'INTERNAL', error: 'Falhou.' } })
    },
  )
}

type Walk = {
  url: string
  language: PlaceLanguage
  people: Partial<SeededSite['people']>
  viewport: { width: number; height: number }
}

/** Opens a place and waits until it is ready. */
async function enter(page: Page, { path, presses = [], ready }: Place): Promise<void> {
  await page.goto(path)
  // The piece on a square does not take part in pressing it.
  for (const press of presses)
    await page
      .locator(press)
      .first()
      .click({ timeout: READY_WITHIN_MS, force: press.startsWith('.board') })
  await page.locator(ready).first().waitFor({ timeout: READY_WITHIN_MS })
}

/** Only ends what hangs: a busy machine needs half a minute to make exercises of a game. */
const READY_WITHIN_MS = 60_000

/** Makes a page another user's, or a guest's: nothing of the one before is left. */
async function changeUser(page: Page, { url, people }: Walk, as: PlaceUser): Promise<void> {
  const state = as === 'guest' ? { cookies: [], origins: [] } : people[as]?.browserState
  if (!state) throw new Error(`${as} was not seeded`)
  const context = page.context()
  await page.goto('/robots.txt')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
  await context.addCookies(state.cookies)
  await page.evaluate(
    (items) => {
      sessionStorage.clear()
      for (const { name, value } of items) localStorage.setItem(name, value)
    },
    state.origins.flatMap(({ localStorage }) => localStorage),
  )
}

/**
 * Visits places in one language, and calls `look` at each once it is ready. One page serves all users, one after the
 * other, so that it has the site's files.
 */
export async function visitPlaces(
  browser: Browser,
  walk: Walk,
  places: readonly Place[],
  look: (page: Page, place: Place) => Promise<void>,
): Promise<string[]> {
  const { url, language, viewport } = walk
  const problems: string[] = []
  for (const [answers, group] of Map.groupBy(places, (place) => place.answers)) {
    const context = await browser.newContext({
      baseURL: url,
      locale: language,
      viewport,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error}`))
    if (answers) await blockRequests(page, answers)
    for (const [as, ofUser] of Map.groupBy(group, (place) => place.as)) {
      await changeUser(page, walk, as)
      for (const place of ofUser) {
        await page.setViewportSize(viewport)
        try {
          await enter(page, place)
          await look(page, place)
        } catch (error) {
          const [reason] = String(error).split('\n')
          problems.push(`${place.name}, ${language}, at ${page.url()}: ${reason}`)
        }
      }
    }
    await context.close()
  }
  return problems
}
