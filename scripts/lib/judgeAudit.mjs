/** Answers of whoever is in the way, or of a registry without advisories: not of one that has looked. */
const NOT_REACHED = new Set([404, 405, 407, 408, 429])

/**
 * What `npm audit --json` says of the product's dependencies: `clean`, `found` with a line for each weak package, or
 * `skipped` where the registry could not be asked. Anything else is `failed`: silence is no good news.
 */
export function judgeAudit({ stdout, timedOut }) {
  if (timedOut) return { verdict: 'skipped', lines: ['no answer in time'] }
  const report = parse(stdout)
  const counts = report?.metadata?.vulnerabilities
  if (counts) {
    const lines = Object.values(report.vulnerabilities ?? {})
      .filter(({ severity }) => severity === 'high' || severity === 'critical')
      .map(({ name, severity, range, fixAvailable }) => {
        return `${name} ${range}: ${severity}${fixAvailable ? ', a fix is there' : ''}`
      })
    const isClean = counts.high === 0 && counts.critical === 0
    return isClean ? { verdict: 'clean', lines: [] } : { verdict: 'found', lines }
  }
  const { message = 'npm audit said nothing that can be read', statusCode } = report ?? {}
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
