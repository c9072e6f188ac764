/** npm passes signals on, but killing npm itself should end what it runs: our parent's id then changes. */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return
  const npmPid = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npmPid) return
    clearInterval(timer)
    end()
  }, 1000)
  timer.unref()
}
