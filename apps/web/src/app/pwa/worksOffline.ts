/** Whether a screen works without the server: home, games against the bot, and the stored games. */
export function worksOffline({
  pathname,
  search,
}: {
  pathname: string
  search: { view?: unknown }
}): boolean {
  if (pathname === '/profile') return search.view === 'games'
  return pathname === '/' || pathname === '/play-with-bot' || pathname.startsWith('/game/bot-')
}
