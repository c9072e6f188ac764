/**
 * The top navigation, in order: groups of screens. Lists only screens that exist ([SITE-3]). Members have some of a
 * guest's links in their own menu.
 */
export const NAVIGATION_GROUPS = [
  {
    name: 'play',
    links: [
      { to: '/matchmaking', name: 'play' },
      { to: '/wager-match', name: 'wager' },
      { to: '/play-with-bot', name: 'bot' },
      { to: '/game/new', name: 'friend' },
      { to: '/analysis', name: 'analysis' },
      { to: '/train', name: 'training' },
    ],
  },
  {
    name: 'tournaments',
    links: [
      { to: '/tournament', name: 'tournaments' },
      { to: '/create-tournament', name: 'createTournament' },
    ],
  },
  {
    name: 'store',
    links: [{ to: '/store', name: 'store' }],
  },
  {
    name: 'community',
    links: [
      { to: '/hall-of-fame', name: 'champions' },
      { to: '/live-games', name: 'liveGames' },
      { to: '/premium', name: 'premium' },
      { to: '/profile', name: 'profile', isFor: 'guests' },
      { to: '/wallet', name: 'wallet', isFor: 'guests' },
    ],
  },
] as const satisfies readonly {
  name: string
  links: readonly { to: string; name: string; isFor?: 'guests' }[]
}[]

export type NavigationGroup = (typeof NAVIGATION_GROUPS)[number]
export type NavigationName = NavigationGroup['links'][number]['name'] | 'home'

/** What opens in the bar: the drawer, the member's menu, or a group's. */
export type BarPart = 'menu' | 'account' | NavigationGroup['name']
