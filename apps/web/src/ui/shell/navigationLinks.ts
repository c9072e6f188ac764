/** The top navigation, in its order. A link stands here from the day its screen exists. */
export const NAVIGATION_LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/matchmaking', label: 'nav.play' },
  { to: '/store', label: 'nav.store' },
  { to: '/create-tournament', label: 'nav.createTournament' },
  { to: '/wager-match', label: 'nav.wager' },
  { to: '/tournament', label: 'nav.tournaments' },
  { to: '/profile', label: 'nav.profile' },
  { to: '/hall-of-fame', label: 'nav.champions' },
  { to: '/wallet', label: 'nav.wallet' },
] as const
