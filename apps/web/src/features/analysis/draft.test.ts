import { newStudy, parsePgn, type Study } from '@lance/chess/study'
import { expect, it } from 'vitest'
import { keepDraft, readDraft } from './draft.ts'

function storageOf(items: Record<string, string> = {}) {
  const kept = new Map(Object.entries(items))
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('keeps one analysis with its position, and reads it back [STUDY-9]', () => {
  const storage = storageOf()
  expect(readDraft(storage)).toBeNull()
  const { study } = parsePgn('[White "A"]\n\n1. e4 {here} e5 (1... c5 $5) 2. Nf3 *').games[0] as {
    study: Study
  }
  expect(keepDraft(storage, { study, path: ['e2e4', 'c7c5'] })).toBe(true)
  expect(readDraft(storage)).toEqual({ study, path: ['e2e4', 'c7c5'] })
  expect(keepDraft(storage, { study: newStudy(), path: [] })).toBe(true)
  expect(readDraft(storage)).toEqual({ study: newStudy(), path: [] })
})

it('reads nothing from a damaged entry, and says what it can’t keep', () => {
  for (const text of ['', 'x', '1', '{}', '{"pgn":1,"path":""}', '{"pgn":"","path":""}'])
    expect(readDraft(storageOf({ analysisDraft: text }))).toBeNull()
  const full = {
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(keepDraft(full, { study: newStudy(), path: [] })).toBe(false)
  const root = { children: [], comments: Array.from({ length: 300 }, () => 'x'.repeat(4000)) }
  expect(keepDraft(storageOf(), { study: { ...newStudy(), root }, path: [] })).toBe(false)
})
