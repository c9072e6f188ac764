import { END_REASONS, type EndReason } from '@lance/domain'
import { describe, expect, it } from 'vitest'
import en from '../i18n/locales/en/game.json' with { type: 'json' }
import pt from '../i18n/locales/pt-BR/game.json' with { type: 'json' }
import { endScore, endWords } from './endWords.ts'
import { BLACK, recordAfter, WHITE } from './gameFixture.ts'

const ended = (reason: EndReason, winner: string | null) =>
  recordAfter(['e2e4', 'e7e5'], { reason, winner_id: winner, status: 'resignation' })

function read(texts: object, key: string): unknown {
  return key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], texts)
}

const told = (reason: EndReason, winner: string | null, userId: string) => {
  const { title, text } = endWords(ended(reason, winner), userId)
  return [pt.end[title], read(pt.end, text)]
}

describe('the end of a game', () => {
  it('is told to the winner and to the loser, each from his side', () => {
    expect(told('timeout', WHITE, BLACK)).toEqual(['Tempo esgotado!', 'Você perdeu por tempo.'])
    expect(told('timeout', WHITE, WHITE)).toEqual(['Você venceu', 'O tempo do oponente acabou.'])
    expect(told('checkmate', WHITE, BLACK)).toEqual(['Você perdeu', 'Você levou xeque-mate.'])
    expect(told('resignation', BLACK, BLACK)).toEqual(['Você venceu', 'O oponente desistiu.'])
    expect(told('abandoned', BLACK, WHITE)[0]).toBe('Você perdeu')
  })

  it('is over for both when nobody won', () => {
    expect(told('stalemate', null, WHITE)[0]).toBe('Fim de Jogo!')
    expect(told('abandoned', null, WHITE)).toEqual(['Fim de Jogo!', 'Empate reivindicado por ausência.'])
    expect(told('aborted', null, BLACK)[0]).toBe('Fim de Jogo!')
  })

  it('is told to somebody who only looks on without taking sides', () => {
    expect(told('checkmate', WHITE, 'somebody')).toEqual(['Fim de Jogo!', '{{winner}} deu xeque-mate.'])
  })

  it('has words for every reason and side, in both languages', () => {
    for (const reason of END_REASONS) {
      for (const winner of [WHITE, BLACK, null]) {
        for (const userId of [WHITE, BLACK, 'somebody']) {
          const { title, text } = endWords(ended(reason, winner), userId)
          for (const texts of [pt.end, en.end]) {
            expect(read(texts, title)).toEqual(expect.any(String))
            expect(read(texts, text), `${reason} ${text}`).toEqual(expect.any(String))
          }
        }
      }
    }
  })

  it('is scored, unless it does not count', () => {
    expect(endScore(ended('checkmate', WHITE))).toBe('1–0')
    expect(endScore(ended('resignation', BLACK))).toBe('0–1')
    expect(endScore(ended('agreement', null))).toBe('½–½')
    expect(endScore(ended('aborted', null))).toBeNull()
  })
})
