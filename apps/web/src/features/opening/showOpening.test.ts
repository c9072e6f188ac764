import { describe, expect, it } from 'vitest'
import { alphabetOf, showMoves } from '../notation/index.ts'
import { showOpening, writeMovesIn } from './showOpening.ts'

const najdorf = { eco: 'B90', name: 'Sicilian Defense: Najdorf Variation', ply: 10 }

describe('the name of an opening', () => {
  it('is Portuguese for readers of Portuguese, and English for all others [REVIEW-6]', async () => {
    const portuguese = { eco: 'B90', name: 'Defesa Siciliana: Variante Najdorf', language: 'pt-BR' }
    expect(await showOpening(najdorf, 'pt-BR')).toEqual(portuguese)
    expect(await showOpening(najdorf, 'de')).toEqual({ eco: 'B90', name: najdorf.name, language: 'en' })
  })

  it('has its moves in the notation of the reader, and its other letters as they are [SITE-18]', () => {
    const write = (name: string) =>
      writeMovesIn(name, (move) => showMoves(move, alphabetOf('letters', 'pt-BR')))
    expect(write('Sistema Londres, com Bd3')).toBe('Sistema Londres, com Bd3')
    expect(write('Variante Kan: Ordem de Lances Anti-Qxd4')).toBe('Variante Kan: Ordem de Lances Anti-Dxd4')
    expect(write('Ruy López, com Nge2')).toBe('Ruy López, com Cge2')
  })
})
