/** Calls `end` if npm is killed: npm forwards signals, but when it is killed only our parent's id changes. */
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
