import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { openPasswordHasher } from './passwordHasher.ts'

describe('openPasswordHasher', () => {
  it('makes Argon2id hashes with 19 MiB, two passes and a fresh salt [ACCOUNT-11]', async () => {
    const hasher = openPasswordHasher()
    const [one, two] = await Promise.all([hasher.hash('segredo'), hasher.hash('segredo')])
    if (!one.ok || !two.ok) throw new Error('busy')
    expect(one.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(two.hash).not.toBe(one.hash)
    expect(await hasher.verify('segredo', one.hash)).toEqual({ ok: true, matches: true })
    expect(await hasher.verify('Segredo', one.hash)).toEqual({ ok: true, matches: false })
  })

  it('answers no when there is no hash to compare with', async () => {
    expect(await openPasswordHasher().verify('segredo', null)).toEqual({ ok: true, matches: false })
  })

  it('leaves the event loop free while it works', async () => {
    const hasher = openPasswordHasher()
    let ticks = 0
    let done = false
    const tick = () => {
      ticks += 1
      if (!done) setImmediate(tick)
    }
    setImmediate(tick)
    await hasher.hash('segredo')
    done = true
    expect(ticks).toBeGreaterThan(10)
  })

  it('refuses with BUSY when too many wait, completes all others, and accepts new ones afterwards', async () => {
    const hasher = openPasswordHasher({ atOnceMax: 2, waitingMax: 3 })
    const results = await Promise.all(Array.from({ length: 9 }, () => hasher.hash('segredo')))
    expect(results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      ...Array<string>(5).fill('ok'),
      ...Array<string>(4).fill('BUSY'),
    ])
    expect((await hasher.hash('segredo')).ok).toBe(true)
  })

  it('keeps working after a hash that could not be read', async () => {
    const hasher = openPasswordHasher({ atOnceMax: 1, waitingMax: 1 })
    await expect(hasher.verify('segredo', 'no hash')).rejects.toThrow()
    expect((await hasher.hash('segredo')).ok).toBe(true)
  })

  it.each([
    ['less memory', { memoryCost: 12_288, timeCost: 2, parallelism: 1 }, true],
    ['fewer passes', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }, true],
    ['another variant', { memoryCost: 19_456, timeCost: 2, parallelism: 1, algorithm: 0 }, true],
    ['the same parameters', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }, false],
  ])('detects whether a hash with %s is outdated', async (_what, cost, isOutdated) => {
    expect(openPasswordHasher().isOutdated(await hash('segredo', cost))).toBe(isOutdated)
  })
})
