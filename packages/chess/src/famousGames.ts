import type { Outcome } from './outcome.ts'
import type { PgnResult } from './pgn.ts'

/** A real game, for testing the rules and for the site. `moves` is SAN separated by white space. */
export type FamousGame = {
  name?: string
  white: string
  black: string
  place: string
  year: number
  /** The starting position, if not the usual one. */
  fen?: string
  result: PgnResult
  /** How the last position ends the game by itself; null if a player resigned or both agreed to a draw. */
  end: Outcome['kind'] | null
  moves: string
}

/** A mate in seventeen moves that every visitor can follow. */
export const operaGame: FamousGame = {
  year: 1858,
  place: 'Paris',
  white: 'Paul Morphy',
  black: 'Duke of Brunswick and Count Isouard',
  result: '1-0',
  end: 'checkmate',
  name: 'The Opera Game',
  moves: `
    e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7
    Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#
  `,
}

/** Sorted by year. */
// biome-ignore format: the facts of a game are on one line, its moves below
export const famousGames: readonly FamousGame[] = [
  { year: 1619, place: 'Rome', white: 'Gioachino Greco', black: 'NN', result: '1-0', end: 'checkmate', moves: `
    e4 b6 d4 Bb7 Bd3 f5 exf5 Bxg2 Qh5+ g6 fxg6 Nf6 gxh7+ Nxh5 Bg6#
  ` },
  { year: 1750, place: 'Paris', white: 'Legall de Kermeur', black: 'Saint Brie', result: '1-0', end: 'checkmate',
    name: "Légal's Mate", moves: `
    e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#
  ` },
  { year: 1788, place: 'London', white: 'Thomas Bowdler', black: 'Henry Seymour Conway', result: '1-0', end: 'checkmate',
    name: 'The first double rook sacrifice', moves: `
    e4 e5 Bc4 Bc5 d3 c6 Qe2 d6 f4 exf4 Bxf4 Qb6 Qf3 Qxb2 Bxf7+ Kd7 Ne2 Qxa1 Kd2 Bb4+ Nbc3 Bxc3+ Nxc3 Qxh1
    Qg4+ Kc7 Qxg7 Nd7 Qg3 b6 Nb5+ cxb5 Bxd6+ Kb7 Bd5+ Ka6 d4 b4 Bxb4 Kb5 c4+ Kxb4 Qb3+ Ka5 Qb5#
  ` },
  { year: 1790, place: 'London', white: 'Andrew Smith', black: 'François-André Philidor', result: '0-1', end: 'checkmate', moves: `
    e4 e5 Bc4 Nf6 d3 c6 Bg5 h6 Bxf6 Qxf6 Nc3 b5 Bb3 a5 a3 Bc5 Nf3 d6 Qd2 Be6 Bxe6 fxe6 O-O g5 h3 Nd7 Nh2 h5
    g3 Ke7 Kg2 d5 f3 Nf8 Ne2 Ng6 c3 Rag8 d4 Bb6 dxe5 Qxe5 Nd4 Kd7 Rae1 h4 Qf2 Bc7 Ne2 hxg3 Qxg3 Qxg3+ Nxg3
    Nf4+ Kh1 Rxh3 Rg1 Rxh2+ Kxh2 Rh8+ Nh5 Rxh5+ Kg3 Nh3+ Kg4 Rh4#
  ` },
  { year: 1844, place: 'Warsaw', white: 'Alexander Hoffmann', black: 'Alexander Petrov', result: '0-1', end: 'checkmate',
    name: "Petrov's Immortal", moves: `
    e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 Ne4 Bd5 Nxf2 Kxf2 dxc3+ Kg3 cxb2 Bxb2 Ne7 Ng5 Nxd5 Nxf7 O-O Nxd8
    Bf2+ Kh3 d6+ e6 Nf4+ Kg4 Nxe6 Nxe6 Bxe6+ Kg5 Rf5+ Kg4 h5+ Kh3 Rf3#
  ` },
  { year: 1851, place: 'London', white: 'Adolf Anderssen', black: 'Lionel Kieseritzky', result: '1-0', end: 'checkmate',
    name: 'The Immortal Game', moves: `
    e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3
    Ng8 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#
  ` },
  { year: 1852, place: 'Berlin', white: 'Adolf Anderssen', black: 'Jean Dufresne', result: '1-0', end: 'checkmate',
    name: 'The Evergreen Game', moves: `
    e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6 Re1 Nge7 Ba3 b5 Qxb5 Rb8 Qa4 Bb6 Nbd2
    Bb7 Ne4 Qf5 Bxd3 Qh5 Nf6+ gxf6 exf6 Rg8 Rad1 Qxf3 Rxe7+ Nxe7 Qxd7+ Kxd7 Bf5+ Ke8 Bd7+ Kf8 Bxe7#
  ` },
  { year: 1857, place: 'New York', white: 'Louis Paulsen', black: 'Paul Morphy', result: '0-1', end: null, moves: `
    e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bc5 O-O O-O Nxe5 Re8 Nxc6 dxc6 Bc4 b5 Be2 Nxe4 Nxe4 Rxe4 Bf3 Re6 c3 Qd3 b4 Bb6
    a4 bxa4 Qxa4 Bd7 Ra2 Rae8 Qa6 Qxf3 gxf3 Rg6+ Kh1 Bh3 Rd1 Bg2+ Kg1 Bxf3+ Kf1 Bg2+ Kg1 Bh3+ Kh1 Bxf2 Qf1
    Bxf1 Rxf1 Re2 Ra1 Rh6 d4 Be3
  ` },
  operaGame,
  { year: 1866, place: 'New York', white: 'Samuel Loyd', black: 'Samuel Loyd', result: '1/2-1/2', end: 'stalemate',
    name: 'The shortest stalemate, composed', moves: `
    e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6
  ` },
  { year: 1872, place: 'Vienna', white: 'Carl Hamppe', black: 'Philipp Meitner', result: '1/2-1/2', end: null,
    name: 'The Immortal Draw', moves: `
    e4 e5 Nc3 Bc5 Na4 Bxf2+ Kxf2 Qh4+ Ke3 Qf4+ Kd3 d5 Kc3 Qxe4 Kb3 Na6 a3 Qxa4+ Kxa4 Nc5+ Kb4 a5+ Kxc5 Ne7
    Bb5+ Kd8 Bc6 b6+ Kb5 Nxc6 Kxc6 Bb7+ Kb5 Ba6+ Kc6 Bb7+
  ` },
  { year: 1883, place: 'London', white: 'Johannes Zukertort', black: 'Joseph Henry Blackburne', result: '1-0', end: null, moves: `
    c4 e6 e3 Nf6 Nf3 b6 Be2 Bb7 O-O d5 d4 Bd6 Nc3 O-O b3 Nbd7 Bb2 Qe7 Nb5 Ne4 Nxd6 cxd6 Nd2 Ndf6 f3 Nxd2 Qxd2
    dxc4 Bxc4 d5 Bd3 Rfc8 Rae1 Rc7 e4 Rac8 e5 Ne8 f4 g6 Re3 f5 exf6 Nxf6 f5 Ne4 Bxe4 dxe4 fxg6 Rc2 gxh7+ Kh8
    d5+ e5 Qb4 R8c5 Rf8+ Kxh7 Qxe4+ Kg7 Bxe5+ Kxf8 Bg7+ Kg8 Qxe7
  ` },
  { year: 1887, place: 'New York', white: 'Charles Henry Wheeler', black: 'Charles Henry Wheeler', result: '1/2-1/2', end: 'stalemate',
    name: 'Stalemate with all pieces on the board, composed', moves: `
    d4 d6 Qd2 e5 a4 e4 Qf4 f5 h3 Be7 Qh2 Be6 Ra3 c5 Rg3 Qa5+ Nd2 Bh4 f3 Bb3 d5 e3 c4 f4
  ` },
  { year: 1895, place: 'Hastings', white: 'Wilhelm Steinitz', black: 'Curt von Bardeleben', result: '1-0', end: null,
    name: 'The Battle of Hastings', moves: `
    e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 d5 exd5 Nxd5 O-O Be6 Bg5 Be7 Bxd5 Bxd5 Nxd5 Qxd5 Bxe7
    Nxe7 Re1 f6 Qe2 Qd7 Rac1 c6 d5 cxd5 Nd4 Kf7 Ne6 Rhc8 Qg4 g6 Ng5+ Ke8 Rxe7+ Kf8 Rf7+ Kg8 Rg7+ Kh8 Rxh7+
  ` },
  { year: 1907, place: 'Lodz', white: 'Georg Rotlewi', black: 'Akiba Rubinstein', result: '0-1', end: null,
    name: "Rubinstein's Immortal", moves: `
    d4 d5 Nf3 e6 e3 c5 c4 Nc6 Nc3 Nf6 dxc5 Bxc5 a3 a6 b4 Bd6 Bb2 O-O Qd2 Qe7 Bd3 dxc4 Bxc4 b5 Bd3 Rd8 Qe2 Bb7
    O-O Ne5 Nxe5 Bxe5 f4 Bc7 e4 Rac8 e5 Bb6+ Kh1 Ng4 Be4 Qh4 g3 Rxc3 gxh4 Rd2 Qxd2 Bxe4+ Qg2 Rh3
  ` },
  { year: 1909, place: 'Saint Petersburg', white: 'Akiba Rubinstein', black: 'Emanuel Lasker', result: '1-0', end: null, moves: `
    d4 d5 Nf3 Nf6 c4 e6 Bg5 c5 cxd5 exd5 Nc3 cxd4 Nxd4 Nc6 e3 Be7 Bb5 Bd7 Bxf6 Bxf6 Nxd5 Bxd4 exd4 Qg5 Bxc6
    Bxc6 Ne3 O-O-O O-O Rhe8 Rc1 Rxe3 Rxc6+ bxc6 Qc1 Rxd4 fxe3 Rd7 Qxc6+ Kd8 Rf4 f5 Qc5 Qe7 Qxe7+ Kxe7 Rxf5
    Rd1+ Kf2 Rd2+ Kf3 Rxb2 Ra5 Rb7 Ra6 Kf8 e4 Rc7 h4 Kf7 g4 Kf8 Kf4 Ke7 h5 h6 Kf5 Kf7 e5 Rb7 Rd6 Ke7 Ra6 Kf7
    Rd6 Kf8 Rc6 Kf7 a3
  ` },
  { year: 1910, place: 'Vienna', white: 'Richard Réti', black: 'Savielly Tartakower', result: '1-0', end: 'checkmate', moves: `
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Qd3 e5 dxe5 Qa5+ Bd2 Qxe5 O-O-O Nxe4 Qd8+ Kxd8 Bg5+ Kc7 Bd8#
  ` },
  { year: 1912, place: 'Breslau', white: 'Stefan Levitsky', black: 'Frank James Marshall', result: '0-1', end: null,
    name: 'The Gold Coins Game', moves: `
    d4 e6 e4 d5 Nc3 c5 Nf3 Nc6 exd5 exd5 Be2 Nf6 O-O Be7 Bg5 O-O dxc5 Be6 Nd4 Bxc5 Nxe6 fxe6 Bg4 Qd6 Bh3 Rae8
    Qd2 Bb4 Bxf6 Rxf6 Rad1 Qc5 Qe2 Bxc3 bxc3 Qxc3 Rxd5 Nd4 Qh5 Ref8 Re5 Rh6 Qg5 Rxh3 Rc5 Qg3
  ` },
  { year: 1912, place: 'London', white: 'Edward Lasker', black: 'George Alan Thomas', result: '1-0', end: 'checkmate',
    name: 'Fatal Attraction', moves: `
    d4 e6 Nf3 f5 Nc3 Nf6 Bg5 Be7 Bxf6 Bxf6 e4 fxe4 Nxe4 b6 Ne5 O-O Bd3 Bb7 Qh5 Qe7 Qxh7+ Kxh7 Nxf6+ Kh6 Neg4+
    Kg5 h4+ Kf4 g3+ Kf3 Be2+ Kg2 Rh2+ Kg1 Kd2#
  ` },
  { year: 1914, place: 'Saint Petersburg', white: 'Aron Nimzowitsch', black: 'Siegbert Tarrasch', result: '0-1', end: 'checkmate', moves: `
    d4 d5 Nf3 c5 c4 e6 e3 Nf6 Bd3 Nc6 O-O Bd6 b3 O-O Bb2 b6 Nbd2 Bb7 Rc1 Qe7 cxd5 exd5 Nh4 g6 Nhf3 Rad8 dxc5
    bxc5 Bb5 Ne4 Bxc6 Bxc6 Qc2 Nxd2 Nxd2 d4 exd4 Bxh2+ Kxh2 Qh4+ Kg1 Bxg2 f3 Rfe8 Ne4 Qh1+ Kf2 Bxf1 d5 f5 Qc3
    Qg2+ Ke3 Rxe4+ fxe4 f4+ Kxf4 Rf8+ Ke5 Qh2+ Ke6 Re8+ Kd7 Bb5#
  ` },
  { year: 1922, place: 'Hastings', white: 'Efim Bogoljubov', black: 'Alexander Alekhine', result: '0-1', end: null, moves: `
    d4 f5 c4 Nf6 g3 e6 Bg2 Bb4+ Bd2 Bxd2+ Nxd2 Nc6 Ngf3 O-O O-O d6 Qb3 Kh8 Qc3 e5 e3 a5 b3 Qe8 a3 Qh5 h4 Ng4
    Ng5 Bd7 f3 Nf6 f4 e4 Rfd1 h6 Nh3 d5 Nf1 Ne7 a4 Nc6 Rd2 Nb4 Bh1 Qe8 Rg2 dxc4 bxc4 Bxa4 Nf2 Bd7 Nd2 b5 Nd1
    Nd3 Rxa5 b4 Rxa8 bxc3 Rxe8 c2 Rxf8+ Kh7 Nf2 c1=Q+ Nf1 Ne1 Rh2 Qxc4 Rb8 Bb5 Rxb5 Qxb5 g4 Nf3+ Bxf3 exf3
    gxf5 Qe2 d5 Kg8 h5 Kh7 e4 Nxe4 Nxe4 Qxe4 d6 cxd6 f6 gxf6 Rd2 Qe2 Rxe2 fxe2 Kf2 exf1=Q+ Kxf1 Kg7 Ke2 Kf7
    Ke3 Ke6 Ke4 d5+
  ` },
  { year: 1923, place: 'Copenhagen', white: 'Friedrich Saemisch', black: 'Aron Nimzowitsch', result: '0-1', end: null,
    name: 'The Immortal Zugzwang Game', moves: `
    d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7 Nc3 O-O O-O d5 Ne5 c6 cxd5 cxd5 Bf4 a6 Rc1 b5 Qb3 Nc6 Nxc6 Bxc6 h3 Qd7
    Kh2 Nh5 Bd2 f5 Qd1 b4 Nb1 Bb5 Rg1 Bd6 e4 fxe4 Qxh5 Rxf2 Qg5 Raf8 Kh1 R8f5 Qe3 Bd3 Rce1 h6
  ` },
  { year: 1924, place: 'New York', white: 'Jose Raul Capablanca', black: 'Savielly Tartakower', result: '1-0', end: null, moves: `
    d4 e6 Nf3 f5 c4 Nf6 Bg5 Be7 Nc3 O-O e3 b6 Bd3 Bb7 O-O Qe8 Qe2 Ne4 Bxe7 Nxc3 bxc3 Qxe7 a4 Bxf3 Qxf3 Nc6
    Rfb1 Rae8 Qh3 Rf6 f4 Na5 Qf3 d6 Re1 Qd7 e4 fxe4 Qxe4 g6 g3 Kf8 Kg2 Rf7 h4 d5 cxd5 exd5 Qxe8+ Qxe8 Rxe8+
    Kxe8 h5 Rf6 hxg6 hxg6 Rh1 Kf8 Rh7 Rc6 g4 Nc4 g5 Ne3+ Kf3 Nf5 Bxf5 gxf5 Kg3 Rxc3+ Kh4 Rf3 g6 Rxf4+ Kg5 Re4
    Kf6 Kg8 Rg7+ Kh8 Rxc7 Re8 Kxf5 Re4 Kf6 Rf4+ Ke5 Rg4 g7+ Kg8 Rxa7 Rg1 Kxd5 Rc1 Kd6 Rc2 d5 Rc1 Rc7 Ra1 Kc6
    Rxa4 d6
  ` },
  { year: 1925, place: 'Baden Baden', white: 'Richard Reti', black: 'Alexander Alekhine', result: '0-1', end: null, moves: `
    g3 e5 Nf3 e4 Nd4 d5 d3 exd3 Qxd3 Nf6 Bg2 Bb4+ Bd2 Bxd2+ Nxd2 O-O c4 Na6 cxd5 Nb4 Qc4 Nbxd5 N2b3 c6 O-O
    Re8 Rfd1 Bg4 Rd2 Qc8 Nc5 Bh3 Bf3 Bg4 Bg2 Bh3 Bf3 Bg4 Bh1 h5 b4 a6 Rc1 h4 a4 hxg3 hxg3 Qc7 b5 axb5 axb5
    Re3 Nf3 cxb5 Qxb5 Nc3 Qxb7 Qxb7 Nxb7 Nxe2+ Kh2 Ne4 Rc4 Nxf2 Bg2 Be6 Rcc2 Ng4+ Kh3 Ne5+ Kh2 Rxf3 Rxe2 Ng4+
    Kh3 Ne3+ Kh2 Nxc2 Bxf3 Nd4
  ` },
  { year: 1928, place: 'Melbourne', white: 'Gunnar Gundersen', black: 'Albert Faul', result: '1-0', end: 'checkmate',
    name: 'Mate en passant', moves: `
    e4 e6 d4 d5 e5 c5 c3 cxd4 cxd4 Bb4+ Nc3 Nc6 Nf3 Nge7 Bd3 O-O Bxh7+ Kxh7 Ng5+ Kg6 h4 Nxd4 Qg4 f5 h5+ Kh6
    Nxe6+ g5 hxg6#
  ` },
  { year: 1930, place: 'Leningrad', white: 'Viacheslav Ragozin', black: 'P Noskov', result: '1-0', end: null, moves: `
    e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nd2 d6 Bd3 Nc6 Nxc6 bxc6 O-O Be7 b3 O-O Bb2 Nd7 f4 Bf6 e5 dxe5 Ne4 exf4
    Nxf6+ Nxf6 Rxf4 Re8 Rxf6 gxf6 Qg4+ Kf8 Ba3+ Re7 Bxh7 Qb6+ Kh1 Ke8 Rd1
  ` },
  { year: 1934, place: 'Budapest', white: 'Esteban Canal', black: 'NN', result: '1-0', end: 'checkmate',
    name: 'The Peruvian Immortal', moves: `
    e4 d5 exd5 Qxd5 Nc3 Qa5 d4 c6 Nf3 Bg4 Bf4 e6 h3 Bxf3 Qxf3 Bb4 Be2 Nd7 a3 O-O-O axb4 Qxa1+ Kd2 Qxh1 Qxc6+
    bxc6 Ba6#
  ` },
  { year: 1935, place: 'Zandvoort', white: 'Max Euwe', black: 'Alexander Alekhine', result: '1-0', end: null, moves: `
    d4 e6 c4 f5 g3 Bb4+ Bd2 Be7 Bg2 Nf6 Nc3 O-O Nf3 Ne4 O-O b6 Qc2 Bb7 Ne5 Nxc3 Bxc3 Bxg2 Kxg2 Qc8 d5 d6 Nd3
    e5 Kh1 c6 Qb3 Kh8 f4 e4 Nb4 c5 Nc2 Nd7 Ne3 Bf6 Nxf5 Bxc3 Nxd6 Qb8 Nxe4 Bf6 Nd2 g5 e4 gxf4 gxf4 Bd4 e5 Qe8
    e6 Rg8 Nf3 Qg6 Rg1 Bxg1 Rxg1 Qf6 Ng5 Rg7 exd7 Rxd7 Qe3 Re7 Ne6 Rf8 Qe5 Qxe5 fxe5 Rf5 Re1 h6 Nd8 Rf2 e6
    Rd2 Nc6 Re8 e7 b5 Nd8 Kg7 Nb7 Kf6 Re6+ Kg5 Nd6 Rxe7 Ne4+
  ` },
  { year: 1938, place: 'Rotterdam', white: 'Mikhail Botvinnik', black: 'Jose Raul Capablanca', result: '1-0', end: null, moves: `
    d4 Nf6 c4 e6 Nc3 Bb4 e3 d5 a3 Bxc3+ bxc3 c5 cxd5 exd5 Bd3 O-O Ne2 b6 O-O Ba6 Bxa6 Nxa6 Bb2 Qd7 a4 Rfe8
    Qd3 c4 Qc2 Nb8 Rae1 Nc6 Ng3 Na5 f3 Nb3 e4 Qxa4 e5 Nd7 Qf2 g6 f4 f5 exf6 Nxf6 f5 Rxe1 Rxe1 Re8 Re6 Rxe6
    fxe6 Kg7 Qf4 Qe8 Qe5 Qe7 Ba3 Qxa3 Nh5+ gxh5 Qg5+ Kf8 Qxf6+ Kg8 e7 Qc1+ Kf2 Qc2+ Kg3 Qd3+ Kh4 Qe4+ Kxh5
    Qe2+ Kh4 Qe4+ g4 Qe1+ Kh5
  ` },
  { year: 1938, place: 'London', white: 'Frank Parr', black: 'George Wheatcroft', result: '1-0', end: null, moves: `
    d4 Nf6 c4 g6 g3 Bg7 Bg2 d5 cxd5 Nxd5 Nc3 Nxc3 bxc3 c5 e3 O-O Ne2 Nc6 O-O cxd4 cxd4 e5 d5 Ne7 Ba3 Re8 Nc3
    Qa5 Qb3 e4 Nxe4 Nxd5 Rac1 Be6 Rc5 Qb6 Rb5 Qa6 Nc5 Nxe3 Nxe6 Nxf1 Ng5 Nd2 Qxf7+ Kh8 Bd5 h6 Bb2 Rg8 Qd7 Qa4
    Bb3 Nxb3 Nf7+ Kh7 Rh5 Qa5 Rxh6+
  ` },
  { year: 1943, place: 'Montevideo', white: 'B Molinari', black: 'Luis Roux Cabral', result: '0-1', end: null, moves: `
    d4 Nf6 Nf3 d5 c4 c6 Nc3 Nbd7 e3 e6 Bd3 dxc4 Bxc4 b5 Bd3 a6 O-O c5 b3 Bb7 Qe2 Qb6 Rd1 Be7 a4 b4 Nb1 Rc8
    Nbd2 cxd4 Nc4 Qa7 Nxd4 O-O Bd2 a5 Nb5 Qa8 Nbd6 Bxg2 Nxc8 Rxc8 Re1 Bf3 Qf1 Qd5 e4 Rxc4 bxc4 Qh5 Bf4 Ng4
    Be2 Nde5 h3 Bc5 Bg3 Nxf2 Bxf2 Qg5+ Kh2 Qf4+ Bg3 Bg1+ Qxg1 Ng4+
  ` },
  { year: 1953, place: 'Zurich', white: 'Yuri Averbakh', black: 'Alexander Kotov', result: '0-1', end: null, moves: `
    d4 Nf6 c4 d6 Nf3 Nbd7 Nc3 e5 e4 Be7 Be2 O-O O-O c6 Qc2 Re8 Rd1 Bf8 Rb1 a5 d5 Nc5 Be3 Qc7 h3 Bd7 Rbc1 g6
    Nd2 Rab8 Nb3 Nxb3 Qxb3 c5 Kh2 Kh8 Qc2 Ng8 Bg4 Nh6 Bxd7 Qxd7 Qd2 Ng8 g4 f5 f3 Be7 Rg1 Rf8 Rcf1 Rf7 gxf5
    gxf5 Rg2 f4 Bf2 Rf6 Ne2 Qxh3+ Kxh3 Rh6+ Kg4 Nf6+ Kf5 Nd7 Rg5 Rf8+ Kg4 Nf6+ Kf5 Ng8+ Kg4 Nf6+ Kf5 Nxd5+
    Kg4 Nf6+ Kf5 Ng8+ Kg4 Bxg5 Kxg5 Rf7 Bh4 Rg6+ Kh5 Rfg7 Bg5 Rxg5+ Kh4 Nf6 Ng3 Rxg3 Qxd6 R3g6 Qb8+ Rg8
  ` },
  { year: 1954, place: 'Moscow', white: 'Mikhail Botvinnik', black: 'Vasily Smyslov', result: '0-1', end: null, moves: `
    d4 Nf6 c4 g6 g3 Bg7 Bg2 O-O Nc3 d6 Nf3 Nbd7 O-O e5 e4 c6 Be3 Ng4 Bg5 Qb6 h3 exd4 Na4 Qa6 hxg4 b5 Nxd4
    bxa4 Nxc6 Qxc6 e5 Qxc4 Bxa8 Nxe5 Rc1 Qb4 a3 Qxb2 Qxa4 Bb7 Rb1 Nf3+ Kh1 Bxa8 Rxb2 Nxg5+ Kh2 Nf3+ Kh3 Bxb2
    Qxa7 Be4 a4 Kg7 Rd1 Be5 Qe7 Rc8 a5 Rc2 Kg2 Nd4+ Kf1 Bf3 Rb1 Nc6
  ` },
  { year: 1956, place: 'New York', white: 'Donald Byrne', black: 'Robert Fischer', result: '0-1', end: 'checkmate',
    name: 'The Game of the Century', moves: `
    Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 bxc3 Nxe4
    Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 Qxb6
    Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+
    Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#
  ` },
  { year: 1958, place: 'Sochi', white: 'Lev Polugaevsky', black: 'Rashid Nezhmetdinov', result: '0-1', end: null,
    name: "Nezhmetdinov's Immortal", moves: `
    d4 Nf6 c4 d6 Nc3 e5 e4 exd4 Qxd4 Nc6 Qd2 g6 b3 Bg7 Bb2 O-O Bd3 Ng4 Nge2 Qh4 Ng3 Nge5 O-O f5 f3 Bh6 Qd1 f4
    Nge2 g5 Nd5 g4 g3 fxg3 hxg3 Qh3 f4 Be6 Bc2 Rf7 Kf2 Qh2+ Ke3 Bxd5 cxd5 Nb4 Rh1 Rxf4 Rxh2 Rf3+ Kd4 Bg7 a4
    c5+ dxc6 bxc6 Bd3 Nexd3+ Kc4 d5+ exd5 cxd5+ Kb5 Rb8+ Ka5 Nc6+
  ` },
  { year: 1959, place: 'Bled', white: 'Mikhail Tal', black: 'Vasily Smyslov', result: '1-0', end: null, moves: `
    e4 c6 d3 d5 Nd2 e5 Ngf3 Nd7 d4 dxe4 Nxe4 exd4 Qxd4 Ngf6 Bg5 Be7 O-O-O O-O Nd6 Qa5 Bc4 b5 Bd2 Qa6 Nf5 Bd8
    Qh4 bxc4 Qg5 Nh5 Nh6+ Kh8 Qxh5 Qxa2 Bc3 Nf6 Qxf7 Qa1+ Kd2 Rxf7 Nxf7+ Kg8 Rxa1 Kxf7 Ne5+ Ke6 Nxc6 Ne4+ Ke3
    Bb6+ Bd4
  ` },
  { year: 1960, place: 'Leningrad', white: 'Boris Spassky', black: 'David Bronstein', result: '1-0', end: null, moves: `
    e4 e5 f4 exf4 Nf3 d5 exd5 Bd6 Nc3 Ne7 d4 O-O Bd3 Nd7 O-O h6 Ne4 Nxd5 c4 Ne3 Bxe3 fxe3 c5 Be7 Bc2 Re8 Qd3
    e2 Nd6 Nf8 Nxf7 exf1=Q+ Rxf1 Bf5 Qxf5 Qd7 Qf4 Bf6 N3e5 Qe7 Bb3 Bxe5 Nxe5+ Kh7 Qe4+
  ` },
  { year: 1962, place: 'Rostov', white: 'Rashid Nezhmetdinov', black: 'Oleg Chernikov', result: '1-0', end: null, moves: `
    e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 O-O Bb3 Ng4 Qxg4 Nxd4 Qh4 Qa5 O-O Bf6 Qxf6 Ne2+ Nxe2
    exf6 Nc3 Re8 Nd5 Re6 Bd4 Kg7 Rad1 d6 Rd3 Bd7 Rf3 Bb5 Bc3 Qd8 Nxf6 Be2 Nxh7+ Kg8 Rh3 Re5 f4 Bxf1 Kxf1 Rc8
    Bd4 b5 Ng5 Rc7 Bxf7+ Rxf7 Rh8+ Kxh8 Nxf7+ Kh7 Nxd8 Rxe4 Nc6 Rxf4+ Ke2
  ` },
  { year: 1963, place: 'New York', white: 'Robert Byrne', black: 'Robert Fischer', result: '0-1', end: null, moves: `
    d4 Nf6 c4 g6 g3 c6 Bg2 d5 cxd5 cxd5 Nc3 Bg7 e3 O-O Nge2 Nc6 O-O b6 b3 Ba6 Ba3 Re8 Qd2 e5 dxe5 Nxe5 Rfd1
    Nd3 Qc2 Nxf2 Kxf2 Ng4+ Kg1 Nxe3 Qd2 Nxg2 Kxg2 d4 Nxd4 Bb7+ Kf1 Qd7
  ` },
  { year: 1965, place: 'Bled', white: 'Mikhail Tal', black: 'Bent Larsen', result: '1-0', end: null, moves: `
    e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e6 Nc3 d6 Be3 Nf6 f4 Be7 Qf3 O-O O-O-O Qc7 Ndb5 Qb8 g4 a6 Nd4 Nxd4 Bxd4 b5 g5
    Nd7 Bd3 b4 Nd5 exd5 exd5 f5 Rde1 Rf7 h4 Bb7 Bxf5 Rxf5 Rxe7 Ne5 Qe4 Qf8 fxe5 Rf4 Qe3 Rf3 Qe2 Qxe7 Qxf3
    dxe5 Re1 Rd8 Rxe5 Qd6 Qf4 Rf8 Qe4 b3 axb3 Rf1+ Kd2 Qb4+ c3 Qd6 Bc5 Qxc5 Re8+ Rf8 Qe6+ Kh8 Qf7
  ` },
  { year: 1966, place: 'Moscow', white: 'Tigran Petrosian', black: 'Boris Spassky', result: '1-0', end: null, moves: `
    Nf3 Nf6 g3 g6 c4 Bg7 Bg2 O-O O-O Nc6 Nc3 d6 d4 a6 d5 Na5 Nd2 c5 Qc2 e5 b3 Ng4 e4 f5 exf5 gxf5 Nd1 b5 f3
    e4 Bb2 exf3 Bxf3 Bxb2 Qxb2 Ne5 Be2 f4 gxf4 Bh3 Ne3 Bxf1 Rxf1 Ng6 Bg4 Nxf4 Rxf4 Rxf4 Be6+ Rf7 Ne4 Qh4 Nxd6
    Qg5+ Kh1 Ra7 Bxf7+ Rxf7 Qh8+
  ` },
  { year: 1966, place: 'Polanica-Zdrój', white: 'Andrzej Filipowicz', black: 'Petar Smederevac', result: '1/2-1/2', end: 'fifty_moves', moves: `
    e4 e6 d3 Ne7 g3 c5 Bg2 Nbc6 Be3 b6 Ne2 d5 O-O d4 Bc1 g6 Nd2 Bg7 f4 f5 a3 O-O e5 a5 a4 Ba6 b3 Rb8 Nc4 Qc7
    Kh1 Nd5 Bd2 Rfd8 Ng1 Bf8 Nf3 Be7 h4 h5 Qe2 Ncb4 Rfc1 Bb7 Kh2 Bc6 Na3 Ra8 Qe1 Rdb8 Qg1 Qb7 Qf1 Kg7 Qh1 Qd7
    Ne1 Ra7 Nf3 Rba8 Ne1 Bd8 Nf3 Rb8 Ne1 Bc7 Nf3 Rh8 Ng5 Bd8 Nf3 Be7 Qg1 Bb7 Nb5 Raa8 Na3 Ba6 Qf1 Rab8 Nc4
    Bd8 Qd1 Ne7 Nd6 Bc7 Qe2 Ng8 Ng5 Nh6 Bf3 Bd8 Nh3 Ng4+ Kg1 Be7 Nc4 Nd5 Nf2 Bb7 Nh3 Bc6 Qg2 Rhc8 Re1 Rc7 Re2
    Ra7 Ree1 Ra6 Re2 Rba8 Ree1 R8a7 Na3 Ra8 Nc4 Nh6 Na3 Nf7 Nf2 Rd8 Nc4 Rb8 Nh3 Bd8 Na3 Ra7 Qh1 Bc7 Qg2 Rd8
    Qh1 Nh6 Ng5 Nf7 Nh3 Qe8 Kh2 Rd7
  ` },
  { year: 1970, place: 'Belgrade', white: 'Bent Larsen', black: 'Boris Spassky', result: '0-1', end: null, moves: `
    b3 e5 Bb2 Nc6 c4 Nf6 Nf3 e4 Nd4 Bc5 Nxc6 dxc6 e3 Bf5 Qc2 Qe7 Be2 O-O-O f4 Ng4 g3 h5 h3 h4 hxg4 hxg3 Rg1
    Rh1 Rxh1 g2 Rf1 Qh4+ Kd1 gxf1=Q+
  ` },
  { year: 1971, place: 'Buenos Aires', white: 'Robert Fischer', black: 'Tigran Petrosian', result: '1/2-1/2', end: 'repetition',
    name: 'The end of the third match game',
    fen: '8/pp3p1k/2p2q1p/3r1P2/5R2/7P/P1P1QP2/7K b - - 2 30', moves: `
    Qe5 Qh5 Qf6 Qe2 Re5 Qd3 Rd5 Qe2
  ` },
  { year: 1972, place: 'Reykjavik', white: 'Boris Spassky', black: 'Robert Fischer', result: '0-1', end: null, moves: `
    e4 Nf6 e5 Nd5 d4 d6 Nf3 g6 Bc4 Nb6 Bb3 Bg7 Nbd2 O-O h3 a5 a4 dxe5 dxe5 Na6 O-O Nc5 Qe2 Qe8 Ne4 Nbxa4 Bxa4
    Nxa4 Re1 Nb6 Bd2 a4 Bg5 h6 Bh4 Bf5 g4 Be6 Nd4 Bc4 Qd2 Qd7 Rad1 Rfe8 f4 Bd5 Nc5 Qc8 Qc3 e6 Kh2 Nd7 Nd3 c5
    Nb5 Qc6 Nd6 Qxd6 exd6 Bxc3 bxc3 f6 g5 hxg5 fxg5 f5 Bg3 Kf7 Ne5+ Nxe5 Bxe5 b5 Rf1 Rh8 Bf6 a3 Rf4 a2 c4
    Bxc4 d7 Bd5 Kg3 Ra3+ c3 Rha8 Rh4 e5 Rh7+ Ke6 Re7+ Kd6 Rxe5 Rxc3+ Kf2 Rc2+ Ke1 Kxd7 Rexd5+ Kc6 Rd6+ Kb7
    Rd7+ Ka6 R7d2 Rxd2 Kxd2 b4 h4 Kb5 h5 c4 Ra1 gxh5 g6 h4 g7 h3 Be7 Rg8 Bf8 h2 Kc2 Kc6 Rd1 b3+ Kc3 h1=Q Rxh1
    Kd5 Kb2 f4 Rd1+ Ke4 Rc1 Kd3 Rd1+ Ke2 Rc1 f3 Bc5 Rxg7 Rxc4 Rd7 Re4+ Kf1 Bd4 f2
  ` },
  { year: 1972, place: 'Reykjavik', white: 'Robert Fischer', black: 'Boris Spassky', result: '1-0', end: null, moves: `
    c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6 Qa4 c5 Qa3 Rc8 Bb5
    a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4 Qe7 e5 Rb8 Bc4 Kh8 Qh3 Nf8 b3 a5 f5 exf5 Rxf5 Nh7
    Rcf1 Qd8 Qg3 Re7 h4 Rbb7 e6 Rbc7 Qe5 Qe8 a4 Qd8 R1f2 Qe8 R2f3 Qd8 Bd3 Qe8 Qe4 Nf6 Rxf6 gxf6 Rxf6 Kg8 Bc4
    Kh8 Qf4
  ` },
  { year: 1973, place: 'Kirovabad', white: 'Vladimir Bagirov', black: 'Eduard Gufeld', result: '0-1', end: null,
    name: 'The Mona Lisa', moves: `
    d4 g6 c4 Bg7 Nc3 d6 e4 Nf6 f3 O-O Be3 Nc6 Nge2 Rb8 Qd2 a6 Bh6 b5 h4 e5 Bxg7 Kxg7 h5 Kh8 Nd5 bxc4 hxg6
    fxg6 Qh6 Nh5 g4 Rxb2 gxh5 g5 Rg1 g4 O-O-O Rxa2 Nef4 exf4 Nxf4 Rxf4 Qxf4 c3 Bc4 Ra3 fxg4 Nb4 Kb1 Be6 Bxe6
    Nd3 Qf7 Qb8+ Bb3 Rxb3+ Kc2 Nb4+ Kxb3 Nd5+ Kc2 Qb2+ Kd3 Qb5+
  ` },
  { year: 1974, place: 'Nice', white: 'Anatoly Karpov', black: 'Wolfgang Unzicker', result: '1-0', end: null, moves: `
    e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Nc6 d5 Nd8 a4 Rb8
    axb5 axb5 b4 Nb7 Nf1 Bd7 Be3 Ra8 Qd2 Rfc8 Bd3 g6 Ng3 Bf8 Ra2 c4 Bb1 Qd8 Ba7 Ne8 Bc2 Nc7 Rea1 Qe7 Bb1 Be8
    Ne2 Nd8 Nh2 Bg7 f4 f6 f5 g5 Bc2 Bf7 Ng3 Nb7 Bd1 h6 Bh5 Qe8 Qd1 Nd8 Ra3 Kf8 R1a2 Kg8 Ng4 Kf8 Ne3 Kg8 Bxf7+
    Nxf7 Qh5 Nd8 Qg6 Kf8 Nh5
  ` },
  { year: 1975, place: 'Hastings', white: 'Raymond Keene', black: 'Anthony Miles', result: '1-0', end: 'checkmate', moves: `
    Nf3 Nf6 c4 c5 Nc3 Nc6 e3 e6 d4 d5 cxd5 Nxd5 Bd3 cxd4 exd4 Be7 O-O O-O Re1 Nf6 Bg5 Nb4 Bb1 b6 Ne5 Bb7 Re3
    g6 Rg3 Rc8 Bh6 Re8 a3 Nc6 Nxg6 hxg6 Bxg6 fxg6 Qb1 Ne5 dxe5 Ne4 Nxe4 Kh7 Nf6+ Bxf6 Qxg6+ Kh8 Bg7+ Bxg7
    Qxg7#
  ` },
  { year: 1978, place: 'Baguio City', white: 'Viktor Korchnoi', black: 'Anatoly Karpov', result: '1/2-1/2', end: 'stalemate',
    name: 'The longest match game for the title, a stalemate', moves: `
    c4 Nf6 d4 e6 Nc3 Bb4 e3 c5 Ne2 d5 a3 Bxc3+ Nxc3 cxd4 exd4 dxc4 Bxc4 Nc6 Be3 O-O O-O b6 Qd3 Bb7 Rad1 h6 f3
    Ne7 Bf2 Nfd5 Ba2 Nf4 Qd2 Nfg6 Bb1 Qd7 h4 Rfd8 h5 Nf8 Bh4 f6 Ne4 Nd5 g4 Rac8 Bg3 Ba6 Rfe1 Rc6 Rc1 Ne7 Rxc6
    Qxc6 Ba2 Qd7 Nd6 Bb7 Nxb7 Qxb7 Qe3 Kh8 Rc1 Nd5 Qe4 Qd7 Bb1 Qb5 b4 Qd7 Qd3 Qe7 Kf2 f5 gxf5 exf5 Re1 Qf6
    Be5 Qh4+ Bg3 Qf6 Rh1 Nh7 Be5 Qg5 Qxf5 Qd2+ Kg3 Nhf6 Rg1 Re8 Be4 Ne7 Qh3 Rc8 Kh4 Rc1 Qg3 Rxg1 Qxg1 Kg8 Qg3
    Kf7 Bg6+ Ke6 Qh3+ Kd5 Be4+ Nxe4 fxe4+ Kxe4 Qg4+ Kd3 Qf3+ Qe3 Kg4 Qxf3+ Kxf3 g6 Bd6 Nf5 Kf4 Nh4 Kg4 gxh5+
    Kxh4 Kxd4 Bb8 a5 Bd6 Kc4 Kxh5 a4 Kxh6 Kb3 b5 Kc4 Kg5 Kxb5 Kf5 Ka6 Ke6 Ka7 Kd7 Kb7 Be7 Ka7 Kc7 Ka8 Bd6 Ka7
    Kc8 Ka6 Kb8 b5 Bb4 Kb6 Kc8 Kc6 Kd8 Kd5 Ke7 Ke5 Kf7 Kd5 Kf6 Kd4 Ke6 Ke4 Bf8 Kd4 Kd6 Ke4 Bg7 Kf4 Ke6 Kf3
    Ke5 Kg4 Bf6 Kh5 Kf5 Kh6 Bd4 Kh7 Kf6 Kh6 Be3+ Kh5 Kf5 Kh4 Bd2 Kg3 Bg5 Kf3 Bf4 Kg2 Bd6 Kf3 Bh2 Kg2 Bc7 Kf3
    Bd6 Ke3 Ke5 Kf3 Kd5 Kg4 Kc5 Kf5 Kxb5 Ke6 Kc6 Kf6 Kd7 Kf7 Be7 Kg8 Ke6 Kg7 Bc5 Kg8 Kf6 Kh7 Kf7 Kh8 Bd4+ Kh7
    Bb2 Kh6 Kg8 Kg6 Bg7 Kf5 Kf7 Kg5 Bb2 Kh6 Bc1+ Kh7 Bd2 Kh8 Bc3+ Kh7 Bg7
  ` },
  { year: 1979, place: 'France', white: 'Molinari', black: 'Bordais', result: '0-1', end: 'checkmate',
    name: 'Smothered at the fifth move', moves: `
    e4 c5 c4 Nc6 Ne2 Nf6 Nbc3 Nb4 g3 Nd3#
  ` },
  { year: 1987, place: 'Brussels', white: 'Mikhail Tal', black: 'Anatoly Karpov', result: '1-0', end: null, moves: `
    e4 c6 c4 d5 exd5 cxd5 cxd5 Nf6 Nc3 Nxd5 Nf3 Nxc3 bxc3 g6 d4 Bg7 Bd3 O-O O-O Nc6 Re1 Re8 Bg5 Be6 Rxe6 fxe6
    Bc4 Qd6 Qe2 Nd8 Re1 Rc8 Nd2 Kh8 Ne4 Qc7 Bb3 e5 h4 exd4 h5 gxh5 Qxh5 Rf8 Bc2 Qe5 Ng3 Qxe1+ Kh2 h6 Bxh6 Kg8
    Bxg7 Rxf2 Qh7+ Kf7 Qg6+ Kg8 Bh6+
  ` },
  { year: 1987, place: 'Reykjavik', white: 'Mikhail Tal', black: 'Johann Hjartarson', result: '1-0', end: null, moves: `
    e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Na5 Bc2 c5 d4 Qc7 Nbd2 Bd7 Nf1 cxd4 cxd4
    Rac8 Ne3 Nc6 d5 Nb4 Bb1 a5 a3 Na6 b4 g6 Bd2 axb4 axb4 Qb7 Bd3 Nc7 Nc2 Nh5 Be3 Ra8 Qd2 Rxa1 Nxa1 f5 Bh6
    Ng7 Nb3 f4 Na5 Qb6 Rc1 Ra8 Qc2 Nce8 Qb3 Bf6 Nc6 Nh5 Qb2 Bg7 Bxg7 Kxg7 Rc5 Qa6 Rxb5 Nc7 Rb8 Qxd3 Ncxe5
    Qd1+ Kh2 Ra1 Ng4+ Kf7 Nh6+ Ke7 Ng8+
  ` },
  { year: 1988, place: 'Thessaloniki', white: 'Carsten Hoi', black: 'Boris Gulko', result: '1-0', end: null, moves: `
    d4 e6 Nf3 c5 e3 Nf6 Bd3 b6 O-O Bb7 Nbd2 cxd4 exd4 Be7 Re1 O-O c3 d6 Qe2 Re8 Nf1 Nbd7 Ng3 Bf8 Bg5 h6 Bd2
    Qc7 Bc2 Bd5 b3 Qb7 Nh4 b5 Qd3 g5 Nf3 Bxf3 gxf3 Bg7 h4 gxh4 Ne4 Qc6 Kh1 Nh5 Rg1 Kf8 Rxg7 Kxg7 Bxh6+ Kxh6
    Rg1 f5 Qe3+ f4 Nxd6 Qxd6 Qd3 Nf8 Qh7+
  ` },
  { year: 1989, place: 'Belgrade', white: 'Ivan Nikolić', black: 'Goran Arsović', result: '1/2-1/2', end: 'fifty_moves',
    name: 'The longest game', moves: `
    d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 Nbd7 O-O e5 Re1 Re8 Bf1 h6 d5 Nh7 Rb1 f5 Nd2 f4 b4 g5 Nb3 Bf8 Be2
    Ndf6 c5 g4 cxd6 cxd6 a3 Ng5 Bf1 Re7 Qd3 Rg7 Kh1 Qe8 Nd2 g3 fxg3 fxg3 Qxg3 Nh3 Qf3 Qg6 Nc4 Bd7 Bd3 Ng5
    Bxg5 Qxg5 Ne3 Re8 Ne2 Be7 Rbd1 Rf8 Nf5 Ng4 Neg3 h5 Kg1 h4 Qxg4 Qxg4 Nh6+ Kh7 Nxg4 hxg3 Ne3 gxh2+ Kxh2 Rh8
    Rh1 Kg6+ Kg1 Rc8 Be2 Rc3 Rd3 Rc1+ Nf1 Bd8 Rh8 Bb6+ Kh2 Rh7+ Rxh7 Kxh7 Nd2 Bg1+ Kh1 Bd4+ Nf1 Bg4 Bxg4
    Rxf1+ Kh2 Bg1+ Kh3 Re1 Bf5+ Kh6 Kg4 Re3 Rd1 Bh2 Rh1 Rg3+ Kh4 Rxg2 Kh3 Rg3+ Kxh2 Rxa3 Rg1 Ra6 Rg6+ Kh5 Kg3
    Rb6 Rg7 Rxb4 Bc8 a5 Bxb7 a4 Bc6 a3 Ra7 Rb3+ Kf2 Kg5 Ke2 Kf4 Ra4 Rh3 Kd2 a2 Bb5 Rh1 Rxa2 Rh2+ Be2 Kxe4 Ra5
    Kd4 Ke1 Rh1+ Kf2 Rc1 Bg4 Rc2+ Ke1 e4 Be6 Ke5 Bg8 Rc8 Bf7 Rc7 Be6 Rc2 Ra8 Rb2 Ra6 Rg2 Kd1 Rb2 Ra5 Rg2 Bd7
    Rh2 Bc6 Kf4 Ra8 e3 Re8 Kf3 Rf8+ Ke4 Rf6 Kd3 Bb5+ Kd4 Rf5 Rh1+ Ke2 Rh2+ Kd1 Rh1+ Kc2 Rh2+ Kc1 Rh1+ Kc2
    Rh2+ Kd1 Rh1+ Ke2 Rh2+ Kf1 Rb2 Be2 Ke4 Rh5 Rb1+ Kg2 Rb2 Rh4+ Kxd5 Kf3 Kc5 Kxe3 Rb3+ Bd3 d5 Rh8 Ra3 Re8
    Kd6 Kd4 Ra4+ Kc3 Ra3+ Kd4 Ra4+ Ke3 Ra3 Rh8 Ke5 Rh5+ Kd6 Rg5 Rb3 Kd2 Rb8 Bf1 Re8 Kd3 Re5 Rg8 Rh5 Bg2 Kc5
    Rf8 Rh6 Bf3 Rd6 Re8 Rc6 Ra8 Rb6 Rd8 Rd6 Rf8 Ra6 Rf5 Rd6 Kc3 Rd8 Rg5 Rd6 Rh5 Rd8 Rf5 Rd6 Rf8 Ra6 Re8 Rc6
    Ra8 Rb6 Ra5+ Rb5 Ra1 Rb8 Rd1 Rd8 Rd2 Rd7 Bg2 Rd8 Kd3 Ra8 Ke3 Re8+ Kd3 Ra8 Kc3 Rd8 Bf3 Rd7 Kd3 Ra7 Bg2 Ra8
    Rc2+ Kd6 Rc3 Ra2 Bf3 Ra8 Rb3 Ra5 Ke3 Ke5 Rd3 Rb5 Kd2 Rc5 Bg2 Ra5 Bf3 Rc5 Bd1 Rc8 Bb3 Rc5 Rh3 Kf4 Kd3 Ke5
    Rh5+ Kf4 Kd4 Rb5 Bxd5 Rb4+ Bc4 Ra4 Rh7 Kg5 Rf7 Kg6 Rf1 Kg5 Kc5 Ra5+ Kc6 Ra4 Bd5 Rf4 Re1 Rf6+ Kc5 Rf5 Kd4
    Kf6 Re6+ Kg5 Be4 Rf6 Re8 Kf4 Rh8 Rd6+ Bd5 Rf6 Rh1 Kf5 Be4+ Ke6 Ra1 Kd6 Ra5 Re6 Bf5 Re1 Ra6+ Ke7 Be4 Rc1
    Ke5 Rc5+ Bd5 Rc7 Rg6 Rd7 Rh6 Kd8 Be6 Rd2 Rh7 Ke8 Kf6 Kd8 Ke5 Rd1 Bd5 Ke8 Kd6 Kf8 Rf7+ Ke8 Rg7 Rf1 Rg8+
    Rf8 Rg7 Rf6+ Be6 Rf2 Bd5 Rf6+ Ke5 Rf1 Kd6 Rf6+ Be6 Rf2 Ra7 Kf8 Rc7 Rd2+ Ke5 Ke8 Kf6 Rf2+ Bf5 Rd2 Rc1 Rd6+
    Be6 Rd2 Rh1 Kd8 Rh7 Rd1 Rg7 Rd2 Rg8+ Kc7 Rc8+ Kb6 Ke5 Kb7 Rc3 Kb6 Bd5 Rh2 Kd6 Rh6+ Be6 Rh5 Ra3 Ra5 Rg3
    Rh5 Rg2 Ka5 Rg3 Kb6 Rg4 Rb5 Bd5 Rc5 Rg8 Rc2 Rb8+ Ka5 Bb3 Rc3 Kd5 Rc7 Kd4 Rd7+ Bd5 Re7 Rb2 Re8 Rb7 Ka6 Rb1
    Ka5 Bc4 Rd8+ Kc3 Rh8 Rb5+ Ka4 Rb6 Rh3+ Bd3 Rh5 Re6 Rg5 Rh6 Rc5+ Bc4 Rg5 Ra6+ Ra5 Rh6 Rg5 Rh4 Ka5 Rh2 Rg3+
    Kd4 Rg5 Bd5 Ka4 Kc5 Rg3 Ra2+ Ra3 Rb2 Rg3 Rh2 Rc3+ Bc4 Rg3 Rb2 Rg5+ Bd5 Rg3 Rh2 Rc3+ Bc4 Rg3 Rh8 Ka3 Ra8+
    Kb2 Ra2+ Kb1 Rf2 Kc1 Kd4 Kd1 Bd3 Rg7
  ` },
  { year: 1991, place: 'Brussels', white: 'Vassily Ivanchuk', black: 'Artur Yusupov', result: '0-1', end: null,
    name: "Yusupov's Immortal", moves: `
    c4 e5 g3 d6 Bg2 g6 d4 Nd7 Nc3 Bg7 Nf3 Ngf6 O-O O-O Qc2 Re8 Rd1 c6 b3 Qe7 Ba3 e4 Ng5 e3 f4 Nf8 b4 Bf5 Qb3
    h6 Nf3 Ng4 b5 g5 bxc6 bxc6 Ne5 gxf4 Nxc6 Qg5 Bxd6 Ng6 Nd5 Qh5 h4 Nxh4 gxh4 Qxh4 Nde7+ Kh8 Nxf5 Qh2+ Kf1
    Re6 Qb7 Rg6 Qxa8+ Kh7 Qg8+ Kxg8 Nce7+ Kh7 Nxg6 fxg6 Nxg7 Nf2 Bxf4 Qxf4 Ne6 Qh2 Rdb1 Nh3 Rb7+ Kg8 Rb8+
    Qxb8 Bxh3 Qg3
  ` },
  { year: 1992, place: 'Belgrade', white: 'Robert Fischer', black: 'Boris Spassky', result: '1/2-1/2', end: null, moves: `
    e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4
    Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7+ Rxf7 Nxf7 Rxe1+
    Qxe1 Kxf7 Qe3 Qg5 Qxg5 hxg5 b3 Ke6 a3 Kd6 axb4 cxb4 Ra5 Nd5 f3 Bc8 Kf2 Bf5 Ra7 g6 Ra6+ Kc5 Ke1 Nf4 g3
    Nxh3 Kd2 Kb5 Rd6 Kc5 Ra6 Nf2 g4 Bd3 Re6
  ` },
  { year: 1993, place: 'Saint Petersburg', white: 'Grigory Serper', black: 'Ioannis Nikolaidis', result: '1-0', end: null, moves: `
    c4 g6 e4 Bg7 d4 d6 Nc3 Nf6 Nge2 Nbd7 Ng3 c6 Be2 a6 Be3 h5 f3 b5 c5 dxc5 dxc5 Qc7 O-O h4 Nh1 Nh5 Qd2 e5
    Nf2 Nf8 a4 b4 Nd5 cxd5 exd5 f5 d6 Qc6 Bb5 axb5 axb5 Qxb5 Rxa8 Qc6 Rfa1 f4 R1a7 Nd7 Rxc8+ Qxc8 Qd5 fxe3
    Qe6+ Kf8 Rxd7 exf2+ Kf1 Qe8 Rf7+ Qxf7 Qc8+ Qe8 d7 Kf7 dxe8=Q+ Rxe8 Qb7+ Re7 c6 e4 c7 e3 Qd5+ Kf6 Qd6+ Kf7
    Qd5+ Kf6 Qd6+ Kf7 Qxe7+ Kxe7 c8=Q Bh6 Qc5+ Ke8 Qb5+ Kd8 Qb6+ Kd7 Qxg6 e2+ Kxf2 Be3+ Ke1
  ` },
  { year: 1994, place: 'Linares', white: 'Anatoly Karpov', black: 'Veselin Topalov', result: '1-0', end: null, moves: `
    d4 Nf6 c4 c5 Nf3 cxd4 Nxd4 e6 g3 Nc6 Bg2 Bc5 Nb3 Be7 Nc3 O-O O-O d6 Bf4 Nh5 e3 Nxf4 exf4 Bd7 Qd2 Qb8 Rfe1
    g6 h4 a6 h5 b5 hxg6 hxg6 Nc5 dxc5 Qxd7 Rc8 Rxe6 Ra7 Rxg6+ fxg6 Qe6+ Kg7 Bxc6 Rd8 cxb5 Bf6 Ne4 Bd4 bxa6
    Qb6 Rd1 Qxa6 Rxd4 Rxd4 Qf6+ Kg8 Qxg6+ Kf8 Qe8+ Kg7 Qe5+ Kg8 Nf6+ Kf7 Be8+ Kf8 Qxc5+ Qd6 Qxa7 Qxf6 Bh5 Rd2
    b3 Rb2 Kg2
  ` },
  { year: 1995, place: 'Wijk aan Zee', white: 'Roberto Cifuentes Parada', black: 'Vadim Zvjaginsev', result: '0-1', end: null, moves: `
    d4 e6 Nf3 d5 c4 Nf6 Nc3 c6 e3 Nbd7 Qc2 b6 Be2 Bb7 O-O Be7 Rd1 O-O e4 dxe4 Nxe4 Qc7 Nc3 c5 d5 exd5 cxd5 a6
    Nh4 g6 Bh6 Rfe8 Qd2 Bd6 g3 b5 Bf3 b4 Ne2 Ne4 Qc2 Ndf6 Ng2 Qd7 Ne3 Rad8 Bg2 Nxf2 Kxf2 Rxe3 Bxe3 Ng4+ Kf3
    Nxh2+ Kf2 Ng4+ Kf3 Qe6 Bf4 Re8 Qc4 Qe3+ Bxe3 Rxe3+ Kxg4 Bc8+ Kg5 h6+ Kxh6 Re5
  ` },
  { year: 1996, place: 'Philadelphia', white: 'Deep Blue', black: 'Garry Kasparov', result: '0-1', end: null, moves: `
    e4 e5 Nf3 Nf6 Nc3 Nc6 d4 exd4 Nxd4 Bb4 Nxc6 bxc6 Bd3 d5 exd5 cxd5 O-O O-O Bg5 c6 Qf3 Be7 Rae1 Re8 Ne2 h6
    Bf4 Bd6 Nd4 Bg4 Qg3 Bxf4 Qxf4 Qb6 c4 Bd7 cxd5 cxd5 Rxe8+ Rxe8 Qd2 Ne4 Bxe4 dxe4 b3 Rd8 Qc3 f5 Rd1 Be6 Qe3
    Bf7 Qc3 f4 Rd2 Qf6 g3 Rd5 a3 Kh7 Kg2 Qe5 f3 e3 Rd3 e2 gxf4 e1=Q fxe5 Qxc3 Rxc3 Rxd4 b4 Bc4 Kf2 g5 Re3 Be6
    Rc3 Bc4 Re3 Rd2+ Ke1 Rd3 Kf2 Kg6 Rxd3 Bxd3 Ke3 Bc2 Kd4 Kf5 Kd5 h5
  ` },
  { year: 1996, place: 'Philadelphia', white: 'Garry Kasparov', black: 'Deep Blue', result: '1-0', end: null, moves: `
    Nf3 d5 d4 c6 c4 e6 Nbd2 Nf6 e3 c5 b3 Nc6 Bb2 cxd4 exd4 Be7 Rc1 O-O Bd3 Bd7 O-O Nh5 Re1 Nf4 Bb1 Bd6 g3 Ng6
    Ne5 Rc8 Nxd7 Qxd7 Nf3 Bb4 Re3 Rfd8 h4 Nge7 a3 Ba5 b4 Bc7 c5 Re8 Qd3 g6 Re2 Nf5 Bc3 h5 b5 Nce7 Bd2 Kg7 a4
    Ra8 a5 a6 b6 Bb8 Bc2 Nc6 Ba4 Re7 Bc3 Ne5 dxe5 Qxa4 Nd4 Nxd4 Qxd4 Qd7 Bd2 Re8 Bg5 Rc8 Bf6+ Kh7 c6 bxc6 Qc5
    Kh6 Rb2 Qb7 Rb4
  ` },
  { year: 1997, place: 'New York', white: 'Deep Blue', black: 'Garry Kasparov', result: '1-0', end: null, moves: `
    e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 h6 d4 Re8 Nbd2 Bf8 Nf1 Bd7 Ng3 Na5 Bc2 c5 b3
    Nc6 d5 Ne7 Be3 Ng6 Qd2 Nh7 a4 Nh4 Nxh4 Qxh4 Qe2 Qd8 b4 Qc7 Rec1 c4 Ra3 Rec8 Rca1 Qd8 f4 Nf6 fxe5 dxe5 Qf1
    Ne8 Qf2 Nd6 Bb6 Qe8 R3a2 Be7 Bc5 Bf8 Nf5 Bxf5 exf5 f6 Bxd6 Bxd6 axb5 axb5 Be4 Rxa2 Qxa2 Qd7 Qa7 Rc7 Qb6
    Rb7 Ra8+ Kf7 Qa6 Qc7 Qc6 Qb6+ Kf1 Rb8 Ra6
  ` },
  { year: 1997, place: 'New York', white: 'Deep Blue', black: 'Garry Kasparov', result: '1-0', end: null,
    name: 'The last game of the rematch', moves: `
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 Ngf6 Bd3 e6 N1f3 h6 Nxe6 Qe7 O-O fxe6 Bg6+ Kd8 Bf4 b5 a4 Bb7 Re1 Nd5
    Bg3 Kc8 axb5 cxb5 Qd3 Bc6 Bf5 exf5 Rxe7 Bxe7 c4
  ` },
  { year: 1999, place: 'Wijk aan Zee', white: 'Garry Kasparov', black: 'Veselin Topalov', result: '1-0', end: null,
    name: "Kasparov's Immortal", moves: `
    e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3
    exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+
    Kxa5 b4+ Ka4 Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7
    Bxc4 bxc4 Qxh8 Rd3 Qa8 c3 Qa4+ Ke1 f4 f5 Kc1 Rd2 Qa7
  ` },
  { year: 2002, place: 'Sudak', white: 'Sergey Karjakin', black: 'Vasily Malinin', result: '1-0', end: null, moves: `
    e4 Nc6 d4 e5 Nf3 exd4 Nxd4 Qh4 Nc3 Bb4 Be2 Nf6 O-O Bxc3 Nf5 Qxe4 Bd3 Qg4 f3 Qa4 bxc3 O-O Nxg7 Kxg7 Bh6+
    Kxh6 Qd2+ Kh5 g4+ Nxg4 fxg4+ Qxg4+ Kh1 d6 Rf6 Qg5 Be2+ Bg4 Bxg4+
  ` },
  { year: 2004, place: 'Wijk aan Zee', white: 'Magnus Carlsen', black: 'Sipke Ernst', result: '1-0', end: 'checkmate', moves: `
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5 Bh7 Bd3 Bxd3 Qxd3 e6 Bf4 Ngf6 O-O-O Be7 Ne4 Qa5
    Kb1 O-O Nxf6+ Nxf6 Ne5 Rad8 Qe2 c5 Ng6 fxg6 Qxe6+ Kh8 hxg6 Ng8 Bxh6 gxh6 Rxh6+ Nxh6 Qxe7 Nf7 gxf7 Kg7 Rd3
    Rd6 Rg3+ Rg6 Qe5+ Kxf7 Qf5+ Rf6 Qd7#
  ` },
  { year: 2005, place: 'Mashantucket', white: 'Lev Milman', black: 'Joseph Fang', result: '1-0', end: 'checkmate', moves: `
    e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5 Bh7 Bd3 Bxd3 Qxd3 e6 Bf4 Bb4+ c3 Be7 O-O-O Ngf6
    Kb1 O-O Ne5 c5 Qf3 Qb6 Nxd7 Nxd7 d5 exd5 Nf5 Bf6 Rxd5 Qe6 Bxh6 Ne5 Qe4 Nc6 Qf3 Ne5 Qe4 Nc6 Qg4 Qxd5 Bxg7
    Qd3+ Ka1 Ne5 Ne7+ Kh7 Qg6+ fxg6 hxg6+ Kxg7 Rh7#
  ` },
  { year: 2005, place: 'Sofia', white: 'Viswanathan Anand', black: 'Veselin Topalov', result: '1/2-1/2', end: 'repetition', moves: `
    e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e6 f3 b5 g4 h6 Qd2 b4 Na4 Nbd7 O-O-O Ne5 b3 Bd7 Nb2 d5 Bf4 Nxf3
    Nxf3 Nxe4 Qd4 f6 Bd3 Bc5 Bxe4 Bxd4 Bg6+ Kf8 Rxd4 a5 Re1 Be8 Nh4 e5 Rd2 a4 bxa4 Kg8 Bg3 d4 Rd3 h5 Bxe8
    Qxe8 g5 Rc8 g6 Rh6 Rxd4 Rxg6 Nxg6 Qxg6 Rd2 Rc3 Red1 Kh7 Kb1 Qf5 Be1 Ra3 Rd6 Rh3 a5 Rxh2 Rc1 Qe4 a6 Qa8
    Bxb4 h4 Bc5 h3 Nd3 Rd2 Rb6 h2 Nf2 Qd5 Be3 Re2 Rb3 f5 a7 Rxe3 Rxe3 Qb7+ Rb3 Qxa7 Nh1 f4 c4 e4 c5 e3 c6 e2
    c7 Qxc7 Rxc7 e1=Q+ Rc1 Qe4+ Ka1 Qd4+ Kb1 Qe4+ Ka1 Qd4+ Kb1 Qe4+
  ` },
  { year: 2013, place: 'Wijk aan Zee', white: 'Levon Aronian', black: 'Viswanathan Anand', result: '0-1', end: null,
    name: "Anand's Immortal", moves: `
    d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 Bd6 O-O O-O Qc2 Bb7 a3 Rc8 Ng5 c5 Nxh7 Ng4 f4
    cxd4 exd4 Bc5 Be2 Nde5 Bxg4 Bxd4+ Kh1 Nxg4 Nxf8 f5 Ng6 Qf6 h3 Qxg6 Qe2 Qh5 Qd3 Be3
  ` }
]
