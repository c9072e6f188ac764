/** Whether a screen shows and does all it must with nobody answering: home, games against the bot, and what is kept. */
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
