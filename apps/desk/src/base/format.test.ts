import { describe, expect, it } from 'vitest'
import { formatCpf, formatPixKey } from './format.ts'

describe('a CPF', () => {
  it('is grouped as people write it', () => {
    expect(formatCpf('52998224725')).toBe('529.982.247-25')
  })

  it('is grouped as a Pix key, and other keys stay as they are', () => {
    expect(formatPixKey({ pixKind: 'cpf', pixKey: '52998224725' })).toBe('529.982.247-25')
    expect(formatPixKey({ pixKind: 'phone', pixKey: '52998224725' })).toBe('52998224725')
  })
})
