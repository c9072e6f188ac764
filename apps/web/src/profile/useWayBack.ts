import { useLocation } from '@tanstack/react-router'

/** Where to go once logged in: back to where somebody was sent from, or home. Only ever a path of our own. */
export function useWayBack(): string {
  const wayBack = useLocation({ select: ({ state }) => state.wayBack })
  return typeof wayBack === 'string' && /^\/(?![/\\])/.test(wayBack) ? wayBack : '/'
}
