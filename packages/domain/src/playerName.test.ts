import { describe, expect, it } from 'vitest'
import { displayName, neutralPart, parseName } from './playerName.ts'

describe('parseName', () => {
  it('trims, collapses spaces and composes accents [ACCOUNT-2]', () => {
    expect(parseName('  Joa\u0303o   da Silva ')).toEqual({ ok: true, name: 'João da Silva' })
  })

  it('counts characters, not bytes', () => {
    expect(parseName('李明')).toEqual({ ok: true, name: '李明' })
    expect(parseName('♟️')).toMatchObject({ ok: true })
    expect(parseName('😀')).toEqual({ ok: false, code: 'NAME_TOO_SHORT' })
  })

  it('keeps the joiners that Hindi and Bengali need', () => {
    expect(parseName('क्\u200dष')).toMatchObject({ ok: true })
  })

  it.each(['a', ' b ', ''])('refuses %j as too short', (name) => {
    expect(parseName(name)).toEqual({ ok: false, code: 'NAME_TOO_SHORT' })
  })

  it('refuses 31 characters [ACCOUNT-2]', () => {
    expect(parseName('x'.repeat(30))).toMatchObject({ ok: true })
    expect(parseName('x'.repeat(31))).toEqual({ ok: false, code: 'NAME_TOO_LONG' })
  })

  it.each(['a\u202Eb', 'a\u0000b', 'a\nb', 'a\u200Bb', 'a\u2066b', 'a\uFEFFb'])(
    'refuses hidden characters in %j',
    (name) => {
      expect(parseName(name)).toEqual({ ok: false, code: 'NAME_FORBIDDEN' })
    },
  )
})

describe('shownName', () => {
  it('names a registered player without a name by the first 4 characters of the id [ACCOUNT-6]', () => {
    expect(displayName({ id: 'abcdef00', name: null })).toBe('Jogador-abcd')
    expect(displayName({ id: 'abcdef00', name: '  ' })).toBe('Jogador-abcd')
    expect(displayName({ id: 'abcdef00', name: 'Ana' })).toBe('Ana')
  })
})

it('recognizes the name of a player without a name, and no other [ACCOUNT-6]', () => {
  expect(neutralPart(displayName({ id: '0a1b2c3d-0000-4000-8000-000000000000', name: null }))).toBe('0a1b')
  for (const name of ['Jogador', 'Jogador-', 'Jogador-0a1', 'Jogador-0a1b2', 'Jogador-ana1', 'jogador-0a1b'])
    expect(neutralPart(name)).toBeNull()
})
