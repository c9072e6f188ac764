import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw } from 'node:zlib'
import type { KeptGame } from '@lance/contract'

const inflate = promisify(inflateRaw)

/**
 * What games in PGN have in common, the most common last: a short text alone compresses badly. Stored games need it to be read,
 * so it never changes; another one would need another first byte.
 */
const DICTIONARY = Buffer.from(
  String.raw`{"white":"","black":"","result":"1/2-1/2","event":"Casual rapid game","date":"2019.10.","eco":"E60","plies":70,"pgn":"[Event \"Rated bullet game\"]\n[Site \"https://www.chess.com/game/live/\"]\n[Annotator \"\"]\n[SetUp \"1\"]\n[FEN \"\"]\n[WhiteTitle \"GM\"]\n[BlackTitle \"GM\"]\n[WhiteTeam \"\"]\n[Opening \"Sicilian Defense: Queen's Gambit Declined, Caro-Kann, French, Indian Game, Attack, Variation\"]\n[EndTime \"0:00:00 PST\"]\n[Link \"https://www.chess.com/live/game/\"]\n[Termination \" won by resignation\"]\n[Termination \"Time forfeit\"]\n[EventDate \"2020.01.??\"]\n[PlyCount \"80\"]\n[Round \"?\"] { [%eval 0.2] } { [%eval -0.3] } $1 $2 $4 $6 $146 (1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 7. Rc1 c6 8. Bd3 dxc4 9. Bxc4 Nd5) Kg1 Kh1 Kh8 Kg7 Qd2 Qc7 Qb6 Qe7 Rfd1 Rac1 Rfe8 Rad8 Rxd8+ Rxe8+ Bxf6 gxf6 Bxc6 bxc6 exd5 cxd5 fxe4 dxe5 fxe5 axb5 hxg5 Kf2 Kf7 Ke3 Ke6 Kd4 Kd6 Rd7+ Rb2 Ra1 Qxd8# b4 b5 a4 a5 h4 h5 g4 g5 f4 f5 10. Nd2 c5 11. 12. 13. 14. 15. 16. 17. 18. 19. 20. 21. 22. 23. 24. 25. 26. 27. 28. 29. 30. 31. 32. 33. 34. 35. 36. 37. 38. 39. 40. 41. 42. 43. 44. 45. 46. 47. 48. 49. 50. 51. 52. 53. 54. 55. 56. 57. 58. 59. 60. { [%clk 0:10:00] } 1... { [%clk 0:09:58.5] } { [%eval 0.17] [%clk 0:03:00] } 1... e5 { [%eval 0.19] [%clk 0:02:59] } 2. [Round \"1\"]\n[Result \"1/2-1/2\"]\n[WhiteElo \"2450\"]\n[BlackElo \"1500\"]\n[ECO \"D35\"]\n\n1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Be3 e6 7. f3 b5 8. Qd2 Nbd7 9. O-O-O Bb7 0-1","result":"0-1","event":"Rated rapid game","date":"2023.12.{"white":"","black":"","result":"1-0","event":"Rated blitz game","date":"2024.01.01","eco":"C50","plies":80,"pgn":"[Event \"Rated blitz game\"]\n[Site \"https://lichess.org/\"]\n[Date \"2024.01.01\"]\n[Round \"-\"]\n[White \"\"]\n[Black \"\"]\n[Result \"1-0\"]\n[GameId \"\"]\n[UTCDate \"2024.01.01\"]\n[UTCTime \"20:00:00\"]\n[WhiteElo \"1500\"]\n[BlackElo \"1600\"]\n[WhiteRatingDiff \"+6\"]\n[BlackRatingDiff \"-6\"]\n[Variant \"Standard\"]\n[TimeControl \"600+0\"]\n[ECO \"C50\"]\n[Opening \"Italian Game\"]\n[Termination \"Normal\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 11. d4 Qc7 1-0"}`,
)

/** How the rest of the bytes is to be read. */
const DEFLATED = 1

/** A game and its summary in few bytes: of 80 plies, about half of what its text has. */
export function packGame(game: KeptGame): Buffer {
  const deflated = deflateRawSync(Buffer.from(JSON.stringify(game)), { dictionary: DICTIONARY })
  return Buffer.concat([Buffer.of(DEFLATED), deflated])
}

export async function unpackGame(packed: Buffer): Promise<KeptGame> {
  if (packed[0] !== DEFLATED) throw new Error(`a kept game has the unknown form ${packed[0]}`)
  const text = await inflate(packed.subarray(1), { dictionary: DICTIONARY })
  return JSON.parse(text.toString()) as KeptGame
}
