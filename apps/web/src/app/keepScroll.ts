/**
 * Tells the router whether it may scroll after a render. After the first one it may not if the user has scrolled the first view
 * before the scripts ran, nor if there is nothing to restore: even a scroll to where the page is lays it out at once.
 */
export function keepScroll(): (to: { location: { hash: string } }) => boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isNew = navigation?.type === 'navigate'
  let isFirst = true
  return ({ location: { hash } }) => {
    if (!isFirst) return true
    isFirst = false
    return isNew && hash === '' ? false : scrollY === 0
  }
}
