import { describe, expect, it } from 'vitest'
import { judgeAudit } from './judgeAudit.mjs'

const judge = (report, timedOut = false) => judgeAudit({ stdout: JSON.stringify(report), timedOut })
const counts = (over) => ({
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, ...over } },
})
const weak = (severity) => ({ name: 'weak', severity, range: '<2.0.0', fixAvailable: true })

describe('the audit of dependencies', () => {
  it('is clean if nothing high or critical is known', () => {
    expect(judge(counts())).toEqual({ verdict: 'clean', lines: [] })
    const report = { ...counts({ moderate: 1 }), vulnerabilities: { weak: weak('moderate') } }
    expect(judge(report).verdict).toBe('clean')
  })

  it.each(['high', 'critical'])('reports a %s vulnerability and names the package', (severity) => {
    const report = { ...counts({ [severity]: 1 }), vulnerabilities: { weak: weak(severity) } }
    expect(judge(report)).toEqual({
      verdict: 'found',
      lines: [`weak <2.0.0: ${severity}, a fix is available`],
    })
  })

  it.each([
    [{ message: 'request to https://r/-/npm/v1 failed, reason: connect ECONNREFUSED 127.0.0.1:9' }, false],
    [{ message: 'request to https://r/-/npm/v1 failed, reason: getaddrinfo ENOTFOUND r' }, false],
    [{ message: '405 Method Not Allowed', statusCode: 405 }, false],
    [{ message: '503 Service Unavailable', statusCode: 503 }, false],
    [undefined, true],
  ])('is skipped if the registry is not reached: %j', (report, timedOut) => {
    expect(judge(report ?? '', timedOut).verdict).toBe('skipped')
  })

  it('fails on anything else that it cannot read', () => {
    expect(judge({ message: '401 Unauthorized', statusCode: 401 }).verdict).toBe('failed')
    expect(judge({ message: 'This command requires an existing lockfile.' }).verdict).toBe('failed')
    expect(judgeAudit({ stdout: 'Segmentation fault', timedOut: false }).verdict).toBe('failed')
  })
})
