/** The top navigation, in its order. A link stands here from the day its screen exists. */
export const NAVIGATION_LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/matchmaking', label: 'nav.play' },
  { to: '/store', label: 'nav.store' },
  { to: '/wager-match', label: 'nav.wager' },
  { to: '/profile', label: 'nav.profile' },
  { to: '/hall-of-fame', label: 'nav.champions' },
  { to: '/wallet', label: 'nav.wallet' },
] as const
