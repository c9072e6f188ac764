import {
  gamePosition,
  legalMoves,
  makeFen,
  makeSan,
  makeUci,
  playMove,
  START_FEN,
  startGame,
} from '@lance/chess'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../i18n/languages.ts'
import { CHOICES } from '../settings/index.ts'
import { readTypedMove } from '../table/readTypedMove.ts'
import { alphabetOf, showMoves } from './showMoves.ts'

/** How every language writes these moves with its own letters. */
const SHOWN = {
  'pt-BR': 'Cf3 Bb5 Tf1 Dh4# Rg1 d8=D+ O-O bxc3',
  en: 'Nf3 Bb5 Rf1 Qh4# Kg1 d8=Q+ O-O bxc3',
  es: 'Cf3 Ab5 Tf1 Dh4# Rg1 d8=D+ O-O bxc3',
  fr: 'Cf3 Fb5 Tf1 Dh4# Rg1 d8=D+ O-O bxc3',
  de: 'Sf3 Lb5 Tf1 Dh4# Kg1 d8=D+ O-O bxc3',
  ru: 'Кf3 Сb5 Лf1 Фh4# Крg1 d8=Ф+ O-O bxc3',
  ar: 'Nf3 Bb5 Rf1 Qh4# Kg1 d8=Q+ O-O bxc3',
  hi: 'Nf3 Bb5 Rf1 Qh4# Kg1 d8=Q+ O-O bxc3',
  bn: 'Nf3 Bb5 Rf1 Qh4# Kg1 d8=Q+ O-O bxc3',
  zh: 'Nf3 Bb5 Rf1 Qh4# Kg1 d8=Q+ O-O bxc3',
}

describe('showMoves', () => {
  it.each(LANGUAGES)(
    'writes moves with the letters of $code, and as English does if chosen [SITE-18]',
    ({ code }) => {
      expect(showMoves(SHOWN.en, alphabetOf('letters', code))).toBe(SHOWN[code])
      expect(showMoves(SHOWN.en, alphabetOf('english', code))).toBe(SHOWN.en)
    },
  )

  it('writes moves with figurines in every language [SITE-18]', () => {
    const shown = showMoves('12.Nxf3+ Kg8 13.d8=Q', alphabetOf('figurines', 'ru'))
    expect(shown).toBe('12.♘xf3+ ♔g8 13.d8=♕')
  })
})

/** Games in which many pieces of a kind can go to one square, pawns capture, promote and castle. */
const FENS = [
  START_FEN,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  '7k/1PP1PP2/8/1B3B2/3b4/1B3B2/2p2p2/1N3N1K w - - 0 1',
  '1kr1r3/8/Q1Q1Q3/2N1N3/Q6R/2N1N1B1/B1B1R3/K1Q4R w - - 0 1',
]
const SETTINGS = LANGUAGES.flatMap(({ code }) =>
  CHOICES.notation.map((notation) => ({ notation, language: code, isAutoQueen: false })),
)
const [GAMES, PLIES] = [48, 50]

/** Random positions by a fixed seed, so that a failure repeats. */
function* randomPositions(): Generator<ReturnType<typeof gamePosition>> {
  let seed = 7
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * limit)
  }
  for (let number = 0; number < GAMES; number++) {
    const game = startGame(FENS[number % FENS.length])
    for (let ply = 0; ply < PLIES; ply++) {
      const position = gamePosition(game)
      yield position
      const moves = legalMoves(position)
      const move = moves[below(moves.length)]
      if (move === undefined) break
      playMove(game, move)
    }
  }
}

describe('a shown move', () => {
  it('is read as that move when typed, in every language and notation [SITE-18]', () => {
    let [at, positions] = [0, 0]
    for (const position of randomPositions()) {
      const fen = makeFen(position)
      positions++
      for (const move of legalMoves(position)) {
        // Each setting gets every thirtieth move.
        const setting = SETTINGS[at++ % SETTINGS.length] as (typeof SETTINGS)[number]
        const typed = showMoves(makeSan(position, move), alphabetOf(setting.notation, setting.language))
        const read = readTypedMove(fen, typed, setting)
        if (!read.ok || read.uci !== makeUci(move)) {
          expect({ fen, typed, setting, read }).toEqual({
            fen,
            typed,
            setting,
            read: { ok: true, uci: makeUci(move) },
          })
        }
      }
    }
    expect(positions).toBeGreaterThan(2000)
  })
})
