/** The top navigation, in order. Lists only screens that exist. */
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
