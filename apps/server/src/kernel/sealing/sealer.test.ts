import { describe, expect, it } from 'vitest'
import type { NamedKey } from '../namedKeys.ts'
import { openSealer, type Place } from './sealer.ts'

const key = (id: string, byte: number): NamedKey => ({ id, secret: Buffer.alloc(32, byte) })
const [OLD, NEW] = [key('2026', 1), key('2027', 2)]
const PLACE: Place = { table: 'payees', column: 'cpf', row: 'ana' }
const CPF = '52998224725'

describe('a sealer', () => {
  const sealer = openSealer([OLD])

  it('opens what it sealed, names its key, and never seals a text twice alike [ACCOUNT-50]', () => {
    const [one, two] = [sealer.seal(PLACE, CPF), sealer.seal(PLACE, CPF)]
    expect([sealer.open(PLACE, one), sealer.open(PLACE, two)]).toEqual([CPF, CPF])
    expect(one).not.toBe(two)
    expect(one).toMatch(/^v1\.2026\.[A-Za-z0-9_-]{52}$/)
    expect(sealer.open(PLACE, sealer.seal(PLACE, 'josé@lance.test'))).toBe('josé@lance.test')
  })

  it.each<[string, Partial<Place>]>([
    ['table', { table: 'withdrawals' }],
    ['column', { column: 'pix_key' }],
    ['row', { row: 'bia' }],
  ])('refuses a value from another %s [ACCOUNT-50]', (_part, other) => {
    const sealed = sealer.seal(PLACE, CPF)
    expect(() => sealer.open({ ...PLACE, ...other }, sealed)).toThrow(/was changed, moved/)
  })

  it.each([
    ['a changed value', (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`],
    ['a truncated value', (sealed: string) => sealed.slice(0, 20)],
    ['clear text', () => CPF],
    ['nothing', () => ''],
  ])('refuses %s', (_what, change) => {
    expect(() => sealer.open(PLACE, change(sealer.seal(PLACE, CPF)))).toThrow()
  })

  it('refuses what a missing key sealed, or another key of the same name', () => {
    const sealed = sealer.seal(PLACE, CPF)
    expect(() => openSealer([NEW]).open(PLACE, sealed)).toThrow(/"2026", which is missing from DATA_KEYS/)
    expect(() => openSealer([key('2026', 9)]).open(PLACE, sealed)).toThrow(/another key "2026"/)
  })

  it('never names the value in an error', () => {
    const sealed = sealer.seal(PLACE, CPF)
    expect(() => sealer.open({ ...PLACE, row: 'bia' }, sealed)).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining(CPF) }),
    )
  })
})

describe('a sealer with several keys', () => {
  const rotated = openSealer([NEW, OLD])

  it('seals with the first and opens with all', () => {
    const old = openSealer([OLD]).seal(PLACE, CPF)
    expect(rotated.open(PLACE, old)).toBe(CPF)
    expect(rotated.seal(PLACE, CPF).startsWith(rotated.prefix)).toBe(true)
    expect(old.startsWith(rotated.prefix)).toBe(false)
  })

  it('finds by every key what one of them indexed, and shares no index with the cipher or another key', () => {
    const old = openSealer([OLD]).indexOf('cpf', CPF)
    expect(rotated.indexesOf('cpf', CPF)).toEqual([rotated.indexOf('cpf', CPF), old])
    expect(rotated.indexOf('cpf', CPF)).not.toEqual(old)
    expect(old).toHaveLength(32)
  })
})
