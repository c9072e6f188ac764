/** Answers of a proxy in between, or of a registry without advisories, but not of one that has checked. */
const NOT_REACHED = new Set([404, 405, 407, 408, 429])

/**
 * The result of `npm audit --json` for the product's dependencies: `clean`, `found` with a line for each
 * vulnerable package, or `skipped` if the registry could not be reached. Anything else is `failed`, since no
 * answer is not a pass.
 */
export function judgeAudit({ stdout, timedOut }) {
  if (timedOut) return { verdict: 'skipped', lines: ['no answer in time'] }
  const report = parse(stdout)
  const counts = report?.metadata?.vulnerabilities
  if (counts) {
    const lines = Object.values(report.vulnerabilities ?? {})
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range, fixAvailable }) => {
        return `${name} ${range}: ${severity}${fixAvailable ? ', a fix is available' : ''}`
      })
    const isClean = counts.high === 0 && counts.critical === 0
    return isClean ? { verdict: 'clean', lines: [] } : { verdict: 'found', lines }
  }
  const { message = 'the output of npm audit could not be read', statusCode } = report ?? {}
  const isUnreached =
    statusCode === undefined
      ? /^request to \S+ failed, reason: /.test(message) ||
        /network|ENOTFOUND|ECONN|ETIMEDOUT|EAI_AGAIN/.test(message)
      : NOT_REACHED.has(statusCode) || statusCode >= 500
  return { verdict: isUnreached ? 'skipped' : 'failed', lines: [message] }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
