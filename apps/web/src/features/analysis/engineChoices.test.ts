import { expect, it } from 'vitest'
import { keepChoices, readChoices } from './engineChoices.ts'

it('remembers whether the engine is on, and its lines [STUDY-13]', () => {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  expect(readChoices(storage, { fittingLines: 3 })).toEqual({ isOn: true, lines: 3 })
  keepChoices(storage, { isOn: false, lines: 5 })
  expect(readChoices(storage, { fittingLines: 3 })).toEqual({ isOn: false, lines: 5 })
  for (const kept of ['on 0', 'on 6', 'on x', 'on', ''])
    expect(readChoices({ getItem: () => kept }, { fittingLines: 1 })).toEqual({ isOn: true, lines: 1 })
})
