import type { Color } from '@lance/chess'
import { END_REASONS, type EndReason } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import en from '../../i18n/locales/en/game.json' with { type: 'json' }
import pt from '../../i18n/locales/pt-BR/game.json' with { type: 'json' }
import { endScore, endSummary } from './endSummary.ts'
import type { TableMatch } from './tableGame.ts'

function read(texts: object, key: string): unknown {
  return key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], texts)
}

type Winner = Color | null

const textsFor = (reason: EndReason, winner: Winner, color: Color | null) => {
  const { title, text } = endSummary({ reason, winner }, { color, opponent: 'person', turn: 'white' })
  return [read(pt.end, title), read(pt.end, text)]
}

describe('the end of a game', () => {
  it('is worded for the winner and for the loser, each from their side [GAME-21]', () => {
    expect(textsFor('timeout', 'white', 'black')).toEqual(['Tempo esgotado!', 'Você perdeu por tempo.'])
    expect(textsFor('timeout', 'white', 'white')).toEqual(['Você venceu', 'O tempo do oponente acabou.'])
    expect(textsFor('checkmate', 'white', 'black')).toEqual(['Você perdeu', 'Você levou xeque-mate.'])
    expect(textsFor('resignation', 'black', 'black')).toEqual(['Você venceu', 'O oponente desistiu.'])
    expect(textsFor('abandoned', 'black', 'white')[0]).toBe('Você perdeu')
    expect(textsFor('no_show', 'black', 'black')).toEqual([
      'Você venceu',
      'O oponente não fez o primeiro lance a tempo.',
    ])
  })

  it('reads "game over" for both players when there is no winner', () => {
    expect(textsFor('stalemate', null, 'white')[0]).toBe('Fim de Jogo!')
    expect(textsFor('abandoned', null, 'white')).toEqual([
      'Fim de Jogo!',
      'Empate reivindicado por ausência.',
    ])
    expect(textsFor('aborted', null, 'black')[0]).toBe('Fim de Jogo!')
  })

  it('says why it is drawn, in the same words to both players', () => {
    const words = {
      stalemate: 'Empate: rei afogado, sem lance legal e sem xeque.',
      repetition: 'Empate: a mesma posição apareceu três vezes.',
      fifty_moves: 'Empate: 50 lances de cada lado sem captura nem lance de peão.',
      insufficient_material: 'Empate: nenhum dos lados tem peças para dar mate.',
      timeout_draw: 'Empate: o tempo acabou, mas o outro lado não tinha peças para dar mate.',
    } as const
    for (const [reason, text] of Object.entries(words))
      for (const color of ['white', 'black'] as const)
        expect(textsFor(reason as EndReason, null, color)).toEqual(['Fim de Jogo!', text])
  })

  it('is worded for viewers without taking sides', () => {
    expect(textsFor('checkmate', 'white', null)).toEqual(['Fim de Jogo!', '{{winner}} deu xeque-mate.'])
  })

  it('says that a draw of a tournament is played again, and that a second one decides for Black [TOUR-40]', () => {
    const titleOf = (match: TableMatch, color: Color | null) => {
      const ending = { reason: 'repetition', winner: null, match } as const
      return read(pt.end, endSummary(ending, { color, opponent: 'person', turn: 'white' }).title)
    }
    const replayed: TableMatch = { outcome: 'replayed', startsAtMs: 0, whiteMs: 300_000, blackMs: 240_000 }
    for (const color of ['white', 'black', null] as const)
      expect(titleOf(replayed, color)).toBe('Empate: haverá outra partida')
    const decided: TableMatch = { outcome: 'decided', winner: 'black' }
    expect(titleOf(decided, 'black')).toBe('Empate: você avança')
    expect(titleOf(decided, 'white')).toBe('Empate: as pretas avançam')
    expect(titleOf(decided, null)).toBe('Empate: as pretas avançam')
    expect(titleOf({ outcome: 'undone' }, 'white')).toBe('Fim de Jogo!')
  })

  it('does not blame the server when neither player came [TOUR-16]', () => {
    expect(textsFor('no_show', null, 'white')).toEqual([
      'Fim de Jogo!',
      'Nenhum dos dois fez o primeiro lance a tempo.',
    ])
  })

  it('says of an aborted game who had not moved [GAME-21]', () => {
    const textFor = (color: Color | null) => textsFor('aborted', null, color)[1]
    expect(textFor('white')).toMatch(/^Partida abortada: você ainda não tinha feito/)
    expect(textFor('black')).toMatch(/^Partida abortada: \{\{idle\}\} ainda não tinha feito/)
    expect(textFor(null)).toBe(textFor('black'))
  })

  it('has a text for every reason and side, in both languages [GAME-20]', () => {
    for (const reason of END_REASONS) {
      for (const winner of ['white', 'black', null] as const) {
        for (const color of ['white', 'black', null] as const) {
          const { title, text } = endSummary({ reason, winner }, { color, opponent: 'person', turn: 'white' })
          for (const texts of [pt.end, en.end]) {
            expect(read(texts, title)).toEqual(expect.any(String))
            expect(read(texts, text), `${reason} ${text}`).toEqual(expect.any(String))
          }
        }
      }
    }
  })

  it('does not mention ratings when a game against a bot was aborted', () => {
    const game = { color: 'white', opponent: 'bot', turn: 'white' } as const
    const { text } = endSummary({ reason: 'aborted', winner: null }, game)
    for (const texts of [pt.end, en.end]) expect(read(texts, text)).not.toMatch(/rating/)
    expect(read(pt.end, text)).toBe('Partida abortada antes de os dois jogarem.')
  })

  it('has a score unless the game does not count', () => {
    expect(endScore({ reason: 'checkmate', winner: 'white' })).toBe('1–0')
    expect(endScore({ reason: 'resignation', winner: 'black' })).toBe('0–1')
    expect(endScore({ reason: 'agreement', winner: null })).toBe('½–½')
    expect(endScore({ reason: 'aborted', winner: null })).toBeNull()
  })
})
