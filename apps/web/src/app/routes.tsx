import { RATING_CLASSES, type RatingClass } from '@lance/domain'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { keepScroll } from './keepScroll.ts'
import { lazyScreen } from './lazyScreen.tsx'
import './navigationState.ts'
import { type ProfileView, parseProfileView } from '../features/profile/index.ts'
import { AppShell } from './shell/AppShell.tsx'
import { ErrorPage, NotFoundPage } from './shell/ErrorPage.tsx'

const rootRoute = createRootRoute({ component: AppShell })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyScreen(() => import('../features/home/HomePage.tsx'), 'HomePage', 'home'),
})

const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: (search): { confirm?: string; subscription_success?: string; view?: ProfileView } => ({
    ...optional('confirm', search.confirm),
    ...optional('subscription_success', asWritten(search.subscription_success)),
    ...parseProfileView(search.view),
  }),
  component: lazyScreen(
    () => import('../features/profile/ProfilePage.tsx'),
    'ProfilePage',
    'profile',
    'confirmation',
  ),
})

const entry = (name: 'LoginPage' | 'RegisterPage') =>
  lazyScreen(() => import('../features/profile/EntryPages.tsx'), name, 'profile')

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: entry('LoginPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  component: entry('RegisterPage'),
})

const updatePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/update-password',
  validateSearch: (search): { token?: string } => optional('token', search.token),
  component: lazyScreen(
    () => import('../features/profile/UpdatePasswordPage.tsx'),
    'UpdatePasswordPage',
    'profile',
  ),
})

const newInvitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game/new',
  component: lazyScreen(
    () => import('../features/invitation/NewInvitation.tsx'),
    'NewInvitation',
    'invitation',
    'pace',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite/$invitationId',
  component: lazyScreen(
    () => import('../features/invitation/InvitationPage.tsx'),
    'InvitationPage',
    'invitation',
    'pace',
  ),
})

const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game/$gameId',
  component: lazyScreen(() => import('../features/game/GameScreen.tsx'), 'GameScreen', 'game'),
})

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game/$gameId/review',
  validateSearch: ({ ply }): { ply?: number } => (/^\d{1,4}$/.test(String(ply)) ? { ply: Number(ply) } : {}),
  component: lazyScreen(
    () => import('../features/review/ReviewScreen.tsx'),
    'ReviewScreen',
    'review',
    'game',
    'bot',
  ),
})

const analysisRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analysis',
  component: lazyScreen(
    () => import('../features/analysis/AnalysisPage.tsx'),
    'AnalysisPage',
    'review',
    'game',
    'analysis',
  ),
})

const collectionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/analysis/games',
  component: lazyScreen(
    () => import('../features/analysis/collection/CollectionPage.tsx'),
    'CollectionPage',
    'collection',
    'analysis',
  ),
})

const lossesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/train/numbers',
  component: lazyScreen(
    () => import('../features/training/losses/LossesPage.tsx'),
    'LossesPage',
    'losses',
    'training',
    'player',
  ),
})

const trainRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/train',
  component: lazyScreen(
    () => import('../features/training/TrainPage.tsx'),
    'TrainPage',
    'training',
    'review',
    'game',
  ),
})

const puzzleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/puzzle',
  component: lazyScreen(
    () => import('../features/training/PuzzlePage.tsx'),
    'PuzzlePage',
    'training',
    'review',
    'game',
  ),
})

const playWithBotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/play-with-bot',
  component: lazyScreen(
    () => import('../features/playWithBot/PlayWithBot.tsx'),
    'PlayWithBot',
    'bot',
    'pace',
  ),
})

const wagerMatchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wager-match',
  component: lazyScreen(() => import('../features/wager/WagerMatch.tsx'), 'WagerMatch', 'wager'),
})

const tournamentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournament',
  validateSearch: (
    search,
  ): { list?: string; format?: string; fee?: string; room?: string; players?: string } => ({
    ...optional('list', search.list),
    ...optional('fee', search.fee),
    ...optional('room', asWritten(search.room)),
    ...optional('players', asWritten(search.players)),
    ...optional('format', asWritten(search.format)),
  }),
  component: lazyScreen(
    () => import('../features/tournaments/list/TournamentListPage.tsx'),
    'TournamentListPage',
    'tournament',
  ),
})

const createTournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/create-tournament',
  component: lazyScreen(
    () => import('../features/tournaments/create/CreateTournamentPage.tsx'),
    'CreateTournamentPage',
    'tournament',
    'adult',
  ),
})

const tournamentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournament/$tournamentId',
  component: lazyScreen(
    () => import('../features/tournaments/page/TournamentPage.tsx'),
    'TournamentPage',
    'tournament',
    'adult',
  ),
})

const bracketRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournament/$tournamentId/bracket',
  component: lazyScreen(
    () => import('../features/tournaments/bracket/BracketPage.tsx'),
    'BracketPage',
    'tournament',
  ),
})

const tournamentMatchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tournament/$tournamentId/match/$matchId',
  component: lazyScreen(
    () => import('../features/tournaments/match/TournamentMatchPage.tsx'),
    'TournamentMatchPage',
    'tournament',
  ),
})

const walletRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wallet',
  validateSearch: (search): { deposit_success?: string; amount?: string } => ({
    ...optional('deposit_success', asWritten(search.deposit_success)),
    ...optional('amount', asWritten(search.amount)),
  }),
  component: lazyScreen(() => import('../features/wallet/WalletPage.tsx'), 'WalletPage', 'wallet'),
})

const depositRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/deposit',
  component: lazyScreen(() => import('../features/wallet/DepositPage.tsx'), 'DepositPage', 'wallet', 'adult'),
})

const premiumRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/premium',
  component: lazyScreen(() => import('../features/premium/PremiumPage.tsx'), 'PremiumPage', 'premium'),
})

const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store',
  // The page itself reads it (`parseShelf`): every page loads this file.
  validateSearch: (search: { q?: string; sort?: string; category?: string }) => search,
  component: lazyScreen(() => import('../features/store/StorePage.tsx'), 'StorePage', 'store'),
})

const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/product/$productId',
  component: lazyScreen(() => import('../features/store/ProductPage.tsx'), 'ProductPage', 'store'),
})

const successRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/success',
  component: lazyScreen(() => import('../features/store/SuccessPage.tsx'), 'SuccessPage', 'store'),
})

const ordersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store/orders',
  component: lazyScreen(() => import('../features/store/OrdersPage.tsx'), 'OrdersPage', 'store'),
})

// One waiting screen with two addresses: moving between them keeps the search, leaving both ends it.
const waitingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'waiting',
  component: lazyScreen(
    () => import('../features/matchmaking/WaitingPlace.tsx'),
    'WaitingPlace',
    'matchmaking',
    'lobby',
    'pace',
    'adult',
  ),
})

const matchmakingRoute = createRoute({ getParentRoute: () => waitingRoute, path: '/matchmaking' })

const gameroomRoute = createRoute({ getParentRoute: () => waitingRoute, path: '/gameroom' })

const hallOfFameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/hall-of-fame',
  validateSearch: (search): { by?: 'rating' | undefined; class?: RatingClass | undefined } => ({
    by: search.by === 'rating' ? search.by : undefined,
    class: RATING_CLASSES.find((speed) => speed === search.class),
  }),
  component: lazyScreen(
    () => import('../features/hallOfFame/HallOfFamePage.tsx'),
    'HallOfFamePage',
    'hallOfFame',
  ),
})

const liveGamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/live-games',
  component: lazyScreen(
    () => import('../features/liveGames/LiveGamesPage.tsx'),
    'LiveGamesPage',
    'liveGames',
  ),
})

const playerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/player/$playerId',
  component: lazyScreen(() => import('../features/player/PlayerPage.tsx'), 'PlayerPage', 'player'),
})

const legal = (name: 'TermsPage' | 'PrivacyPage' | 'FairPlayPage' | 'ResponsiblePlayPage') =>
  lazyScreen(() => import('../features/legal/LegalPages.tsx'), name, 'legal')

const legalRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/terms', component: legal('TermsPage') }),
  createRoute({ getParentRoute: () => rootRoute, path: '/privacy', component: legal('PrivacyPage') }),
  createRoute({ getParentRoute: () => rootRoute, path: '/fair-play', component: legal('FairPlayPage') }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/responsible-play',
    component: legal('ResponsiblePlayPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/credits',
    component: lazyScreen(() => import('../features/legal/CreditsPage.tsx'), 'CreditsPage', 'legal'),
  }),
] as const

const routeTree = rootRoute.addChildren([
  homeRoute,
  profileRoute,
  loginRoute,
  registerRoute,
  updatePasswordRoute,
  waitingRoute.addChildren([matchmakingRoute, gameroomRoute]),
  wagerMatchRoute,
  playWithBotRoute,
  analysisRoute,
  collectionRoute,
  trainRoute,
  lossesRoute,
  puzzleRoute,
  tournamentsRoute,
  createTournamentRoute,
  tournamentRoute,
  bracketRoute,
  tournamentMatchRoute,
  walletRoute,
  depositRoute,
  premiumRoute,
  hallOfFameRoute,
  liveGamesRoute,
  playerRoute,
  storeRoute,
  productRoute,
  successRoute,
  ordersRoute,
  newInvitationRoute,
  invitationRoute,
  gameRoute,
  reviewRoute,
  ...legalRoutes,
])

/** A search parameter if it is present. */
function optional<Name extends string>(name: Name, value: unknown): { [name in Name]?: string } {
  return typeof value === 'string' && value !== '' ? ({ [name]: value } as { [name in Name]: string }) : {}
}

/** The text of a parameter that may have been parsed as a number or boolean. */
const asWritten = (value: unknown) => (value === undefined ? undefined : String(value))

/** Keeps search parameters as text: a token of digits must not become a number. */
const asText = (value: string) => value

const options = {
  routeTree,
  defaultPreload: 'intent',
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: ErrorPage,
  parseSearch: parseSearchWith(asText),
  stringifySearch: stringifySearchWith(String),
} as const

/** The router for browsers. */
export const openRouter = () => createRouter({ ...options, scrollRestoration: keepScroll() })

/**
 * The router for rendering one address without a browser. It claims not to be a server, so that its output
 * matches a browser's first render down to the last boundary and can be hydrated.
 */
export const openStillRouter = (path: string): AppRouter =>
  createRouter({
    ...options,
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
    origin: 'http://localhost',
  })

export type AppRouter = ReturnType<typeof openRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
