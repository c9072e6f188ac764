import { describe, expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import type { BotGameLookup } from './botGameStore.ts'
import { findBotGame } from './findBotGame.ts'

const handed = { gameType: 'bot', botLevel: 'ultra', timeControl: 900, playerColor: 'black' }
const find = (found: BotGameLookup, terms: object) =>
  findBotGame({ find: () => found }, { id: 'bot-7', handedState: terms, nowMs: 7 })

describe('findBotGame', () => {
  it('returns the stored game, regardless of the terms', () => {
    const game = botGameAfter(['e2e4'])
    expect(find({ status: 'found', game }, handed)).toEqual({ ok: true, game })
  })

  it('returns a new game with the terms [BOT-7]', () => {
    const { game } = find({ status: 'missing' }, handed) as { game: unknown }
    const terms = { level: 'ultra', timeControlS: 900, color: 'black' }
    expect(game).toMatchObject({ id: 'bot-7', startedAtMs: 7, ucis: [], ending: null, ...terms })
  })

  it('returns a new game at any pace, against a house bot as well [BOT-11] [BOT-13]', () => {
    const terms = { ...handed, botLevel: 'arara', timeControl: 0, increment: 1 }
    const { game } = find({ status: 'missing' }, terms) as { game: unknown }
    expect(game).toMatchObject({ level: 'arara', timeControlS: 0, incrementS: 1 })
  })

  it('refuses an address without terms and a damaged game', () => {
    expect(find({ status: 'missing' }, {})).toEqual({ ok: false, code: 'missing' })
    expect(find({ status: 'missing' }, { ...handed, gameType: 'online' })).toMatchObject({ code: 'missing' })
    expect(find({ status: 'damaged' }, handed)).toEqual({ ok: false, code: 'damaged' })
  })

  it.each([
    { botLevel: 'godlike' },
    { botLevel: undefined },
    { timeControl: 90 },
    { increment: -1 },
    { increment: '2' },
    { timeControl: '600' },
    { playerColor: 'random' },
    { playerColor: 7 },
  ])('refuses unknown terms: %o', (wrong) => {
    expect(find({ status: 'missing' }, { ...handed, ...wrong })).toEqual({ ok: false, code: 'unknownTerms' })
  })
})
