// Runs before the first paint, so that a chosen scheme never flashes in the other one.
try {
  const chosen = localStorage.getItem('scheme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.scheme = chosen
} catch {
  // Storage may be forbidden; the system's preference stands.
}
