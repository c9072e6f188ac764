import { useLocation } from '@tanstack/react-router'

/** Where to go after logging in: back to the screen the user came from, or home. Only a path on this site. */
export function useWayBack(): string {
  const wayBack = useLocation({ select: ({ state }) => state.wayBack })
  return typeof wayBack === 'string' && /^\/(?![/\\])/.test(wayBack) ? wayBack : '/'
}
