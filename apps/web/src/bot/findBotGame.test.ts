import { describe, expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import type { FoundBotGame } from './botGameStore.ts'
import { findBotGame } from './findBotGame.ts'

const handed = { gameType: 'bot', botLevel: 'ultra', timeControl: 900, playerColor: 'black' }
const find = (found: FoundBotGame, terms: object) =>
  findBotGame({ find: () => found }, { id: 'bot-7', handed: terms, nowMs: 7 })

describe('the game under an address', () => {
  it('is the one that is kept, whatever came with the address', () => {
    const game = botGameAfter(['e2e4'])
    expect(find({ status: 'found', game }, handed)).toEqual({ ok: true, game })
  })

  it('is a new one by the terms that came with it', () => {
    const { game } = find({ status: 'missing' }, handed) as { game: unknown }
    const terms = { level: 'ultra', timeControlS: 900, color: 'black' }
    expect(game).toMatchObject({ id: 'bot-7', startedAtMs: 7, ucis: [], ending: null, ...terms })
  })

  it('is not there when it was typed, and damaged when it can’t be read', () => {
    expect(find({ status: 'missing' }, {})).toEqual({ ok: false, code: 'missing' })
    expect(find({ status: 'missing' }, { ...handed, gameType: 'online' })).toMatchObject({ code: 'missing' })
    expect(find({ status: 'damaged' }, handed)).toEqual({ ok: false, code: 'damaged' })
  })

  it.each([
    { botLevel: 'godlike' },
    { botLevel: undefined },
    { timeControl: 60 },
    { timeControl: '600' },
    { playerColor: 'random' },
    { playerColor: 7 },
  ])('is none by terms that do not exist: %o', (wrong) => {
    expect(find({ status: 'missing' }, { ...handed, ...wrong })).toEqual({ ok: false, code: 'unknownTerms' })
  })
})
