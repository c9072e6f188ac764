import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router'
import { InvitePage } from '../features/signIn/InvitePage.tsx'
import { BrokenPage } from './BrokenPage.tsx'
import { Frame } from './Frame.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const rootRoute = createRootRoute()

const inviteRoute = createRoute({ getParentRoute: () => rootRoute, path: '/invite', component: InvitePage })

/** Everything behind the sign-in. */
const frameRoute = createRoute({ getParentRoute: () => rootRoute, id: 'frame', component: Frame })

/** Filters stay as they are in the address; each screen reads those that it knows. */
const keepSearch = (search: Record<string, unknown>) => search

const screens = {
  '/': lazyRouteComponent(() => import('../features/today/TodayPage.tsx'), 'TodayPage'),
  '/people': lazyRouteComponent(() => import('../features/people/PeoplePage.tsx'), 'PeoplePage'),
  '/people/$userId': lazyRouteComponent(() => import('../features/people/PersonPage.tsx'), 'PersonPage'),
  '/withdrawals': lazyRouteComponent(
    () => import('../features/withdrawals/WithdrawalsPage.tsx'),
    'WithdrawalsPage',
  ),
  '/withdrawals/$withdrawalId': lazyRouteComponent(
    () => import('../features/withdrawals/WithdrawalPage.tsx'),
    'WithdrawalPage',
  ),
  '/fair-play': lazyRouteComponent(() => import('../features/fairPlay/FairPlayPage.tsx'), 'FairPlayPage'),
  '/fair-play/$suspicionId': lazyRouteComponent(
    () => import('../features/fairPlay/SuspicionPage.tsx'),
    'SuspicionPage',
  ),
  '/tournaments': lazyRouteComponent(
    () => import('../features/tournaments/TournamentsPage.tsx'),
    'TournamentsPage',
  ),
  '/tournaments/$tournamentId': lazyRouteComponent(
    () => import('../features/tournaments/TournamentPage.tsx'),
    'TournamentPage',
  ),
  '/store': lazyRouteComponent(() => import('../features/store/StorePage.tsx'), 'StorePage'),
  '/store/$productId': lazyRouteComponent(() => import('../features/store/ProductPage.tsx'), 'ProductPage'),
  '/orders': lazyRouteComponent(() => import('../features/orders/OrdersPage.tsx'), 'OrdersPage'),
  '/orders/packing': lazyRouteComponent(() => import('../features/orders/PackingPage.tsx'), 'PackingPage'),
  '/orders/$orderId': lazyRouteComponent(() => import('../features/orders/OrderPage.tsx'), 'OrderPage'),
  '/payments': lazyRouteComponent(() => import('../features/payments/PaymentsPage.tsx'), 'PaymentsPage'),
  '/payments/$kind/$paidId': lazyRouteComponent(
    () => import('../features/payments/DisputePage.tsx'),
    'DisputePage',
  ),
  '/log': lazyRouteComponent(() => import('../features/log/LogPage.tsx'), 'LogPage'),
  '/operators': lazyRouteComponent(() => import('../features/operators/OperatorsPage.tsx'), 'OperatorsPage'),
}

const screenRoutes = Object.entries(screens).map(([path, component]) =>
  createRoute({ getParentRoute: () => frameRoute, path, component, validateSearch: keepSearch }),
)

export const openRouter = () =>
  createRouter({
    routeTree: rootRoute.addChildren([inviteRoute, frameRoute.addChildren(screenRoutes)]),
    basepath: '/desk',
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: BrokenPage,
    // Values stay as they are typed: a search for 007 is not one for 7.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
  })
