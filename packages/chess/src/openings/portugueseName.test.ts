import { describe, expect, it } from 'vitest'
import { OPENING_LINES } from './openingLines.ts'
import { portugueseName } from './portugueseName.ts'
import { ADJECTIVES, NAMES, NOUNS, WHOLE } from './portugueseWords.ts'
import { PROPER_NAMES } from './properNames.ts'

const ALL_NAMES = [
  ...new Set(
    OPENING_LINES.trim()
      .split('\n')
      .map((line) => line.split('|')[1] ?? ''),
  ),
]

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}.]+(?:['’]\p{L}+)*/gu) ?? []
const withoutOwners = (text: string) => text.replaceAll(/'s?(?!\p{L})/gu, '')

/** Moves and numbers, which are no words. */
const isMove = (word: string) => /^(\d+|\.\.|[KQRBN]?[a-h]?x?[a-h][1-8]\+?)$/.test(word)

describe('portugueseName', () => {
  it.each([
    ['Sicilian Defense: Najdorf Variation', 'Defesa Siciliana: Variante Najdorf'],
    ["King's Pawn Game", 'Abertura do Peão do Rei'],
    ['Ruy Lopez: Closed, Breyer Defense', 'Ruy López: Fechada, Defesa Breyer'],
    ["Queen's Gambit Declined: Exchange Variation", 'Gambito da Dama Recusado: Variante das Trocas'],
    ["Queen's Indian Defense", 'Defesa Índia da Dama'],
    ["King's Indian Attack", 'Ataque Índio do Rei'],
    ['Nimzo-Indian Defense', 'Defesa Nimzo-Índia'],
    ['Latvian Gambit Accepted', 'Gambito Letão Aceito'],
    ['Catalan Opening: Closed', 'Abertura Catalã: Fechada'],
    ['Semi-Slav Defense Accepted', 'Defesa Semi-Eslava Aceita'],
    [
      'Sicilian Defense: Modern Variations, Main Line',
      'Defesa Siciliana: Variantes Modernas, Linha Principal',
    ],
    ['Benoni Defense: Modern Exchange Variation', 'Defesa Benoni: Variante das Trocas Moderna'],
    ['Four Knights Game: Spanish Variation', 'Abertura dos Quatro Cavalos: Variante Espanhola'],
    ['Indian Defense: Budapest Gambit', 'Defesa Índia: Gambito Budapeste'],
    ['Rare Defenses, Central Exchange', 'Defesas Raras, Trocas Centrais'],
    ['London System, with Bd3', 'Sistema Londres, com Bd3'],
    ['Bird Opening: Myers Spike Attack', 'Abertura Bird: Ataque do Espigão Myers'],
  ])('says %s as %s [REVIEW-6]', (english, portuguese) => {
    expect(portugueseName(english)).toBe(portuguese)
  })

  it('leaves no English word in any name but proper names [REVIEW-6]', () => {
    const tables = [ADJECTIVES, NAMES, NOUNS, WHOLE]
    const portuguese = new Set(tables.flatMap((table) => [...table.values()].flatMap(wordsOf)))
    const left = new Set<string>()
    const used = new Set<string>()
    for (const name of ALL_NAMES) {
      const english = new Set([...wordsOf(name), ...wordsOf(withoutOwners(name))])
      for (const word of wordsOf(portugueseName(name))) {
        if (!english.has(word) || portuguese.has(word) || isMove(word)) continue
        if (PROPER_NAMES.has(word)) used.add(word)
        else left.add(`${word} (${name})`)
      }
    }
    expect([...left]).toEqual([])
    expect([...PROPER_NAMES].filter((word) => !used.has(word))).toEqual([])
    expect(ALL_NAMES.length).toBeGreaterThan(3000)
  })

  it('keeps the marks between the parts, and merges only what English says in two ways', () => {
    const marksOf = (text: string) => text.replace(/[^:,()]/g, '')
    for (const name of ALL_NAMES) expect(marksOf(portugueseName(name))).toBe(marksOf(name))
    const said = new Map(ALL_NAMES.map((name) => [portugueseName(name), name]))
    const merged = ALL_NAMES.filter((name) => said.get(portugueseName(name)) !== name)
    expect(merged.map((name) => [name, said.get(portugueseName(name))])).toEqual([
      ["Queen's Indian Defense: Spassky System", "Queen's Indian Defense: Spassky System3"],
      ["King's Pawn Game", "King's Pawn Opening"],
      ["King's Gambit Declined: Keene's Defense", "King's Gambit Declined: Keene Defense"],
    ])
  })
})
