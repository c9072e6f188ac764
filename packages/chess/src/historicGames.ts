import type { PgnResult } from './pgn.ts'

/** A real game, for testing the rules and for the opening explorer. `moves` is SAN separated by spaces. */
export type HistoricGame = { white: string; black: string; year: number; result: PgnResult; moves: string }

// The tournament of London 1851 with the matches around it, and the championship match of 1886: bare moves,
// from the collections London1851 and WorldChamp1886 that come with pgn2tex. One line names the game, the
// indented lines after it have its moves.
const GAMES = `
Anderssen|Slous|1851|1-0
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 Nf3 Qh5 h4 h6 d4 d6 e5 Bg4 exd6 cxd6 Nb5 Kd7 Qd3 Ne7 Bd2 a6 Nxd6 Kxd6
 Ne5 Be2+ Qxe2 Qxe2+ Kxe2 Bxe5 dxe5+ Kc5 Bxf7 Nbc6 e6 Nf5 Bc3 Ng3+ Kf3 Nxh1 Bxh8 Rxh8 Rxh1 Ne5+ Ke4 Nxf7
 exf7 Rf8 hxg5 hxg5 Rh7
Anderssen|Meyerhofer|1851|1-0
 e4 e6 d4 d5 exd5 exd5 c4 Bb4+ Nc3 Ne7 Qb3 Nbc6 Be3 O-O Nf3 h6 Be2 Kh8 O-O Be6 cxd5 Nxd5 Qc2 f5 Rad1 Qf6 a3
 Bd6 Rfe1 a6 Bc1 Nce7 Bc4 c6 Ne5 Rad8 f4 Nxf4 Rf1 Bxe5 dxe5 Qxe5 Rxf4 Qc5+ Qf2 Qxf2+ Kxf2 Rxd1 Nxd1 g5 Bxe6
 gxf4 Bxf4 Kg7 Ne3 Ng6 Kf3 Kf6 Bb3 Rd8 Bc2 Rd2 Bxh6 Ne5+ Kg3 Nc4 Bxf5 Nxe3 Bxe3 Rd5 Bc2 c5 Kf4 c4 g4 b5 h4
 a5 g5+ Kg7 h5 b4 axb4 axb4 h6+ Kg8 g6 b3 Bf5 Rd8 Be6+ Kh8 Bc5 c3 Be7
Mayet|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 O-O d6 d4 exd4 cxd4 Bb6 h3 Nf6 Nc3 h6 a4 a6 Ba3 O-O e5 Nh7 Nd5 Ba7 Rc1
 Re8 Bd3 dxe5 Bxh7+ Kxh7 dxe5 Bf5 Qb3 Be6 Rfd1 Kh8 Rd3 Qc8 Qd1 Bxd5 Rxd5 Qe6 Rc4 Rab8 Rh4 Rbd8 Rxd8 Rxd8 Qb1
 Nxe5 Qxb7 Qf6 Rh5 Rd1+ Kh2 Qf4+ g3 Nxf3+
Kieseritzky|Anderssen|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Nh6 d4 d6 Nd3 f3 g3 d5 exd5 Nf5 Bf4 Bd6 Kf2 Nxd4 Nc3 c6 Bxd6 Qxd6 Ne4
 Qh6 Nf4 Nf5 Qd3 O-O Nxh5 Nd7 Nf4 Ne5 Qc3 Nxc4 Qxc4 cxd5 Nxd5 Be6 Nef6+ Kh8 Qf4 Qxf4 Nxf4 Nh6 Rhe1 Bf5 c3
 Rad8 Rad1 Ng8 Nxg8 Kxg8 Rd5 Rxd5 Nxd5 Be6 Re5 Bxd5 Rxd5 f5 c4 Rf7 c5 Kg7 b4 Kf6 b5 Rc7 c6 bxc6 Rc5 Re7 bxc6
 f4 Rc2
Mayet|Staunton|1851|1/2-1/2
 e4 e5 Nf3 Nc6 Bc4 Bc5 O-O d6 c3 Nf6 d4 exd4 cxd4 Bb6 h3 h6 e5 dxe5 dxe5 Qxd1 Rxd1 Ne4 Be3 Bxe3 fxe3 Be6
 Bxe6 fxe6 Na3 a6 Nc2 O-O Rd7 Rac8 Rc1 Rxf3 gxf3 Nxe5 Rxg7+ Kxg7 fxe4 c5 Nd4 Kf6 Kf1 Ke7 Ke2 b6 b4 c4 Rg1
 Rf8 a4 b5 axb5 axb5 Rg7+ Nf7 e5 Ra8 Nxb5 Kf8 Rg6 Rb8 Nd6 Nxd6 exd6 Kf7 Rxh6 Rxb4 Rh7+ Ke8 e4 Rb5 Re7+ Kd8
 Rxe6 Kd7 Rg6 Re5 Ke3 c3 Rg2 Kxd6 Rc2 Rh5 Rxc3 Rxh3+
Schulten|Kieseritzky|1851|0-1
 e4 c5 Bc4 e6 Nc3 Nc6 f4 Nge7 Nf3 d5 exd5 exd5 Bb5 a6 Bxc6+ Nxc6 O-O Be7 d4 O-O Ng5 Nxd4 Be3 b6 Kh1 Bb7 Bxd4
 cxd4 Qxd4 Bc5 Qd3 f5 Rad1 d4 Qc4+ Kh8 Nf7+ Rxf7 Qxf7 Qc8 Ne2 Qc6 Rf3 Qxf3 gxf3 Bxf3+ Kg1 d3+ Kf1 dxe2+ Ke1
 exd1=Q#
Perigal|Anderssen|1851|0-1
 d4 d5 c4 dxc4 Nc3 e5 d5 Bc5 e3 Nf6 Bxc4 a6 a3 O-O Nge2 Nbd7 b4 Ba7 Bb2 Ng4 Ng3 f5 h3 Nxf2 d6+ Kh8 Kxf2 Qh4
 Qh5 Qxc4 Ke1 f4 Nge4 Bxe3 Rd1 cxd6 Nxd6 Qb3 Ba1 Bd4 Rd3 Nf6 Qe2 Qe6 Nxc8 Qxc8 Kd2 Qf5 Rd1 Bxc3+ Bxc3 e4 Rd4
 Rac8 Ba1 f3 Qe3 fxg2 Ke1 Rc2 Qg1 Ng4 Rd8 Qf1+ Qxf1 gxf1=Q#
Anderssen|Kieseritzky|1851|1-0
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8
 Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#
Anderssen|Loewenthal|1851|1-0
 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3 d5 Bb5+ c6 Ba4 Bc5 O-O O-O Bb3 Bg4 d4 Bd6 Qd3 Nxc3 bxc3 Qf6 Ne1 Bf5 Qf3
 Qg6 Bf4 Be4 Qg3 Bxf4 Qxf4 Nd7 f3 Bf5 c4 dxc4 Bxc4 Bxc2 Rf2 Bf5 g4 Be6 Bd3 Qf6 Qe4 g6 Ng2 Bd5 Qf4 g5 Qd2 Kh8
 Bc2 Nc5 h4 Ne6 Rd1 gxh4 Qd3 Qg7 Nxh4 Nf4 Qf1 Be6 Rh2 f5 Ng2 Ng6 Qd3 Rad8 Qe3 Rfe8 gxf5 Bxf5 Be4 Bxe4 fxe4
 Ne5 Rh3 Rg8 Qe2 Rd6 Rd2 Qd7 Qh5 Ng4 Qc5 Rdg6 Qc3 Nf6 Re3 Qg7 Qb2 Nh5 Rh3 Nf4 Rh2 c5
Anderssen|Loewenthal|1851|0-1
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 d3 b4 Bb6 a4 a5 b5 Ne5 Nxe5 dxe5 Qh5 Qf6 Ba3 Ne7 Nd2 Be6 Bxd3 O-O-O
 Qe2 Ng6 g3 Bh3 c4 Nf4
Anderssen|Loewenthal|1851|1-0
 e4 e5 f4 exf4 Bc4 b5 Bxb5 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7 Nf3 Qh5 h4 h6 e5 Nf5 Kg1 Ng3 Rh2 Qg6 Nd5 Kd8 hxg5 hxg5
 Rxh8+ Bxh8 Nxg5 Qxg5 Bxf4 Qh4 Bxg3 Qxg3 Qh5 Qg7 Qh4+
Anderssen|Loewenthal|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d6 cxd4 Bb6 h3 Nf6 Nc3 O-O Bg5 h6 Bh4 g5 Nxg5 hxg5 Bxg5
 Bxd4 Nd5 Be6 Rb1 Rb8 Rb3 Kh7 Bxf6 Bxf6 Qh5+ Kg8 Nxf6+
Anderssen|Loewenthal|1851|0-1
 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 Nc3 d5 Bb5+ c6 Ba4 Bc5 O-O O-O Bb3 Bg4 d4 Bd6 Qd3 Nxc3 bxc3 Qf6 Ne1 Bf5 Qf3
 Qg6 Bf4 Be4 Qg3 Bxf4 Qxf4 Nd7 f3 Bf5 c4 dxc4 Bxc4 Bxc2 Rf2 Bf5 g4 Be6 Bd3 Qf6 Qe4 g6 Ng2 Bd5 Qf4 g5 Qd2 Kh8
 Bc2 Nc5 h4 Ne6 Rd1 gxh4 Qd3 Qg7 Nxh4 Nf4 Qf1 Be6 Rh2 f5 Ng2 Ng6 Qd3 Rad8 Qe3 Rfe8 gxf5 Bxf5 Be4 Bxe4 fxe4
 Ne5 Rh3 Rg8 Qe2 Rd6 Rd2 Qd7 Qh5 Ng4 Qc5 Rdg6 Qc3 Nf6 Re3 Qg7 Qb2 Nh5 Rh3 Nf4 Rh2 Nxg2 Rdxg2 c5 e5 Rxg2+
Loewenthal|Anderssen|1851|1-0
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7 g3 fxg3 Kg2 Qh6 h4 Qf6 Be3 gxh4 Nf3 h3+ Rxh3 d5 Rxg3 dxc4 Bg5
 Qe6 Bxe7 Kxe7 Rxg7 Qh3+ Kf2 Bg4 Nd5+ Kf8 Rxf7+ Kxf7 Ne5+ Kf8 Qxg4 Qxg4 Nxg4 Na6 e5 c6 Nf4 Nc7 Kf3 Kg7 Rg1
 Rhf8 Nf6+ Kh8 Ng6+ hxg6 Rh1+ Kg7 Rh7#
Loewenthal|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 d3 Bc5 O-O Nd4 Nxd4 Bxd4 c3 Bb6 Bg5 h6 Bh4 c6 Bc4 g5 Bg3 d6 h3 h5 d4 h4 Bh2 Qe7 Nd2
 g4 dxe5 dxe5 hxg4 Nxg4 Be2 Rg8 Nc4 Bc7 Qd2 b5 Ne3 Qg5 Bxg4 Bxg4 f3 Bb6 Rae1 Rd8 Qf2 Bh3 f4 Qxg2+ Qxg2 Bxe3+
 Rxe3 Rxg2+ Kh1 Rxh2+ Kxh2 Bxf1
Loewenthal|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 c3 Nf6 cxd4 Bb4+ Bd2 Bxd2+ Nbxd2 d5 exd5 Nxd5 O-O O-O h3 Nf4 Ne4 Be6 Bxe6
 fxe6 Re1 Qd5 a3 Rad8 Rc1 h6 Kh2 Qh5 Re3 Rd5 Ng3 Qf7 Rb3 Nxd4 Nxd4 c5 Rxc5 Rxc5 Qf3 Rc7 Ne4 e5 Nb5 Rd7 Nbd6
 Qg6 Nxb7 Nd3 Qe3 Nf4 g3 Rd1 Nbc5 Nxh3 Qe2 Nxf2 Kg2 Rc1 Rc3 Rxc3 bxc3 Nxe4 Nxe4 Rf4 Nf2 Qc6+ Kg1 Qf3 Qa2+
 Rf7
Horwitz|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d5 exd5 Nxd5 b4 Bb6 b5 Nce7 Nxe5 O-O Bb2 Be6 O-O Kh8 a4 f6 Nf3 Ng6 Ba3 Re8
 Qb3 Ngf4 Ra2 a6 bxa6 bxa6 Bc1 Rb8 Qc2 Bg4 Bxd5 Ne2+ Kh1 Qxd5 c4 Qxf3 h3 Bxf2 Nd2 Ng3+ Kh2 Nxf1+
Horwitz|Staunton|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 c3 Nf6 e5 d5 Bb5 Ne4 cxd4 Bb6 O-O O-O Nc3 Bg4 Bxc6 bxc6 Be3 f6 Nxe4 dxe4 Qb3+
 Qd5 Nd2 Kh8 exf6 Rxf6 Rfe1 Rg6 Qxd5 cxd5 Kh1 Rf8 h3 Bc8 Rec1 Rf5 a4 c6 g4 Rf8 a5 Bc7 b4 Ba6 Ra3 Be2 Rac3
 Bb5 Nb3 Rf3 Kg2 h5 g5 h4
Horwitz|Staunton|1851|0-1
 e4 c5 f4 e6 Nf3 Nc6 c3 g6 Be2 Bg7 O-O Nh6 d3 O-O Na3 d5 Be3 b6 h3 Qe7 Qc1 Kh8 f5 Ng8 fxe6 Bxe6 exd5 Bxd5
 Ng5 Rae8 Bf3 Bxf3 Rxf3 Ne5 Bf4 Nxf3+ Nxf3 Rd8 Qc2 Qd7 Rd1 b5 Qb3 a6 c4 Qf5 Be3 Rfe8 Nc2 b4 d4 Nf6 Rf1 cxd4
 Bxd4 Ne4 Bxg7+ Kxg7 Qxb4 Ng3 Rf2 Rd1+ Nfe1 Qe5 Rf3 Rb8 Qa3 Rxe1+ Nxe1 Qxe1+
Horwitz|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 c3 Nf6 e5 d5 Bb3 Ne4 cxd4 Bb6 h3 O-O O-O f6 Nc3 Nxc3 bxc3 fxe5 dxe5 Ne7 Bg5
 c6 Bh4 Qe8 Bg3 Qg6 Kh2 Nf5 Bc2 Qh5 Bxf5 Bxf5 Nh4 Qxd1 Rfxd1 Be4 f3 Bc2 Rdc1 Bd3 Rd1 Bc4 f4 g6 Re1 Ba5 Re3
 Bb6 Ree1 Rae8 Nf3 h5 h4 c5 a4 Bd3 Kh1 Ba5 Rac1 d4 cxd4 Bxe1 Nxe1 Be4 dxc5 Rc8 a5 b6 axb6 axb6 Rc4 Bd5 Rd4
 Rxc5 Nd3 Rb5 Nb4 Be6 Bf2 Rc8 g3 Kf7 Kg2 Rc4 Rxc4 Bxc4 Be1 Ke6 Kf3 Ra5 Nc2 Ra4 Ke3 b5 Nb4 Ra3+ Kd4 Ra1 Nc2
 Rd1+ Kc5 Rc1 Nd4+ Kd7 Bd2 Rg1 f5 gxf5 Bf4 Bd3 Nxb5 Bxb5 Kxb5 Ke6 Kc5 Rd1 Kc4 Rd5 Kc3 Rc5+ Kd4 Rc6 Kd3 Kd5
 Ke3 Rc8 Kd3 Rc4 Ke3 Rd4 Ke2 Kc4 Ke3 Kc3 Ke2 Re4+ Kf2 Kd3 Kf1 Re2 Kg1 Ke4 Kf1 Kf3 Kg1 Re1+ Kh2 Kf2 e6 Rxe6
 Bb8 Re2 Bf4 Kf1+ Kh1 Rg2 Bb8 Kf2 Bf4 Rxg3
Horwitz|Staunton|1851|0-1
 e4 e5 d4 exd4 Qxd4 Nc6 Qd1 Bc5 Bd3 Nf6 Nf3 d6 h3 h6 O-O O-O Nbd2 Be6 c3 Qd7 b4 Bb6 a4 a5 b5 Ne5 Nxe5 dxe5
 Qe2 Rad8 Bc4 Rfe8 Bxe6 Rxe6 Nc4 Qd3 Re1 Qxe2 Rxe2 Rd1+ Kh2 Nh5 g3 Nf6 Nb2 Rd8 Nc4 Rd3 Bb2 Nd7 Kg2 Rf6 Ra2
 Rdf3 Ba1 Rd3 Rac2 Rd1 Ra2 Nc5 Nxe5 Re6 Nc4 Rxe4 Ne3 Rd3 c4 Nb3 Ra3 Bc5 Raa2 Bxe3 Rxe3 Rdxe3 fxe3 Rxe3 c5
 Re1 Bc3 Rc1 c6 bxc6 Be5 cxb5 axb5 Rc5
Anderssen|Kieseritzky|1851|0-1
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Rh7 d4 d6 Nxf7 Rxf7 Bxf7+ Kxf7 Bxf4 Bh6 O-O Bxf4 Rxf4+ Kg7 Nc3 Qxh4
 Nd5 Na6 Qd3 c6 Raf1 Be6 Ne3 Nb4 Qa3 c5 dxc5 Nxa2 Rf7+ Kh8 b4 Qg5 cxd6 Bxf7 Rxf7 Nf6 d7 Nxe4 Qd3 Nac3 Rf5
 Qd8 Qd4+ Kg8 Qc4+ Kh8 Rxh5+ Kg7 Nf5+ Kf6 Ng3 Qb6+ Kh2 Kg6 Re5 Rh8+ Nh5 Rxh5+ Rxh5 Qd6+
Loewenthal|Staunton|1851|1/2-1/2
 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nf3 Nf6 Bc4 Bc5 a3 a5 h3 h6 Qd3 O-O O-O d6 Nc3 Be6 Ne2 d5 Bxd5 Bxd5 exd5 e4
 Qc4 exf3 Nc3 fxg2 Kxg2 Nd4 Be3 Nxc2 Bxc5 Nxa1 Bxf8 Qxf8 Rxa1 Rc8 Qd4 Qd6 Rd1 Rd8 Rd3 Kf8 Rg3 Nh5 Rf3 Rd7 b4
 axb4 axb4 b6 Qg4 Nf6 Qd4 Nxd5 Nxd5 Qxd5 Qxb6 Rb7 Qc5+ Qxc5 bxc5 Rc7 Rc3 Ke7 Kf3 Kd7 Ke4 Kc6 Kd4 Ra7 Rb3
 Ra4+ Ke3 Rh4 Rb6+ Kxc5 Rb7 Rxh3+ f3 g5 Rxf7
Loewenthal|Staunton|1851|1-0
 d4 e6 e4 c5 Nf3 cxd4 Qxd4 Nc6 Qd1 Bc5 Bd3 Nge7 O-O Ng6 Qe2 O-O Be3 Bxe3 Qxe3 e5 Bc4 d6 Nc3 Be6 Bxe6 fxe6
 Rad1 Qe7 Rd2 Nf4 g3 Ng6 Rfd1 Rad8 Nb5 a6 Nxd6 Rxf3 Qxf3 Nd4 Rxd4 exd4 Nc4 b5 Nd2 Ne5 Qb3 d3 Nf1 Nf3+ Kg2
 dxc2 Qxc2 Nd4 Qc3 e5 Ne3 Qb7 Nd5 Qf7 f4 Qh5 Rd2 Rf8 fxe5 Nf3 Nf4 Rxf4 Rd8+ Kf7 Rd7+ Kg6 Qc6+ Rf6 Rxg7+ Kxg7
 Qxf6+
Loewenthal|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 h3 h6 O-O Nf6 Nc3 O-O Ne2 Ne7 g4 Nh7 Nh4 c6 Ng3 d5 Bb3 Be6 Qf3 Ng6 Nhf5 Ng5
 Bxg5 hxg5 Nh5 Nh4 Qg3 g6 Nxh4 gxh4 Qxe5 gxh5 Qxh5 Kg7
Loewenthal|Staunton|1851|1-0
 e4 e5 f4 d5 Nf3 dxe4 Nxe5 Nf6 Bc4 Be6 Bxe6 fxe6 d4 exd3 Nxd3 Bd6 O-O O-O Qe2 Qd7 c4 Nc6 Be3 Rad8 Nc3 b6
 Rad1 Qe7 Qf3 Nb4 a3 Nxd3 Rxd3 Nd7 Rfd1 Ne5 fxe5 Rxf3 exd6 cxd6 gxf3 Qc7 Nb5 Qxc4 Nxd6 Qc2 R3d2 Qg6+ Rg2 Qh5
 Rd3 Qe5 Nc4
Blackburne/Steel|Zukertort/Hoffer|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 Nbd2 a6 Bb3 h6 Nf1 Ne7 Be3 Ng6 Qd2 Qe7 Ng3 Bd7 O-O O-O-O c4 Bg4 Bd1 Nh5
 Nd4 Bxd1 Ndf5 Qd7 Raxd1 Ngf4 Nxh5 Nxh5 b4 Bxe3 fxe3 g6 Nh4 Ng7 b5 axb5 Qa5 Kb8 Rb1 Ne6 Rxb5 c6 Rb6 Qc7 Rfb1
 Rd7 Qa3 Qc8 Ra6 Nc7 Rxc6 Rg8 Nf3 f5 Nd2 Rf7 c5 dxc5 Nc4 Rd8 Nb6 bxc6 Nd7#
Anderssen|Kieseritzky|1851|1/2-1/2
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Rh7 d4 d6 Nxf7 Rxf7 Bxf7+ Kxf7 Bxf4 Nd7 O-O Kg7 g3 Qe8 Nc3 Ne7 Qd2
 Ng6 Bh6+ Kh7 Bxf8 Ngxf8 Rf5 Nb6 Rf6 Ng6 Raf1 Be6 Qg5 Nd7 Qxh5+ Kg7 R6f2 Bc4 Re1 Be6 d5 Bf7 Qxg4 Ne5 Qf5 Qe7
 h5 Nf8 Nb5 Nh7 Nd4 Rg8 Qh3 Kh8 Ref1 Ng5 Qg2 Ng4 Re2 Bxh5 Qh1 Qh7 Rf4 Re8 Ne6 Nxe6 Rxg4 Nd4 Rh2 Re5 Rgh4 Kg7
 Rxh5 Rxh5 Rxh5 Qg6 Kf2 Qf6+ Ke3 Nxc2+ Kd2 Nb4 Rh7+ Kg8 Rh4 Qf2+ Kc3 Qc2+ Kxb4 Qxb2+ Kc4 Qc2+ Kd4 Qd2+
Anderssen|Kieseritzky|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bd6 O-O Qe7 d4 Nf6 Ng5 O-O f4 exf4 e5 Bxe5 dxe5 Qc5+ Kh1 Nxe5 Bb3 Neg4 Nh3
 d6 Bxf4 Ne4 Qd4 Re8 Nd2 Qxd4 cxd4 Nxd2 Bxd2 Be6 Ng5 Bxb3 axb3 Re2 Nf3 a6 Rae1 Rae8 Rxe2 Rxe2 Re1 Rxe1+ Bxe1
 f6 Kg1 Ne3 Kf2 Nd5 Bd2 Kf7 Ke2 Ke6 Kd3 c5 g3 g5 Ke4 f5+ Kd3 h6 Ne1 b5 Be3 Nb4+ Kc3 Kd5 Nf3 g4 Ne1 h5 Nd3
 Nxd3 Kxd3 c4+ bxc4+ bxc4+ Kc3 Ke4 Bd2 d5
Anderssen|Kieseritzky|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bd6 d4 Nf6 Ng5 O-O f4 exf4 e5 Bxe5 dxe5 Nxe5 Bb3 h6 Nh3 g5 O-O d6 Nf2 Be6
 Nd2 Qd7 Nfe4 Nxe4 Nxe4 f5 Nc5 Bxb3 Qxb3+ Qf7 Nxb7 Qc4 Na5 Qf7 c4 Rae8 Bb2 Ng4 Nc6 Kh7 Rae1 Ne3 Rf2 Re4 Bd4
 Qxc4 Rxe3 Qxc6 Rc2 Qd7 Rxe4 fxe4 Qb7 Qf5 Rxc7+ Kg6 Re7 e3 h3 d5 Bxe3 fxe3 Rg7+ Kh5 g4+
Anderssen|Kieseritzky|1851|0-1
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 Nc3 c6 Bc4 d6 d4 Be6 d5 cxd5 exd5 Bg4 g3 g5 h4 Qh5 Qe1+ Be7
 Nxg5 fxg3 Bf4 Kf8 Qxg3 Nbd7 Re1 h6 Rxe7 hxg5 Bxd6 Kg7 Be5 gxh4 Qf4 Rae8 Ne4 Rxe7 Bxf6+ Nxf6 Qxf6+ Kf8 Ng3
 Qh6 Qxh6+ Rxh6 Kg2 Re3 Nf1 h3+ Kh2 Rf3 Bd3 f5 Kg1 f4 Rh2 Rh5 Be4 Rg3+ Nxg3 fxg3 Rd2 Re5 Bd3 Re1+ Bf1 Bf3
Anderssen|Kieseritzky|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bd6 O-O Qe7 d4 Nf6 Bg5 O-O Nh4 exd4 Nd2 Qe5 Ndf3 Qc5 Bxf6 gxf6 Nf5 Bf4
 N3xd4 Nxd4 cxd4 Qxc4 Qg4+ Bg5 Rac1 Qb4 f4 d5 fxg5 Qxd4+ Kh1 Bxf5 Rxf5 Qxe4 Rf4 f5 Qh4 Qd3 Rcf1 Rae8 Rxf5
 Re4 Qf2 Rfe8 Rxf7 Qxf1+ Qxf1 Re1 Rf8+ Kg7 Rf7+ Kg6 Rf6+ Kh5 g4+ Kxg4 Rf4+ Kh5
Anderssen|Kieseritzky|1851|1-0
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 Nc3 c6 Bc4 d6 d4 Nh5 Ne2 Be7 e5 d5 Bd3 O-O Rg1 g5 Ke1 f6 g3
 fxg3 Nxg3 Bg4 Nxg5 Bxd1 Nf5 fxg5 Nxh6+ Kg7 Bxg5 Bxg5 Nf5+ Rxf5 Bxf5 Kh6 Rxd1 Na6 Rd3 Rf8 Bg4 Rf4 Rh3 Re4+
 Kf1 Rf4+ Ke2 Re4+ Kd3 Nb4+ Kc3 Nxa2+ Kb3 Nc1+ Ka4 Rxd4+ Ka5 Bd8+ Ka6 Rxg4 Rxg4 Bb6 Rg8 Ne2 e6 Nf4 e7 Ne6
 Rxh5+ Kxh5 e8=Q+
Kieseritzky|Anderssen|1851|1-0
 e4 e5 Bc4 Nf6 Nf3 Nc6 Ng5 d5 exd5 Na5 d3 Nxd5 Qf3 Be6 Nxe6 fxe6 Qh5+ g6 Qxe5 Nxc4 Qxe6+ Qe7 Qxe7+ Bxe7 dxc4
 Nb6 b3 Bf6 c3 O-O-O Ke2 Nd7 Be3 Rhe8 Rd1 c5 a4 Re6 Ra2 Rde8 Rad2 R6e7 b4 b6 a5 Ne5 axb6 axb6 Rd6 Ng4 Rxb6
 Nxe3 fxe3 Rxe3+ Kf1 Bh4 g3 Rf8+ Kg2 Re2+ Kh3 Be7 Rd2 Re1 Na3 Kc7 Ra6 cxb4 Nb5+ Kb7 Ra7+ Kb6 Rdd7 bxc3 Nxc3
Kieseritzky|Anderssen|1851|0-1
 e4 c5 Bc4 e6 Nc3 Ne7 Qe2 Nbc6 Nf3 a6 d3 Ng6 O-O Be7 Be3 O-O d4 b5 dxc5 bxc4 Qxc4 f5 Rfd1 f4 Bd4 Nxd4 Qxd4
 Qc7 b4 Bf6 Qc4 Ne5 Nxe5 Bxe5 Rab1 Bxc3 Qxc3 Bb7 f3 Bc6 Rd6 Qd8 Qd2 Qg5 c4 Qe5 Kf1 Rab8 a4 Bxa4 Rxa6 Ra8 Rd6
 Ra7 Rd3 Rfa8 Ra3 Bb5 Rc3 Ra2 Qd3 Qg5 Rc2 Ra1 Rcc1 R8a2
Harrwitz|Szen|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 Nf6 Nxg4 Nxe4 Qe2 d5 d3 Bxg4 Qxg4 Ng3 Rh3 Bd6 Bxf4 Qe7+ Kf2 Bxf4 Qxf4 Nxf1
 Nc3 O-O Kxf1 c6 Re1 Qd8 Rg3+ Kh8 Qh6 Rg8 Re8 Qxe8 Qf6+ Rg7 Qxg7#
Ehrmann|Harrwitz|1851|0-1
 e4 e5 Bc4 Nf6 Nc3 Bc5 Qe2 Nc6 Bxf7+ Kxf7 Qc4+ d5 Qxc5 dxe4 Nxe4 Nxe4 Qc4+ Be6 Qxe4 Nd4 Nf3 Bf5 Qxb7 Nxc2+
 Kd1 Nxa1 Nxe5+ Kf6 Qc6+ Qd6 d4 Qxc6 Nxc6 Bc2+ Ke1 Rhe8+ Be3 Ba4 Nb4 Nc2+ Nxc2 Bxc2 Kd2 Be4 Rc1 c6 g3 Rab8
 b3 a5 Bf4 Rb5 Rc3 g5 Bd6 Rd5 Bc5 Rf5 Ke1 Bg2+ Re3 Rxe3+ fxe3 Rf1+ Ke2 Ra1 a3 Be4 h3 Ra2+ Ke1 Ke6 h4 gxh4
 gxh4 Kf5 a4 Kg4 Be7 Kf3 Bc5 Bd5
Anderssen|Finch|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 exd4 cxd4 Bb6 h3 Na5 Nc3 Nxc4 Qa4+ Bd7 Qxc4 Ne7 e5 dxe5 dxe5
 Be6 Qf4 O-O a4 a5 Ne4 h6 Bb2 Ng6 Qg3 Qd3 Rfe1 Rad8 h4 Kh8 Ba3 Rfe8 h5 Ne7 Bxe7 Rxe7 Nf6 gxf6 exf6 Rg8 fxe7
 Rxg3 e8=Q+ Kh7 Nh4 Qd4 Qe7 Qxf2+ Kh1 Qxg2+ Nxg2 Rh3#
Zytogorski|Anderssen|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O dxc3 Qb3 Qf6 Bg5 Qg6 Nxc3 Bxc3 Qxc3 Nge7 Bxe7 Nxe7 Ne5 Qf6
 Bxf7+ Kd8 Rac1 Nc6 f4 Rf8 Bd5 a5 Nxc6+ bxc6 e5 Qe7 Bxc6 Ra7 Rcd1 Qb4 Qd4 Ke7 Qxa7
Wyvill|Kennedy|1851|0-1
 e4 e5 f4 exf4 Bc4 f5 Qe2 Qh4+ Kf1 fxe4 Qxe4+ Be7 Nf3 Qh5 Bxg8 Rxg8 Nc3 c6 d4 d6 Bxf4 Bf5 Qe3 Kd7 Re1 Re8 d5
 Na6 dxc6+ bxc6 Qe2 Bh4 Qxa6 Qxf3+ gxf3 Bh3+ Kg1 Rxe1+ Qf1 Rxf1#
Von Jaenisch|Mongredien|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Rh7 d4 d6 Nd3 f3 gxf3 Be7 Be3 Bxh4+ Kd2 gxf3 Qxf3 Bg4 Qf4 Nc6 Nc3
 Nxd4 Raf1 Be7 Bxf7+ Kd7 Bxh5 Bxh5 Rxh5 Rxh5 Qg4+ Ne6 Qxh5 Nf6 Qb5+ c6 Qxb7+ Nc7 e5 Ng4 e6+ Kxe6 Qxc6 Nxe3
 Kxe3 Bg5+ Nf4+ Kf7 Kd3 Bf6 Ne4 Ne8 Qd5+ Kg7 Ne6+
Szabo|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 Ng5 Nh6 Nf3 Qf6 O-O d6 h3 O-O Bg5 Qg6 Bd3 f5 Bxh6 Qxh6 exf5 Bxf5 Kh2 Ne5 Ng1
 Ng4+ Kh1 Bxd3 cxd3 Nxf2+ Rxf2 Rxf2 b4 Bxb4 Qb3+ Kh8 Qxb4 Raf8 Qxd4 R8f4 Qxa7 Qg5 Qa8+ Rf8 Qxb7 d5 g4 Qf4
Staunton|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 c3 Nf6 Bg5 O-O Nbd2 a6 a4 Ba7 b4 Ne7 Bxf6 gxf6 Nh4 c6 Qf3 d5 Bb3 Qd6 O-O Kg7
 Rad1 Be6 Bc2 Ng6 Nf5+ Bxf5 exf5 Ne7 Qh5 Kh8 Kh1 Rae8 f4 Ng8 fxe5 fxe5 g4 f6 Rf3 Re7 h4 Bb8 Rh3 Rd8 g5 Rdd7
 Rg1 Rg7 Qe2 Rde7 g6 Ba7 Rg2 Qd7 Qh5 Re8 Rf3 Ne7 Nf1 Nc8 Nh2 e4 dxe4 dxe4 Rf1 e3 Bb3 Qd3 gxh7 Qe4 Nf3 e2 Re1
 Rxg2 Kxg2 Re7 Be6 Nd6 Kh3 Rg7 Ng5 fxg5 Qxe2 Qxh4+ Kg2 Ne4
Loewenthal|Anderssen|1851|1-0
 e4 e5 d4 exd4 Bc4 Nc6 Nf3 Bc5 c3 Nf6 e5 d5 Bb5 Ne4 cxd4 Bb4+ Bd2 Nxd2 Nbxd2 O-O Bxc6 bxc6 O-O Be7 Qc2 Rb8
 Nb3 Rb6 Nfd2 Ba6 Rfe1 f6 Nf3 fxe5 Nxe5 Bc8 Nxc6 Rxc6 Qxc6 Rf6 Qc3 Qf8 Re3 Bb4 Qc2
Loewenthal|Anderssen|1851|1-0
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7 g3 fxg3 Kg2 Qh6 h4 Qf6 Be3 gxh4 Nf3 h3+ Rxh3 d5 Rxg3 dxc4 Bg5
 Qe6 Bxe7 Kxe7 Rxg7 Qh3+ Kf2 Bg4 Nd5+ Kf8 Rxf7+ Kxf7 Ne5+ Kf8 Qxg4 Qxg4 Nxg4 Na6 e5 c6 Nf4 Nc7 Kf3 Kg7 Rg1
 Rhf8 Nf6+ Kh8 Ng6+ hxg6 Rh1+
Mongredien|Anderssen|1851|1-0
 e4 e5 Bc4 b5 Bxb5 f5 d4 exd4 Qxd4 Nf6 exf5 Bb7 f3 Bd6 Ne2 Na6 Qe3+ Kf7 Qb3+ Bd5 Bc4 c6 Bxd5+ Nxd5 O-O Re8
 Qc4 Qb6+ Kh1 Re5 Bf4 Rxe2 Bxd6 Rae8 Nc3 Rxc2 Qh4 Kg8 Ne4 Ne3 Qh5 Qd8 Ng5 h6 Qf7+ Kh8 f6 Nf5 fxg7+ Nxg7 Qb3
 Qxg5 Qxc2 Nf5 f4 Qh5 Be5+ Kh7 a3
Mongredien|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Bd2 Bxd2+ Nbxd2 d5 exd5 Nxd5 O-O O-O Bxd5 Qxd5 Qb3 Qh5 Ne4
 Be6 Qc3 f5 Qc5 Rad8 Nc3 Rf6 d5 f4 Rfe1 Bf7 Qb5 Rg6 Kh1 Rxg2 Qd3 Qh3 Qd4 Bh5
Meyerhofer|Harrwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 Nc3 d6 h3 Nf6 d3 Ne7 Ne2 Ng6 Ng3 Bb6 O-O Be6 Bb3 Qd7 Kh2 h5 Ng5 h4 Nf5 Nh5 Qg4 O-O-O
 Nxe6 fxe6 Bxe6 Qxe6 Ne7+ Kd7 Qxe6+ Kxe6 Nxg6 Rh7 Bg5 Nf6 f4 exf4 Rxf4 Rg8 Rxh4 Rxh4 Bxh4 Kf7 Bxf6 Kxg6 Bh4
 Rf8 Rd1 Kh5 Bg3 g5 d4 g4 c3 gxh3 Kxh3 Rh8 Bh4 Re8 g4+ Kg6 Re1 c5 Bf2 cxd4 cxd4 Rc8 Re2 Rc4 e5 dxe5 dxe5
 Bxf2 Rxf2 Re4 Rf5 Re2 Kg3 Rxb2 Rf2 Rb4 Rf4 Rb2 Ra4 a6 Kf4 Rg2 Kf3 Rc2 Ke4 Rc5 Rb4 b5 Kd4 Rc2 a4 Rd2+ Ke3
 Rd5 Ke4 Rc5 Kd4 Rc1 axb5 axb5 Kd5 Rd1+ Ke6 Rg1 Ke7 Kg7 e6 Rg2 Ke8 Kg8 Rd4 Ra2 Ke7 Kg7 Kd6 Ra6+ Ke5 Ra1 Rd7+
 Kf8 g5 Re1+ Kd6 Rd1+ Kc5 Re1 Kd6 Rd1+ Ke5 Re1+ Kf6 Rf1+ Kg6 Re1 Rf7+ Kg8 Kf6 Rf1+ Ke7 Rd1 Ke8 Rd6 Rf6 Kg7
 Ke7 Rd5 Rf8 Rxg5 Rf7+ Kg8 Ke8 Re5 e7 Re1 Rf8+ Kg7 Kd7 Rd1+ Kc6
Buckle|Anderssen|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Bd2 Bxd2+ Nbxd2 d5 exd5 Nxd5 Qb3 Nce7 O-O O-O Rfe1 Nf4 Re4
 Neg6 Rae1 Qf6 Ne5 Qg5 Bxf7+ Kh8 Nxg6+ hxg6 Qg3 Qxg3 hxg3 Rxf7 Rxf4 Rxf4 Re8+ Kh7 gxf4
Kieseritzky|Anderssen|1851|1-0
 d4 d5 c4 dxc4 e3 e5 Bxc4 exd4 exd4 Bd6 Nf3 Nf6 Nc3 O-O O-O h6 Ne5 Nc6 f4 Ne7 Qb3 Bxe5 dxe5 Qd4+ Kh1 Ng4 Nd1
 b5 Be2 Be6 Qg3 h5 h3 Nh6 Bxh5 f6 Bf3 Rad8 Qf2 fxe5 Be3 Qd3 fxe5 Nhf5 Kh2 Ng6 Bg5 Rd7 Rc1 Nxe5 Rc3 Qd6 Bf4
 g5 Rc6 Ng4+ hxg4 Rh7+ Kg1 Qxf4 g3 Nxg3 Rxe6 Nxf1 Kxf1 Rh1+ Bxh1 Qc4+ Re2 Qxg4 Bd5+
Mayet|Anderssen|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d3 Bd6 c3 h6 Nbd2 O-O O-O Qe7 a4 a6 Bc4 Bc5 b4 Ba7 Nh4 d5 exd5 Nxd5 Ng6 fxg6 Bxd5+
 Kh7 Ba3 Rd8 Be4 Qf7 b5 Nb8 Nf3 Qf6 Qe2 Re8 Kh1 c6 Rab1 Nd7 g3 Nb6 a5 Nd5 bxc6 bxc6 Bb2 Bg4 Kg2 Rad8 h3
 Bxf3+ Bxf3 Ne7 Be4 Nf5 Bc1 Rb8 Be3 Bxe3 Rxb8 Rxb8 fxe3 Rb2 Qxb2 Nxe3+ Kh2 Nxf1+ Kg2 Ne3+ Kh2 h5 Qe2 Nf5 h4
 c5 Qf2 Nh6 Qxf6 gxf6 Bb7 Nf7 Bxa6 Nd6 Bc4 Nc8 Kg2 Kg7 Kf3 f5 Ke3 g5 hxg5 Kg6 d4 exd4+ cxd4 cxd4+ Kxd4 Kxg5
 Kc5 f4 gxf4+ Kxf4
Loewenthal|Ehrmann|1851|1/2-1/2
 e4 c5 f4 e6 Nf3 a6 c3 b6 d4 Bb7 d5 Nf6 dxe6 fxe6 e5 Nd5 Bd3 Be7 Ng5 Bxg5 Qh5+ Kf8 fxg5 Kg8 O-O Qe7 g6 hxg6
 Qxg6 Nc6 Bg5 Nxe5 Bxe7 Nxg6 Bd6 Rh6 Nd2 Ne3 Rf2 Ng4 Re2 Nf6 Bxg6 Rxg6 Nc4 Nd5 Ne5 Rg5 g4 Nf4 Re3 Ng6 h3
 Nxe5 Bxe5 Rf8 Rf1 Rxf1+ Kxf1 Kf7 Kf2 Ke7 c4 d6 Bg3 Rg6 g5 e5 h4 Re6 h5 b5 b3 Bc6 Re1 Kf7 Ke3 Re8 Re2 Rh8
 Rh2 Ke6 h6 gxh6 Rxh6+ Rxh6 gxh6 Kf6 Bh4+ Kg6 Be7 d5 cxd5 Bxd5 Bxc5 Kxh6 Bd6 e4 Kd4 Bb7 a4 Kg5 axb5 axb5 b4
 Kg4 Ke3 Kf5 Bc5 Ke5 Bf8
Laroche|Anderssen|1851|1/2-1/2
 f4 d5 Nf3 Bg4 e3 e6 c4 Nf6 Nc3 c5 h3 Bxf3 Qxf3 Nc6 cxd5 exd5 Bb5 Be7 O-O O-O g4 Nb4 a3 d4 axb4 dxc3 bxc3
 cxb4 cxb4 Bxb4 Qxb7 Bxd2 Rd1 Rb8 Qc6 Rc8 Qf3 Qb6 Bxd2 Qxb5 Rxa7 Rc2 Ra8 Qb2 Rxf8+ Kxf8 Qa8+ Ne8 Be1 Qb3 Qe4
 Rc4 Qd3 Qa4 Rb1 Qc6 Qxh7 Nf6 Qh8+ Ke7 Rd1 Ne8 Qh4+ Nf6 Qg5 Re4 Qa5 Kf8 Bb4+ Kg8 Qc5 Qe6 Qf8+ Kh7 Rd8 Ne8
 Bc3 f6 Rxe8 Qxe8 Qxe8 Rxe8 Kf2 Kg6 h4 Kf7 Kf3 g6 e4 Rb8 Bd4 Rb3+ Be3 f5 exf5 gxf5 gxf5 Ra3 Ke4 Ra4+ Bd4 Ra3
 Bb6 Rh3 Bd8 Ra3 Bg5 Rc3 f6 Kg6 f5+ Kf7 Kf4 Ra3 h5 Ra4+ Kg3 Ra3+
Anderssen|Horwitz|1851|1/2-1/2
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 d6 Nc3 g5 Nf3 Qh5 Nd5 Kd8 d4 Be6 Qd3 Ne7 Nxe7 Bxc4 Qxc4 Bxe7 Qb5 b6 Bxf4 f5 Nxg5
 Bxg5 Qxf5 h6 h4 Nd7 Kg1 Rf8 Qd5 c6 Bxg5+ hxg5 Qxd6 gxh4 e5 Qe2 Rh3 Rg8 Qxc6 Rc8 Qd5 Qc4 Qxc4 Rxc4 c3 Rg4
 Rf1 Rc6 Rf2 Rcg6 Rhf3 a5 Kh2 Ke7 Rf7+ Kd8 R7f4 Ke7
Loewenthal|Anderssen|1851|0-1
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 d4 Ne7 e5 f6 Ne4 Rf8 Qe2 Nbc6 Nf3 Qh5 exf6 Bxf6 c3 g4 Ng1 d5 Nxf6+
 Rxf6 Bb5 f3 Qe5 fxg2+ Kxg2 Qf7 Bxc6+ bxc6 Be3 Bf5 Re1 Be4+ Kg3 Rf3+ Nxf3 Qxf3+ Kh4 Qh3+ Kg5 h6+ Kf6 Qh4+
 Bg5 Qxg5+ Qxg5 hxg5 Rhg1 Kd7 Kf7 Rh8 Re2 Nf5 Kf6 Rg8 Kf7 Nh6+ Kf6 Rg6+ Ke5 Re6#
Ehrmann|Anderssen|1851|0-1
 e4 e5 Bc4 Nf6 d3 Bc5 Nf3 d6 h3 Be6 Bb3 O-O Be3 Nbd7 Bxc5 Nxc5 Nfd2 Bxb3 axb3 Ne6 O-O Nd7 Qg4 Nf4 Nc3 f5
 exf5 h5 Qf3 Rxf5 Qxb7 Nc5 Qf3 Nce6 Qe4 Rf8 Kh2 Qd7 Nf3 Nxg2 Kxg2 Nf4+ Kh1 d5 Nxd5 Nxd5 Nh2 Nf4 Rg1 Nxh3 Rg2
 Rae8 f3 c6 Ra6 Rf6 Qh4 Rf7 Ra1 Nf4 Rg5 Qd4 Rag1 Qxb2 Qg3 Ree7 Qe1 Qxc2 Rxe5 Nxd3
Dufresne|Anderssen|1851|0-1
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 g5 Nc3 Bg7 Nd5 Kd8 d4 d6 e5 Nc6 Nf3 Qh5 b4 Nge7 Nxe7 Nxe7 a4 Bd7 Kg1 h6 Ra3 Rg8
 Bb5 Bxb5 axb5 g4 Ne1 f3 Be3 Nf5 Bf2 Bf8 c4 Qg6 b6 cxb6 c5 d5 g3 h5 Nd3 Bh6 Qe1 b5 c6 bxc6 Nc5 Re8 Ra6 Re7
 e6 Rc8 Qa1 Nd6 h4 fxe6 Rxa7 Be3 Ra2 Bxf2+ Rxf2 Nf5 Qa5+ Ke8 Qa6 Rcc7 Nd3 e5 Qa8+ Kf7 Nxe5+ Rxe5 dxe5 Nxg3
 Qd8 Ra7 Qh8 Ra1+ Kh2 Ne2 e6+ Ke7 Rxf3 Rxh1+ Kxh1 Qb1+
Deacon|Anderssen|1851|0-1
 f4 f5 Nf3 Nf6 e3 e6 Be2 Be7 b3 Ne4 Na3 b6 Nc4 O-O Bb2 Bf6 Rc1 a5 d3 Bxb2 Nxb2 Nc3 Qd2 Nxa2 Ra1 Nb4 O-O d6
 c3 Nd5 b4 c5 bxa5 bxa5 Ra3 Nc6 Rfa1 Ba6 d4 Bxe2 Qxe2 cxd4 Nxd4 Nxd4 cxd4 Rf7 Nc4 Rfa7 Qa2 a4 Nb2 Qd7 Qc4
 Rc8 Qe2 Rac7 Nxa4 Rc1+ Rxc1 Rxc1+ Kf2 Qc6 Kg3 Nf6 Ra2 Qe8 h3 Ne4+ Kh2 Rh1+ Kxh1 Ng3+ Kh2 Nxe2 Rxe2 Qxa4
Anderssen|Simons|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Nh6 d4 d6 Nd3 f3 gxf3 Be7 Be3 Bxh4+ Kd2 gxf3 Qxf3 Bg4 Qf4 Nc6 Nc3
 Nxd4 Raf1 Ne6 Bxe6 fxe6 Rxh4 Qxh4 Bd4 O-O-O Bf6 Qh3 Bxd8 Rxd8 Ke1 Ng8 Qf2 e5 Qxa7 b6 Nd5 Qh4+ Rf2 Kd7 Qxc7+
 Ke6 Qf7#
Bird|Anderssen|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d4 Nxd4 Nxd4 exd4 e5 Ne4 O-O Qh4 g3 Qh3 Be2 d5 exd6 Bxd6 Qxd4 Bf5 Nc3 O-O-O Qxa7 Nxc3
 bxc3 c6 Be3 Be4 Qa8+ Kd7 Qxb7+ Ke8 f3 Bxg3 Rf2 Bxf2+ Bxf2 Bd5 c4 Be6 Qxc6+ Ke7 Bc5+ Kf6 Qc7 Kg6 Kh1 h6 Rg1+
 Kh7 Rg3 Qh5 Bd3+ Bf5 Qe5 g6 Qf6 Rhg8 Qxf7+ Rg7 Qf6 Rdd7 Bd4 Rde7 c5 Bxd3 cxd3 g5 c6 Re1+ Bg1 Rf7 Qd8 Rxf3
 c7 Rxg3 Qd7+ Kg6 Qd6+ Kf7 Qxg3 Re8 Qf2+ Kg8 Qf5
Anderssen|Zytogorski|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 Bb5+ c6 dxc6 bxc6 Be2 Bd6 Nc3 Bf5 d3 O-O O-O Rc8 a3 Bb8 b4 Nb7 Nge4
 Bxe4 dxe4 Qc7 f4 Rcd8 Qe1 Rfe8 f5 Qb6+ Kh1 Nd6 Bg5 Kf8 Bxf6 gxf6 Qh4 Ke7 Rad1 a6 Rd3 Rg8 Na4 Qc7 Nc5 a5
 Rfd1 axb4 axb4 Ba7 Ne6 Qb6 Nxd8 Rxd8 Qe1 Nxe4 Rxd8 Nf2+ Qxf2 Qxf2 R1d7#
Anderssen|Zytogorski|1851|0-1
 e4 e5 f4 exf4 Bc4 Qh4+ Kf1 d6 Nf3 Qh5 d4 b5 Be2 c6 Bxf4 f6 Ng5 Qh4 g3 Qh6 Bh5+ g6 Bg4 fxg5 Bxc8 gxf4 Bb7
 fxg3 Kg2 gxh2 Rxh2 Qf4 Nd2 Bg7 Nf3 Nf6 Bxa8 Ng4 Qd3 Nxh2 Nxh2 O-O Kh1 Re8 Re1 g5 a4 a6 d5 c5 axb5 axb5 Qxb5
 Rf8 Bc6 Be5 Qe2 Qh4 Rg1 Rf2 Rxg5+ Kh8 Rh5 Qf4
Anderssen|Loewe|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 O-O d6 c3 Nf6 d4 exd4 cxd4 Bb6 h3 h6 Nc3 O-O Re1 Re8 a3 a6 Qd3 Bd7 e5 Nxd4 Nxd4 dxe5
 Nde2 Be6 Qxd8 Raxd8 Bxe6 Rxe6 Ng3 Rd3 Be3 Bxe3 Rxe3 Rxe3 fxe3 Rb6 Rb1 Rb3 Kf2 b5 Ke2 c5 Nge4 Nxe4 Nxe4 c4
 Nc5
Anderssen|Perigal|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Nh6 d4 d6 Nd3 f3 gxf3 Be7 Be3 Bxh4+ Kd2 Be6 Bxe6 fxe6 Nf4 Qf6 Nxe6
 Qxe6 Rxh4 gxf3 Rxh5 f2 Nc3 Nf7 Rxh8+ Nxh8 Qh5+ Nf7 Rf1 Nd7 Rxf2 Nf6 Qg6 Ke7 Rxf6
Anderssen|Perigal|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Bc5 O-O d6 d4 exd4 cxd4 Bb6 h3 h6 Nc3 Nge7 d5 Ne5 Nxe5 dxe5 Ne2 Bc5 Kh1 g5
 Bb2 Ng6 Qb3 Bd6 Rae1 O-O Qf3 Kh7 Qh5 f5 Ng3 Nf4 Qd1 g4 Nxf5 Nxg2 Kxg2 Bxf5 exf5 Qh4 hxg4 Rxf5 Re4 Rg8 Bd3
 Kh8 f3
Anderssen|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 Bg4 Qb3 Bxf3 Bxf7+ Kf8 Bxg8 Rxg8 gxf3 Ne5 cxd4 Bxd4 f4 Ng4 Qg3 Nf6
 Qg2 d5 e5 Ne4 Qf3 Qh4 Nc3 Bxc3 bxc3 Rd8 c4 c6 cxd5 cxd5 Be3 b6 Rac1 Qe7 Rc6 g6 Kh1 Rg7 Rfc1 Kg8 Bd4 Nd2 Qc3
 Nc4 e6 Qb7 Bxg7 Qxc6 Qf6 Qc7 e7
Kennedy|Szen|1851|1/2-1/2
 e4 c5 Nf3 e6 Nc3 Nc6 d4 cxd4 Nxd4 Bb4 Nxc6 bxc6 Bd3 d5 O-O Ne7 Qg4 Bxc3 bxc3 O-O e5 Ng6 f4 c5 Be3 c4 Bxg6
 fxg6 h4 Qe7 h5 gxh5 Qxh5 Bd7 g4 Qf7 Qxf7+ Kxf7 f5 g6 Bc5 exf5 Bxf8 Rxf8 Rab1 Ke6 Rb7 a5 gxf5+ gxf5 Re1 Rg8+
 Kf2 Rg6 Rh1 Ba4 Re1 Bxc2 Rb6+ Ke7 Rxg6 hxg6 Ke3 g5 Kd4 Ke6 Rh1 Kf7 Rh6 g4 Kxd5 g3 e6+ Kg7 e7 Ba4 Rh3 f4 Rh4
 Kf7 Rxf4+ Kxe7 Rxc4 Bd1 Re4+ Kf6 Re3 g2 Rg3 Kf5 Kd4 Bf3 Ke3 Bc6 c4 a4 a3 Bb7 c5 Bc6 Kf2 Ke5 Rd3 Bd5 Rd1 Ke6
 Rd4 Bb7 Rd6+ Ke7 Rb6 Bd5 Ra6 Be4
Kieseritzky|Anderssen|1851|0-1
 e4 c5 b3 Nc6 Bb2 a6 a4 e6 Nf3 d6 Nc3 Nf6 Be2 Be7 O-O O-O d4 cxd4 Nxd4 Qb6 Nxc6 bxc6 a5 Qc7 f4 Ne8 Bd3 f5
 exf5 exf5 Qh5 Nf6 Qh3 Ng4 Rf3 Qa7+ Kf1 Rf6 Rg3 Qf2#
Anderssen|Staunton|1851|1-0
 e4 c5 d4 cxd4 Nf3 e6 Nxd4 Bc5 Nc3 a6 Be3 Ba7 Bd3 Ne7 O-O O-O Qh5 Ng6 e5 Qc7 Rae1 b5 f4 Bb7 Ne4 Bxe4 Bxe4
 Nc6 Nxc6 dxc6 g4 Rad8 Kh1 c5 Rf3 Qa5 Ref1 Qa4 Bd3 Qxa2 Rh3 h6 g5 Rxd3 cxd3 Qd5+ Rff3 Ne7 gxh6 g6 h7+ Kh8
 Qg5 Nf5 Qf6+ Ng7 f5 Qb3 Bh6 Qd1+ Kg2 Qe2+ Rf2 Qg4+ Rg3
Horwitz|Bird|1851|1/2-1/2
 c4 g6 e3 c5 f4 Bg7 Nf3 Nf6 Be2 d6 O-O Nc6 Na3 O-O Nc2 Bf5 d3 Qb6 Qe1 e5 fxe5 Nxe5 Nxe5 dxe5 e4 Bg4 Bxg4
 Nxg4 Qg3 Nf6 Qxe5 Nh5 Qg5 Bxb2 Rb1 Bd4+ Be3 Bxe3+ Nxe3 Qd8 Qxd8 Raxd8 Nd5 b6 a4 f5 exf5 gxf5 Rbe1 Rf7 Re5
 Ng7 g4 f4 Rf3 Rd6 Rxf4 Rxd5 Rxf7 Rxe5 Rxa7 Re6 Kf2 Ne8 a5 bxa5 Rxa5 Rc6 Kf3 Kf7 Ra7+ Nc7 Ke4 Re6+ Kf5 Rc6
 h4 Ke7 g5 Kf7 h5 Kg7 Rb7 h6 g6 Rf6+ Ke5 Re6+ Kf4 Re7 Kf5 Nd5 Rb5 Nb4 d4 Nd3 dxc5 Re5+ Kg4 Rg5+ Kh4 Nf2 Rb7+
 Kg8 Rb8+ Kg7 Rb7+
Anderssen|Szen|1851|1-0
 e4 e6 d4 d5 exd5 exd5 c4 Bb4+ Nc3 Qe7+ Be3 Nf6 h3 Be6 Qb3 dxc4 Bxc4 Bxc4 Qxc4 c6 Nf3 Nbd7 O-O O-O Rae1 Qe6
 Ne5 Bxc3 bxc3 Nd5 Bc1 Rfe8 Nxd7 Qxd7 Qb3 h6 c4 Nf6 Rd1 Rad8 Bb2 b5 cxb5 cxb5 d5 Ne4 Rd4 f6 Rfd1 Qf5 d6+ Kh8
 f3 Ng5 Rd5 Qf4 Qc2 Qg3 Kh1 Re1+ Rxe1 Qxe1+ Kh2 Qe8 Qc7 Rd7 Qc6 Qe6 Qxb5 Nf7 Ba3 Kh7 Qd3+ g6 f4 f5 Bb2 Nd8
 Qc3 g5 Rxf5 Qg8 Re5
Anderssen|Wyvill|1851|1-0
 e4 c5 Bc4 Nc6 Nc3 e6 d3 Ne5 Bf4 Nxc4 dxc4 a6 Qe2 Ne7 O-O-O Ng6 Bg3 Be7 f4 O-O f5 Bg5+ Kb1 exf5 exf5 Re8 Qg4
 Nf8 Nf3 Bf6 Ne4 b5 Bc7 Qe7 Nxf6+ Qxf6 Rd6 Ne6 fxe6 dxe6 Rhd1 Bb7 Rd7 Bc6 Be5 Bxf3 Qg3 Qg6 Qxf3 bxc4 Qxa8
Wyvill|Kennedy|1851|1-0
 c4 e6 e3 d5 g3 c5 Bg2 Nc6 Ne2 Nf6 d3 Bd6 Nbc3 Bc7 O-O h5 Qb3 Na5 Qb5+ Nc6 cxd5 exd5 e4 d4 Nd5 Nd7 Bg5 f6
 Bf4 Be5 Bh3 Qa5 Qb3 Nb6 Bxc8 Rxc8 Rfd1 Qa4 Qxa4 Nxa4 Bc1 Nb6 Nef4 g5 Nxb6 axb6 Nd5 g4 Nxb6 Rc7 Bf4 h4 Rac1
 hxg3 fxg3 Rch7 Rd2 Bxf4 gxf4 g3 Rxc5 gxh2+ Kh1 Kd8 Nd5 Rh3 Rc1 f5 Rf1 fxe4 dxe4 d3 Rff2 Nd4 Nb4 Re3 Nxd3
 Rxe4 Rxh2 Rxh2+ Rxh2 Ne2 Rf2 Ke7 Kg2 Kf6 Kf3 Ra4 Rxe2 Rxa2 Re5 Ra6 Rb5 Rd6 Ne5 b6 Nc4 Rd3+ Ke4 Rd1 Rxb6+
 Ke7 f5 Rc1 f6+ Kf7 Ne5+ Kg8 f7+ Kh7 Rh6+ Kxh6 f8=Q+
Williams|Wyvill|1851|1-0
 e4 c5 f4 e6 Nf3 g6 e5 Nh6 b3 Nc6 Bb5 Ne7 Nc3 a6 Ne4 Bg7 Nd6+ Kf8 Be2 Nhf5 Ne4 b6 d3 d5 Nf2 d4 g4 Nh6 Ng5
 Nd5 Nfe4 f6 exf6 Bxf6 O-O Kg7 Nxf6 Qxf6 Bf3 Bb7 Qe1 Rae8 Bd2 Rhf8 Qh4 Rh8 Rae1 Ng8 Qg3 h6 Ne4 Qd8 f5 exf5
 gxf5 g5 Nxg5 hxg5 Bxg5 Rh3 Bf6+ Kxf6 Qg6#
Williams|Staunton|1851|1-0
 e4 c5 f4 Nc6 Nf3 e6 Bb5 g6 Bxc6 bxc6 c4 Bg7 Qe2 Qb6 e5 Nh6 Nc3 Nf5 Ne4 O-O d3 Rb8 O-O d5 Nc3 Ba6 b3 Qc7 Ba3
 Rfd8 Bxc5 Bf8 Bf2 Qa5 Rac1 Rd7 g4 Ng7 Nd1 h5 h3 Be7 Ne3 d4 Ng2 c5 Ng5 Bxg5 fxg5 Bb7 Nf4 hxg4 hxg4 Qb6 Bg3
 Qc6 Qh2 Ne8 Rc2 f5 gxf6 Rh7 Nxg6 Nxf6 exf6 Rxh2 Rxh2 Re8
Williams|Mucklow|1851|1-0
 e4 c5 f4 e6 Nc3 b6 Nf3 a6 Be2 Bb7 d3 Nc6 O-O Be7 a3 h6 Qe1 d6 Qg3 Qd7 e5 g6 Rb1 h5 exd6 Qxd6 Ne4 Qd7 h3 Nd4
 Nxd4 Qxd4+ Be3 Qd7 Rbd1 Bxe4 dxe4 Qa4 Qf2 Nf6 e5 Nd5 c4 Nxe3 Qxe3 Rd8 Rxd8+ Bxd8 Rd1 O-O g4 h4 Rd2 Qe8 g5
 Kg7 Qd3 Be7 Qd7 Qd8 Kf2 Re8 Ke3 Qb8 Bf3 Kf8 Qb7 Qxb7 Bxb7 a5 Bf3 Rb8 a4 Ke8 b3 Rc8 Bb7 Rc7 Ba6 Bd8 Rd6 Ra7
 Bb5+ Ke7 Kf3 Rb7 Kg4 Rb8 Kxh4 Kf8 Kg4 Kg7 h4 Be7 Rd7 Kf8 h5 gxh5+ Kxh5 Rd8 Rb7 Rd3 Rxb6 Rxb3 Rb8+ Kg7 Ra8
 Ra3 Rxa5 Bd8 Ra8 Rd3 a5 Rh3+ Kg4 Rd3 a6 Ba5 a7 Be1 Rg8+ Kh7 Rh8+ Kxh8 a8=Q+ Kg7 Qg2 Rg3+ Qxg3 Bxg3 Kxg3 Kf8
 Kg4 Kg7 Kh5 Kh7 Bc6 Kg7 Be4 Kf8 Kh6 Kg8 Bd3 Kf8 Bh7 Ke7 Kg7 Ke8 Bg8 f5 gxf6 Kd7 f7
Szen|Newham|1851|1-0
 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e6 c3 Nge7 Be3 d5 exd5 Nxd5 Nxc6 bxc6 Bd4 Qc7 c4 Ne7 Bd3 Bb7 Be3 Ng6 O-O Bd6 Qh5
 O-O-O Be2 Nf4 Bxf4 Bxf4 Nc3 g6 Qh3 f5 g3 Be5 Qh6 Bxc3 bxc3 Qe5 Bf3 Qxc3 Bg2 Rd7 Rfc1 Qd2 Qh4 Qd4 Qg5 Rhd8
 h4 Qg7 Qe3 a6 Qxe6 Qe7 Re1 Re8 Qxe7 Rdxe7 Rxe7 Rxe7 Kf1 c5 Bxb7+ Kxb7 Rd1 Kc6 Rd8 Re4 Rc8+ Kb6 Rh8 Rxc4
 Rxh7 Re4 Rh6 c4 Rxg6+ Kb5 Rg8 c3 Rc8 Kb4 h5 Re6 f3 a5 g4 fxg4 fxg4 Rh6 Ke2 Ka3 Rxc3+ Kxa2 Rc5 a4 Rb5 a3 Kf3
 Ka1 Ra5 a2 Kg3 Kb2 Kh4 a1=Q Rxa1 Kxa1 g5 Ra6 h6 Ra7 g6 Ra4+ Kg5 Ra5+ Kf4 Ra4+ Ke5 Ra5+ Kd4 Ra4+ Kc5
Staunton|Horwitz|1851|0-1
 c4 f5 Nc3 e6 e4 fxe4 Nxe4 Nf6 Ng3 Nc6 a3 Bc5 Nf3 Nd4 Bd3 O-O O-O a5 Rb1 d6 Nxd4 Bxd4 b4 axb4 axb4 e5 h3 Be6
 Bb2 Ba7 Qe2 Qe7 Rbd1 Qd7 Kh2 Rae8 Ra1 Bb6 f3 Qf7 Rac1 c6 Bb1 Bc7 b5 Bb8 Ba1 g6 d3 Qd7 Qb2 c5 Qd2 b6 Qg5 Bc7
 Bb2 Qg7 Rce1 Bc8 Kg1 h6 Qd2 g5 Bc1 Re7 Re2 Qf7 Qe1 Rfe8 Ne4 Nh5 h4 Nf4 Ra2 Bb7 hxg5 Bxe4 fxe4 hxg5 g3 Nh3+
 Kh1 Qh5 Rh2 g4 Rf5 Qh7 Qe2 Rg7 d4 Qg6 d5 Rf8 Kg2 Bd8 Rh1 Be7 Bc2 Rgf7 Rhf1 Rg7 Bd1 Qh7 Qa2 Qg6 Qa6 Rgf7 Bc2
 Bd8 Qc8 Kh7 Rxf7+ Rxf7 Qxd8 Rxf1 Qh4+ Kg7 Kxf1 Qf7+ Bf4 Nxf4 Qxg4+ Ng6+ Qf5 Qxf5+ exf5 Ne7 Kf2 Kf6 g4 Kg5
 Ke3 Ng8 Bd1 Nh6 Kf2 Kf4 Kg2 e4 Kh3 Kg5 Kg3 Nf7 Bc2 Ne5 f6 Kxf6 Kf4 e3 g5+ Kf7 Bd1 Nxc4 Bh5+ Ke7 Be2 Ne5
 Kxe3 Kf7 Bh5+ Kg7 Ke4 c4 Kf5 c3 Bd1 Nc4 Ke6 Kg6 Be2 Kxg5 Bd3 Kf4 Kd7 Ke5 Kc6 Kd4 Bxc4 Kxc4 Kxd6 Kxb5 Ke7 c2
 d6 c1=Q d7 Kc6
Staunton|Brodie|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bb4+ c3 dxc3 O-O Qf6 e5 Qe7 a3 cxb2 Bxb2 Bc5 Nc3 d6 Nd5 Qd8 exd6 Bxd6 Bxg7 Bg4
 Re1+ Nge7 Nf6#
Mucklow|Kennedy|1851|0-1
 d4 e6 b3 c5 Nf3 cxd4 Qxd4 Nc6 Qb2 Be7 Bd2 d5 e3 Bf6 c3 e5 h3 Bf5 Na3 Nh6 Be2 O-O Nc2 Be4 g4 Rc8 a3 Bh4 Rf1
 Bxf3 Bxf3 e4 Be2 f5 O-O-O Ne5 gxf5 Nxf5 Kb1 a5 Be1 a4 f4 Bxe1 Rfxe1 Nf7 Bc4 Rc5 Nb4 Ne7 Rg1 axb3 Bxb3 Qc7
 c4 g6 Nxd5 Nxd5 Rxd5 Rxd5 cxd5 Qb6 Qc3 Nd6 h4 Rc8 Qb2 Qxe3 Rg5 Qf3
Mucklow|Kennedy|1851|1-0
 d4 d5 b3 e6 e3 Nf6 Bd3 a6 a4 c5 Ne2 Nc6 c3 b6 Bb2 Bb7 Nd2 Bd6 Qc2 Rc8 h3 Na5 dxc5 bxc5 O-O c4 bxc4 dxc4 Be4
 Nxe4 Nxe4 Bxe4 Qxe4 Nb3 Rad1 Nc5 Qxc4 O-O Qd4 Nb7 c4 f6 Bc3 Qc7 Qe4 e5 Rb1 Nd8 Rfd1 Nf7 Rb7 Qc6 Qxc6 Rxc6
 Bb4 Rfc8 Ng3 Bxb4 Rxb4 Rxc4 Rdb1 Rxb4 Rxb4 Kf8 Rb6 Ra8 Ne4 a5 Nc5 Ra7 Rb8+ Ke7 Rb7+ Rxb7 Nxb7 Kd7 Nxa5 Kc7
 Kf1 Kb6 Nb3 Nd6 Ke2 Nc4 Kf3 f5 e4 f4 g3 fxg3 Kxg3 Nb2 a5+ Kb5 f4 exf4+ Kxf4 Nc4 e5 g6 e6 Kc6 a6 Kd6 a7 Nb6
 Nd4 Ke7 Ke5 h6 Nc6+ Ke8 Kf6 g5 Nd8 Na8 Nf7 Kf8 e7+ Ke8 Nd6+ Kd7 e8=Q+
Mayet|Kennedy|1851|0-1
 e4 e6 f4 d5 e5 f6 Nf3 Nh6 d4 c5 c3 Nc6 Bd3 cxd4 cxd4 Bb4+ Nc3 Qa5 Bd2 O-O a3 Bxc3 Bxc3 Qd8 O-O fxe5 fxe5
 Bd7 Qc2 Nf5 Rae1 Rc8 Qb1 Qb6 Kh1 h6 Bxf5 Rxf5 Qd3 Rcf8 Rg1 Be8 Nh4 Rf4 g3 Rf2 Rg2 Rxg2 Nxg2 Ne7 Bb4 Bg6 Qd2
 Rf7 Nf4 Be4+ Kg1 Nc6 Bc5 Nxe5 Re3 Qc6 dxe5 Qxc5 Nxe6 Qe7 Nf4 Qxe5 Qe2 Qc7 Qd2 Qb6 h4 g5 hxg5 hxg5 Nh3 Rf3
Loewenthal|Williams|1851|0-1
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O h3 h6 c4 dxc4 Bxc4 Nc6 Be3 Bf5 Nc3 Qd7 Ne2 Rae8 Bf4 Be4 Bxd6
 Qxd6 Nd2 Nxd4 Nxe4 Nxe2+ Bxe2 Nxe4 Bf3 Qb6 Qc2 Ng5 Bd5 Ne6 Rfe1 Nd4 Qc4 Rxe1+ Rxe1 Qxb2 Bxf7+ Kh8 Qxc7 Qd2
 Qe7 Rxf7 Qxf7 Qxe1+ Kh2 Qe5+ Kg1 Ne2+ Kf1 Nf4 Kg1 Qe4 f3 Qe3+ Kh2 b5 Qf8+ Kh7 Qf5+ Ng6 Qc2 h5 h4 Qf4+ g3
 Qxf3 Qc5 Qe2+ Kg1 Ne5 Kh1 Qf1+ Qg1 Qh3+ Qh2 Qxh2+ Kxh2 a5
Angas|Boden|1851|0-1
 c4 c5 e3 e6 Nc3 b6 Nf3 Be7 b3 f5 Bb2 Nf6 Be2 O-O d4 cxd4 Nxd4 Bb7 Bf3 Ne4 Qc2 Bb4 O-O Bxc3 Bxc3 Na6 Rad1
 Qe7 Nb5 Nac5 Bb4 a6 Bxc5 bxc5 Nc3 Nxc3 Qxc3 Bxf3 gxf3 Rf6 Qe5 Rg6+ Kh1 Qh4 Rxd7 Qh3
Boden|Brien|1851|1/2-1/2
 e4 e5 Bc4 Bc5 Nf3 Nc6 O-O d6 h3 Nf6 Nc3 Be6 Bb3 Qd7 Kh2 O-O d3 h6 Be3 Bb6 Ne2 Ne7 Ng3 Ng6 Qd2 Kh7 Rad1 d5
 exd5 Nxd5 d4 Nxe3 fxe3 Bxb3 axb3 Rad8 c4 exd4 exd4 c6 Qc2 Bc7 Ne5 Bxe5 dxe5 Qe6 Rde1 Kg8 Qc3 Rde8 Nf5 Nxe5
 Qg3 Qg6 Qc3 f6 Re3 Qh7 Rg3 g6 Qd2 Nf7 h4 Kh8 Nd6 Nxd6 Qxd6 Qf7 Qd3 Kg7 Rff3 Rd8 Qe3 Rfe8 Qxa7 Rd1 Re3 Rxe3
 Qxe3 Rd7 Rf3
Boden|Ranken|1851|0-1
 e4 e5 f4 exf4 Nf3 g5 Bc4 Bg7 O-O h6 d4 d6 c3 Ne7 Na3 Ng6 g3 g4 Ne1 f3 Nxf3 gxf3 Qxf3 O-O Bxf7+ Kh7 e5 Rxf7
 Qxf7 dxe5 Be3 Bh3 Rf2 Qd7 dxe5 Nxe5 Qb3 Qc6 Qd1 Nbd7 Bd4 Rf8 Qc2+ Kg8 Rxf8+ Bxf8 Rd1 Nf3+ Kf2 Nde5 Bxe5
 Nxe5 Ke1 Be7 Qe2 Nf3+ Kf2 Bc5+ Rd4 Nxd4 cxd4 Bxd4+
Deacon|Ranken|1851|0-1
 c4 c5 Nc3 Nc6 e3 e6 g3 d5 cxd5 exd5 Qb3 Nf6 Bg2 d4 Nce2 Qc7 exd4 cxd4 a3 Bc5 f4 O-O Qd3 a5 b3 Re8 Bb2 Bg4
 Nf3 Qe7 h3 Bf5 Qc4 d3 Ne5 Nxe5 fxe5 Nd7 Qf4 Bg6 Nc1 Nxe5 Kd1 Bd6 Re1 Nc4 Rxe7 Nxb2+ Ke1 Rxe7+ Kf2 Bxf4 gxf4
 Rc8 b4 a4 Na2 Re2+ Kg3 Rxd2 Bxb7 Rcc2 Re1 Re2 Rf1 Be4 Bxe4 Rxe4 Kf3 Ree2 Nc1 Rf2+ Rxf2 Rxf2+ Kxf2 d2 Nd3
 d1=Q Nxb2 Qd2+
Gilby|Deacon|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 b4 Bxb4 c3 Bd6 d4 Qe7 Bg5 O-O Bb5 Nd8 Re1 c6 dxe5 Bxe5 Ba4 Re8 Bb3 d6 Nxe5
 Qxe5 f4 Qc5+ Kh1 Nxe4 Qd2 Bd7 Rxe4 Rxe4 h3 h6 Bc2 Re8 Bh4 Qh5 Qxd6 Qxh4 Nd2 Bxh3 Nf3 Bxg2+ Kxg2 Re2+ Kg1
 Qf2+ Kh1 Qg2#
Hodges|Brien|1851|1/2-1/2
 d4 d5 c4 e6 e3 c5 Nf3 Nc6 Nc3 Nf6 h3 a6 a3 Bd6 dxc5 Bxc5 cxd5 exd5 Bd3 O-O O-O h6 b4 Bd6 Bb2 Be6 Ne2 Ne4
 Rc1 Qd7 Nf4 Bxf4 exf4 f5 Re1 Qf7 Re3 Kh7 Qe1 Qh5 Nh2 Bd7 f3 Nf6 Rc2 d4 Ree2 Nd5 Qg3 Rae8 Ng4 Rxe2 Rxe2 Re8
 Rxe8 Qxe8 Ne5 Nxf4 Nxc6 Qe3+ Kh2 Nxd3 Bxd4 Qf4 Qxf4 Nxf4
Hodges|Ranken|1851|1/2-1/2
 d4 e6 e4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O Bg5 Be6 Nc3 Nbd7 Ne2 c5 b3 Qb6 Rb1 Qc7 c4 Ne4 h3 f5 Rc1 Qb6
 Be3 Rae8 dxc5 Bxc5 Bxc5 Ndxc5 cxd5 Bxd5 Bc4 Bxc4 Rxc4 Rd8 Rd4 Ne6 Rxd8 Rxd8 Qc2 Qd6 Qc4 Qd5 Qxd5 Rxd5 Rc1
 Nd2 Nxd2 Rxd2 Nc3 Nf4 Rd1 Rxd1+ Nxd1
Ranken|Robertson|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 c4 Bb4+ Bd2 Qe7+ Be2 O-O O-O Be6 Qb3 Nc6 Bxb4 Qxb4 Qxb4 Nxb4 Nbd2 Rad8 a3 Nc6
 c5 Ne4 Rad1 f5 Bb5 Ne7 Ne5 c6 Bd3 Bf7 f3 Ng5 f4 Ne4 Nxf7 Rxf7 Nf3 Rf6 Ne5 Ng6 Rf3 Nf8 Bc2 Ne6 g3 g5 fxg5
 N6xg5 Rb3 Nf7 Rxb7 Nxe5 dxe5 Rf7 Rb4 Nxc5 Rf4 Re8 Bxf5 Rxe5 Rc1 d4 Rxc5 Re3 Rxc6
Trelawney|Brien|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 Bxc6 dxc6 d3 Bd6 Bg5 h6 Bh4 Bg4 Nbd2 g5 Bg3 Qe7 c3 Nh5 h3 Bd7 Bxe5 Nf6 Bxf6 Qxf6 e5
 Qe6 O-O Be7 Qb3 O-O-O Qxe6 Bxe6 Nd4 Bd7 g4 h5 f3 Bc5 Kg2 Bxd4 cxd4 Be6 Nb3 Kb8 Nc5 Bc8 Nb3 b6 Rac1 Kb7 Rc3
 Be6 d5 Bxd5 Rd1 hxg4 hxg4 Rh4 Kf2 Rh2+ Ke3 Rxb2 Nd4 Rxa2 Rdc1 c5 Nb5 Rh8 d4 Rhh2 dxc5 bxc5 Rxc5 Rhe2+ Kd4
 Rad2+ Kc3 Kb6 Nd4 Ra2 Rxd5 Re3+ Kc4 Ra4#
Wellman|Hodges|1851|0-1
 e4 c5 Bc4 e6 Nf3 Nc6 c3 a6 a3 b5 Ba2 Bb7 d3 a5 a4 b4 O-O Nge7 c4 g6 Nbd2 Bg7 Rb1 O-O b3 d5 Bb2 d4 Ne1 f5 f3
 Qc7 Qe2 Ne5 f4 Ng4 Rf3 fxe4 Nxe4 Nf5 g3 e5 Bc1 Rae8 Rf1 Nge3 Bxe3 Nxe3 Rf3 Bxe4 dxe4 exf4 gxf4 Rxf4 Ng2
 Rfxe4 Nxe3 Rxe3 Rxe3 Rxe3 Qf2 d3
Loewe|Wyvill|1851|0-1
 e4 e6 c4 c5 Nc3 Nc6 f4 Nh6 Nf3 g6 Be2 Bg7 O-O a6 d3 Rb8 h3 d6 Be3 O-O Qd2 Qe7 f5 Nxf5 exf5 gxf5 Rae1 b5 Bd1
 b4 Ne2 e5 Bh6 f6 Nh4 f4 Bxg7 Qxg7 Kh2 Qh6 Nf3 Kh8 Neg1 Rg8 Qf2 Rb7 Nh4 Rg3 Bf3 Rbg7 Bxc6 Qxh4 Bf3 R3g6 Be4
 Rh6 Ne2 Qxh3+
Horwitz|Szen|1851|0-1
 e4 c5 d4 e6 Nf3 Qb6 d5 d6 Nc3 e5 Bd3 Ne7 Qe2 Bg4 Na4 Qa5+ Bd2 Qc7 h3 Bd7 Nc3 a6 a4 Ng6 O-O Be7 Nh2 O-O Qh5
 c4 Be2 f5 Bg5 Bxg5 Qxg5 fxe4 Nxe4 Bf5 Qe3 Nd7 Ng5 Nf4 Bf3 h6 Ne6 Nxe6 g4 Nd4 gxf5 Nxc2 Qe4 Nxa1 Rxa1 Nf6
 Qh4 c3 bxc3 Qxc3 Rd1 Rac8 Kh1 Rc4 Qg3 e4 Rg1 Rf7 Bd1 Qxg3 Rxg3 Rc1 Rg1 Rfc7 Ng4 Nxg4 hxg4 R7c4 Kg2 Rd4 Bb3
 Rxg1+ Kxg1 Rb4 Bc2 Rc4 Bb3 Rc3
Staunton|Von Jaenisch|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 dxc3 Nxc3 Be6 Bxe6 fxe6 Qb3 Qc8 Ng5 Nd4 Qa4+ c6 Be3 b5 Qd1 e5 b4
 Bxb4 Bxd4 exd4 Qxd4 Bxc3 Qxc3 Nf6 e5 Nd5 Qf3 Qd7 e6 Qe7 Nf7 Rf8 Rfe1 Qf6 Nxd6+ Ke7 Qg3 Qxf2+ Qxf2 Rxf2 Kxf2
 Kxd6 Rac1 Re8 Rc2 c5 Re4 c4 Rb2 a6 a3 Rxe6 Rxe6+ Kxe6 Ke2 Ke5 Kd1 Ne3+ Kc1 g6 g3 g5 a4 bxa4 Ra2 Nf1 g4 Kf4
 Rf2+ Kxg4 Rxf1 Kh3 Rf5 h6 Rf6 Kxh2 Rxh6+ Kg3 Kd2 g4 Ke3 Kg2 Kf4 Kf2 Rh2+ Ke1 Ke3 Kd1 Kd4
Williams|Loewenthal|1851|1/2-1/2
 f4 e6 e3 b6 Nf3 Bb7 b3 Nc6 Bb2 f6 Be2 Nh6 O-O Be7 Bb5 O-O Bxc6 Bxc6 c4 d6 d3 e5 d4 e4 Ne1 f5 Nc3 Bd7 Qh5
 Bf6 g3 Ng4 Ng2 c6 Nd1 Qe7 Nf2 g6 Qh3 Qg7 Rad1 h6 Bc1 g5 Nxg4 fxg4 Qh5 gxf4 Rxf4 Bg5 Rff1 Rf3 Nf4 Kh7 d5
 Bxf4 exf4 c5 Rfe1 Re8 Re2 Qg6 Qxg6+ Kxg6 Rde1 Bf5 Re3 h5 h4 Rxe3 Rxe3 Bd7 Kf2 Kf5 Bd2 b5 Ba5 Rc8 Re2 Be8
 Rd2 a6 Bc3 Rc7 Ba5 Rb7 Ke3 b4 Bd8 Bg6 Rb2 Rd7 Bg5 a5 Bh6 Kf6 Bg5+ Kf7 Rb1 Bf5 Ra1 Rb7 a4
Williams|Staunton|1851|0-1
 f4 c5 e3 e6 Nf3 g6 Be2 Bg7 O-O Ne7 Nc3 d5 Bb5+ Nd7 Ne2 O-O c4 Nf6 Ne5 a6 Ba4 dxc4 Ng3 b5 Bc2 Bb7 Qe2 Nfd5
 Nf3 f5 a3 Nc6 Rb1 Qd6 h4 Rae8 h5 e5 hxg6 hxg6 fxe5 Nxe5 b3 Nf4 Qd1 Nxf3+ gxf3 Nd3 f4 Qd5 Qe2 Nxc1 Rfxc1 c3
 Rd1 cxd2 Rxd2 Bd4 Kf1 Qc6 Rd3 Rf7 Qf2 Bg7 Rbd1 Bf8 Ke2 c4 bxc4 bxc4 Rc3 Bg7 Kd2 Rd7+
Bird|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d4 exd4 e5 Ne4 O-O f5 Nxd4 Nxd4 Qxd4 Bc5 Qd3 O-O Nc3 Nxc3 bxc3 Qe7 Bf4 Kh8 Qg3 h6 h4
 a6 Bd3 Qe6 Rfe1 b6 a4 Bb7 Re2 Rf7 Rd1 Rg8 Red2 Bc6 Bxa6 g5 hxg5 hxg5 Bxg5 Qg6 Bc4 Rfg7 Qh4+ Rh7 Bf6+ Rg7
 Bxg7+ Kxg7 Rxd7+ Bxd7 Rxd7+
Loewe|Deacon|1851|0-1
 e4 c5 Nf3 e6 c4 Nc6 Nc3 g6 d3 b6 Be2 Bg7 Bg5 Nge7 h4 h6 Bf4 a6 e5 Qc7 Qd2 Bb7 O-O-O Nxe5 d4 cxd4 Qxd4 N7c6
 Qd2 O-O-O Ne4 d5 cxd5 Rxd5 Qc2 Nd3+ Bxd3 Qxf4+ Kb1 Kb8 Bc4 Nb4 Qe2 Rxd1+ Rxd1 Bxe4+ Bd3 Nxd3 Rxd3 Rd8 Ne1
 Qe5 Ka1 Rxd3 Nxd3 Bxd3
Buckle|Loewenthal|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 Nc3 Nf6 d3 d6 Ne2 Ne7 Ng3 h6 c3 c6 O-O Bb6 d4 exd4 cxd4 O-O Bd3 Bg4 Be3 Ng6 h3 Bxf3
 Qxf3 Nh4 Qe2 Re8 f4 Ng6 f5 Nf8 Rf4 c5 dxc5 Bxc5 Bxc5 dxc5 Bb5 Qc7 Rf3 Re5 Rd1 a6 Bd3 Rae8 Bc2 c4 Kh1 b5 Qd2
 N8d7 Nh5 Nxh5 Qxd7 Qxd7 Rxd7 Nf6 Ra7 Nxe4 Rxa6 Nf6 Rf2 Re1+ Kh2 R8e2 Kg3 Rxf2 Kxf2 Rc1
Robertson|Ranken|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 h6 c3 d6 d4 exd4 cxd4 Bb6 Nc3 Bg4 Bb5 O-O Bxc6 bxc6 Be3 Qd7 e5 Nd5 Ne4
 Rae8 Ned2 dxe5 Qa4 e4 Ne5 Rxe5 dxe5 Nxe3 fxe3 Qxd2 Qxe4 Bxe3+ Kh1 Bh5 e6 Re8 Qf5 Rxe6 Qxh5 Rg6 Qh3 Bd4 Rae1
 Rf6 Re8+ Kh7 g3 Bf2 Qg2 Qxb2 Qe4+ g6 Qe2 Qb6 Rd1 Bd4 Qe4 c5 Qa8 Rf2 Rb8 Qe6
Brien|Boden|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Nf3 Bd6 Bd3 Nf6 O-O O-O h3 h6 Be3 Be6 c3 Qd7 Ne5 Nc6 Nxd7
Hodges|Wellman|1851|1/2-1/2
 d4 d5 c4 e6 e3 c5 Nf3 Nc6 Nc3 b6 dxc5 Bxc5 cxd5 exd5 Qxd5 Bb7 Qe4+ Nge7 Bb5 O-O O-O Qc7 Ng5 Ng6 Nd5 Qe5
 Bxc6 Bxc6 Qxe5 Nxe5 Nc3 Rad8 Nge4 Be7 a3 f5 Ng3 Bd6 Nge2 Bb8 b3 Rd6 Nd4 Bb7 a4 Rg6 f3 Nd3 Ba3 Nc5 Bxc5 bxc5
 Ndb5 a6 Na3 h5 Nc4 h4 Rad1 Rf7 Rd3 Bc7 Kf2 Bxh2 Rfd1 Bg3+ Kf1 Kh7 Nd6 Bxd6 Rxd6 Rxd6 Rxd6 Rc7 Kf2 Rc6 Rxc6
 Bxc6 Ke2 Kg6 Kf2 Kh5 g3 hxg3+ Kxg3 Kh6 Kf2
Ranken|Boden|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5 Bb5 Ne4 cxd4 Bb6 Be3 O-O Nc3 f6 Qb3 Nxc3 Bxc6 bxc6 Qxc3 Qe8 O-O
 Bg4 exf6 Bxf3 fxg7 Qg6 gxf8=Q+ Rxf8 g3 Qg4 Bf4 Rxf4 Qe3 Qh3 Qe8+ Rf8
Wyvill|Loewe|1851|1-0
 c4 e5 e3 c5 Nc3 Nc6 g3 Be7 Bg2 d6 d3 Nf6 a3 Be6 Nge2 d5 cxd5 Nxd5 O-O O-O Qc2 Nxc3 bxc3 Bd5 e4 Be6 Be3 Qd7
 f4 f5 fxe5 Nxe5 Nf4 Ng4 Bd2 c4 d4 Bf7 e5 Rab8 h3 Nh6 d5 Bc5+ Kh1 Qe7 Rae1 Qg5 Ne6 Qe7 Bg5 Qe8 Nxc5 Qb5 Be7
 Rfe8 Rb1 Qa5 Bd6 b6 Bxb8 Qxc5 Bd6 Qe3 e6 Bg6 Bf4 Qc5 Qd2 Kh8 Qd4 Qxd4 cxd4 Ng8 Rfc1 Nf6 Rxc4 Ne4 Rbc1 Kg8
 Rc8
Ranken|Deacon|1851|1-0
 d4 d5 c4 e6 Nc3 Nf6 e3 c5 Nf3 a6 Bd3 dxc4 Bxc4 b5 Bd3 Bb7 O-O Nbd7 Qe2 Nb6 Rd1 Qc7 dxc5 Bxc5 a3 Rd8 h3 O-O
 b4 Bxf3 Qxf3 Qe5 Bb2 Bd6 g3 Qg5 Be2 Nfd5 Ne4 Qe7 Rac1 f5 Nxd6 Qxd6 e4 fxe4 Qxe4 Nd7 Bg4 Rfe8 Bxe6+ Rxe6
 Qxd5 Qxd5 Rxd5 Re2 Bd4 Ree8 Rc7 Nf6 Rxd8 Rxd8 Bxf6 gxf6 Rc6 Ra8 Rxf6 a5 Rb6 axb4 axb4 Kf7 Rxb5 Ke6 Rb7 Kd6
 Rxh7 Kc6 Rh4 Kb5 Re4 Ra3 Kg2 Rb3 h4 Kc6 h5 Kd5 Rf4 Ra3 h6 Ra8 g4 Rh8 Rf6 Ke5 g5 Rb8 f4+ Ke4 h7 Rxb4 h8=Q
 Rb2+ Kg3 Rb3+ Kg4 Kd3 Qh3+ Kc2 Rc6+ Kb2 Qg2+ Ka3 Qd2 Ka4 Qa2+ Kb5 Qa6+ Kb4 Rc4#
Wyvill|Williams|1851|0-1
 c4 e6 e3 f5 Nh3 Nf6 g3 Nc6 d4 Bb4+ Bd2 Bxd2+ Nxd2 O-O Bg2 Ne7 O-O Ng6 b4 Qe7 Qb3 d6 Rae1 e5 f4 e4 Kh1 Bd7
 Nf2 h5 Qd1 c6 h3 d5 a3 a5 c5 axb4 axb4 b5 Nb3 Ra4 Qd2 h4 Na5 Nh5 Rg1 hxg3 Nd1 Nh4 Ref1 Nxg2 Kxg2 Qh4 Qb2 g5
 Nc3 gxf4 Rxf4 Nxf4+ exf4 Qxf4 Rf1 Qh4 Nxa4 f4 Nxc6 Bxh3+ Kg1 Bxf1
Williams|Loewenthal|1851|0-1
 e4 e5 Nf3 Nf6 Bc4 Nxe4 d3 Nf6 Nxe5 d5 Bb3 Bd6 d4 O-O O-O c5 c3 Qc7 f4 Nc6 Be3 Qb6 Nxc6 bxc6 dxc5 Bxc5 Bxc5
 Qxc5+ Qd4 Qxd4+ cxd4 Ne4 f5 Rb8 Nc3 Nd2 Rf2 Nxb3 axb3 a6 Ra3 Rb4 Ne2 Re8 g4 f6 Kf1 Re5 Rg2 h5 g5 Bxf5 Kf2
 Bg4 Nc3 Rf5+ Ke3 Rf3+ Ke2 Rxc3+ Rxg4 Rbxb3 Rxb3 Rxb3 Rh4 Rxb2+ Kd3 a5 g6 a4 Kc3 a3 Rh3 Rb8 Kc2 Ra8 Kb1 a2+
 Ka1 Kf8 Rxh5 Ke7 Rh7 Rg8 h4 f5 Rh5 Kf6 Rg5 Rh8 Rg1 Rxh4 Rc1 Kxg6 Rxc6+ Kg5 Rc7 g6 Rd7 Rxd4
Szen|Kennedy|1851|1-0
 e4 c5 Nf3 e6 c3 Nc6 d4 d5 exd5 exd5 Bd3 Nf6 O-O Be6 Re1 Bd6 Bf5 O-O Bxe6 fxe6 Rxe6 Ne4 dxc5 Bxc5 Be3 Bxe3
 fxe3 Kh8 b4 Rf7 h3 Rc8 a4 Rfc7 Ne5 Qg5 Qxd5 Qxe3+ Kh2 Qg3+ Kg1 Qf2+ Kh2 Qg3+ Kg1 Nf2 Qf3 Nxh3+ Kf1 Qxf3+
 Nxf3 Rf7 Nd2 Ng5 Re3 Nb8 Rae1 Nxf3 Re8+ Rf8 Rxf8+ Rxf8 Nxf3 h6 Re7 Nc6 Rxb7 Ne5 Ke2 Nxf3 gxf3 Rc8 Rxa7 Rxc3
 a5 h5 a6 h4 Kf2 Rc2+ Kg1 h3 Rb7 Rg2+ Kh1 Kh7 Rb5 Rc2 a7
Szen|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nf6 Nxe5 Nxe5 Rxe5+ Be7 d4 O-O Qe1 Bd6 Re2 c6 Bd3 Bc7 Bg5 Bxh2+ Kh1 Bc7
 Qd2 d5 Nc3 Qd6 g3 Bg4 Re3 Bh5 Bxf6 Qxf6 Kg2 Qg5 Rh1 Bf4 Rxh5 Bxe3 Qe2 Qxh5 Qxh5 g6 Qh4 Bc1 b3 Rae8 Ne2 f5
 Nxc1 f4 gxf4
Boden|Angas|1851|1-0
 e4 c5 Nf3 Nc6 d4 e6 d5 exd5 exd5 Qe7+ Be2 Ne5 Nxe5 Qxe5 O-O Bd6 g3 Ne7 Nc3 O-O Bf4 Qf6 Ne4 Qxb2 Bxd6 Re8
 Bxc5 Nf5 Nd6 Nxd6 Bxd6 Qf6 Bf4 d6 Bg4 Re4 Bxc8 Rxc8 Re1 Rec4 Qe2 h6 Rac1 Qg6 Qd3 Qf6 Re4 Rc3 Qe2 g5 Be3 Qf5
 Bd4 R3c4 Re8+ Rxe8 Qxe8+ Kh7 Qh8+ Kg6 Qg7+ Kh5 Qf6 Qxd5 h3 Qe6 g4+ Kh4 Qf3
Wyvill|Anderssen|1851|1/2-1/2
 c4 e6 e3 d5 d4 Nf6 Nc3 c5 Nf3 Nc6 a3 a6 b3 b6 Be2 Bb7 O-O Rc8 Bb2 cxd4 Nxd4 Nxd4 Qxd4 Be7 Rad1 dxc4 Qh4 Qc7
 Bxc4 b5 Bd3 Nd5 Qg4 Nxc3 Qxg7 Rf8 Rc1 b4 axb4 Bxb4 Bc4 f6 Qxc7 Rxc7 Bxc3 Rg8 g3 Bxc3 Rxc3 Ke7 Ra1 Rd8 Rd3
 Rxd3 Bxd3 Rc3 Bxa6 Rxb3 Bf1 Bf3 h4 Rb2 Bg2 Bxg2 Kxg2 Rb7 Ra5 Kf7 Rh5 Kg6 g4 h6 Ra5 Rc7 Kg3 Rb7 f4 Rc7 Ra6
 Kf7 g5 hxg5 hxg5 fxg5 fxg5 Rc4 Kf3 Kg6 Ra5 Rh4 Re5 Ra4 e4 Ra1 Rb5 Ra7 Kf4 Re7 Rb1 Ra7
Deacon|Gilby|1851|0-1
 c4 c5 Nc3 e6 e3 b6 f4 Bb7 Nf3 Na6 Be2 Nh6 O-O Nc7 a3 Be7 Rb1 Rb8 b4 O-O Qa4 cxb4 axb4 Na6 Ne5 Rc8 c5 Nb8
 Qxa7 d6 cxd6 Qxd6 Qxb7 f6 Nc4 Qd8 Qxb6 Qd7 Ra1 Nc6 b5 Nd8 Ra7 Qe8 Ne4 Qg6 f5 Nxf5 Rd7 Re8 Rf4 h5 Bd3 e5
 Ned6 Bxd6 Rxf5 Rxc4 Bxc4+ Kh7 Bd3 e4 Rf4 Bxf4 exf4 exd3 Rxd8 Re1+ Kf2 Re2+ Kf3 Qxg2#
Newham|Szen|1851|0-1
 e4 e6 d4 d5 exd5 exd5 c4 Bb4+ Nc3 Nf6 Bg5 Qe7+ Qe2 Qxe2+ Bxe2 Ne4 Bd2 Nxd2 Kxd2 Be6 Bf3 c6 c5 Nd7 a3 Ba5 b4
 Bc7 Nge2 O-O h3 Bf5 Bg4 Be6 Rae1 f5 Bf3 Nf6 Rhf1 Ne4+ Kc2 Rae8 g3 Ng5 Bg2 f4 gxf4 Nxh3 Bxh3 Bxh3 Rh1 Bg2
 Rh4 Bf3 Kd2 Bxe2 Rxe2 Rc8 Nd1 Bxf4+ Rxf4 Rxf4 Kd3 Kf7 a4 a6 b5 axb5 axb5 h5 f3 Ra8 bxc6 bxc6 Rb2 Re8 Rb6
 Re6 Nc3 h4 Rb7+ Kf6 Ne4+ dxe4+ fxe4 h3
Mucklow|Williams|1851|0-1
 c4 e6 e3 f5 Be2 Nf6 Bh5+ g6 Bf3 d5 cxd5 exd5 Nc3 Bg7 Nge2 Nc6 d4 O-O Qb3 Ne7 h4 h6 Nf4 c6 Bd2 Kh7 Nce2 a5
 a4 Ne4 Qc2 Qd6 Bc3 Bd7 h5 g5 Nd3 b6 g3 Ng8 b4 Nxc3 Qxc3 axb4 Nxb4 Nf6 Nc2 Ne4 Bxe4 fxe4 Rh2 c5 a5 Rfc8 Qd2
 c4 axb6 Rxa1+ Nxa1 Qxb6 Nc3 Bg4 Qa2 Rb8 Nc2 Bf8 Nxd5 Qc6 Nf6+ Qxf6 Qa7+ Bg7 Qxb8 Qf3 Kd2 Qd1+ Kc3 Qd3+ Kb2
 c3+ Ka1 Qxc2 Qb1 Qa4+ Qa2 Qd1+ Qb1 c2
Kennedy|Wyvill|1851|1-0
 f4 d5 e3 g6 Nf3 Bg7 c3 e6 Bd3 Nh6 Bc2 O-O O-O c5 d3 Nc6 Qe1 b6 e4 Ba6 e5 Nf5 g4 Nh6 h3 d4 c4 Nb4 Na3 Qc7
 Bb1 Rae8 Bd2 Nc6 b4 Nd8 Bc2 f6 Ba4 Re7 bxc5 bxc5 exf6 Bxf6 g5 Nf5 gxf6 Rxf6 Qe5 Qxe5 Nxe5 Ng3 Rf2 Bb7 Ba5
 Nf7 Rb1 Rxf4 Nxf7 Rexf7 Rxf4 Ne2+ Kh2 Rxf4 Rxb7 Rf2+ Kh1 Ng3+ Kg1 Rxa2 Rb8+ Kg7 Rb7+ Kh6 Nc2 Rxa4 Bd2+ g5
 h4 Ne2+ Kf2 Nf4 hxg5+ Kxg5 Kf3 e5 Bxf4+ exf4 Rb5 Ra2 Rxc5+ Kg6 Nxd4 a5 Kxf4 a4 Rc6+ Kf7 Nb5 Ra1 d4 a3 Rc7+
 Kf6 Nxa3 Rxa3 Rxh7 Rc3 c5 Ke6 Ke4 Rc1 Rh6+ Ke7 Kd5 Rg1 Rh7+ Kd8 c6 Rg5+ Kc4 Rg6 d5 Rg4+ Kc5 Rg5 Kb6 Rg6 Kb7
Kennedy|Mucklow|1851|1-0
 e4 c5 d4 cxd4 Nf3 Nc6 Bc4 e6 Nxd4 Nf6 Nxc6 bxc6 e5 Qa5+ Nc3 Qxe5+ Be2 Bb4 Bd2 Ba6 f4 Qa5 a3 Bxe2 Qxe2 Bxc3
 Bxc3 Qf5 O-O O-O h3 Ne4 Qc4 Rab8 Rad1 Rb7 Be5 h5 Rfe1 d5 Qxc6 Rb6 Qd7 g5 Bd4 Rbb8 fxg5 Qxg5 Qxa7 Ra8 Qd7
 Rac8 c3 Qg3 Rf1 Rc4 Rf3 Qg6 Rdf1 f5 Re1 Rcc8 Qe7 Rf7 Qh4 Rh7 Rxe4 Kf7 Ree3 Qh6 Rg3 Re8 Rg5 Rb8 b4 Ra8 Rxh5
 Qxh5 Qf6+ Ke8 Qxe6+ Kd8 Bb6+ Rc7 Qe7+ Kc8 Qxc7#
Szen|Anderssen|1851|1-0
 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e6 Nb5 d6 Bf4 e5 Be3 a6 N5c3 Be6 Nd5 Bxd5 Qxd5 Nf6 Qb3 d5 Qxb7 Nb4 Na3 Nxe4 c3
 Rb8 Qa7 d4 Bc4 Nd6 cxb4 Nxc4 Nxc4 dxe3 O-O e2 Rfe1 Bxb4 Rxe2 f6 Qxg7 Rf8 Qxh7 Qd5 Qh5+ Kd8 Rc2 Ke7 Ne3 Qe4
 Rc7+ Ke6 Rc4 Qb7 Rd1 f5 g4 f4 Nd5
Loewenthal|Buckle|1851|0-1
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O Be3 Nc6 c3 Re8 c4 Nb4 Nc3 Nxd3 Qxd3 dxc4 Qxc4 h6 Qd3 Bg4 Nd2
 Qd7 f3 Bf5 Qe2 Re6 Qf2 Rae8 Rfe1 Qe7 Nf1 Bf4 Bd2 Bxd2 Rxe6 Qxe6 Qxd2 c6 Kf2 Qd6 Ng3 Be6 Nce4 Nxe4+ fxe4 Rd8
 Ke3 h5 e5 Qe7 Ne4 c5 Nd6 Qg5+ Kd3 Bf5+ Kc3 cxd4+ Qxd4 Qxg2 Rg1 Qc2+ Kb4 Be6 Qc5 a5+ Qxa5 Rxd6 exd6 Qc4+ Ka3
 Qxa2+ Kb4 Qxb2+ Kc5 Qf2+ Kb5 Qxg1
Kennedy|Mayet|1851|1-0
 c4 e5 Nc3 f5 e3 Nf6 d4 exd4 exd4 Be7 Bd3 d5 Nf3 c6 O-O O-O Bg5 Bb4 cxd5 Bxc3 bxc3 cxd5 Qc2 Qd6 Ne5 Nc6 Bf4
 Nh5 Qd2 Nxf4 Qxf4 Be6 Rfe1 Rac8 Rab1 Nxe5 dxe5 Qd7 Qd4 b6 f4 Rc5 a4 Rfc8 Rec1 R8c7 h3 Qc8 Rb3 Kf7 g4 Kg8 g5
 Qe8 Be2 Bd7 Ra3 Ra5 Bd1 Rc4 Qd2 Bxa4 Rca1 Bc6 Rxa5 bxa5 Rxa5 Qd8 Ra6 Kf8 Bb3 Rc5 Qd3 Qd7 Qd4 Qe7 c4 dxc4
 Bxc4 Be4 Rd6 Rc8 Rd7 Qc5 Rd8+ Ke7 Rd7+ Kf8 e6 Qxd4+ Rxd4 Rc7 Kf2 Ke7 Ke3 a5 Kd2 a4 Kc3 Rb7 Ba2 Rc7+ Kb4 Rc2
 Rd7+ Ke8 Bc4 Rf2 Rxg7 Rxf4 Kc5 Bc6 Rxh7 a3 g6 Kd8 Rg7 Rxc4+ Kxc4
Kennedy|Mucklow|1851|0-1
 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nb3 b6 Bc4 Bb7 f4 Rc8 O-O Nb4 Bd3 Qc7 c3 Nc6 Be3 Nge7 Nd4 Nxd4 cxd4 Qc6 Nc3
 a6 Rc1 Qd6 e5 Qb8 Be4 Rxc3 Rxc3 Bxe4 Qa4 Nd5 Rb3 Bc2 Qc4 Bxb3 Qxb3 Be7 Bd2 O-O f5 f6 fxe6 dxe6 Qh3 Qc8 Qg4
 Qd7 Bh6 Rf7 Rf3 Bf8 Rg3 Qe7 Bd2 fxe5 Qe4 exd4 Rh3 g6 a3 a5 Rd3 Bg7 h4 Rf5 Bg5 Bf6 g4 Re5 Qxe5 Bxe5 Bxe7
 Nxe7 Kf2 Nc6 Kf3 Bf6 h5 Ne5+
Horwitz|Staunton|1851|0-1
 e4 c5 f4 Nc6 Nf3 e6 c4 g6 Nc3 Bg7 Be2 d6 O-O Nge7 a3 a6 Rb1 O-O Qc2 f5 d3 Bd7 Be3 Rc8 e5 Nd4 Nxd4 cxd4 Bxd4
 Nc6 Be3 dxe5 fxe5 Bxe5 Qd2 Qc7 g3 Bxg3 Bf3 Bd6 d4 b6 b4 Be7 c5 bxc5 dxc5 Bf6 Be2 Nb8 Bf4 Qb7 Bd6 Rfd8 Bc4
 Nc6 Ne4 Bd4+ Nf2 Ne5 Be2 Nf3+ Bxf3 Qxf3 Qxd4 Bc6 Ne4 Qg4+ Kf2 Bxe4 Rb2 Qf3+ Ke1 Qxa3 Rff2 Bd5 h4 Qa1+ Kd2
 Kf7 h5 Qh1 hxg6+ Kxg6 Rh2 Qe4 Qxe4 Bxe4 Ke3 Rd7 Ra2 Rc6 Ra1 Rdxd6 cxd6 Rxd6 Rg1+ Kf6 Rxh7 Ke5 Rg8 f4+ Kf2
 Bxh7
Brodie|Staunton|1851|0-1
 c4 c5 d3 e6 e3 d5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Bd6 Nc3 a6 Ne2 Bg4 a3 O-O Qb3 Kh8 Bd2 b5 Qc2 Rc8 b3 Re8 O-O
 Qd7 Kh1 Ne5 Nxe5 Bxe5 Rae1 c4 d4 Bxe2 Rxe2 Bxd4 b4 Bb6 Bc3 Ne4 Rd1 Nxc3 Qxc3 d4 Ree1 d3 Kg1 Bd8 e4 Bb6 Kf1
 Bd4 Qd2 Rcd8 Kg1 Qg4 Kh1 Bf6 f4 c3 Qa2 d2 Rf1 Qc8 Qc2 Bd4 e5 f5 Bf3 Be3 Kg2 Qc4 Bb7 Qe2+ Kh1 Qd3 Qxd3 Rxd3
 Bxa6 Rb8 a4 c2 Bxb5 Rxb5 axb5 c1=Q Kg2 Qc4 Ra1 Qd5+ Kh3 g5 fxg5 f4 Kg4 d1=Q+ Rfxd1 Rxd1 Ra6 Qe4
Bird|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d4 Nxd4 Nxd4 exd4 e5 Nd5 O-O Bc5 c3 a6 Bc4 Nb6 Bb3 dxc3 Nxc3 O-O Ne4 Qe7 Qh5 d6 Bg5
 Qxe5 Rae1 Nd5 Nxc5 Nf6 Qh4 Qxc5 Bxf6 gxf6 Re3 Bf5 Qxf6 Bg6 Rg3 Qe5 Qh4 Qxb2 f4 Qd4+ Kh1 Rae8 Qg5 Qb2 Rgf3
 Qd2 h4 c6 h5 Re5 Bxf7+ Rxf7 Qd8+ Rf8 Qxf8+ Kxf8 fxe5+ Kg7 hxg6 dxe5 gxh7 Kxh7 Kh2 e4 Rh3+ Kg6 Rg3+ Kh7 Rf7+
 Kh6 Rf6+ Kh5 Rf8 Qd4 Rh8+ Qxh8 Rh3+ Kg4 Rxh8 Kf4 Rf8+ Ke3 Kg3 c5 Rb8 b5 Rb6 c4 Rxa6 c3 Rc6 Kd2 Kf4 e3 Rd6+
 Ke2 g4 Kf2 Rh6 e2 Rh2+ Kf1 Kf3 e1=N+ Ke3 Ng2+ Rxg2 Kxg2 g5 b4 Kd3
Brien|Trelawney|1851|1-0
 e4 e6 d4 Be7 Bd3 d6 Be3 Bd7 Nc3 a6 Nf3 c5 d5 e5 h3 b5 b3 Qa5 Qd2 b4 Ne2 Bb5 O-O Nf6 a3 Nbd7 axb4 Qxb4 Qxb4
 cxb4 Bxb5 O-O Bd3 a5 Ng3 h6 Nf5 Rfe8 N3h4 Bf8 g4 Nh7 Kh2 g5 Nf3 Ndf6 Nd2 h5 Bb5 Red8 Bc6 Rac8 Bb6 hxg4 Rxa5
 Rd7 Rfa1 gxh3 Ra8 Rdc7 Bxc7 Rxc7 Nxd6 g4 N2c4 Kg7 Nb5 g3+ Kxg3 Nxe4+ Kh2 Re7 Rg1+ Nhg5 d6 Re6 Bxe4 f6 d7
Horwitz|Bird|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Bd3 Nf6 Nf3 Bd6 O-O O-O Bg5 Be6 c3 c6 Ne5 Nbd7 f4 Qb6 Nxd7 Bxd7 Bxf6 gxf6 Qh5 f5 Qg5+
 Kh8 Qf6+ Kg8 Qxd6 Be6 b3 Rfe8 Nd2
Anderssen|Kieseritzky|1851|1/2-1/2
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Rh7 d4 d6 Nd3 f3 g3 Be6 d5 Bc8 e5 dxe5 Nxe5 Bd6 Bf4 Ne7 O-O Bf5 Nc3
 Nd7 Nxd7 Qxd7 Bb5 c6 dxc6 Bc5+ Kh2 bxc6 Bd3 Bxd3 cxd3 f5 Re1 Rd8 Qa4 f2 Re2 Kf8 Be3 Bxe3 Rxe3 Qd4 Qxd4 Rxd4
 Rf1 f4 Rxf2 Nf5 Ne2 Rf7 Re5 fxg3+ Nxg3 Nxg3 Rxf7+ Kxf7 Kxg3 Rxd3+ Kf4 Rd4+ Kg3 Rd5 Re3 Kf6 Rc3 c5 Ra3 Kf5
 Rxa7 Rd3+ Kf2 Rd2+ Kg3 Rxb2 Rg7 c4 Rg5+ Ke4 Rxh5 c3 Rc5 Kd3 Kxg4 Rb4+ Kg5 Rc4 Rd5+ Ke2 Re5+ Kf2 Rb5 Kg3 Rb1
 Rc5+ Kf6 Kf4 Rc1 Ke4 Rxc3
Brien|Hodges|1851|0-1
 e4 c5 Bc4 Nc6 Nc3 e6 d3 g6 f4 Bg7 Nf3 d6 O-O Nge7 Be3 a6 d4 cxd4 Nxd4 O-O Nce2 b5 Bd3 f5 exf5 exf5 c3 Kh8
 Ng3 Nxd4 cxd4 Nd5 Qf3 Nxe3 Qxe3 Qb6 Ne2 Bb7 Kh1 Rfe8 Qf2 Re7 Rac1 Rae8 h3 Re3 Rc3 Bxd4 Nxd4 Qxd4 Qh4 Rxd3
 Rc7 Bxg2+ Kxg2 Re2+
Staunton|Williams|1851|1-0
 e4 e6 d4 d5 exd5 exd5 c4 Nf6 Nc3 Bb4 Qb3 Nc6 Be3 O-O Nf3 h6 Bd3 dxc4 Bxc4 Bd6 Qc2 Ne7 Ne5 Bf5 Qb3 Bxe5 dxe5
 Ng4 Rd1 Qc8 Bc5 Qe8 O-O Nxe5 Rfe1 N5g6 Nd5 Be6 Nxe7+ Nxe7 Bxe6 fxe6 Rxe6 Kh8 Rxe7 Qh5 Bd4 Rg8 Rde1 Rad8 Qc3
 Qg4 f4 Rd6 h3 Qg6 f5 Qg5 Rxc7 b5 Ree7 Rgd8 Rxg7 Qf4 Rg4+ Qxd4+ Rxd4
Staunton|Anderssen|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 c3 Nf6 Bg5 O-O Nbd2 a6 a4 Ba7 b4 Ne7 Bxf6 gxf6 Nh4 c6 Qf3 d5 Bb3 Qd6 O-O Kg7
 Rad1 Be6 Bc2 Ng6 Nf5+ Bxf5 exf5 Ne7 Qh5 Kh8 Kh1 Ng8 f4 Rae8 fxe5 fxe5 Rf3 f6 g4 Re7 h4 Bb8 Rh3 Rd8 Rg1 Rg7
 g5 Rdd7 g6 Ba7 Rg2 Rde7 Qe2 Qd7 Qh5 Re8 Rf3 Ne7 Nf1 Nc8 Nh2 e4 dxe4 dxe4 Rf1 e3 Bb3 Qd3 gxh7 Qe4 Nf3 e2 Re1
 Rxg2 Kxg2 Re7 Kh3 Rg7 Be6 Nd6 Ng5 fxg5 Qxe2 Qxh4+ Kg2 Ne4 Bg8 Qg3+
Ranken|Hodges|1851|1-0
 e4 c5 Bc4 Nc6 a3 a6 d3 g6 Nc3 e6 Nge2 Bg7 O-O Nge7 Bf4 d6 Qd2 d5 exd5 exd5 Ba2 Be6 Rfe1 O-O Ng3 b5 Bh6 Bxh6
 Qxh6 Nd4 Qd2 Qd7 Nce2 Nxe2+ Rxe2 Rac8 Rae1 Nf5 Nxf5 Bxf5 c3 Be6 d4 c4 Bb1 Qd6 Qh6 Rc7 Re5 Rd7 h4 Bg4 f3 f6
 R5e2 Bh5 Re6 Qc7 Rxf6 Rdf7 Rxf7 Qxf7 Qe3 Qc7 Qe6+ Rf7 Re5 Kg7 Qxd5 Qc8 Re6 h6 Qe5+ Kh7 Re8
Deacon|Loewe|1851|1-0
 f4 d5 Nf3 Nc6 e3 a6 b3 Nf6 Bb2 Bf5 Nc3 e6 Ne2 Bc5 Ng3 Bg6 Rc1 d4 exd4 Nxd4 c3 Nf5 d4 Bd6 Ne5 Nd5 Nxf5 Bxf5
 g3 f6 Nd3 c6 Qd2 h5 c4 Ne7 h4 Kf7 Bg2 Bxd3 Qxd3 Qa5+ Bc3 Qxa2 O-O b5 c5 Bc7 Qd1 Nf5 Rf2 Qa3 Ra1 Qxa1 Qxa1
 Nxg3 Bxc6 Ra7 Qe1 Rd8 f5 exf5 d5 g6 Qe6+ Kg7 Qxf6+
Staunton|Williams|1851|0-1
 c4 e6 e3 f5 g3 Nf6 Bg2 Nc6 d4 Bb4+ Nd2 O-O Ne2 d6 O-O Bxd2 Bxd2 Qe8 b4 e5 b5 Ne7 dxe5 dxe5 Bb4 Rf7 Qc2 Ng6
 Rad1 e4 Bc3 Ng4 Nd4 N4e5 Ba1 Be6 Nxe6 Qxe6 Bxe5 Nxe5 Rd4 g5 Qd1 g4 Rd8+ Rf8 Qd5 Qxd5 Rxd5 Nxc4 Rc1 Nb6 Rdc5
 Rf7 Rxc7 Rd8 Bf1 Rxc7 Rxc7 Rb8 Be2 a6 bxa6 bxa6 Ra7 Rc8 Bxa6 Rc1+ Kg2 Nd5 a4 Nb4 Ra8+ Kg7 Rc8 Nc2 a5 Ne1+
 Kf1 Ra1 f4 gxf3 Kf2 Ng2 Bc4 Rxa5 g4 fxg4 Rg8+ Kf6 Rxg4 Kf5 Rg8 Rc5 Rf8+ Kg6 Rg8+ Kh6 Ba6 Rc2+ Kg3 Nxe3 Kf4
 Nd5+ Ke5 Nb4 Kxe4 Nxa6 Kxf3 Rxh2 Rc8 Nb4 Rc4 Nd5 Rc6+ Kg7 Rc5 Nf6 Rg5+ Kf7 Ra5 Rh4 Kg3 Rd4 Kh3 Kg6 Ra6 Kg5
 Ra7 Rd3+ Kg2 h5 Ra5+ Nd5 Ra8 Nf4+ Kf2 Nh3+ Kg2 Kg4 Rg8+ Kh4 Kh2 Rd2+ Kh1 Nf2+ Kg2 Ng4+ Kf1 Kg3 Ra8 Nh2+ Ke1
 Nf3+ Kf1 Rf2#
Von Jaenisch|Staunton|1851|0-1
 e4 e5 f4 d5 exd5 e4 Nc3 Nf6 d3 Bb4 dxe4 Nxe4 Qd4 Bxc3+ bxc3 O-O Nf3 Re8 Be2 Nd6 Bb2 Re4 Qf2 Nc4 O-O-O Nxb2
 Kxb2 Qd6 Rd4 Rxf4 Rxf4 Qxf4 Qd4 Qd6 Re1 Bd7 Bd3 h6 g4 Na6 g5 Nc5 gxh6 Na4+ Ka1 Qxh6 Rg1 Re8 Ne5 Nb6 c4 Qf6
 Nf3 Qxd4+ Nxd4 Na4 Nb3 b6 Kb1 Re5 Kc1 Nc3 Kd2 Ne4+ Ke3 Ng5+ Kf4 f6 Rg2 Nh3+ Kf3 g5 Rd2 g4+ Kg2 Re1 Kg3 Re3+
 Kg2 f5 Nd4 f4 Kf1 f3 Bf5 Bxf5 Nxf5 Ra3 Nh6+ Kf8 Nxg4 Rxa2 Nf2 Ra1+ Rd1 Rxd1+ Nxd1 Ke7 Ne3 Kd6 Ke1 Ke5 Kd2
 Ke4 c3 a5 Ng4 Kf5 Ne3+ Kf4 d6 cxd6 Nd5+ Ke4 Nxb6 Nf4 Ke1 Nd3+ Kd2 Ne5 h4 Kf5 Ke3 Kg4 h5 Kxh5 Nc8 Nxc4+ Kxf3
 a4 Ke4 a3 Kd5 Ne3+ Ke4 Nd1 c4 Nb2 Nxd6 Nxc4
Loewenthal|Williams|1851|0-1
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O Nc3 Bg4 Be2 h6 Be3 Nc6 Ne1 Bxe2 Nxe2 Ng4 Bf4 f5 Bxd6 Qxd6 Ng3
 Qf4 c3 Rae8 Qf3 Qxf3 gxf3 f4 fxg4 fxg3 hxg3 Re2 Rb1 Na5 f4 Rfe8 Nf3 Nc4 Rf2 R8e3 Kf1 Rxf2+ Kxf2 Rxf3+ Kxf3
 Nd2+ Ke2 Nxb1 Kd1 Nxc3+ bxc3 Kf7 Ke2 Ke6 Ke3 b6 Kd3 c5 Ke3 Kd6 f5 Ke7 Kf3 cxd4 cxd4 b5 g5 hxg5 g4 Kd6 Ke3
 Kc6 Kd3 Kb6 Kc3 Ka5 Kb3 b4
Kennedy|Szen|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 Qe2 Bc5 c3 d6 O-O Bg4 d3 O-O Bxc6 bxc6 Be3 Bb6 a4 a5 Nbd2 Nd7 h3 Bh5 g4 Bg6 h4 h5 Ng5
 Nf6 gxh5 Bxh5 f3 Nh7 Nc4 Nxg5 Nxb6 Nxf3+ Rxf3 cxb6 Bg5 f6 Be3 Qd7 Qg2 Bxf3 Qxf3 f5 Qh3 Qf7 Bg5 fxe4 dxe4
 Qf2+ Kh1 Rae8 Rd1 Qe2 Rg1 Qxe4+
Kieseritzky|Anderssen|1851|0-1
 e4 c5 b3 Nc6 Bb2 e6 Nf3 d6 d4 cxd4 Nxd4 Bd7 Bd3 Nf6 O-O Be7 Nd2 O-O c4 Ne5 Qe2 Ng6 f4 e5 fxe5 dxe5 Nc2 Bc5+
 Kh1 Bg4 Nf3 Nf4 Qd2 Nxd3
Loewenthal|Williams|1851|0-1
 d4 e6 e3 f5 c4 Nf6 Nf3 Bb4+ Nc3 Bxc3+ bxc3 c5 Bd3 Qe7 O-O O-O a4 d6 Qc2 Nc6 Ba3 b6 Rfe1 Ba6 e4 fxe4 Bxe4
 Bb7 Bxc6 Bxc6 d5 Bd7 dxe6 Bc6 Ng5 h6 Nh3 Ng4 Qe2 Ne5 f4 Ng6 g3 Rf6 Qh5 Rxe6 Rxe6 Qxe6 Nf2 Re8 h3 Qe3 Qg4
 Qxc3 Rf1 Qxa3 Kh2 Qf3 Qxf3 Bxf3 f5 Ne5 Rc1 Bc6 g4 Re7 Kg3 Bxa4 Rc3 Bc6 h4 a5 Nd3 Nxc4 Rxc4 Re3+ Kf2 Rxd3
Anderssen|Szen|1851|0-1
 d4 d5 c4 e6 e3 Nf6 Nc3 c5 Nf3 Nc6 a3 a6 b3 b6 Bb2 Bb7 cxd5 exd5 Bd3 cxd4 exd4 Bd6 O-O O-O b4 b5 Rc1 Rc8 Qb3
 Bb8 Rc2 Re8 Ne2 Ne4 Ng3 Ng5 Ne5 Ne6 Ne2 Ncxd4 Rxc8 Nxe2+ Bxe2 Qxc8 Rd1 Nf4 Bg4 f5 g3 Bxe5 Bxe5 Ng6
Horwitz|Bird|1851|1-0
 e4 c5 f4 d5 exd5 Qxd5 Nc3 Qd8 Nf3 Nf6 Ne5 e6 Bb5+ Bd7 Qf3 Qc7 Bxd7+ Nbxd7 O-O a6 d3 Bd6 Nc4 O-O Nxd6 Qxd6
 f5 Ne5 Qg3 exf5 Rxf5 Nfd7 Bf4 f6 Rf1 Qe6 Bd2 Rae8 b3 Nc6 R5f2 Nd4 Bh6 Rf7 Ne4 f5 Nd6 Qxh6 Nxe8 Re7 Qd6 Qe3
 Qd5+ Kf8 Nd6 Nf6 Nxf5 Qxf2+ Kxf2 Nxd5 Nxe7 Kxe7 Re1+ Kd6 Rc1 Nc3 a3 b5 Ke3 Kd5 Kd2 b4 axb4 Na2 Rb1 cxb4 Ra1
 Nc3 Rxa6 Ke5 Ra7 Nf5 g4 Nd4 Rxg7 Nf3+ Ke3 Nxh2 d4+ Kf6 Rxh7 Nxg4+ Kd3 Nd5 Ke4 Ke6 Ra7 Ngf6+ Kd3 Kf5 Kc4 Ke4
 Ra6 Ke3 Rd6 Ke4 Kc5 Ne3 Re6+
Horwitz|Szen|1851|0-1
 e4 c5 f4 e6 Nf3 d5 e5 Nc6 Be2 Nh6 O-O Be7 b3 O-O c3 Bd7 Bd3 f6 Bc2 Rc8 Qe2 Qc7 Ba3 fxe5 fxe5 Be8 Qe3 Ng4
 Qe2 Ngxe5 Nxe5 Rxf1+ Kxf1 Qxe5 Qxe5 Nxe5 d4 Ng4 Kg1 Bf8 Bd1 Ne3 Nd2 cxd4 Bxf8 dxc3 Ba3 cxd2 Kf2 Nc2 Bxc2
 Rxc2 Ke3 Bh5 Rf1 h6
Anderssen|Staunton|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 Nf6 cxd4 Bb6 Nc3 Bg4 Be3 O-O a3 Qe7 Qd3 Bxf3 gxf3 Qd7 Kg2 Nh5 Ne2
 Ne7 Ng3 Nxg3 hxg3 d5 Ba2 Rad8 Rad1 c6 Rh1 Ng6 Rh5 dxe4 fxe4 Qg4 Rdh1 Rxd4 Qc3 Rxe4 Rxh7 Bd4 Bxd4 Rxd4 R1h4
 Nxh4+ Rxh4 Qxh4 gxh4 Rxh4 Qg3 Rh5 f4 Rb5 b4 Rd8 Bc4 Rd2+ Kg1 Rd1+ Kf2 Rf5 Qg4
Mucklow|Kennedy|1851|0-1
 c4 e6 e3 d5 cxd5 exd5 d3 Bd6 b3 Nf6 Be2 O-O Bb2 c5 Nd2 Nc6 Ngf3 b6 O-O Bb7 a3 Re8 Ra2 Bc7 Qa1 d4 e4 Ng4 Qe1
 Nge5 Bc1 Qd6 Kh1 Ba6 Qd1 Nxd3 g3 Nxc1 Bxa6 Nxa2
Staunton|Horwitz|1851|0-1
 c4 f5 Nc3 Nf6 d4 e6 g3 Be7 Bg2 O-O e3 Na6 Nge2 d6 O-O c6 a3 Nc7 f4 d5 b3 b6 Bb2 Ba6 Qc2 Qd7 Nd1 Nce8 Rc1
 Rc8 c5 bxc5 dxc5 Bxc5 Qxc5 Bxe2 Rf2 Bxd1 Rxd1 Nd6 Bxf6 Rxf6 Rc2 Rff8 Rd4 Ne4 Bxe4 fxe4 Ra4 Rc7 b4 Rfc8 Ra6
 Kf7 Kg2 Qe7 g4 Qxc5 Rxc5 Ke7 Rca5 Ra8 Kg3 Kd7 Rc5 Rb8 Rca5 Rbb7 h4 Kc8 h5 Kb8 Rc5 Rb6 Ra4 Kb7 g5 Rb5 Kg4
 Kb6 Ra5 Rxa5 Rxa5 c5 Rxc5 Rxc5 bxc5+ Kxc5 f5 exf5+ Kxf5 Kd6 a4 a5 h6 gxh6 gxh6 Kc6 Kf4 Kc5 Kf5 Kc4 Ke5 Kd3
 Kf6 Kxe3 Kg7 d4 Kxh7 d3 Kg6 d2 h7 d1=Q h8=Q Qxa4 Qh3+ Kd4 Qe6 Qb5 Qf6+ Qe5 Qf2+ e3 Qb2+ Ke4 Qb1+ Kf3 Qf1+
 Kg4 Qg2+ Qg3 Qe4+ Kh3+ Kh5 Kh2 Qc2+ Kh3 Qf5+ Kg2 Qc2+ Qf2 Qg6+ Kh2 Qd6+ Qg3 Qd3 Qh3+ Kg5 e2 Qd2 Qg2+ Kh5
 e1=Q Qxe1 Qh3+
Williams|Mucklow|1851|1-0
 e4 c5 Nf3 Nc6 Bb5 e6 O-O Be7 Bxc6 bxc6 c4 d6 d3 e5 Ne1 Rb8 Nc3 Nf6 h3 O-O Rb1 Kh8 f4 Ng8 fxe5 dxe5 Nf3 Qd6
 Rf2 Rb7 Be3 Bd8 Qd2 f5 exf5 Bxf5 Ne4 Bxe4 dxe4 Rd7 Rff1 Rdf7 Rbd1 Qe7 b3 h6 Qf2 Bb6 Qg3 Bc7 Kh2 Rf6 Qg4 Rd8
 Nh4 Kh7 Rxd8 Bxd8 Rd1 Qf8 Rd7 Bb6 Nf5 Rg6 Qh4 Qf6 Qh5 Qe6 Rb7 Kh8 Nh4 Kh7 Qxg6+ Qxg6 Nxg6 Kxg6
Williams|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 Qe2 d6 Bxc6+ bxc6 d4 Bg4 dxe5 dxe5 O-O Bd6 Nc3 h6 h3 Bh5 Qe3 Qe7 Nh4 Bg6 Qf3 O-O g4
 Qe6 Nf5 Rab8 Rb1 Rb7 h4 h5 gxh5 Nxh5 Kh1 Bb4 Bd2 Rfb8 Rg1 Nf6 a3 Bf8 Rg5 Rxb2 Rbg1 Rxc2 Be1 Rb3 h5 Nxe4
 hxg6 Nxg5 Rxg5 fxg6 Nh4 Rc1 Rg1 g5 Nf5 Rxa3 Kh2 Rcxc3 Bxc3 e4 Qh3 Rxc3 Qxc3 Qxf5 Qb3+ Qd5 Qe3 Bd6+ Kh3 Qe6+
 Kg2 Bf4 Qxa7 Qg4+ Kf1 Qd1+ Kg2 Qf3+ Kf1 Qd3+ Kg2 Qd5 Kf1 c5 Qa4 Kf7 Rh1 Qd3+ Kg2 Qf3+ Kg1 Qg4+ Kf1 Qe6 Rh8
 e3 Qd1 Qc4+ Kg2 Qe4+ Kf1 Kf6 Qd8+ Kg6 Qd1 Qc4+ Qe2 Qxe2+ Kxe2 exf2 Kxf2 c4 Kf3 c3 Rh1 c2
Williams|Wyvill|1851|1-0
 e4 c5 f4 e6 Nf3 Nh6 b3 a6 Be2 Nc6 O-O b5 d3 Be7 c4 Bf6 e5 Be7 Nc3 Rb8 Ne4 Nf5 g4 Nh6 h3 f5 exf6 Bxf6 Rb1
 Nd4 Nd6+ Ke7 Ne4 Nxf3+ Bxf3 Bd4+ Kg2 Qa5 Qe2 bxc4 dxc4 Bb7 f5 Nf7 fxe6 dxe6 Bg5+ Kd7 Bf4 e5 Bg3 Rhf8 Rbd1
 Ba8 h4 Rbe8 Be1 Qd8 Nxc5+ Ke7 Bb4 Nd6 Rxd4 Rxf3 Rxf3 Bxf3+ Kxf3 Rf8+ Kg2 Qa8+ Rd5
Loewe|Deacon|1851|1-0
 e4 c5 Nf3 e6 c4 Nc6 Nc3 a6 Be2 g6 d4 cxd4 Nxd4 Bg7 Nxc6 bxc6 Qd3 Rb8 O-O Ne7 f4 O-O c5 Kh8 Qd6 Rb4 e5 f6 a3
 Nf5 Qxf8+ Qxf8 axb4 Nd4 Bd3 Qd8 Ne4 fxe5 Nd6 Kg8 fxe5 Bxe5 Nf7 Qc7 Nh6+ Kg7 Rf7+ Kh8 Rf8+ Kg7 Rg8+ Kf6 h4
 Bg3 Bg5+ Ke5 Ng4+ Kd5 Nf6+ Ke5 Ne8 Qb8 Bd2 Nf5 Bc3+ Kf4 Rf1+ Kg4 Be2+ Kxh4 Bf6+ g5 Bxg5#
Boden|Brien|1851|1-0
 e4 e5 d4 exd4 Bc4 Bb4+ c3 dxc3 bxc3 Qf6 cxb4 Qxa1 Qb3 Qf6 Bb2 Qg6 Ne2 d5 Bxd5 Nh6 O-O O-O Nbc3 c6 Bc4 Be6
 Nf4 Bxc4 Qxc4 Qg4 Nce2 Nd7 f3 Qg5 Qc3 f6 Ne6 Qb5 Nxf8 Nxf8 Qb3+ Kh8 Nd4 Qb6 Kh1 Rd8 Qc4 Qc7 Qe2 Re8 Bc1 Qe5
 Qf2 Nf7 Nf5 Qb5 a3 Rd8 Re1 Ne5 Qg3 Ne6 Rg1 Qe2 h4 Nd3 Kh2 g6 Nh6 Rd7 Qb8+ Nd8 Ng4 Nxc1 Rxc1 Qb2 Qf4 f5 exf5
 Rd2 fxg6 Ne6 Qe5+ Qxe5+ Nxe5 Re2 Nf7+ Kg7 gxh7 Kxh7 Ng5+ Nxg5 hxg5
Wyvill|Kennedy|1851|0-1
 c4 e6 g3 d5 Bg2 dxc4 Qa4+ Bd7 Qxc4 Bc6 e4 Nd7 Ne2 Ne5 Qc2 Nd3+ Kf1 Bc5 f4 f5 Qc4 Qd7 Nbc3 b5 Qb3 Nf6 Nd5
 fxe4 Ne3 O-O Bh3 Nd5 Nc3 Nxe3+ dxe3 Rf6 Bg2 Bd5 Qxb5 c6 Qa4 Nxc1 Rxc1 Bxe3 Rd1 Qf7 Nxe4 Bxe4 Qxe4 Bxf4 Ke2
 Qh5+ Kd3 Qb5+ Kc2 Be5 b3 Rf2+ Rd2 Qc5+ Kd1 Rxd2+ Kxd2 Qf2+ Kc1 Qb2+ Kd1 Rd8+ Ke1 Qc3+
Staunton|Von Jaenisch|1851|0-1
 e4 e5 Bc4 Bc5 Nf3 d6 c3 Nf6 d3 h6 O-O O-O d4 exd4 cxd4 Bb6 Nc3 Nxe4 Nxe4 d5 Bd3 dxe4 Bxe4 Nd7 Be3 Nf6 Bc2
 Bg4 Qd3 Bxf3 gxf3 Qd5 Qf5 c6 Rad1 Bc7 Kh1 Qd6 Qh3 Nd5 Rg1 Kh8 Rg2 Nf4 Qf5 g6 Bxf4 Qxf4 Qh3 Kg7 Rdg1 Rh8 Rg4
 Qd6 Bxg6 Rag8 Be4+ Kf8 Rxg8+ Rxg8 Qc8+ Ke7 Qh3 Rxg1+ Kxg1 Qxd4 Qxh6 Qxb2 Qg5+ Qf6 h4 Qxg5+ hxg5 Bf4 g6 fxg6
 Bxg6 c5 Bd3 Kd6 Kf1 a6 a4 Ke5 Ke2 Kd4 Bf5 b5 axb5 axb5 Kd1 Kc3 Be4 b4 Bh7 c4 Bg8 b3 Be6 Kb4 Bd5 c3 Be4 Ka3
Anderssen|Wyvill|1851|0-1
 e4 c5 d4 cxd4 Nf3 Nc6 Nxd4 e6 Be3 Nf6 Bd3 Be7 O-O O-O Nd2 d5 Nxc6 bxc6 e5 Nd7 f4 f5 Rf3 c5 Rh3 Rf7 b3 g6
 Nf3 Nb6 Bf2 d4 Bh4 Nd5 Qd2 a5 Bxe7 Rxe7 Ng5 Ne3 Qf2 Bb7 Bf1 Ng4 Qh4 Qd7 Rd1 Rc8 Be2 h5 Rg3 Qe8 Rd2 Rg7 c3
 Ne3 cxd4 cxd4 Rxd4 Rc1+ Kf2 Nd5 Rgd3 Qc6 Rd2 Qb6 Bc4 Rc2 Ke1 Rxd2 Rxd2 Qg1+ Bf1 Rc7 Rd1 Rc2 Qg3 Ba6 Qf3
 Bxf1
Boden|Ranken|1851|1-0
 e4 e5 Bc4 Bc5 c3 Nc6 d4 exd4 Nf3 Nf6 cxd4 Bb4+ Bd2 Bxd2+ Nbxd2 d5 exd5 Nxd5 O-O O-O Ne4 Nce7 Qb3 c6 Rad1
 Ng6 Bxd5 cxd5 Nc3 b6 Qxd5 Bg4 Qe4 f5 Qd3 Nh4 Kh1 Nxf3 gxf3 Bh3 Rg1 f4 Ne4 Qh4 Ng5 Bf5 Qc4+ Kh8 Nf7+ Rxf7
 Qxf7
Gilby|Deacon|1851|0-1
 e4 c5 f4 e6 Nf3 d5 d3 b6 exd5 exd5 Be2 Bd6 d4 Nc6 c3 Nge7 O-O Qc7 Ne5 O-O Bf3 Bxe5 fxe5 Be6 Bg4 Qd7 Be2 a6
 a4 cxd4 cxd4 Nf5 Rf4 Qc8 Ra3 Ncxd4 Rc3 Nxe2+ Qxe2 Qd7 g4 Ne7 Be3 Ng6 Rb4 Nxe5 Bf4 Nc4 b3 Qe7 Bd2 Nxd2 Rxb6
 Nxb1 Rd3 Qc5+ Qe3 Qxe3+ Rxe3 Rfc8
Hodges|Brien|1851|0-1
 d4 d5 c4 dxc4 e3 e5 Bxc4 exd4 exd4 Nf6 Nf3 Bd6 h3 h6 O-O O-O Nc3 Bf5 Be3 Qd7 Re1 Nc6 a3 a6 Bd3 Ne7 Rc1 Ng6
 Qc2 Bxh3 gxh3 Qxh3 Bxg6 fxg6 Ne5 Bxe5 dxe5 Ng4 Qe4 Rxf2 Bf4 g5 Qh1 Qxh1+ Kxh1 gxf4 Nd5 Rxb2 Rxc7 Nf2+ Kg1
 Nh3+ Kh1 f3 e6 Rg2 e7 Nf2#
Hodges|Ranken|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O Nf6 d4 O-O Ba3 d6 dxe5 Nxe4 exd6 Nxd6 Qb3 Qf6 Re1 Bb6 Bd5 Bd7 Nbd2
 Rae8 Ne4 Qg6 Neg5 Rxe1+ Rxe1 h6 Ne4 Re8 Bxd6 cxd6 h3 Ne7 Nxd6 Qxd6 Bxf7+ Kf8 Bxe8 Bxe8 Re6 Qc5 Qc2 Nc6 Re4
 Bf7 Rf4 Kg8 Rf5 Qc4 Ne5 Nxe5 Rxe5 Qxa2 Re8+ Bxe8 Qxa2+
Wellman|Hodges|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Nf3 Bd6 Bd3 h6 O-O Nf6 Re1+ Be6 Bf5 Kd7 Ne5+ Bxe5 dxe5 Bxf5 exf6 Qxf6 Qxd5+ Kc8 Bf4
 Rd8 Qc5 Na6 Qa5 Bxc2 Be5 Qg6 Na3 Be4 g3 Bc6 Qc3 Qf5 Re3 Qh3 f3 f6 Bd4 Qh5 b3 Rd6 Nc4 Rd5 Rae1 b6 Nxb6+ axb6
 Qxc6 Rb8 Re8+ Rd8 R1e7
Buckle|Loewenthal|1851|0-1
 e4 e5 Nf3 Nf6 Nc3 Nc6 Bc4 Bc5 d3 d6 Ne2 Ne7 Ng3 h6 c3 Bb6 O-O O-O Bb3 Ng6 d4 Bg4 Be3 Nh4 dxe5 Bxf3 gxf3
 dxe5 Qxd8 Raxd8 Bd1 Bxe3 fxe3 Rd2 Rb1 Rfd8 Be2 Rc2 Rfd1 Rxd1+ Bxd1 Rg2+ Kh1 g6 Be2 Nh5 Re1 Nxg3+ hxg3 Rxg3
 Kh2 Rxf3 Bc4 g5 Re2 g4 Kg1 Rh3 Rf2 Nf3+ Kg2 h5 Rf1 h4 Rh1 Rxh1 Kxh1 h3 Be2 Kg7
Bird|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 exd4 Re1 f5 Nxd4 Bc5 Rxe4+ fxe4 Qh5+ g6 Qxc5 Qe7 Qc3 Ne5 Bf4 O-O Bc4+
 Nxc4 Qxc4+ Rf7 Be3 c6 Qb3 d5 Nd2 c5 Ne2 d4 Bf4 d3 cxd3 Be6 Qc3 Bg4 Nxe4 Bxe2 Bg5 Qd7 Nf6+ Rxf6 Qxf6 Bxd3
 Bh6 Re8 Rd1 Bf5 Rc1 b6 h3 Qf7 Qc3 Rd8 Re1 Rd4 Qg3 Rd8 Qg5 Rd7 Re3 Rd1+ Kh2 Rd7 Qf4 Rd8 Qe5 Qd7 f4 Qf7 b3
 Bb1 Re2 Bd3 Re3 Bb1 g4 c4 Qb2 Bd3 Qe5 Rc8 Qd6 g5 f5 cxb3 Rxd3 Qc7 Qxc7 Rxc7 axb3 a5 Bxg5 b5 Bf4 Rc2+ Kg3 b4
 Kf3 Ra2 Ke4 Ra3 Kd4 a4 Kc4 axb3 Rxb3 Ra7 Rxb4 Ra3 h4 Rh3 Bg5 h6 Rb8+
Williams|Loewenthal|1851|0-1
 f4 e6 e3 b6 Nf3 Bb7 b3 Nh6 Bb2 f6 Be2 Be7 O-O O-O c4 c5 Nc3 d5 Qc2 Na6 a3 Nc7 Rae1 f5 Nd1 Bf6 Be5 Bxe5 Nxe5
 Ne8 Nf2 Nf7 d4 Rc8 Qd1 Ned6 Bf3 dxc4 Bxb7 Nxb7 Nxc4 cxd4 Qxd4 Qe7 b4 Nfd6 Ne5 Rfd8 Qb2 Nc4 Nxc4 Rxc4 Rc1
 Nd6 Rfd1 Rdc8 Rxc4 Nxc4 Qb3 b5 e4 Rd8 exf5 exf5 Rxd8+ Qxd8 a4 Qd2 g3 Kf8 Qf3 Ne3 Qa8+ Kf7 Qxa7+ Kg6 Qb6+
 Kh5
Williams|Staunton|1851|0-1
 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Bd6 O-O O-O c4 c6 Qc2 f5 Qb3 Kh8 Nc3 dxc4 Bxc4 Nxc3 Qxc3 b5 Bb3 f4
 Ne5 Qf6 Nxc6 f3 Bd5 Bb7 g3 Rc8 Qxf3 Qxf3 Bxf3 Bxc6 d5 Bb7 Re1 Rf8 Kg2 Na6 Re6 Rad8 Bg5 Rd7 Rc1 Bb8 Be7 Rxf3
 Kxf3 Bxd5+ Re4 Bxe4+ Ke3 Bb7
Loewenthal|Williams|1851|1/2-1/2
 e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 h3 Ne7 c3 O-O d4 Bb6 dxe5 Nxe4 Ng5 Nxg5 Bxg5 Be6 exd6 cxd6 Bd3 Qd7 Nd2
 f6 Bh4 Nf5 Bxf5 Bxf5 Nc4 Bc7 Bg3 Rad8 Ne3 Be6 Nd5 Qf7 Nxc7 Qxc7 Re1 Bf7 Qd4 Qc5 Qxc5 dxc5 Re7 Bd5 Bc7 Rde8
 Rae1 Rxe7 Rxe7 Rf7 Re8+ Rf8 Rxf8+ Kxf8 Bd6+ Kf7 Bxc5 b6 Bd4 Bxa2 Kf1 Ke6 Ke2 Bc4+ Ke3 Bf1 Kf3 g6 h4 h5 g3
 Bc4 Kf4 Bb3 Ke4 Bc4 Be3 Bf1 Kf4 Be2 b4 Bd3 Bd4 Bc4 Ke3 Kf5 Kd2 g5 Kc2 gxh4 gxh4
Deacon|Loewe|1851|1-0
 c4 c5 e3 e5 Nc3 Nf6 g3 Nc6 Bg2 Be7 Nge2 d6 f4 Bd7 O-O O-O a3 Rb8 Qc2 g6 Rb1 Be6 Nd5 Bf5 d3 Qd7 b4 Nxd5 cxd5
 Nd8 e4 Bg4 bxc5 exf4 gxf4 dxc5 Ng3 h5 f5 Bd6 f6 h4 Qd2 Re8 Qh6 Bf8 Qxh4 Rc8 Bh6 Bh5 Bh3 Ne6 Bxf8 Rxf8 Nxh5
 gxh5 Rb2 Rfe8 Rg2+ Kf8 Qxh5
Von Jaenisch|Staunton|1851|1/2-1/2
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5 Bb5 Ne4 Bxc6+ bxc6 cxd4 Bb6 Nc3 Bg4 Be3 O-O Qa4 Qd7 Nxe4 dxe4
 Nd2 Qd5 Rc1 Bd7 Qc4 Rae8 O-O Kh8 Nb3 f6 Nc5 Bc8 Qxd5 cxd5 exf6 Rxf6 b4 c6 a4 Bg4 Rfe1 h6 h3 Bc8 Re2 Bxc5
 bxc5 g5 Rb2 Ba6 Rcb1 Rff8 Rb4 Kg7 Kh2 Kg6 g3 h5 h4 Bd3 R1b2 gxh4 gxh4 Rf3 Rb8 Rxb8 Rxb8 Bc2 a5 Rf7 Rc8 Ba4
 Rh8 Rh7 Rg8+ Rg7 Rh8 Rh7 Rxh7 Kxh7 Kg3 Kg6 Bf4 Kf5
Brien|Boden|1851|0-1
 e4 e5 Nf3 d6 d4 exd4 Nxd4 d5 Bd3 c5 Nb5 c4 Be2 a6 Qxd5 axb5 Qxb5+ Nc6 Bxc4 Qa5+ Nc3 Bd6 f4 Ne7 Bd2 O-O Qxa5
 Nxa5 Bd3 Nac6 O-O Bc5+ Kh1 Nb4 Rf3 b6 Nb5 Nxd3 cxd3 Bd7 Nc3 Rfd8 Be3 Bxe3 Rxe3 Nc6 a3 Nd4 Rc1 Rdc8 Kg1 Nb5
 Kf2 Nxc3 bxc3 Rxa3 d4 b5 d5 Kf8 e5 Ke7 h3 h5 e6 fxe6 dxe6 Bc6 Rd1 Ra2+ Kg3 Rxg2+ Kh4 Rf8 Rd4 Rf2 Kg5 h4 Re5
 Rg2+ Kxh4 Be8
Wyvill|Williams|1851|1-0
 c4 e6 e3 f5 Nc3 Nf6 f4 Bb4 Nce2 d5 cxd5 exd5 Nf3 O-O Ng3 Nc6 Bb5 Qe7 O-O Bd6 Bxc6 bxc6 Nd4 Ng4 h3 Qh4 Ngxf5
 Bxf5 Nxf5 Rxf5 hxg4 Rf6 g5 Rg6 Rf3 Qh5 Qc2 Rd8 d3 h6 Rh3 Qg4 d4 Kf7 Rf3 Be7 Bd2 hxg5 Ba5 Bf6 Bxc7 Rc8 Qxc6
 gxf4 Qxd5+ Qe6 Qxe6+ Kxe6 Bxf4 Rc2 Rf2 Rxf2 Kxf2 Kd5 Kf3 Be7 Be5 Bf6 Bxf6 Rxf6+ Ke2 Ke4 Rf1
Staunton|Williams|1851|0-1
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O Bg5 Bg4 c3 c5 dxc5 Bxc5 Nbd2 Nbd7 Qc2 Qc7 Bh4 Bd6 Bg3 Nc5 Nd4
 Bxg3 fxg3 Nxd3 Qxd3 Rfe8 Rae1 Bh5 Qb5 a6 Qa4 b5 Rxe8+ Nxe8 Nxb5 Qc6 Qh4 axb5 Qxh5 Nf6 Qe5 Qb6+ Kh1 Rxa2 Qf5
 Qe6 Qb1 Ra8 Qd3 Qc6 Qf5 Qe6 Qd3 Qc6 Nf3 Qc4 Qd1 Re8 Nd4 b4 Nf5 Re6 Qf3 bxc3 bxc3 Qe4 h3 Qxf3 gxf3 Re2 Nd4
 Rd2 g4 g6 Ra1 Nd7 Ra8+ Kg7 Rd8 Ne5 Rxd5 Nxf3 Nxf3 Rxd5 Kg2 Rc5 Kg3 Rxc3 h4 h5 g5 f6 Kf4 Rxf3+ Kxf3 fxg5
 hxg5 Kf7 Ke3 Ke6 Ke4 Kd6 Kd4 Kc6 Ke5 Kc5 Kf6 h4 Kxg6 h3 Kf7 h2 g6 h1=Q g7 Qd5+ Kf8 Qf5+ Ke8 Qg6+ Kf8 Qf6+
 Kg8 Kd6 Kh7 Qf7 Kh8 Qh5+ Kg8 Ke6
Bird|Horwitz|1851|0-1
 e4 c5 Nf3 Nc6 Bb5 Qc7 O-O e6 Nc3 a6 Bxc6 bxc6 e5 Ne7 d3 Ng6 Re1 Be7 b3 f6 Ne4 fxe5 Bg5 d6 Bxe7 Qxe7 Neg5 h6
 Ne4 O-O Re3 Nf4 g3 Nd5 Re1 Bd7 c4 Nf6 Re3 Be8 Nxf6+ Qxf6 Qd2 e4 Rae1 exf3 Re4 e5 Kh1 Bd7 g4 Qg5 Qa5 Bxg4
 Rg1 h5 Qc7 Qd2 Qxd6 Qxf2 Rxe5 Qxg1+ Kxg1 f2+
Horwitz|Staunton|1851|0-1
 e4 c5 Bc4 Nc6 a3 e6 Nc3 g6 Nge2 Bg7 O-O a6 a4 Nge7 Nf4 b6 d3 Bb7 Be3 Rc8 Ba2 O-O Rb1 Qc7 Nh3 Nb4 Bb3 d5
 exd5 exd5 d4 Qc6 Ne2 c4 c3 cxb3 cxb4 Qxa4 Ra1 Qxb4 Ra3 Rc2 Bc1 Rfc8 Nhf4 a5 Nd3 Qc4 Be3 Ba6 Nec1 a4 Re1 Nf5
 Qg4 Bxd4 Bxd4 Nxd4 Qg5 Rxc1 Nxc1 Nc2 Rd1 Nxa3 bxa3 b2
Kennedy|Mucklow|1851|1-0
 d4 d5 c4 c6 e3 e6 Nc3 g6 Bd3 Bg7 Nge2 Ne7 O-O O-O b3 Nd7 e4 dxc4 bxc4 e5 d5 cxd5 cxd5 a6 a4 Nf6 Ba3 Re8 Bc4
 Bg4 f3 Qb6+ Kh1 Bd7 Rb1 Qa7 a5 Nh5 Qb3 b5 axb6 Qb7 d6 Nc6 Bxf7+ Kh8 Bxe8 Rxe8 Na4 Na5 Qb4 Bxa4 Qxa4 Nc6
 Rfc1 Rc8 Rxc6 Rxc6 Qxc6 Qxc6 b7 h6 b8=Q+ Kh7 Rc1 Qa4 Qb4 Qe8 Rc7 Qd8 Qb7 Qh4 g3 Qf6 Kg2 g5 g4 Nf4+ Nxf4
 gxf4 Rxg7+ Qxg7 Qxg7+ Kxg7 d7
Kennedy|Wyvill|1851|0-1
 e4 c5 Nf3 Nc6 Nc3 e6 d4 cxd4 Nxd4 d6 Nxc6 bxc6 Bd3 g6 O-O Bg7 Ne2 Ne7 c3 O-O Bg5 f6 Be3 Kh8 f4 Qc7 Qc2 Bh6
 Rf3 e5 Kh1 Bg4 fxe5 Bxf3 Bxh6 Bxe2 Bxe2 fxe5 Bxf8 Rxf8 Rf1 Rxf1+ Bxf1 d5 h3 Kg7 b4 dxe4 Qxe4 Nf5 Kh2 Kf6 g4
 Nd6 g5+ Ke6 Qh4 e4 Kh1 Qf7 Be2 Ke5 c4 Nf5 Qf2 Qe7 c5 Qxg5 Bg4 Qc1+ Kh2 e3 Qg2 Qd2 b5 cxb5 Be2 b4 c6 Kd6 Qf3
 Qxa2 Qf4+ Kxc6 Qe4+ Qd5 Qe8+ Kd6 Qf8+ Ke5 Qxb4 Qd6 Qg4 Kf6+ Kg2 h5 Qa4 Qg3+ Kh1 Qe1+ Kh2 Qf2+ Kh1 Ng3#
Mucklow|Williams|1851|0-1
 d4 e6 e4 d5 e5 c5 Nf3 Nc6 Bb5 Qb6 Bxc6+ bxc6 O-O cxd4 Nxd4 c5 Nb3 f6 Re1 f5 a4 a5 c3 Rb8 N3d2 Nh6 h3 Nf7
 Nf3 Be7 Na3 Bd7 Nc2 g5 Ne3 h5 Kf1 g4 hxg4 hxg4 Ng1 Bc8 g3 Ba6+ Kg2 d4 cxd4 cxd4 Nc2 d3 Ne3 Qc6+ f3 Nxe5
 Nxf5 Nxf3 Nxf3 gxf3+
Staunton|Anderssen|1851|1-0
 e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 e5 d5 Bb5 Ne4 cxd4 Bb4+ Nbd2 O-O O-O Bg4 Bxc6 bxc6 Qc2 Bxf3 Nxf3 Rb8
 Qxc6 Rb6 Qc2 f5 a3 Be7 b4 f4 Ne1 Rh6 f3 Ng5 Nd3 Ne6 Bb2 Qe8 Rac1 Qh5 h3 Rg6 Nf2 Rg3 Kh2 Rf5 Qc6 Qg6 Rg1
 Rfg5 Ng4 h5 Nf6+ Kf7 Qe8#
Staunton|Williams|1851|1-0
 Nf3 d5 d4 e6 c4 c5 e3 Nf6 Nc3 Nc6 Be2 Bd6 O-O O-O b3 a6 Bb2 cxd4 exd4 Qc7 g3 b6 Rc1 Bb7 Nh4 Rab8 cxd5 exd5
 Bf3 Bb4 Ne2 Qd7 Qd3 Ne7 Bg2 Ne4 Nf3 f6 Nf4 Ng6 Nxg6 hxg6 Nh4 g5 Ng6 Rf7 Qe2 g4 Rc2 Qf5 Nf4 Bd6 Bc1 g5 Nd3
 Kg7 f3 gxf3 Bxf3 Qh7 Bh5 Re7 Qf3 Rh8 g4 Rf8 Ne5 Rxe5 dxe5 Bxe5 Bb2 d4 Qd1 Nc3 Bxc3 Qe4 Bb2 Qh1+ Kf2 Qxh2+
 Ke1 Bg3+ Rcf2 Bxf2+ Rxf2 Qh1+ Kd2 Qd5 Qc2 Qe5 Kd1 Be4 Qc4 Qg3 Qxd4 Qg1+ Ke2 Bc6 a4 Qb1 Kd2 Rd8 Qxd8 Qxb2+
 Ke1 Qc1+ Qd1 Qe3+ Re2 Qg1+ Kd2 Qd4+ Kc2 Be4+ Rxe4 Qxe4+ Qd3 Qc6+ Kb2 Qg2+ Ka3 Qf2 Qg6+ Kh8 Qe8+ Kh7 Qe7+
 Kh6 Qf8+ Kh7 Bf7 Qc5+ Qxc5 bxc5 b4 cxb4+ Kxb4 f5 gxf5
Horwitz|Bird|1851|1/2-1/2
 e4 c5 f4 Nc6 Nf3 e6 Bb5 Qb6 Nc3 Be7 d3 Nf6 Bxc6 bxc6 O-O O-O Na4 Qc7 c4 d5 Nc3 Ba6 b3 Rad8 Qe2 Rfe8 e5 Nd7
 Bb2 f6 Rae1 fxe5 fxe5 Rf8 Nd1 Qa5 Bc3 Qc7 Bd2 Nb6 Bg5 Bc8 Bxe7 Qxe7 Rf2 Bd7 g3 Be8 Nh4 Rxf2 Nxf2 g5 Nf3 Bh5
 Qe3 h6 g4 Bg6 h4 Rf8 hxg5 d4 Qe2 Qf7 Kg2 h5 Rh1 Nd7 Nh4 Nxe5 Nxg6 Nxg6 Kg1 Nf4 Qe4 e5 gxh5 Nxh5 Rh2 Ng3 Qh4
 Ne2+ Kf1 Qf5 Kxe2 Qf3+ Kf1 Qxd3+ Kg1 Qb1+ Kg2 Qf5 Rh3 e4 Qxe4 Qxf2+
Szen|Anderssen|1851|0-1
 e4 c5 Nf3 Nc6 Nc3 e6 Bc4 a6 a4 Nge7 Qe2 Ng6 d3 Be7 Be3 O-O O-O f5 exf5 Rxf5 Nb1 b6 c3 Bb7 Nbd2 Qc7 d4 Nf4
 Qd1 Raf8 dxc5 bxc5 Bxf4 Qxf4 Re1 Ne5 Be2 Rg5 Kf1 Ng4 h4 Qh2 Bc4 Qh1+ Ke2 Qxg2 Nxg5 Bxg5 hxg5 Qxf2+ Kd3 Qf5+
 Ke2 Qe5+ Kd3 Nf2+ Kc2 Qf5+ Kb3 Nxd1 Raxd1 Qxg5 Bd3 Rf2 Ne4 c4+ Ka2 Bxe4 Bxe4 Qa5 Ra1 Qxc3
Brien|Hodges|1851|0-1
 d4 d5 c4 e6 e3 Nf6 Nc3 c5 Nf3 dxc4 Bxc4 cxd4 exd4 Bd6 a3 O-O O-O h6 h3 a6 b4 b5 Bd3 Bb7 Ra2 Nbd7 Re1 Nb6
 Qe2 Rc8 Rc2 Nc4 Nd2 Bb8 Nce4 Qxd4 Nxf6+ Qxf6 Nxc4 bxc4 Bxc4 Qg6 f4 Qg3 Qf2 Qg6 Bb3 Be4 Rce2 Bf5 Kh2 Rc3 Ba2
 Qh5 Re3 Ba7 Qf3 Qxf3 Rxf3 Rxf3 gxf3 Rc8 Bb3 Rc3 Ba4 Rxf3 b5 axb5 Bxb5 Rxh3+ Kg2 Rc3 a4 Rc2+ Kh1 Bg4 Be3 Bb8
 Rc1 Rxc1+ Bxc1 Bf3+ Kh2 g5 a5 Ba8 a6 Bxf4+ Bxf4 gxf4 Bd7 Bd5 Bc8 Bc4 a7 Bd5 Ba6 Kf8 Kg1 Ke8 Kf2 Kd8 Be2 Kc7
Ranken|Hodges|1851|1-0
 e4 c5 Bc4 Nc6 d3 e6 Nc3 a6 a3 g6 Nf3 Bg7 O-O Nge7 Bf4 O-O Rb1 d5 Ba2 d4 Ne2 e5 Bg5 Kh8 Qd2 f5 Bh6 f4 Bxg7+
 Kxg7 h3 Ng8 c3 g5 cxd4 cxd4 Nh2 h5 f3 Nh6 Kh1 g4 fxg4 hxg4 Ng1 g3 Nhf3 Rh8 Nxe5 Nxe5 Qxf4 Ng6 Qxg3 Qe7 Ne2
 Qe5 Nf4 Ng4 Kg1 Rf8 Nh5+ Qxh5 Qc7+ Kh6 Rxf8 Nxf8 hxg4 Bxg4 Rf1 Ng6 Rf7 Qe5 Qc1+ Nf4 Rxf4 Kh5 Bf7+ Kh4 Kf2
Loewenthal|Buckle|1851|0-1
 d4 e6 c4 Bb4+ Nc3 Bxc3+ bxc3 f5 e3 Nc6 Nf3 Nf6 Bd3 b6 O-O Bb7 h3 O-O Ba3 Ne7 Rb1 Re8 c5 Ng6 Qe2 Ne4 Bxe4
 Bxe4 Rb3 Qf6 Nd2 Bd5 c4 Bb7 Bb2 Qg5 f4 Qe7 Qf2 Bc6 Ba3 d6 cxd6 cxd6 Nf3 Qc7 Rc1 Qd7 Rbc3 Rac8 Nd2 Bb7 Nf3
 Rc7 Nd2 Rec8 Bb2 Ne7 Kh2 b5 cxb5 Rxc3 Bxc3 Nd5 Bb2 Rxc1 Bxc1 Qxb5 Nf3 Nc3 Ng5 Qd5 a3 h6 Nf3 a5 Qc2 Ne4 h4
 Bc6 Bd2 a4 Bb4 Nf6 Bd2 Qb5 Bc1 Bxf3 gxf3 Qf1 d5 Qxf3 dxe6 Ne4 Qg2 Qh5 Kh3 g5 fxg5 hxg5 Kh2 g4 Qc2 Qxh4+ Kg2
 Qg3+ Kf1 Qf3+ Ke1 Qh1+ Ke2 Qg2+ Kd3 Qxc2+ Kxc2 g3
Szen|Horwitz|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 d4 Nxd4 Nxd4 exd4 e5 Nd5 Qxd4 Nb6 a4 c6 Bd3 Nd5 Nc3 Nxc3 Qxc3 O-O Bf4 f5 Rad1
 a5 Bc4+ Kh8 Rd3 Bb4 Qd4 Qe7 Rg3 b6 Qxb6 Bc5 Qb3 Ba6 Bxa6 Rxa6 Qc3 Bb4 Qc4 Raa8 c3 Bc5 Rd1 Rab8 Rd2 h6 Re2
 Rfe8 Rd2 d5 exd6 Qe1+ Qf1 g5 d7 Qxf1+ Kxf1 gxf4 dxe8=Q+ Rxe8 Rg6 f3 Rxh6+ Kg7 Rxc6 Be7 Rd7 Kf8 Re6
Szen|Kennedy|1851|1-0
 e4 e6 d4 d5 exd5 exd5 c4 Nf6 Nc3 Bb4 Bg5 dxc4 Bxc4 O-O Ne2 Bg4 O-O Bxc3 bxc3 Nbd7 f3 Bf5 Bd3 Bxd3 Qxd3 c6
 Rab1 b5 Ng3 Qa5 Rf2 Nd5 c4 bxc4 Qxc4 N5b6 Qc1 Rfe8 Ne4 Qd5 Qd2 h6 Bf4 f5 Nc3 Qf7 Qd3 c5 d5 Rac8 Rd2 g5 Bg3
 f4 Bf2 Ne5 Qc2 Nec4 Rdd1 Na3 Qb3 Nxb1 Qxb1 Nc4 Ne4 Qg6 d6 Red8 Qb3 Qf7 Bxc5 Rd7 Rc1 Na5 Qc3 Rxc5 Nxc5 Rxd6
 Qxa5 g4 Ne4 Rd5 Qxd5
Wyvill|Anderssen|1851|0-1
 c4 f5 Nc3 Nf6 e3 e6 Be2 Bb4 Bh5+ g6 Be2 O-O f4 c5 Nf3 Nc6 O-O Bxc3 bxc3 b6 a4 Bb7 Qc2 Qc7 Ng5 h6 Nh3 Rae8
 Bf3 Re7 d4 Rg7 Ba3 Na5 Bxb7 Nxb7 Rad1 g5 g3 Nd6 fxg5 hxg5 Qd3 Nde4 d5 Qe5 Kg2 Rh7 Ng1 Rxh2+ Kxh2 Qxg3+ Kh1
 Kg7
Anderssen|Staunton|1851|1-0
 e4 e6 d4 g6 Bd3 Bg7 Be3 c5 c3 cxd4 cxd4 Qb6 Ne2 Qxb2 Nbc3 Qb6 Rc1 Na6 Nb5 Bf8 O-O d6 d5 Qa5 Bd4 e5 Bc3 Qd8
 f4 f6 fxe5 fxe5 Qa4 Bd7 Bb4 Nh6 Kh1 Nf7 Qa3 Nc5 Nxd6+ Bxd6 Bxc5 Bxc5 Qxc5 Qe7 Qc7 Nd6 Qa5 h5 Rc7 Rf8 Rfc1
 a6 Nd4 Rc8 Ne6 Rxc7 Rxc7 Rf7 Qb6 Rf6 h3 g5 Qb2 Nb5 Bxb5 axb5 Qxe5 h4 Rxb7 Rf1+ Kh2 Qf6 Rb8+ Ke7 d6+ Kf7
 Rf8+ Kg6 Rxf6+ Rxf6 Qxg5+ Kf7 Qg7+ Kxe6 Qe7#
Anderssen|Szen|1851|1-0
 e4 c5 Bc4 Nc6 Nc3 e6 d3 Nge7 Bf4 Ng6 Bg3 a6 a3 Be7 Nge2 O-O O-O f5 f3 b5 Ba2 Kh8 Bf2 d6 d4 c4 d5 Na5 b4
 cxb3 cxb3 e5 Rc1 Bd7 Qd3 Bh4 g3 Bg5 Rc2 fxe4 Nxe4 Bf5 b4 Nb7 Rc6 Bxe4 Qxe4 Qd7 Bb1 Qh3 Rc7 Nd8 f4 exf4 Bd4
 Nf7 Qe6 Qxe6 dxe6 Nfe5 Bxg6 Nxg6 Bxg7+ Kg8 Bxf8 Rxf8 gxf4 Bf6 f5 Ne5 Ng3 Ng4 Ne4 Bd4+ Kh1 d5 e7 Re8 Nd6
Anderssen|Wyvill|1851|1-0
 e4 c5 f4 Nc6 Nf3 e6 Bb5 Nce7 c4 f5 d3 Nh6 Nc3 Ng6 O-O Be7 Ng5 O-O Qh5 b6 exf5 exf5 Rf3 Bb7 Rg3 Qc7 Nxh7 Rf7
 Qxg6 Ng4 Rh3 Bf6 Nxf6+ Rxf6 Qh7+ Kf7 Bd2 Nh6 Re1 Rg8 Nd5 Bxd5 Rxh6 Qd6 Rxf6+ Qxf6 Bc3
Williams|Loewenthal|1851|0-1
 e4 d6 f4 e5 Nf3 Bg4 Bc4 Nf6 fxe5 Bxf3 Qxf3 dxe5 Qb3 Bc5 Bxf7+ Ke7 Qe6+ Kf8 Rf1 Nc6 c3 Qe7 d3 Qxf7
Kennedy|Szen|1851|0-1
 e4 e5 Nf3 Nc6 c3 f5 d4 d6 Bd3 fxe4 Bxe4 d5 Bc2 e4 Ne5 Nf6 Bg5 Bd6 Ba4 Bd7 Nxd7 Qxd7 Nd2 O-O c4 Qf5 Be3 Ng4
 Qe2 Nb4 O-O-O Nd3+ Kb1 Ngxf2 Rdf1 Qg6 Bc2 Nxh1 Bxd3 exd3 Qd1 Rab8 Rxf8+ Bxf8 Qf3 Qf7
Loewe|Deacon|1851|1/2-1/2
 e4 c5 f4 e6 Nf3 d5 Nc3 Nc6 Bb5 a6 Bxc6+ bxc6 d3 g6 Qe2 Bg7 e5 Nh6 Qf2 Bf8 h3 f6 g4 Nf7 Bd2 fxe5 fxe5 Qc7
 O-O Bg7 Qxc5 Nxe5 Nxe5 Bxe5 Rae1 Bxc3 Bf4 Qa7 Qxa7 Rxa7 bxc3 Rf8 Bd6 Rxf1+ Rxf1 Rf7 Rb1 Kd7 Be5 Rf3 h4 Rh3
 Kg2 Re3 d4 Re2+ Kf3 Rxc2 Kf4 h5 gxh5 gxh5 Kg5 Rxa2 Kxh5 Rg2 Rb8 Rg1 Kh6 a5 Ra8 Ra1 Ra7+ Ke8 h5 c5 Kh7 Bd7
 h6 Ba4 Kg8 Bc2 dxc5 Rh1 Bg7 e5 c6 Bf5 Rxa5 Be6+ Kh8 e4 Ra8+ Kf7 Rf8+ Ke7 Rf2 Kd6 Bf8+ Kxc6 Rf6 Kd7 Bc5 Rh3
 h7 Rg3 Bf2 Rg2 Rf8 Kc7 Bd4 Rg5 Rf1 Rg6 Rg1 Rxg1 Bxg1 Bf5 Kg7 Bxh7 Kxh7 Kc6 Kg6 Kb5
Williams|Staunton|1851|0-1
 e4 c5 f4 e6 Nf3 g6 Be2 Bg7 O-O Ne7 Nc3 O-O Rb1 b6 d3 Bb7 Qe1 Nbc6 a3 Rc8 Bd2 f5 Qg3 Nd4 Bd1 Nec6 Be3 Ba6
 Bxd4 cxd4 Ne2 fxe4 dxe4 d3 cxd3 Bxd3 Ra1 Bxe4 Ra2 Bb1 Ra1 Bd3 Ra2 Ne7 b4 Nf5 Qh3 Bxe2 Bxe2 Rc3 Rd1 Nd4 g3
 Nxf3+ Bxf3 Rxf3 Rad2 Rxa3 Rxd7 Qf6 Qg2 Ra1
Buckle|Loewenthal|1851|1-0
 e4 e5 Bc4 Nf6 Nc3 Bc5 Nf3 Nc6 d3 d6 h3 h6 Ne2 Ne7 Ng3 O-O O-O c6 d4 exd4 Nxd4 d5 exd5 cxd5 Bb3 a5 a4 Ne4
 Nxe4 dxe4 Nb5 Ra6 Qxd8 Rxd8 Bf4 Rg6 Be3 Bxe3 fxe3 Rf8 Kh2 Be6 Bxe6 Rxe6 Rad1 b6 Rd7 f5 g3 Rff6 Rfd1 Nc6 Nc7
 Re7 Nd5 Kf7 Nxf6 gxf6 Rxe7+ Kxe7 Kg2 Nb4 Rd2 h5 Kf2 Ke6 Rd8 Nxc2 Rh8 Nb4 b3 Nd3+ Kf1 Nc5 Rxh5 Nxb3 Rh8 Nc5
 Rb8 Nxa4 h4 Nc3 Rxb6+ Kf7 Ra6 Nd5 Kf2 Nb4 Rxa5 Nd3+ Ke2 Ne5 Ra6 Kg7 Ra8 Ng4 Kd2 Kg6 Rg8+ Kh5 Rg7 Ne5 Kc3
 Kh6 Re7 Nf3 Kc4 Nd2+ Kd5 Nf1 Ke6 Nxe3 Rf7 Nf1 Rxf6+ Kg7 Rxf5 Nd2 Re5 Kh6 Kf6 Nf1 g4
Staunton|Von Jaenisch|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 dxc3 Nxc3 Be6 Bxe6 fxe6 Qb3 Qc8 Ng5 Nd4 Qa4+ c6 Be3 e5 Bxd4 Bxd4
 Qb3 Qd7 Ne2 Bb6 Rad1 Nh6 Nf3 Qe7 a4 O-O-O Qa3 Rhe8 a5 Bc7 a6 Bb6 axb7+ Kxb7 Ra1 d5 Qa6+ Kb8 Nc3 Nf7 Rfc1
 Rd6 b4 d4 Na4 Qb7 Qc4 Rc8 Nc5 Qe7 Ne1 Rg6 Ned3 Nd6 Qb3 Nb5 Nxe5 Rd6 Nc4 Bxc5 bxc5 Re6 e5 Qxc5 Nb6 Qxb6 Qxe6
 Nc3 Re1 c5 Qc4 Re8 e6 a5 e7 Qb4 Qf7
Bird|Horwitz|1851|1/2-1/2
 e4 e5 Nf3 d6 d4 exd4 Bc4 Be7 Nxd4 Nf6 Nc3 O-O O-O Nxe4 Nxe4 d5 Bxd5 Qxd5 Nc3 Qd8 Bf4 Na6 Re1 Bf6 Ndb5 Bd7
 Qf3 Bc6 Qg3 Bxc3 Nxc3 Qf6 Bxc7 Nxc7 Qxc7 Qg6 Qg3 Qxc2 Re2 Qf5 Rae1 Rad8 Re5 Qf6 h3 h6 b4 a6 a4 Rd4 b5 axb5
 axb5 Bd7 Nd5 Qd6 Ne7+ Kh8 Qf3 b6 g4 Rd3 R1e3 Rxe3 Qxe3 Re8 Ng6+ fxg6 Rxe8+ Bxe8 Qxe8+ Kh7 Qc6 Qd4 Kg2 h5
 gxh5 gxh5 Qe6 g6 Qf7+ Kh6 Qf8+ Kh7 Qe7+ Kg8 Qe6+ Kg7 Qc6
Williams|Wyvill|1851|0-1
 e3 c5 f4 e6 Nf3 Nc6 b3 f5 Bb2 Nf6 Bb5 Be7 Bxc6 bxc6 c4 O-O O-O Ba6 Qe2 Qc7 Nc3 Rae8 d3 d6 e4 fxe4 dxe4 Nd7
 g3 Bd8 Rfe1 Nb6 Qe3 Qc8 Kg2 Nd7 Qd2 Qb8 Rad1 Bc7 Na4 Re7 f5 exf5 Qg5 Bd8 exf5 Re2+ Rxe2 Bxg5 Nxg5 Nf6 Rde1
 Bc8 Re7 Bxf5 Bxf6 gxf6 Nf7 Bg6 Nh6+ Kh8 Nc3 f5 Ne2 Re8 Nf4 Rxe7 Nxg6+ hxg6 Rxe7 Qf8 Nf7+ Kg7 Rxa7 Kf6 h4 d5
 Ng5 Qe8 Kf3 Ke5 Ke3 Kd6+ Kd3 f4 gxf4 Qe1 Rh7 Qd1+ Ke3 d4+ Kf2 d3 Kg3 Qe1+ Kg4 d2 Nf7+ Kc7
Williams|Staunton|1851|1-0
 f4 d5 e3 c5 Nf3 e6 Bb5+ Bd7 Bxd7+ Nxd7 O-O g6 c4 d4 Qe2 Bg7 e4 Nh6 d3 O-O h3 f5 Nbd2 a6 Ng5 Re8 e5 b5 b3
 Rb8 Ndf3 Bf8 Qf2 Rb7 Qh4 Nb8 Ba3 Qc7 Nxd4 b4 Ndxe6 Rxe6 Nxe6 Qe7 Qxe7 Rxe7 Nxf8 bxa3 Nxg6 hxg6 b4 cxb4 d4
 Rc7 Rac1 Kf7 d5 Rc5 Kf2 a5 Ke3 a4 Kd4 Na6 Rb1 Ra5 Rfc1 b3 c5 Nb4 Kc4 Na6 c6 Ng8 d6 Ke6 c7 Nxc7 dxc7 Ne7 Kb4
 Ra8 Kxa3 Kd7 axb3 axb3+ Kxb3 Nc6 Rxc6 Kxc6 Rc1+
Staunton|Horwitz|1851|1/2-1/2
 c4 f5 Nc3 e6 e3 Nf6 g3 Na6 Bg2 c6 Nge2 Be7 O-O O-O a3 Nc7 b3 b6 Bb2 Rb8 Qc2 Bb7 Rac1 c5 d4 Bxg2 Kxg2 Qc8 f3
 Qb7 a4 cxd4 Nxd4 Bc5 Qd2 Rbd8 Ncb5 Nxb5 axb5 Bxd4 Qxd4 d6 Qf4 Ng4 e4 e5 Qd2 Nh6 Qd5+ Qxd5 exd5 Rf7 Ra1 Rc7
 Bc1 Nf7 Ra2 h6 Be3 Rdd7 f4 e4 h3 h5 Rd1 Nh6 Kf2 Kf8 Rc2 Ng8
Wyvill|Kennedy|1851|1/2-1/2
 c4 e6 Nc3 d5 cxd5 exd5 e3 Nf6 g3 Bd6 Bg2 c6 Nge2 O-O O-O Na6 d4 Bf5 Kh1 Qd7 Ng1 Rfe8 a3 Nc7 b4 Ne4 Nce2 Ng5
 f3 Bh3 Nxh3 Nxh3 f4 g5 f5 g4 Nc3 h5 Bxh3 gxh3 Qxh5 f6 Rf3 Re7 Qxh3 a5 bxa5 Rxa5 Qh6 Ne8 Ne2 Rh7 Qg6+ Rg7
 Qh5 Qe7 Nf4 Rg5 Qh3 Qe4 g4 Rb5 Qg2 Ng7 h4 Nxf5 Nh5 Rxh5 gxh5+ Ng3+ Kg1 Qxh4 Kf2 Rb3 Rxg3+ Kf7 Qh3 Bxg3+
 Qxg3 Qxh5 Qc7+ Ke6 a4 Qf5+ Ke1 Qf3 Qf4 Qxf4 exf4 Kf5 a5 Ke4 a6 bxa6 Rxa6 Rc3 Bd2 Rc4 Ra8 Rxd4 Ke2 c5 Be3
 Rc4 Re8+ Kf5 Kd3 Ra4 Rh8 Ra3+ Ke2 d4 Bc1 Ra2+ Kd3 Ke6 Re8+ Kd5 Rd8+ Ke6 Rb8 Kd5 Rd8+
Loewenthal|Williams|1851|1-0
 e4 e6 f4 d5 e5 c5 Bb5+ Bd7 Bxd7+ Qxd7 Nf3 Nc6 d3 Be7 O-O Nh6 Nc3 O-O Ne2 f5 c3 Rab8 h3 Qe8 d4 Qg6 Kh1 cxd4
 cxd4 Rbc8 Bd2 Kh8 Rc1 Nf7 Rc3 Qh6 Rb3 Rc7 a3 Rg8 Rc3 g5 fxg5 Nxg5 h4 Qh5 Nf4 Qg4 hxg5 Bxg5 Nh2 Qxd1 Rxd1
 Bxf4 Bxf4 Rcg7 Rc2 h5 Nf3 Rg6 g3 Kg7 Rh2 Rh8 Kg2 Rg4 Kf2 Kg6 b4 a6 Rh3 Na7 Nh2 Nb5 Rd3 Rc8 Nxg4 fxg4 Rh1
 Rc2+ Rd2 Rc4 Rd3 Rc2+ Ke1 Ra2 Bc1 Rc2 Kd1 Rc4 Bb2 Rc6 Kd2 Rc8 Rf1 Nc7 Rc3 Kg5 Rf7 h4 gxh4+ Kxh4 Rcxc7 Rg8
 Rg7 Rf8 Rcf7
Staunton|Williams|1851|1/2-1/2
 c4 e5 e3 Nf6 g3 d5 cxd5 Qxd5 f3 Bc5 Nc3 Qd6 Qc2 a6 a3 Nc6 Nh3 O-O Nf2 Bb6 Be2 Ne7 O-O Qc6 Bd3 Rb8 b4 Rd8
 Bb2 h5 Rad1 h4 Nce4 Nxe4 Qxc6 Nxc6 Bxe4 hxg3 hxg3 Bd7 Kg2 f6 Bd5+ Kf8 Bb3 Ke7 Rfe1 Be6 Ba4 Kf7 Bxc6 bxc6 d4
 exd4 exd4 a5 Ne4 axb4 axb4
Von Jaenisch|Staunton|1851|1-0
 e4 e5 Nc3 Bc5 f4 Bxg1 Rxg1 d6 d4 Nc6 dxe5 dxe5 Qxd8+ Kxd8 fxe5 Nxe5 Bf4 Ng6 O-O-O+ Bd7 Bg3 a6 Bc4 Nh6 Nd5
 Rc8 Rgf1 Re8 Rd4 Ne5 Bh4+ f6 Rxf6 gxf6 Bxf6+ Re7 Nxe7 Nhg4 Bh4 c5 Nxc8+ Kxc8 Rd5 Nxc4 Rxc5+ Bc6 Rxc4 Ne3
 Rd4 Nxg2 Bg3 h5 h4 Ne3 e5 Nf5 Rd3 Be4 Rc3+ Kd7 Kd2 Ke6 Ke2 Nxg3+ Rxg3 Bxc2 Rg5 Bf5 Kf3 Kxe5 Rxh5 Kf6 Kf4
 Bd7 Rg5 Bb5 Rxb5 axb5 b4 Kg6 Kg4 b6 a3
Loewenthal|Buckle|1851|1-0
 f4 e6 Nf3 g6 e3 b6 Be2 Bg7 O-O Bb7 c3 f5 Na3 Nc6 d3 Nh6 h3 O-O e4 Ne7 Qc2 Nf7 Be3 fxe4 dxe4 Nd6 Bd3 Bh6 Ne5
 Nc6 Ng4 Bg7 Rad1 Qe7 b4 Nf7 Nc4 d5 Nb2 d4 cxd4 Nxb4 Qb3 Nxd3 Qxd3 Rad8 Qc2 Nd6 Nf2 Bh6 Ng4 Bg7 Nf2 Rf7 Rfe1
 Rdf8 Nc4 h5 Ne5 Bxe5 fxe5 Ne8 Rd2 Qh4 Kh2 Kh7 g3 Qe7 h4 a5 Nh3 Rf1 Rxf1 Rxf1 Ng5+ Kg8 Rf2 Rxf2+ Qxf2 Bc8 d5
 Qf8 Qc2 exd5 exd5 Bf5 Qc6 Qe7 Bd4 Qd7 Qc4 Kf8 a4 Qe7 d6 cxd6 Bxb6 Qb7 exd6 Nf6 Qd4 Ng4+ Kg1 Ne5 d7 Nxd7
 Qh8+ Ke7 Qg7+ Kd6 Nf7+
Staunton|Williams|1851|0-1
 c4 e6 e3 f5 g3 Nf6 Bg2 Be7 Nc3 O-O Nge2 Bb4 O-O d6 d4 Bxc3 bxc3 Qe7 Ba3 c5 Rb1 e5 Rb5 a6 Rb3 Nbd7 Rb1 e4
 Qd2 Qf7 f3 Qxc4 fxe4 fxe4 Bh3 b5 Nf4 Nb6 Bg2 Qf7 dxc5 Nc4 Qc1 Qa7 Re1 dxc5 Bb2 g5 Ne2 Bg4 h3 Bf3 Kh2 Rad8
 Ba1 Rd2 Rb2 Rfd8 Nd4 Rxb2 Bxb2 cxd4 cxd4 Bxg2 Kxg2 Nd5 Kh2 Rf8 Qc2 Qf7 Re2 Qf1 Bc1 Nb4
Horwitz|Bird|1851|1/2-1/2
 e4 c5 f4 e6 Nf3 d5 e5 Be7 Bb5+ Bd7 Bxd7+ Nxd7 c3 Nh6 O-O O-O d4 Qb6 b3 f6 Ba3 Rad8 Kh1 Nf5 Re1 fxe5 fxe5
 Rf7 Bc1 Rdf8 a4 a5 Na3 cxd4 cxd4 Bb4 Bd2 Bxa3 Rxa3 Nxd4 Be3 Qb4 Nxd4 Qxa3 Nxe6 Re8 Ng5 Rxe5 Nxf7 Kxf7 Rf1+
 Nf6 Bd4 Re6 Bxf6 gxf6 Qxd5 b6 Qf5 Qxb3 Qxh7+ Kf8
Kennedy|Wyvill|1851|1-0
 e4 c5 Nf3 Nc6 Nc3 e6 d4 cxd4 Nxd4 a6 Nxc6 bxc6 Bd3 g6 O-O Bg7 Kh1 Ne7 Qg4 O-O Qh4 Rb8 f4 d5 g4 f5 e5 Qc7 b3
 c5 Be2 Nc6 gxf5 Rxf5 Bb2 Nd4 Bg4 Rf7 Na4 Nf5 Bxf5 Rxf5 Ba3 Bf8 h3 Be7 Qg3 Bb7 Kh2 Rbf8 Rf2 Kh8 Raf1 Rh5 Re2
 d4 Nb2 Rg5 Qe1 Qc6 fxg5 Rxf1 Qxf1 Kg7 h4 a5 Nc4 h6 gxh6+ Kxh6 Bc1+ Kg7 Bg5
Horwitz|Staunton|1851|0-1
 f4 c5 Nf3 e6 e3 g6 c3 Bg7 Na3 Ne7 Be2 O-O O-O b6 Nc2 Bb7 Rb1 Nbc6 b3 e5 fxe5 Nxe5 d4 Ng4 h3 Nf6 Bd3 Rc8
 dxc5 Nfd5 Bd2 bxc5 c4 Nc3 Bxc3 Bxc3 Nh2 Qc7 Qe2 Rce8 Ne1 d5 Rc1 Bg7 cxd5 Nxd5 e4 Bd4+ Kh1 Nf4 Qc2 Nh5 Rf3
 Ng3+ Rxg3 Qxg3 Nef3 Rc8 Rf1 h5 Qd2 Bg7 Qc2 Kh7 Rf2 Bd4 Rf1 Kg7 Qd2 Rcd8 Qc2 Rd6 Nxd4 Rxd4 Nf3 Rd7 Qc3+ Kg8
 Bc2 Rfd8 Qxc5 Ba6 Rf2 Rd4 Nxd4 Qxf2 Ne6 Qf1+ Kh2 fxe6 Qg5 Rd7 Qxg6+ Kf8 Qxe6 Qf4+ Kh1 Rd6 Qf5+ Qxf5 exf5
 Bb7
Wyvill|Anderssen|1851|1-0
 c4 f5 f4 Nf6 Nf3 e6 e3 Be7 Be2 O-O O-O d6 b3 Ne4 a3 Bf6 Ra2 a5 d3 Nc5 Nbd2 Nc6 d4 Ne4 Qc2 d5 Ne5 Bd7 cxd5
 exd5 Nxd7 Qxd7 Bb5 Be7 Nxe4 fxe4 Bd2 Rf6 Rc1 Rg6 Qd1 Qc8 Qe1 Na7 Be2 Nc6 h3 Qxh3 Qf2 Bh4 Kf1 Bxf2 gxh3 Bh4
 Bg4 Kf8 Rc5 Rd8 b4 Be7 Rc1 axb4 axb4 Bd6 b5 Ne7 Be1 Rh6 Rac2 g6 Rxc7 Bxc7 Rxc7 Nf5 Ke2 Ra8 Bb4+ Ke8 Rxb7
 Ra2+ Bd2 Nd6 Rb8+ Ke7 Kd1 Rb2 Ba5 g5 Bd8+ Kf7 Bxg5 Rg6 Bh5 Rxb5 Rxb5 Nxb5 f5
Wyvill|Williams|1851|1-0
 c4 e6 e3 f5 Nc3 Nf6 f4 b6 Be2 Bb7 Bh5+ Nxh5 Qxh5+ g6 Qh3 Nc6 Nf3 Nb4 O-O Nd3 Ne5 Nxe5 fxe5 Bg7 d4 d6 exd6
 cxd6 Rf2 O-O Bd2 Qc7 Ne2 Rae8 Bb4 e5 Rd1 Rf7 Nc3 a5 Ba3 Qc6 d5 Qd7 Rdf1 e4 Ne2 Be5 Nf4 Qa4 Rc1 Ba6 Rfc2 Rc8
 Qh6 b5 Nxg6 Bg7 Ne7+ Rxe7 Qxd6 Ree8 b3 Bf8 Qg3+ Kf7 Bxf8 Rxf8 bxa4 bxa4 Qe5
Deacon|Loewe|1851|1-0
 c4 e5 e3 f5 d4 Nc6 a3 Nf6 Nc3 d6 g3 Be7 Bg2 O-O Nge2 Qe8 b3 Bd7 Bb2 e4 Qc2 Qf7 f3 exf3 Bxf3 Rae8 O-O Bd8
 Qd3 Qg6 Rae1 Qh6 Nf4 Kh8 Re2 Rf7 Rfe1 Rfe7 e4 fxe4 Nxe4 Bf5 Bc1 g5 Nd5 Nxd5 cxd5 Nb8 Bxg5 Qxg5 Nxg5 Bxd3
 Rxe7 Rxe7 Ne6 c6 Rd1 Bc2 Rd2 Bxb3 Nxd8 Bxd5 Bxd5 cxd5 Rb2 Nc6 Nxb7 Nxd4 Nxd6 Rd7 Ne8 Nc6 Rf2 Rg7 Nxg7 Kxg7
 Kf1 Ne5 Ke2 Ng4 Rf4 Nf6 Ra4 Kg6 Rxa7 Kf5 Kf3 Ke5 Rf7 Ne4 Ke3 d4+ Kd3 Nc5+ Kc4 Ne4 Re7+
Szen|Anderssen|1851|0-1
 e4 c5 d4 cxd4 Nf3 Nc6 Nxd4 e6 Be3 Nf6 Bd3 Be7 O-O O-O c3 d5 Nxc6 bxc6 e5 Ne8 f4 f5 Nd2 c5 g4 g6 g5 Nc7 h4
 Bb7 Nf3 Qd7 Kf2 Qc6 Be2 Rad8 Qc2 d4 cxd4 cxd4 Nxd4 Qg2+ Ke1 Bb4+ Bd2 Rxd4 Bxb4 Rxb4 Qxc7 Rxb2 Rf2 Qg1+ Rf1
 Qg3+ Kd1 Rxe2 Kxe2 Ba6+ Kd2 Qd3+
Anderssen|Wyvill|1851|1-0
 e4 c5 Bc4 a6 a4 Nc6 Nc3 e6 d3 g6 Nge2 Bg7 O-O Nge7 f4 O-O Bd2 d5 Bb3 Nd4 Nxd4 Bxd4+ Kh1 Bd7 exd5 Bxc3 Bxc3
 exd5 Bf6 Be6 f5 Bxf5 Rxf5 gxf5 Qh5 Qd6 Qh6 Qxf6 Qxf6
Williams|Staunton|1851|1/2-1/2
 e4 e6 d4 c5 d5 exd5 exd5 d6 c4 Bf5 Bd3 Bxd3 Qxd3 Nf6 Nc3 Be7 Nf3 O-O O-O Nbd7 Qf5 a6 Ne2 b5 b3 bxc4 bxc4
 Rb8 Rb1 Rxb1 Qxb1 Qb6 Qc2 Rb8 Ng3 g6 Re1 Bf8 Nd2 Qb4 a3 Qa5 f4 Bg7 Nf3 Ng4 Re2 Qc3 Ne4 Qa1 Re1 Bd4+ Kf1 Re8
 g3 f5 Nxd6 Re3 Kg2 Rxe1 Nxe1 Ne3+ Bxe3 Qxe1 Bxd4 cxd4 c5 Nxc5 Qxc5 Qe2+ Kg1 Qe1+ Kg2 Qe2+
Williams|Wyvill|1851|0-1
 e4 c5 f4 e6 Nf3 Be7 Be2 Bh4+ g3 Be7 Nc3 Nc6 d3 d5 e5 Nh6 O-O O-O Kg2 f5 Qe1 b6 a3 Bb7 Nd1 d4 Nf2 Kh8 h4 Ng4
 Nh3 Qd7 Kg1 Qd5 c4 dxc3 bxc3 Na5 c4 Qc6 Rb1 Qd7 Bd2 Nc6 Bc3 Rad8 Qd2 Ba8 Rbd1 Qb7 Nhg5 Bxg5 hxg5 g6 Rfe1
 Kg8 Bf1 Ncxe5 Bxe5 Qxf3 Qg2 Qxd1 Rxd1 Bxg2 Bxg2 Nxe5 fxe5 Rd4 Bf3 Kg7 Kf2 h6 gxh6+ Kxh6 Rh1+ Kg7 Ke3 Rh8
 Ra1 Rh3 Rb1 g5 a4 Rh2 Be2 Kf7 a5 f4+ gxf4 gxf4+ Kf3 Rh5 a6 Rxe5 Rh1 Rg5 Rh8 Rg3+ Kf2 Rg7 Ra8 Rd7 Bf3 Rg8
 Rxg8 Kxg8 Be4 Rd4 Kf3 e5 Bd5+ Kf8 Ke2 Rxd5 cxd5 Ke7 Kf3 Kd6 Ke4 b5 d4 cxd4
Wyvill|Kennedy|1851|1-0
 c4 e6 Nc3 d5 cxd5 exd5 d4 Bb4 g3 Nf6 Bg2 c6 e3 O-O Ne2 Bf5 Qb3 a5 a3 Bd6 Qxb7 Ra6 Qb3 Nbd7 O-O Ne4 Nxd5 Qg5
 Ndf4 Qh6 f3 Ng5 e4 Be6 Nxe6 Qxe6 Qd3 Nh3+ Bxh3 Qxh3 Bf4 Nc5 Qc4 Nxe4 Qxa6 g5 fxe4 gxf4 Nxf4 Qd7 e5 Bc7 Qc4
 Bb6 Rad1 Rd8 Ne2 Re8 Kg2 Re6 Nf4 Rh6 e6 Qb7 exf7+ Kf8 Ne6+ Rxe6 Qxe6 c5+ d5
Staunton|Horwitz|1851|1-0
 c4 e6 Nc3 f5 g3 Nf6 Bg2 c6 d3 Na6 a3 Be7 e3 O-O Nge2 Nc7 O-O d5 b3 Qe8 Bb2 Qf7 Rc1 Bd7 e4 fxe4 dxe4 Rad8 e5
 Nfe8 f4 dxc4 bxc4 Bc5+ Kh1 Be3 Rb1 g6 Qb3 Bc8 Ne4 Bb6 Rbd1 Na6 Qc3 Rxd1 Rxd1 Nc5 Nd6 Qc7 Qc2 Ng7 g4 Qe7 Bd4
 Qc7 a4 Na6 c5 Ba5 Qb3 b6 Ne4 bxc5 Nf6+ Kh8 Qh3 Ne8 Ba1 Nxf6 exf6 Kg8 Be5 Qb7 Be4 Qf7 Ng1 Bd8 g5 Bb7 Nf3 Re8
 Bd6 Bxf6 gxf6 Qxf6 Ng5 Qg7 Be5 Qe7 Bxg6
Loewe|Deacon|1851|1-0
 e4 e6 c4 c5 Nc3 Nc6 Nf3 g6 d4 cxd4 Nxd4 Bg7 Be3 Nge7 f4 O-O Nxc6 bxc6 Be2 d6 O-O f5 Qd2 Bxc3 Qxc3 fxe4 Qd4
 d5 Bg4 Nf5 Bxf5 exf5 Rfd1 Be6 Qe5 Qf6 Qd6 Rad8 Qc5 Qf7 Bd4 Qc7 b3 Rf7 g3 dxc4 bxc4 Rfd7 Kf2 Kf7 Rab1 h6 Be5
 Qc8 Rb8 Qxb8 Rxd7+ Bxd7 Bxb8 Rxb8 Qxa7 Rb2+ Ke3 Ke6 Kd4 Rxh2 a4 Rg2 Qb8 Rxg3 Kc5 Kf7 a5
Staunton|Von Jaenisch|1851|1-0
 e4 e5 Nf3 d6 Bc4 Bg4 c3 Bxf3 Qxf3 Nf6 O-O Be7 Qe2 O-O d4 Nbd7 f4 c6 Bd3 Qc7 Na3 Rfe8 Nc2 h6 Ne1 exd4 cxd4
 Qb6 Be3 d5 e5 Nh7 Qg4 Ndf6 exf6 Bxf6 Bf2 Bxd4 Bxh7+ Kxh7 Nf3 Bxf2+ Rxf2 Re2 Ng5+ hxg5 Qxe2 d4 fxg5
Bird|Horwitz|1851|0-1
 e4 e5 Nf3 d6 Bc4 Be6 Bxe6 fxe6 d4 exd4 Nxd4 Qd7 O-O c5 Nf3 Nc6 Nc3 O-O-O a4 a6 a5 Be7 Na4 Kb8 Nb6 Qc7 Bd2
 Nf6 Ng5 Nd4 c3 h6 Nf7 Nc6 Nxh8 Rxh8 Qa4 Bd8 Rfe1 Nxa5 Qxa5 Qc6 Qa4 Qxb6 b4 Ng4 h3 Ne5
Williams|Loewenthal|1851|1-0
 e4 c5 f4 a6 Nf3 e6 Be2 Nc6 O-O f6 d3 Bd6 f5 Nge7 Nh4 Qc7 g3 Nd8 Bh5+ Kf8 fxe6 dxe6 Rxf6+ Kg8 Rf2 g6 Qf3
 Nec6 Bg4 Qg7 Bg5 Qxb2 Bh6 Qd4 Kg2 Qxf2+ Qxf2
Buckle|Loewenthal|1851|1-0
 f4 f5 b3 Nf6 g3 e6 Bb2 Be7 Bg2 c6 Nc3 Na6 Nh3 d6 O-O O-O e3 Bd7 Qe2 h6 Rfe1 Qc7 Nf2 e5 fxe5 dxe5 Nd3 Bd6 e4
 f4 gxf4 Bg4 Qf2 Qd7 Qh4 Nh5 f5 Nf6 Ne2 Bxe2 Rxe2 Rae8 Kh1 b5 Bf3 Qf7 Rg1 Kh7 Rg6 Rg8 Reg2 Nb8 Nf2 Nbd7 d3
 Kh8 Bc1 Be7 Bh5 Qf8 Qh3 Nxh5 Qxh5 Nf6 Qh3 Ba3 Bxh6 Nh7 Bxg7+ Rxg7 Rxg7 Qxg7 Rxg7 Kxg7 Ng4 Bc1 Qh5 Re7 Qg6+
 Kf8 f6
Williams|Staunton|1851|1/2-1/2
 e4 e5 Nf3 d6 d4 exd4 Nxd4 d5 Nf3 Be6 exd5 Qxd5 Bd3 Nc6 O-O O-O-O Nc3 Qh5 Ng5 Qxd1 Rxd1 Nf6 Nxe6 fxe6 Be3
 Bd6 h3 h6 Bc4 Rhe8 Bb5 a6 Bxc6 bxc6 Na4 Nd5 Bc5 Rf8 g3 Rf5 b4 Nf6 Kg2 Ne4 g4 Rd5 c4 Rxd1 Rxd1 e5 f3 Ng5 a3
 Ne6 Be3 Rf8 c5 Be7 Nb2 Bg5 Bxg5 Nxg5 Rd3 Rf4 Re3 Rd4 Nd3 e4 fxe4 Nxe4 Ne5 Kb7 h4 Nf6 Kf3 g5 hxg5 hxg5 Rd3
 Rf4+ Kg3 Re4 Rf3 Rxe5 Rxf6 Rd5 Rf5 Rd3+ Kf2 Rxa3 Rxg5 Rb3 Rg8 Rxb4 Kf3 Rc4 g5 Rxc5 g6 Rc1 Kf4 Rg1 Kf5 a5
 Rh8 Rf1+ Ke5 Re1+ Kf6 Rf1+ Ke5 Rg1 Kf6
Deacon|Loewe|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 d6 c3 d3 Qb3 Qf6 O-O h6 Be3 Be7 Nbd2 Qg6 Kh1 Nf6 Rae1 O-O Bxd3 Ng4 Bf4 Nge5 Nxe5
 dxe5 Bg3 Qd6 Qd5 Be6 Qxd6 Bxd6 Bc4 Rae8 Rd1 g5 Bb5 f5 exf5 Bxf5 Nc4 Rf6 Rfe1 Rfe6 Rd5 h5 h3 h4 Bh2 Kh7 Bxc6
 bxc6 Ra5 Bd3 Nd2 Kg6 Ne4 Bxe4 Rxe4 Kf5 f3 Rb8 b3 Rb5 Rxa7 Rd5 Re1 e4 Bxd6 cxd6 fxe4+ Kg6 exd5 Rxe1+ Kh2
 cxd5 Rd7 Re6 a4 Kf5 a5 Ke4 a6 Kd3 a7 Re8 Rc7 d4 cxd4 Kxd4 b4 Ra8 b5 Ke3 b6 d5 Rb7 d4 Rb8
Horwitz|Bird|1851|1-0
 e4 c5 d4 cxd4 Nf3 e6 Nxd4 Nc6 Be3 g6 c3 Bg7 Nb5 Be5 f4 Bb8 e5 Nge7 Be2 Nd5 Bd2 O-O c4 Nde7 Bc3 Bc7 Nd6 Bxd6
 exd6 Nf5 Qd3 Qb6 Na3 Qe3 Qxe3 Nxe3 g4 Ng2+ Kf2 Nxf4 h4 f5 g5 Nxe2 Kxe2 e5 h5 b6 hxg6 hxg6 Rh6 Kf7 Rh7+ Ke6
 Nb5 Rb8 Rd1 f4 Nc7+ Kf5 Rg1 Bb7 Rxd7 Rbd8 Rh7 Ba8 d7 Bb7 Nb5 Ba6 a4 Bxb5 axb5 Nb8 Re7 Nxd7 Rd1 Nc5 Rxe5+
 Kg4 Rg1+ Kh3 Re7 f3+ Ke3 Rd7 Rxd7 Nxd7 Kf2 Nc5 Bf6 Ne4+ Kxf3 Nxg5+ Kf4 Kh2 Rxg5 Rxf6+ Ke5 Rf2 Rxg6 Rxb2 Kd5
 Rd2+ Kc6 Rd4 Kb7 Rd7+ Ka6 Kh3 Rg8 Rc7 Ra8 Kg4 Rxa7 Rxc4 Rf7 Kg5 Kxb6 Rc2 Kb7 Rc5 b6 Rc3 Kb8
Kennedy|Wyvill|1851|0-1
 e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nxc6 bxc6 Bd3 Bg7 O-O e6 f4 d5 f5 dxe4 fxe6 Qd4+ Kh1 Bxe6 Rf4 Rd8 Qe1 f5 Bxe4
 fxe4 Nc3 Nf6 Be3 Qe5 Rh4 O-O Bxa7 Bd5 Rd1 Rd7 Bd4 Qf5 Qe2 Nh5 Be3 Rdf7 Kg1 Bf6 Rh3 Bxc3 bxc3 Nf4 Bxf4 Qxf4
 c4 Be6 Re3 Bg4
Loewenthal|Williams|1851|0-1
 e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 h3 Nf6 O-O h6 Nc3 O-O Ne2 d5 exd5 Nxd5 c3 Bb6 b4 a6 Bxd5 Qxd5 c4 Qe6 c5 Ba7 a3
 Qf6 Ne1 Bf5 Bb2 Qg6 Ng3 Rad8 Nxf5 Qxf5 Qe2 Nd4 Bxd4 Rxd4 g4 Qf6 Nf3 Rd5 Rae1 Re8 Qe4 c6 d4 Bb8 Re3 Re6 dxe5
 Bxe5 Qf5 Bh2+
Von Jaenisch|Staunton|1851|0-1
 e4 e5 Nc3 Nf6 f4 d5 exd5 e4 d4 Bb4 Bc4 Nxd5 Bxd5 Qxd5 Ne2 Bg4 O-O Bxc3 Nxc3 Qd7 Qe1 f5 Be3 O-O Qh4 Rf6 h3
 Rh6 Qf2 Bh5 g4 Bf7 h4 Bc4 Rfe1 fxg4 Nxe4 Bd5 f5 Rb6 Bg5 Na6 c4 Bxc4 Nc5 g3 Qxg3 Qxf5 Re5 Qg6 b3 Bf7 Nd7 Rd6
 h5 Qxh5 Nf6+ gxf6 Bxf6+ Qg6 Rg5 Rxf6 Kh2 Re8 Rg1 Qxg5 Qxg5+ Rg6 Qd2 c6 Rxg6+ Bxg6 Qg5 Nc7 Qa5 Nb5 d5 b6 Qd2
 Rd8 a4 Rxd5 Qf4 Nd6 Qf6 Rd2+ Kg1 Rd1+ Kh2 Rd2+ Kg1 Rd1+ Kh2 Rd5 Qd8+ Ne8 Qe7 Rd2+ Kg1 Rd3 b4 Rd4 b5 cxb5
 axb5 Rd5 Qe6+ Bf7 Qg4+ Kf8 Qb4+ Nd6 Qa3 Ke8 Qxa7 Rxb5 Qc7 Rb1+ Kh2 Rb2+ Kg1 Nc4 Qc6+ Ke7 Qe4+ Be6 Qxh7+ Kd6
 Qg7 b5 Qf8+ Kd5 Qd8+ Kc6 Qe8+ Bd7 Qe4+ Kc7 Qd4 Bc6 Qc5 Kb7 Kf1 Rd2 Ke1 Rd7 Ke2 Rd2+ Ke1 Rd5 Qf8 Ne5 Qg7+
 Ka6 Qc7 b4 Qc8+ Kb5 Qb8+ Kc4 Qb6 b3 Ke2 Bb5 Qc7+ Kb4+ Ke3 Rc5 Qd8 Nd3 Qd4+ Bc4 Kd2 b2 Qc3+ Ka4 Kc2 Bb3+ Kb1
 Ba2+ Kxa2 Rxc3
Staunton|Williams|1851|1-0
 f4 e6 e3 f5 g3 Nf6 Bg2 d5 Nf3 c5 b3 Nc6 O-O Bd6 Bb2 O-O Qe2 Bc7 Na3 a6 Rad1 b5 c4 bxc4 bxc4 Rb8 Bxf6 Qxf6
 cxd5 exd5 d4 c4 Ne5 Nb4 Naxc4 dxc4 a3 Bxe5 dxe5 Qf7 axb4 Rxb4 Rd6 Bb7 e6 Qc7 Rd7 Qc8 Qd1 Bc6 Bxc6 Qxc6 Qd4
 Rf6 Rd6 Qb5 Rd8+ Rf8 Rxf8+ Kxf8 Qd6+ Ke8 Rd1
Staunton|Williams|1851|0-1
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O h3 h6 Be3 Nc6 a3 Ne7 Nh4 g5 Qf3 Kg7 Nc3 gxh4 Bxh6+ Kxh6 Qxf6+
 Ng6 Qf3 c6 Rae1 Qg5 Ne2 Nf4 Kh1 Nxe2 Qxe2 Bf5 f4 Qg6 Qf2 Bxd3 Qxh4+ Kg7 cxd3 Rh8 Qf2 Rae8 Qf3 Rxe1 Rxe1 f5
 Qf2 Qg4 Rf1 Rh4 Qe3 Qg6 Rf3 Qf7 Rf1 Rh6 Re1 Rg6 Re2 Rf6 Qg3+ Qg6 Qe1 Bxf4 Qh4 Qg3 Re7+ Rf7 Rxf7+ Kxf7 Qh7+
 Ke6
Loewe|Deacon|1851|0-1
 e4 e6 c4 c5 f4 Nc6 Nf3 g6 Nc3 Bg7 Be2 d6 O-O Nh6 d3 f5 Ng5 Nd4 Be3 O-O h3 Nf7 Nf3 Bd7 Bxd4 cxd4 Nb1 fxe4
 dxe4 d3 Qxd3 Bxb2 Nc3 Bxa1 Rxa1 Bc6 Rf1 Nh6 Nd4 Rf6 g4 g5 fxg5 Rxf1+ Bxf1 Nf7 Nxe6 Qe7 Nd4 Qxg5 Nf5 h5 Bg2
 hxg4 hxg4 Re8 Nd5 Re6 Qg3 Qc1+ Kh2 Qxc4 Nde7+ Kf8 Nc8 Bxe4 Ncxd6 Nxd6 Nxd6 Rh6+
Bird|Horwitz|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 d6 c3 Bd7 d4 exd4 cxd4 Be7 Nc3 Nf6 O-O O-O h3 a6 Bd3 b5 a3 Ne8 b4 f5 Qc2 fxe4 Bxe4 Nf6
 Ng5 Nxe4 Ncxe4 Rf5 Nf3 Rxf3 gxf3 Nxd4 Qd3 c5 Kh2 Qf8 f4 Qf5 Re1 d5 bxc5 dxe4 Qxd4 Bf6 Qxe4 Qxe4 Rxe4 Bxa1
 Re7 Rd8 Be3 Bb2 Kg3 Kf8 Re4 Bxa3 Bd4 Bf5 Re5 g6 Be3 Bb2 c6 Bxe5 fxe5 Rc8
Williams|Loewenthal|1851|0-1
 f4 d5 e3 e6 Nf3 Bd6 b3 Nf6 Bb2 O-O Bd3 Nc6 a3 Qe7 g4 e5 g5 Ne8 fxe5 Nxe5 Nxe5 Bxe5 Bxh7+ Kxh7 Qh5+ Kg8 g6
 fxg6 Qxe5 Qh4+ Qg3 Qe4 Rg1 Rf3 Qxg6 Qh4+ Kd1 Bf5 Qg5 Rf1+ Rxf1 Qxg5 Nc3 Nf6 d3 Bg4+ Kd2 d4 Nd1 Bxd1 Raxd1
 Qxe3#
Williams|Staunton|1851|0-1
 e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Be3 Nf6 Bd3 Be7 O-O O-O Nc3 d5 Nxc6 bxc6 e5 Ne8 Ne2 f5 c3 a5 f4 c5 b3 Bb7 h3
 Qd7 Kh2 Qc6 Rg1 Rd8 g4 g6 gxf5 exf5 Qc2 Ng7 Ng3 Kh8 Qe2 Ne6 Rac1 d4 cxd4 Nxd4 Bxd4 Rxd4 Rc4 Rfd8 Rxd4 Rxd4
 Bb5 Qf3 Rf1 Qd5 Bc4 Qd8 Qe3 Qd7 Ne2 Rd2 a4 Qc6 Rg1 Qf3 Qxf3 Bxf3 Rg2 Bh4 Kg1 Bxg2 Kxg2 Kg7 Kf3 Rd8 Nc3 Rd2
 Ne2 Rd1 Kg2 h6 Ng3 Bxg3 Kxg3 g5 Kf3 Rc1 fxg5 hxg5 e6 Rc3+ Kg2 Kf6 Bd5 Ke7 Bc4 f4 Bd5 Kd6 Bc4 Re3 Kh2 Rg3
Staunton|Von Jaenisch|1851|1-0
 e4 e5 Nf3 Nc6 d4 exd4 Bc4 Bc5 O-O d6 c3 dxc3 Nxc3 Be6 Bxe6 fxe6 Qb3 Qc8 Be3 Bxe3 fxe3 Nf6 Ng5 Nd8 Rac1 a6
 Na4 Qd7 e5 h6 Nf3 b5 exf6 bxa4 Qc2 gxf6 Qg6+ Ke7 Ne5 dxe5 Qxf6+
Von Jaenisch|Staunton|1851|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 Qe2 d6 d4 Bd7 d5 Ne7 Bg5 Bxb5 Qxb5+ c6 Qxb7 Rb8 Qxa7 cxd5 Bxf6 gxf6 Qa4+ Qd7 Qxd7+
 Kxd7 Nc3 d4 Na4 Bh6 Ke2 Rb4 b3 Rc8 a3 Rbb8 Kd3 f5 exf5 Nxf5 g4 Ne7 g5 Bg7 Rhe1 Nd5 Ra2 f5 gxf6 Bxf6 Rg1
 Rc3+ Nxc3 Nxc3 Nxe5+ dxe5 Raa1 e4+ Kd2 h6 Raf1 Bg5+ f4 Be7 Rg7 Nd5 Rh7 Rg8 Rxh6 Rg2+ Ke1 Bxa3 Rh7+ Kc6 Rh6+
 Kc5 Rh5 e3 Re5 Bb4+ Kd1 e2+ Rxe2 Nc3+
Horwitz|Bird|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Bd3 Nf6 Nf3 Bg4 O-O Be7 h3 Bxf3 Qxf3 O-O c3 c5 dxc5 Bxc5 Bg5 Be7 Nd2 Nc6 Rfe1 Qd6 Qf5
 g6 Qf3 Ne5 Qg3 Nxd3 Qxd3 Rae8 Bh6 Bd8 Bxf8 Rxf8 Re2 Bc7 Nf3 Nh5 Re5 Nf4 Qd4 Qxe5 Qxe5 Bxe5 Nxe5 Re8 Re1 Re6
 Kf1 Kg7 h4 Kf6 Ng4+ Ke7 Ne3 Kd6 g3 Nd3 Re2 f5 Rd2 Nc5 Rxd5+ Kc6 Rd4 Ne4 Kg2 b6 Nd5 b5 Nb4+ Kb6 f3 Nc5 Kf2
 Nb7 Nd5+ Kc6 Nf4 Rd6 Rxd6+ Kxd6 Ke3 Nc5 b3 a5 Kd4 a4 b4 Nb3+ Kd3 Nc1+ Kc2 Nxa2 Kb2 Nxc3 Kxc3 Ke5 Nd3+ Kd5
 Ne1 h6 Nc2 Ke5 Kd3 Kd5 Na3 g5 hxg5 hxg5 Nxb5 Ke5 Na3 f4 g4 Kd5 Kc3 Kd6 Kc4
Staunton|Williams|1851|1-0
 f4 f5 e3 Nf6 Nf3 e6 b3 b6 Bb2 Bb7 Be2 Be7 O-O O-O c4 Ne4 d3 Bf6 Be5 Bxe5 Nxe5 Nf6 Nc3 d6 Nf3 Qe7 Qd2 e5
 Rae1 Nbd7 Bd1 Rae8 b4 c5 b5 h6 Nh4 Qe6 fxe5 Nxe5 Nxf5 Nfg4 e4 Qg6 h3 Nf6 Re3 Nh5 Qf2 Nf7 Qh4 Qf6 Bxh5 Qxc3
 Ne7+ Kh7 Bg6+ Kh8 Bxf7 Qd4 Nf5 Qb2 Bxe8 Rxe8 Nxh6
Loewenthal|Williams|1851|1-0
 e4 e6 d4 d5 exd5 exd5 Nf3 Nf6 Bd3 Bd6 O-O O-O Nc3 h6 Be3 Bg4 h3 Bh5 g4 Bg6 Bxg6 fxg6 Nh4 Kh7 g5 Qd7 Kg2
 hxg5 Bxg5 Qf7 Qf3 Nc6 Rad1 Ne7 Rfe1 c6 Re3 Nh5 Qxf7 Rxf7 Re6 Nf4+ Bxf4 Bxf4 Nf3 Raf8 Rf1 Nf5 Ne2 Nd6 c3 Ne4
 Nxf4 Rxf4 Rxe4 Rxf3 Re7 R3f7 Rxf7 Rxf7 Re1 g5 Kg3 Kh6 Re6+ Kh5 f3 a6 a4 Rd7 a5 Rf7 b3 Rc7 Re5 Rf7 h4 Kg6
 hxg5 Kh7 f4 g6 Kg4 Kg7 f5 gxf5+ Rxf5 Re7 Re5 Rf7 Re6 Rc7 Kf5 c5 Ke5 cxd4 cxd4 Rc3 Rb6 Rg3 Rxb7+ Kg6 Rb6+
 Kxg5 Kxd5
Deacon|Loewe|1851|1-0
 d4 d5 c4 c6 e3 Nf6 Nc3 e6 a3 Bd6 f4 h5 Bd3 g5 fxg5 Ng4 Nf3 Qc7 Ne2 Nxh2 Nf4 Bxf4 exf4 Ng4 Ne5 dxc4 Bxc4 f5
 Nxg4 fxg4 Qe2 Qd6 f5 Qxd4 Bxe6 Bxe6 Qxe6+ Kd8 Be3 Qxb2 Rd1+ Kc7 Qe7+ Kc8 Bf4 Qc3+ Kf2 g3+ Kg1
Bird|Horwitz|1851|1/2-1/2
 e4 e5 Nf3 Nc6 Bb5 d6 c3 Bd7 d4 Nf6 O-O Be7 d5 Nb8 Bd3 O-O Ne1 b6 f4 Bg4 Qc2 exf4 Bxf4 Nbd7 Nd2 Bh5 Nef3 h6
 Rae1 Bg6 Nd4 Nc5 Bc4 a6 b4 Nb7 Bd3 Qd7 N2f3 Rfe8 c4 a5 Nh4 axb4 Nxg6 fxg6 Nc6 Nc5 e5 Nxd3 Qxd3 dxe5 Bxe5
 Bc5+ Kh1 Kh7 Bxf6 Rxe1 Rxe1 gxf6 d6 Qxd6 Qf3 Ra3 Qe4 f5 Qe8 Re3 Rxe3 Bxe3 Qxe3 Qxc6 Qe7+ Kg8 Qxb4 Qd6 Qb3
 Kf7 a4 Qc5 h3 f4 Qd3 Qe3 Qd7+ Qe7 Qd5+ Qe6 Qd4 g5 c5 Ke7 Qg7+ Kd8 cxb6 Qxb6 Qf8+ Kd7 Qg7+ Kc8 h4 Qa5 Qxh6
 Qe1+ Kh2 Qg3+ Kg1
Williams|Staunton|1851|1-0
 d4 d5 c4 e6 Nc3 Nf6 e3 Be7 Nf3 b6 Bd3 O-O O-O h6 Ne5 Bb7 cxd5 exd5 f4 c5 Ne2 Ne4 Ng3 f5 Qh5 Bc8 b3 cxd4
 exd4 Qd6 Be3 Nc6 Rac1 Nd8 Rc2 Qe6 Rfc1 Bd6 Qh4 a6 Bd2 Bb7 Qh3 Ba3 Rd1 Bd6 Rdc1 Rc8 Rxc8 Bxc8 Nxe4 fxe4 Rxc8
 Qxh3 gxh3 Bxe5 dxe5 exd3 h4 Ne6 Rxf8+ Kxf8 Kf2 d4 Kf3 Kf7 Ke4 g6 Kxd3 h5 Ke4 Ng7 Kxd4 Ke6 Be1 Nf5+ Ke4 Ne7
 Bf2 b5 Kd4 Nd5 Bg3 Nb4 a4 bxa4 bxa4 Nd5 Kc5 Nc3 a5 Nd5 Kc6
Williams|Loewenthal|1851|1/2-1/2
 e4 e5 Nf3 Nc6 Bb5 Bc5 c3 Qe7 O-O a6 Bxc6 dxc6 d4 Bd6 dxe5 Bxe5 Nxe5 Qxe5 f4 Qc5+ Kh1 Nf6 e5 Bg4 Qe1 Nd5 Qg3
 h5 h3 O-O-O b4 Qc4 Nd2 Qxc3 Qxc3 Nxc3 hxg4 hxg4+ Kg1 Ne2+ Kf2 Nxc1 Rfxc1 Rxd2+ Kg3 Rhd8 Rg1 Rb2 a3 Rdd2
 Kxg4 Rxg2+ Rxg2 Rxg2+ Kf3 Rd2 f5 Rd8 Rg1 Rg8 Rd1 g6 f6 Rd8 Rh1 Kd7 Rd1+ Ke8 Rh1 Rd5 Ke4 Rd8 Rh7 b6 e6 fxe6
 Re7+ Kf8 Rxc7 Rd5 Rxc6 Rb5 Rxe6 Kf7 Rc6 a5 bxa5 bxa5 Ra6 Rc5 Kf4 g5+ Kg4 Kg6 f7+ Kxf7 Kh5 Ke7 Kg4 Kd7 Kf3
 Kc7 Ke4 Kb7 Rg6 a4 Kd4 Rb5 Kc4 Rf5 Kb4 Rf4+ Kb5 g4 Rg7+ Kc8 Kc6 Kd8 Kd6 Ke8 Ke5 Rc4 Kd5 Kf8 Rg5 Rf4 Ke5 Rf3
 Rxg4 Rxa3 Kd5 Ke7 Rg7+ Kd8 Kc4 Rf3
Staunton|Williams|1851|1/2-1/2
 f4 d5 Nf3 e6 e3 c5 Bb5+ Bd7 Bxd7+ Nxd7 b3 Ngf6 c4 Be7 cxd5 exd5 O-O O-O Nc3 Qb6 Ne2 Ne4 Bb2 Bf6 Bxf6 Ndxf6
 Ne5 Qa5 d3 Nc3 Nxc3 Qxc3 Rf3 Rad8 Rc1 Qa5 Rg3 Qb6 Ng4 Nxg4 Qxg4 Qf6 h4 b6 Rf1 Rfe8 f5 Re7 Rf4 Rde8 Qxg7+
 Qxg7 Rxg7+ Kxg7 f6+ Kg6 fxe7 Rxe7 Kf2 h5 Kf3 Re5 b4 Rf5 bxc5 bxc5 e4 Re5 exd5 Rxd5 Ke3 f5 Ra4 Rd7 Ra6+ Kg7
 Ra5 Rc7 g3 c4 dxc4 Rxc4 Rxa7+ Kg6 a4 Rb4 a5 Ra4 Ra6+ Kg7 Ra8 Kh7 a6 Kg7 a7 Ra3+ Kd4 Ra5 Kc4 Kh7 Kb4 Ra1 Kc5
 Kg7 Kd6 Kh7 Ke5 Ra5+ Kf6 Ra6+ Kg5 Kg7 Kxh5 Ra3 Kg5 Rxg3+ Kxf5 Ra3 h5 Kh7 h6
Horwitz|Bird|1851|0-1
 e4 c5 d4 cxd4 Nf3 Nc6 Nxd4 e5 Nxc6 bxc6 Bc4 Ba6 Bxa6 Qa5+ Bd2 Qxa6 Bc3 f6 b3 Nh6 a4 Rd8 Nd2 Bc5 Qf3 O-O
 O-O-O d5 Bb2 Nf7 h4 Bd4 Ba3 Rfe8 g4 Qb6 Rh2 Bc5 Bb2 Nd6 Re1 Bd4 c3 dxe4 Nxe4 Qxb3 Nd2 Qxa4 cxd4 exd4 Rxe8+
 Rxe8 Qb3+ Qxb3 Nxb3 c5 f3 d3 Ba3 Nc4 Kd1 Nxa3 Nxc5 Re3 Rd2 Nc4 Rf2 d2 Ne4 Re1+
Loewenthal|Williams|1851|0-1
 e4 e6 f4 d5 exd5 exd5 Nf3 Nf6 d4 Bd6 Bd3 O-O O-O c5 c3 Nc6 Kh1 Bg4 dxc5 Bxc5 b4 Bb6 a4 a6 a5 Ba7 h3 Bxf3
 Qxf3 Re8 Bd2 Ne4 Be1 Rc8 Na3 Qf6 Rd1 Qe7 Nc2 f5 c4 dxc4 Bxc4+ Kh8 b5 Nxa5 Bd3 Nc4 bxa6 bxa6 Bxc4 Rxc4 Ne3
 Bxe3 Qxe3 Rc2 Qd3 Rc6 Qb3 Qf6 Qa4 Rec8 Kh2 Rc2 Rf3 Qb2 Bf2 Nxf2 Rg1 Qb5 Qd4 Ne4 Rd3 h6 Ra3 Qc5 Qa1 Qf2
Bird|Horwitz|1851|0-1
 e4 e5 Nf3 d6 d4 exd4 Qxd4 Nc6 Bb5 Bd7 Bxc6 Bxc6 O-O Nf6 Nc3 Be7 Nd5 Bxd5 exd5 O-O Bg5 Qd7 Rfe1 h6 Bh4 Rfe8
 Qd2 Qb5 Qd4 Qd7 c4 a5 Re2 g5 Bg3 Nh5 Rae1 Bf6 Qd1 Rxe2 Qxe2 Ng7 Qc2 b6 Nd2 Nf5 Ne4 Bg7 Rd1 Nd4 Qd2 f5 Nxg5
 hxg5 Qxg5 Ne2+ Kf1 Nxg3+ Qxg3 Re8 h4 Re4 h5 Rxc4 f4 Qa4 b3 Rxf4+ Kg1 Rg4 Qh3 Qf4 Re1 Bd4+ Kh1 Rh4
Williams|Staunton|1851|1-0
 d4 f5 c4 Nf6 Nc3 e6 e3 Bb4 Bd2 Bxc3 Bxc3 b6 Nf3 O-O Bd3 d6 O-O g6 Ng5 Qe7 Qf3 c6 Qh3 Na6 f4 Nc7 Rad1 Rb8 a3
 Nce8 Rfe1 a5 Qh4 Ne4 Bxe4 fxe4 d5 exd5 cxd5 c5 Rd2 Nc7 Qh6 Ne8 h3 Nf6 g4 Rb7 Red1 b5 Bxa5 b4 axb4 Rb5 Ne6
 Bxe6 dxe6 d5 g5 d4 gxf6 Rxf6 Qg5 d3 Qd5 Qxe6 Qxe6+ Rxe6 Bc7 Rc6 Be5 cxb4 Kf1 Rbc5 Bd4 Rc2 b3 Rxd2 Rxd2 Rc1+
 Kf2 Kf7 Ra2 Rh1 Ra1 Rh2+ Kg3 Rc2 h4 h6 h5 gxh5 f5 h4+ Kxh4 Rf2 Kg4 h5+ Kxh5 Rxf5+ Kg4 Rf3 Bc5 Ke6 Re1 Rf5
 Bxb4 Rb5 Bd2 Rxb3 Kg3 Rb2 Rd1 Kd5 Kf2 Rb8 Bc3 Rf8+ Ke1 Rg8 Rc1 Rg1+ Kd2 Rg2+ Kd1 Rg3 Bd4 Rg1+ Kd2 Rg2+ Kc3
 Rg8 Ra1 Rc8+ Kd2 Rc2+ Kd1 Rg2 Ra4 Rg1+ Kd2 Rg2+ Kc3 Rc2+ Kb3 Rc8 Bc3 Rb8+ Rb4 Re8 Rb5+ Kd6 Kc4 Ra8 Kd4 Ra2
 Kxe4
Williams|Loewenthal|1851|0-1
 e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d3 Nf6 d4 Be7 Bd3 O-O c4 d5 h3 Bb4+ Nc3 Re8+ Be3 Be6 cxd5 Nxd5 Qc2 h6 O-O
 Bxc3 bxc3 Nc6 Bb5 Bd7 Bxc6 Bxc6 Ne5 Qd6 c4 Nf6 f4 Be4 Qb3 Nd7 Rae1 Re7 Bc1 Nxe5 fxe5 Qg6 Rf2 Re6 Bb2 Rb6
 Qe3 Bc6 d5 Be8 Qe4 Qg5 Ref1 Rg6 h4 Qh5 Rf5 Rg4 R1f4 Rxf4 Qxf4 Qg6 h5 Qb6+ Bd4 c5 Bc3 Qb1+ Kh2 Qd3 Bd2 Qe2
 Be3 Bd7 Qf3 Qxc4 Rf4 Qc3 Re4 Re8 Bf2 Qc2 Re2 Qc4 Kg3 Bb5 Re3 b6 a3 Ba6 d6 Qe6 Qg4 Bc8 Qxe6 Rxe6 Kf4 f6 exf6
 Rxf6+ Kg3 Bd7 Rd3 Rf5 Be3 Rxh5 Bf4 Rf5 Rd2 g5 Be3 Kf7 Kh2 h5 g4 hxg4 Kg3 Re5 Rd3 c4 Rc3 Be6 a4 Ra5 Ra3 b5
 Bd2 Rxa4 Rxa4 bxa4 Bb4 Ke8 Kf2 Kd7 Ke3
Horwitz|Bird|1851|1-0
 e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 h5 Bc4 Nh6 d4 d6 Nd3 f3 gxf3 Be7 Bf4 Bxh4+ Kd2 gxf3 Qxf3 Bg4 Qe3 Be7 Nc3 Nc6
 Rag1 Bf8 Nd5 Bg7 c3 Ne7 Bg5 Nhg8 Rf1 Be6 N3f4 Bxd5 Nxd5 f6 Nxf6+ Nxf6 Bxf6 Bxf6 Rxf6 Qd7 Qg5 d5 exd5 O-O-O
 d6 Rdg8 Bxg8 Rxg8 Qxg8+ Nxg8 Rf8+ Qd8 Rxd8+ Kxd8 dxc7+ Kxc7 Rxh5 Nf6 Rf5 Ne4+ Ke3 Nd6 Kf4
Loewenthal|Williams|1851|0-1
 e4 e5 d4 exd4 Bc4 Nf6 Qe2 Bc5 Nf3 d6 O-O O-O Bf4 Bg4 h3 Bh5 Nbd2 Nc6 g4 Bg6 Bg5 Re8 Rfe1 Ne5 Bd3 h5 Nh2
 hxg4 hxg4 d5 Qf1 dxe4 Bxe4 Qd6 Bxf6 Qxf6 f4 Nc6 f5 Bh7 Nhf3 Qd6 Qh3 Qf4 Kg2 Ne5 g5 Nxf3 Nxf3 Rxe4 Rxe4 Qxe4
 g6 Qe2+ Kh1 fxg6 Re1 Qf2 Re5 Qxc2 f6 gxf6 Qe6+ Kg7
Loewenthal|Williams|1851|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Be7 Nc3 d6 d4 exd4 Nxd4 Bd7 Bxc6 bxc6 f4 O-O h3 c5 Nf3 Bc6 e5 Ne4 Qe1 f5 exf6
 Nxf6 Qe6+ Kh8 Ng5 Qe8 Re1 Bd8 Bd2 h6 Qxe8 Nxe8 Ne6 Rf7 Re2 Bf6 Rae1 Rb8 b3 Bd7 Kh2 Kh7 Nd5 c6 Nxf6+ Nxf6 c4
 Bxe6 Rxe6 Rd8 g4 Kg8 Ba5 Rdd7 f5 Kf8 Bc3 Rd8 Bxf6 Rxf6 Rxf6+ gxf6 Re6 Kf7 Kg3 Rd7 Kf4 a5 h4 Rd8 g5 hxg5+
 hxg5 fxg5+ Kxg5 d5 Rxc6 d4 Rh6 d3 Rh7+ Ke8 Rh1 d2 Rd1 Rd4 Kf6 Kf8 Ke6 Ke8 f6 Rd3 Kf5 Kf7 Ke4 Rd4+ Ke3 a4
 Rxd2 axb3 axb3 Rh4 Rf2 Rg4 Kd3 Rg3+ Kc2 Rg5 b4 cxb4 Kb3 Rg1 Kxb4
Zukertort|Steinitz|1886|0-1
 d4 d5 c4 c6 e3 Bf5 Nc3 e6 Nf3 Nd7 a3 Bd6 c5 Bc7 b4 e5 Be2 Ngf6 Bb2 e4 Nd2 h5 h3 Nf8 a4 Ng6 b5 Nh4 g3 Ng2+
 Kf1 Nxe3+ fxe3 Bxg3 Kg2 Bc7 Qg1 Rh6 Kf1 Rg6 Qf2 Qd7 bxc6 bxc6 Rg1 Bxh3+ Ke1 Ng4 Bxg4 Bxg4 Ne2 Qe7 Nf4 Rh6
 Bc3 g5 Ne2 Rf6 Qg2 Rf3 Nf1 Rb8 Kd2 f5 a5 f4 Rh1 Qf7 Re1 fxe3+ Nxe3 Rf2 Qxf2 Qxf2 Nxg4 Bf4+ Kc2 hxg4 Bd2 e3
 Bc1 Qg2 Kc3 Kd7 Rh7+ Ke6 Rh6+ Kf5 Bxe3 Bxe3 Rf1+ Bf4
Steinitz|Zukertort|1886|0-1
 e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nc3 Bb4 Nxc6 bxc6 Bd3 d5 exd5 cxd5 O-O O-O Bg5 c6 Ne2 Bd6 Ng3 h6 Bd2 Ng4 Be2
 Qh4 Bxg4 Bxg4 Qc1 Be2 Re1 Ba6 Bc3 f5 Re6 Rad8 Qd2 d4 Ba5 Rd7 Rxd6 Rxd6 Bb4 Qf6 Rd1 Rd5 Bxf8 Qxf8 Nh5 Qe8
 Nf4 Re5 h4 c5 h5 Re4 c3 Qb8 g3 Qe5 Ng6 Qd6 Nf4 d3 b3 c4 Rb1 Kh7 Kh2 Qb6 Kg1 Bb7 Rb2 Qc6 f3 Qc5+ Qf2 Re1+
 Kh2 Qxf2+ Rxf2 Bxf3 g4 Be2 Ng2 d2 Ne3 cxb3 axb3 Bxg4
Zukertort|Steinitz|1886|1-0
 d4 d5 c4 c6 e3 Bf5 a3 e6 c5 a5 Qb3 Qc7 Nc3 Nd7 Na4 Ngf6 Ne2 Be7 Ng3 Bg6 Bd2 O-O Be2 Rfb8 O-O b6 cxb6 Nxb6
 Nxb6 Rxb6 Qc3 Qb7 Ra2 Nd7 Bd1 c5 Ba4 c4 Qc1 Nf6 Bc3 Bd6 f3 Qb8 f4 Bd3 Re1 h5 h4 Qd8 Bd1 g6 Qd2 Rbb8 Qf2 Be7
 Bf3 Ne4 Bxe4 dxe4 Nh1 Bxh4 g3 Be7 Qd2 Qd5 Nf2 a4 Kg2 Rb3 Rh1 Kg7 Raa1 Bd8 g4 hxg4 Nxg4 Ba5 Rh7+ Kf8 Rh8+
 Kg7 Rh7+ Kf8 Qf2 Bd8 Ne5 Kg8 Rah1 Bf6 Rxf7 Rf8 Rxf6
Steinitz|Zukertort|1886|0-1
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Nxe5 Rxe5+ Be7 Bf1 O-O d4 Bf6 Re1 Re8 c3 Rxe1 Qxe1 Nf5 Bf4 d6
 Nd2 Be6 Bd3 Nh4 Ne4 Ng6 Bd2 d5 Nc5 Bc8 Qe3 b6 Nb3 Qd6 Qe8+ Nf8 Re1 Bb7 Qe3 Ne6 Qf3 Rd8 Qf5 Nf8 Bf4 Qc6 Nd2
 Bc8 Qh5 g6 Qe2 Ne6 Bg3 Qb7 Nf3 c5 dxc5 bxc5 Ne5 c4 Bb1 Bg7 Rd1 Bd7 Qf3 Be8 Nxc4 dxc4 Rxd8 Nxd8 Qe2 Ne6
Zukertort|Steinitz|1886|1-0
 d4 d5 c4 c6 Nc3 Nf6 e3 Bf5 cxd5 cxd5 Qb3 Bc8 Nf3 Nc6 Ne5 e6 Bb5 Qc7 Bd2 Bd6 f4 O-O Rc1 Bxe5 fxe5 Ne8 O-O f6
 Bd3 Rf7 Qc2 f5 Ne2 Bd7 Rf2 Rc8 Bc3 Qb6 Qd2 Ne7 Rcf1 Bb5 Bb1 Qa6 g4 g6 h3 Rc7 Re1 Ng7 Nf4 Nc8 gxf5 gxf5 Rg2
 Kh8 Kh2 Qc6 Reg1 Ne7 Qf2 Qe8 Rxg7
Steinitz|Zukertort|1886|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Nxe5 Rxe5+ Be7 Nc3 O-O Bd3 Bf6 Re3 g6 b3 Re8 Qf3 Bg5 Rxe8+ Nxe8
 Bb2 c6 Ne4 Be7 Qe3 d5 Qd4 f6 Ng3 Be6 Re1 Ng7 h4 Qd7 h5 Bf7 hxg6 Bxg6 Qe3 Kf7 Qf4 Re8 Re3 Ne6 Qg4 Nf8 Nf5
 Bc5 Nh6+ Kg7 Nf5+ Kf7 Nh6+ Kg7 Nf5+ Kf7 Nh6+ Kg7 Nf5+ Kf7 Nh6+ Kg7 Bxg6 Qxg4 Nxg4 Rxe3 fxe3 Kxg6 Nxf6 Bb4
 d3 Ne6 Kf2 h5 g4 h4 Nh5 Bd6 Kg2 c5 Bf6 Ng5 Bxg5 Kxg5 Kh3 Be5 Nf4 d4 Ne6+ Kf6 exd4 cxd4 Nc5 Kg5 Nxb7 Kf4 Na5
 Bf6 Nc6 Ke3 Nxa7 Kd2 Nc6 Kxc2 a4 Kxd3 Nb4+ Ke2 a5 Be7 Nd5 Kf3 Nxe7 d3 Nd5
Zukertort|Steinitz|1886|0-1
 d4 d5 c4 e6 Nc3 Nf6 e3 c5 Nf3 Nc6 a3 dxc4 Bxc4 cxd4 exd4 Be7 O-O O-O Be3 Bd7 Qd3 Rc8 Rac1 Qa5 Ba2 Rfd8 Rfe1
 Be8 Bb1 g6 Qe2 Bf8 Red1 Bg7 Ba2 Ne7 Qd2 Qa6 Bg5 Nf5 g4 Nxd4 Nxd4 e5 Nd5 Rxc1 Qxc1 exd4 Rxd4 Nxd5 Rxd5 Rxd5
 Bxd5 Qe2 h3 h6 Bc4 Qf3 Qe3 Qd1+ Kh2 Bc6 Be7 Be5+ f4 Bxf4+ Qxf4 Qh1+ Kg3 Qg1+
Steinitz|Zukertort|1886|1/2-1/2
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Be7 Bd3 O-O Qh5 f5 Nc3 Nxe5 Rxe5 g6 Qf3 c6 b3 Nf7 Re2 d5 Bb2
 Bf6 Rae1 Qd6 Re8 Bd7 Rxa8 Rxa8 Nd1 Ng5 Qe2 Re8 Qf1 Bxb2 Rxe8+ Bxe8 Nxb2
Zukertort|Steinitz|1886|0-1
 d4 d5 c4 e6 Nc3 Nf6 Nf3 dxc4 e3 c5 Bxc4 cxd4 exd4 Be7 O-O O-O Qe2 Nbd7 Bb3 Nb6 Bf4 Nbd5 Bg3 Qa5 Rac1 Bd7
 Ne5 Rfd8 Qf3 Be8 Rfe1 Rac8 Bh4 Nxc3 bxc3 Qc7 Qd3 Nd5 Bxe7 Qxe7 Bxd5 Rxd5 c4 Rdd8 Re3 Qd6 Rd1 f6 Rh3 h6 Ng4
 Qf4 Ne3 Ba4 Rf3 Qd6 Rd2 Bc6 Rg3 f5 Rg6 Be4 Qb3 Kh7 c5 Rxc5 Rxe6 Rc1+ Nd1 Qf4 Qb2 Rb1 Qc3 Rc8 Rxe4 Qxe4
Steinitz|Zukertort|1886|1/2-1/2
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Be7 Bd3 O-O Nc3 Nxe5 Rxe5 c6 b3 Re8 Ba3 Bf8 Re3 Rxe3 fxe3 Ne4
 Bxf8 Nxc3 Qh5 g6 Qe5 Qxf8 Qxc3 Qg7 Qxg7+ Kxg7 e4 d6 Re1 Bd7 Kf2 Re8
Zukertort|Steinitz|1886|0-1
 e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4 O-O O-O Nd5 Nxd5 exd5 e4 dxc6 exf3 Qxf3 dxc6 Bd3 Bd6 b3 Qg5 Bb2 Qxd2 Bc1 Qa5
 Bf4 Be6 Rae1 Rfe8 Re3 Bd5 Bxh7+ Kxh7 Qh5+ Kg8 Rh3 f6 Qh7+ Kf7 Qh5+ Kf8 Qh8+ Kf7 Qh5+ Kf8 Qh8+ Kf7 Qh5+ Kf8
 Qh8+ Kf7 Qh5+ Kf8 Qh8+ Kf7 Qh5+ Kf8 Qh8+ Kf7 Qh5+ Ke7 Re3+ Kf8 Qh8+ Bg8 Bh6 Re7 Rxe7 Kxe7 Bxg7 Qf5 Re1+ Kf7
 Bh6 Qh7 Qxh7+ Bxh7 c4 a5 Be3 c5 Rd1 a4
Steinitz|Zukertort|1886|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Be7 Bxc6 dxc6 Qe2 Be6 d3 Nf5 Nd2 O-O c3 Re8 Ne4 Qd5 Bf4 Rad8 d4
 Nd6 Nc5 Bc8 Ncd3 f6 Nb4 Qb5 Qxb5 Nxb5 Ned3 Bf5 a4 Nd6 a5 Nb5 a6 Bxd3 Nxd3 b6 Re3 Kf7 Rae1 Rd7 Nb4 g5 Bg3 f5
 f4 c5 Nc6 cxd4 cxd4 Kf8 Re5 Nxd4 Nxd4 Rxd4 Rxf5+ Kg7 fxg5 Bc5 Rxc5 Rxe1+ Bxe1 bxc5 Bc3 Kg6 Bxd4 cxd4 h4 Kf5
 Kf2 Ke4 Ke2 c5 b3 Ke5 Kd3 Kf4 b4
Zukertort|Steinitz|1886|1-0
 d4 d5 c4 e6 Nc3 Nf6 Bf4 c5 e3 cxd4 exd4 dxc4 Bxc4 Nc6 Nf3 Be7 O-O O-O Re1 Bd7 Qe2 Qa5 Nb5 a6 Bc7 b6 Nc3
 Rfc8 Bf4 b5 Bb3 Qb6 Red1 Na5 Bc2 Nc4 Bd3 Nd6 Ne5 Be8 Bg5 Qd8 Qf3 Ra7 Qh3 h6 Be3 Rac7 d5 b4 Ne2 Nxd5 Bxa6
 Ra8 Bd3 Bf6 Bd4 Nb5 Nf3 Nxd4 Nfxd4 Ra5 Qf3 Ba4 Re1 Ne7 Qe4 g6 b3 Be8 Bc4 Nf5 Nxe6 fxe6 Bxe6+ Kg7 Rad1 Qe7
 Nf4 Re5 Qb1 Rxe1+ Rxe1 Bc3 Nd5 Qc5 Nxc7 Qxc7 Rd1 Nd4 Bc4 Bc6 Qd3 Ba8 Qe3 Qd6 a3 Bc6 axb4 Qf6 Kf1 Nb5 Qe6
 Qxe6 Bxe6 Bxb4 Bd7 Nc3 Rd4 Bxd7 Rxd7+ Kf6 Rd4 Be7 b4 Ke5 Rc4 Nb5 Rc6 Bd6 Rb6 Nd4 Rb7 g5 b5 Kd5 b6 Kc6 Rh7
 Kxb6 Rxh6 Kc7 h4 gxh4 Rxh4 Nf5 Rh7+ Kd8 g4 Ne7 Kg2 Ke8 Kf3 Bc5 Rh5 Bd4 Kg3 Kf7 f4 Bc3 Rb5 Be1+ Kf3 Bc3 g5
 Ba1 Kg4 Bc3 f5 Bd4 Rb7 Bc3 Kh5 Bd4 Kh6 Bg7+ Kh7 Be5 g6+ Kf8 Rxe7
Steinitz|Zukertort|1886|1/2-1/2
 e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Nd6 Nxe5 Be7 Bd3 O-O Nc3 Nxe5 Rxe5 c6 b3 Ne8 Bb2 d5 Qf3 Bf6 Re2 Nc7 Ba3
 Re8 Rae1 Ne6 Na4 Bd7 Nc5 Nxc5 Rxe8+ Bxe8 Bxc5 b6 Ba3 Bd7 Qg3 c5 c3 Be6 Bb2 Qd7 Bc2 Re8 h3 b5 d4 cxd4 cxd4
 Rc8 Bd3 Bf5 Bxf5 Qxf5 Qg4 Qxg4 hxg4 h6 Re2 b4 g3 a5 Kf1 a4 bxa4 Ra8 Re1 Rxa4 Ra1 Kf8 Ke2 Ke7 Kd3 Ra6 a3
 bxa3 Rxa3 Rxa3+ Bxa3+ Kd7 Bf8 Ke8 Bd6 g6 Be5 Bd8 Bg7 h5 gxh5 gxh5 Be5 Kd7
Zukertort|Steinitz|1886|1/2-1/2
 d4 d5 c4 e6 Nc3 Nf6 Bg5 c5 cxd5 exd5 Bxf6 gxf6 e3 Be6 Qb3 Qd7 Bb5 Nc6 e4 O-O-O exd5 Bxd5 Nxd5 Qxd5 Qxd5
 Rxd5 Bxc6 bxc6 dxc5 Bxc5 Nf3 Re8+ Kf1 Bb6 g3 Rf5 Kg2 Re2 Rhf1 Rxb2 a4 Rc5 Ng1 Ra5 Ra3 Kb7 Nh3 Bd4 Re1 Re5
 Rd1 c5 Rf3 Ree2 Rf1 Rb6 Nf4 Ra2 Nd5 Re6 Nf4 Rd6 Rb1+ Kc6 Rb8 Rxa4 Rh8 Ra2 Rxh7 a5 Rxf7 a4 h4 Rd7 Rxd7 Kxd7
 h5 Ke7 h6 Kf7 h7 Kg7 Ne6+ Kxh7 Nxd4 cxd4 Rd3 Rb2 Rxd4 a3 Ra4 a2 g4 Kg6 Kg3 Kf7 f4
Steinitz|Zukertort|1886|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d3 d6 c3 g6 d4 Bd7 Nbd2 Bg7 dxe5 Nxe5 Nxe5 dxe5 Qe2 O-O Bd3 Qe7 f3 Bc6 Nb3 a5 Be3 Nd7
 h4 a4 Nd2 h6 h5 g5 Nf1 Nc5 Bc2 Rfd8 Ng3 Bd7 O-O-O c6 Rd2 Be6 Nf5 Bxf5 exf5 Rxd2 Qxd2 Nd7 g4 Nf6 Be4 Rd8 Qc2
 Nd5 Bf2 b5 a3 Bf8 Rd1 Qb7 c4 bxc4 Qxc4 Rb8 Rd2 Nb6 Qc3 Nd5 Qc4 Nb6 Qd3 Be7 Rc2 Nd5 Qc4 Bxa3 bxa3 Qb1+ Kd2
 Rd8 Bxd5 Rxd5+ Ke3 Rb5 Qxc6 Rb3+ Ke2 Kh7 f6 Rb2 Rxb2 Qxb2+ Kf1 Qxa3 Qe8
Zukertort|Steinitz|1886|1/2-1/2
 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 Nf3 O-O e3 dxc4 Bxc4 Nbd7 O-O c5 Qe2 h6 Bh4 Nb6 dxc5 Bxc5 Rfd1 Nbd7 e4 Be7 e5
 Ne8 Bg3 Qb6 a3 a5 Rac1 Nc5 Bf4 Bd7 Be3 Bc6 Nd4 Rd8 Ndb5 Rxd1+ Rxd1 Bxb5 Nxb5 Qc6 b4 axb4 axb4 Nd7 Nd4 Qe4
 Nxe6 Nxe5 Nxf8 Nxc4 Nd7 Bxb4 Qd3 Qg4 h3 Qe6 Rb1 Nxe3 Qxe3 Qxd7 Rxb4 Qd1+ Kh2 Qd6+ Qf4 Kf8 Qxd6+ Nxd6 Kg3
 Ke7 Kf4 Ke6 h4 Kd5 g4 b5 Rb1 Kc5 Rc1+ Kd5 Ke3 Nc4+ Ke2 b4 Rb1 Kc5 f4 Na3 Rc1+ Kd4 Rc7 b3 Rb7 Kc3 Rc7+ Kd4
 Rb7 Kc3
Steinitz|Zukertort|1886|1-0
 e4 e5 Nf3 Nc6 Bb5 Nf6 d3 d6 c3 g6 d4 Bd7 Nbd2 Bg7 dxe5 Nxe5 Nxe5 dxe5 Qe2 O-O f3 a5 Bd3 Qe7 Nf1 Be6 g4 Rfd8
 h4 Qd7 Bc2 h5 g5 Ne8 Ne3 Qc6 c4 Nd6 Bd3 Rab8 Nd5 Bxd5 cxd5 Qd7 Bd2 Ra8 Rc1 c6 Rc5 cxd5 Rxd5 Qa4 a3 b6 Bc3
 Qe8 Qf2 Nc8 Bb5 Qe7 Rxd8+ Qxd8 O-O Na7 Bc4 Nc6 Bd5 Rc8 f4 Qd7 f5 Ne7 Ba2 gxf5 exf5 Bf8 Qf3 e4 Qxh5
Zukertort|Steinitz|1886|0-1
 d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 Nf3 O-O c5 b6 b4 bxc5 dxc5 a5 a3 d4 Bxf6 gxf6 Na4 e5 b5 Be6 g3 c6 bxc6 Nxc6 Bg2
 Rb8 Qc1 d3 e3 e4 Nd2 f5 O-O Re8 f3 Nd4 exd4 Qxd4+ Kh1 e3 Nc3 Bf6 Ndb1 d2 Qc2 Bb3 Qxf5 d1=Q Nxd1 Bxd1 Nc3 e2
 Raxd1 Qxc3
Steinitz|Zukertort|1886|1-0
 e4 e5 Nc3 Nc6 f4 exf4 d4 d5 exd5 Qh4+ Ke2 Qe7+ Kf2 Qh4+ g3 fxg3+ Kg2 Nxd4 hxg3 Qg4 Qe1+ Be7 Bd3 Nf5 Nf3 Bd7
 Bf4 f6 Ne4 Ngh6 Bxh6 Nxh6 Rxh6 gxh6 Nxf6+ Kf7 Nxg4
`

export const historicGames: readonly HistoricGame[] = GAMES.trim()
  .split(/\n(?! )/)
  .map((game) => {
    const [head = '', ...moves] = game.split('\n')
    const [white = '', black = '', year, result] = head.split('|')
    return { white, black, year: Number(year), result: result as PgnResult, moves: moves.join('').trim() }
  })
