import { describe, expect, it } from 'vitest'
import { maskPixKey, parseCpf, parsePixKey } from './pixKey.ts'

describe('parseCpf', () => {
  it('accepts a CPF with or without punctuation', () => {
    expect(parseCpf('529.982.247-25')).toBe('52998224725')
    expect(parseCpf(' 52998224725 ')).toBe('52998224725')
    expect(parseCpf('111.444.777-35')).toBe('11144477735')
  })

  it.each(['52998224724', '52998224735', '11111111111', '00000000000', '5299822472', '529982247255', ''])(
    'refuses %j',
    (text) => {
      expect(parseCpf(text)).toBeNull()
    },
  )
})

describe('parsePixKey', () => {
  it.each([
    ['529.982.247-25', { kind: 'cpf', key: '52998224725' }],
    ['Ana@Lance.Test', { kind: 'email', key: 'ana@lance.test' }],
    ['+55 (11) 98765-4321', { kind: 'phone', key: '+5511987654321' }],
    ['123E4567-E89B-12D3-A456-426614174000', { kind: 'random', key: '123e4567-e89b-12d3-a456-426614174000' }],
    ['11987654321', null],
    ['52998224724', null],
    ['ana@', null],
    ['ana', null],
    ['', null],
  ])('reads %j [WITHDRAW-3]', (text, key) => {
    expect(parsePixKey(text)).toEqual(key)
  })
})

describe('maskPixKey', () => {
  it.each([
    ['529.982.247-25', '***.982.247-**'],
    ['ana.maria@lance.test', 'a***@l***.test'],
    ['+5511987654321', '+55 *******4321'],
    ['123e4567-e89b-12d3-a456-426614174000', '********-4000'],
  ])('keeps what lets its owner recognize %s', (text, masked) => {
    const key = parsePixKey(text)
    expect(key && maskPixKey(key)).toBe(masked)
  })

  it('puts nothing into a mail that could be a link or an advertisement', () => {
    const key = parsePixKey('buy@http://evil.com/now')
    expect(key && maskPixKey(key)).toBe('b***@h***.***')
    const odd = parsePixKey('<b>@"x.c"m')
    expect(odd && maskPixKey(odd)).toBe('***@***.***')
  })
})
