// Human games with known blunders, for testing the review. The first line of each has the names, the year and
// the depth to which Stockfish 15.1 searched each position; below are the moves, then its evaluations before
// the first move and after each: centipawns for White, or "#n" when White mates, "-#n" when Black does.
//
// We chose the games before our own review saw them. Eleven are games of `historicGames` with 30 to 70 plies
// in which some move loses 30 points of winning chances or more, found at depth 10 and confirmed at depth 18.
// Four are the games with such a loss at depth 20 among 20 games taken at even distances from `famousGames`
// and `historicGames`. The others are games of `historicGames` with 71 to 84 plies, found like the first
// eleven.
const GAMES = `
Anderssen|Kieseritzky|1851|18
 e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1
 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8
 f3f6 g8f6 d6e7
  29 33 32 -64 -50 -38 -63 -31 4 12 40 49 41 -26 67 -79 -63 -88 18 -67 -63 -54 144 135 131 132 169 170 239
  246 221 205 444 331 357 -332 301 0 0 0 #3 #2 #2 #1 #1 #0
Zytogorski|Anderssen|1851|18
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 c5b4 c2c3 b4a5 d2d4 e5d4 e1g1 d4c3 d1b3 d8f6 c1g5 f6g6 b1c3 a5c3 b3c3
 g8e7 g5e7 c6e7 f3e5 g6f6 c4f7 e8d8 a1c1 e7c6 f2f4 h8f8 f7d5 a7a5 e5c6 b7c6 e4e5 f6e7 d5c6 a8a7 c1d1 e7b4
 c3d4 d8e7 d4a7
  29 33 32 34 34 15 19 -15 -11 -3 -6 -15 9 6 60 92 50 44 60 71 75 73 69 60 153 175 202 207 196 193 191 216
  222 192 202 268 238 241 357 400 452 309 337 59 655 657
Wyvill|Kennedy|1851|18
 e2e4 e7e5 f2f4 e5f4 f1c4 f7f5 d1e2 d8h4 e1f1 f5e4 e2e4 f8e7 g1f3 h4h5 c4g8 h8g8 b1c3 c7c6 d2d4 d7d6 c1f4
 c8f5 e4e3 e8d7 a1e1 g8e8 d4d5 b8a6 d5c6 b7c6 e3e2 e7h4 e2a6 h5f3 g2f3 f5h3 f1g1 e8e1 a6f1 e1f1
  29 33 32 -64 -50 -38 6 -8 22 -41 -3 -85 -71 -88 -88 -172 -154 -148 -134 -150 59 84 84 26 35 40 39 33 80
  126 132 -158 -157 -#4 -#3 -#3 -#2 -#2 -#1 -#1 -#0
Anderssen|Simons|1851|18
 e2e4 e7e5 f2f4 e5f4 g1f3 g7g5 h2h4 g5g4 f3e5 h7h5 f1c4 g8h6 d2d4 d7d6 e5d3 f4f3 g2f3 f8e7 c1e3 e7h4 e1d2
 g4f3 d1f3 c8g4 f3f4 b8c6 b1c3 c6d4 a1f1 d4e6 c4e6 f7e6 h1h4 d8h4 e3d4 e8c8 d4f6 h4h3 f6d8 h8d8 d2e1 h6g8
 f4f2 e6e5 f2a7 b7b6 c3d5 h3h4 f1f2 c8d7 a7c7 d7e6 c7f7
  29 33 32 -64 -50 -57 -63 -80 -57 -74 37 33 20 20 26 19 21 25 33 36 59 40 84 70 103 104 149 128 196 -73 -70
  -64 -54 -158 -167 -156 -145 -159 15 -123 -88 -223 -126 -178 -176 -193 573 596 790 3637 #2 #1 #1 #0
Loewe|Wyvill|1851|18
 e2e4 e7e6 c2c4 c7c5 b1c3 b8c6 f2f4 g8h6 g1f3 g7g6 f1e2 f8g7 e1g1 a7a6 d2d3 a8b8 h2h3 d7d6 c1e3 e8g8 d1d2
 d8e7 f4f5 h6f5 e4f5 g6f5 a1e1 b7b5 e2d1 b5b4 c3e2 e6e5 e3h6 f7f6 f3h4 f5f4 h6g7 e7g7 g1h2 g7h6 h4f3 g8h8
 e2g1 f8g8 d2f2 b8b7 f3h4 g8g3 d1f3 b7g7 f3c6 h6h4 c6f3 g3g6 f3e4 g6h6 g1e2 h4h3
  29 33 38 -11 27 14 29 -43 20 21 86 -16 -15 -29 -1 -10 54 5 7 -5 109 26 272 272 262 270 259 214 219 208 272
  270 271 187 295 197 227 146 129 61 106 44 76 -65 -76 -55 -44 -237 -267 -296 77 99 102 112 671 113 247 -#2
  -#1
Robertson|Ranken|1851|18
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 h7h6 c2c3 d7d6 d3d4 e5d4 c3d4 c5b6 b1c3 c8g4 c4b5 e8g8 b5c6
 b7c6 c1e3 d8d7 e4e5 f6d5 c3e4 a8e8 e4d2 d6e5 d1a4 e5e4 f3e5 e8e5 d4e5 d5e3 f2e3 d7d2 a4e4 b6e3 g1h1 g4h5
 e5e6 f8e8 e4f5 e8e6 f5h5 e6g6 h5h3 e3d4 a1e1 g6f6 e1e8 g8h7 g2g3 d4f2 h3g2 d2b2 g2e4 g7g6 e4e2 b2b6 f1d1
 f2d4 e2e4 c6c5 e4a8 f6f2 e8b8 b6e6
  29 33 32 34 34 15 19 14 16 18 24 20 29 -11 31 14 22 10 8 -8 12 -60 -54 -73 -54 -71 -68 -257 -256 -272 -280
  -429 -434 -541 -544 -536 -536 -543 -543 -548 -363 -376 -377 -378 -368 -465 67 67 108 15 17 -7 60 -7 0 0 71
  0 0 0 0 0 178 -118 -151 -276 -239 -705 -708 -921 -1161
Szen|Horwitz|1851|18
 e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 f6e4 f1e1 e4f6 f3e5 c6e5 e1e5 f8e7 d2d4 e8g8 d1e1 e7d6 e5e2 c7c6 b5d3
 d6c7 c1g5 c7h2 g1h1 h2c7 e1d2 d7d5 b1c3 d8d6 g2g3 c8g4 e2e3 g4h5 g5f6 d6f6 h1g2 f6g5 a1h1 c7f4 h1h5 f4e3
 d2e2 g5h5 e2h5 g7g6 h5h4 e3c1 b2b3 a8e8 c3e2 f7f5 e2c1 f5f4 g3f4
  29 33 32 34 34 27 23 37 37 24 70 61 219 0 1 14 14 0 2 -8 2 11 4 -100 -86 -101 -123 -144 -157 -166 -149
  -222 -185 -203 -126 -192 -204 -201 -192 -350 231 247 447 358 401 395 393 429 415 386 391 397 460 458 488
  481
Hodges|Ranken|1851|18
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4 c5b4 c2c3 b4a5 e1g1 g8f6 d2d4 e8g8 c1a3 d7d6 d4e5 f6e4 e5d6 e4d6 d1b3
 d8f6 f1e1 a5b6 c4d5 c8d7 b1d2 a8e8 d2e4 f6g6 e4g5 e8e1 a1e1 h7h6 g5e4 f8e8 a3d6 c7d6 h2h3 c6e7 e4d6 g6d6
 d5f7 g8f8 f7e8 d7e8 e1e6 d6c5 b3c2 e7c6 e6e4 e8f7 e4f4 f8g8 f4f5 c5c4 f3e5 c6e5 f5e5 c4a2 e5e8 f7e8 c2a2
  29 33 32 34 34 15 19 -15 -11 -3 -6 -31 -55 -57 -55 -96 -92 -112 -108 -122 -139 -242 -155 -237 -146 -164
  -103 -119 -53 -84 -104 -185 -97 -81 -78 -91 -3 -14 -17 -192 -121 -386 -149 -148 -150 -168 -168 -209 -204
  -199 -194 -200 -201 -242 -203 -361 -353 -394 -291 -301 377 395 402 411
Staunton|Anderssen|1851|18
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 e4e5 d7d5 c4b5 f6e4 c3d4 c5b4 b1d2 e8g8 e1g1 c8g4 b5c6
 b7c6 d1c2 g4f3 d2f3 a8b8 c2c6 b8b6 c6c2 f7f5 a2a3 b4e7 b2b4 f5f4 f3e1 b6h6 f2f3 e4g5 e1d3 g5e6 c1b2 d8e8
 a1c1 e8h5 h2h3 h6g6 d3f2 g6g3 g1h2 f8f5 c2c6 h5g6 f1g1 f5g5 f2g4 h7h5 g4f6 g8f7 c6e8
  29 33 32 34 34 15 19 12 20 18 7 5 4 -8 -6 -7 38 -5 14 13 28 8 -3 5 127 136 144 131 145 148 152 145 144 102
  102 107 165 112 105 116 115 68 78 103 100 108 120 124 147 111 174 -66 -17 -111 -227 -233 -297 -279 #1 #0
Loewenthal|Williams|1851|18
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 d7d6 h2h3 g8f6 e1g1 h7h6 b1c3 e8g8 c3e2 d6d5 e4d5 f6d5 c2c3 c5b6 b2b4
 a7a6 c4d5 d8d5 c3c4 d5e6 c4c5 b6a7 a2a3 e6f6 f3e1 c8f5 c1b2 f6g6 e2g3 a8d8 g3f5 g6f5 d1e2 c6d4 b2d4 d8d4
 g2g4 f5f6 e1f3 d4d5 a1e1 f8e8 e2e4 c7c6 d3d4 a7b8 e1e3 e8e6 d4e5 b8e5 e4f5 e5h2
  29 33 32 34 34 15 19 14 16 4 19 -8 6 4 27 -13 31 20 17 6 31 25 25 -63 -53 -42 -54 -38 -34 -82 0 -112 -73
  -70 -34 -33 -11 -31 -19 -54 11 5 11 -21 -34 -24 -26 -33 14 4 0 0 0 0 -7 0 0 -424 -415
Staunton|Von Jaenisch|1851|18
 e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f1c4 f8c5 e1g1 d7d6 c2c3 d4c3 b1c3 c8e6 c4e6 f7e6 d1b3 d8c8 c1e3 c5e3 f2e3
 g8f6 f3g5 c6d8 a1c1 a7a6 c3a4 c8d7 e4e5 h7h6 g5f3 b7b5 e5f6 b5a4 b3c2 g7f6 c2g6 e8e7 f3e5 d6e5 g6f6
  29 33 32 34 34 35 17 -3 0 -53 -43 -36 7 -26 -14 -14 -19 -30 70 27 31 25 45 49 158 131 206 91 119 102 134
  60 178 189 180 71 108 41 814 900 #3 #2
Alexander Hoffmann|Alexander Petrov|1844|20
 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d4 e5d4 e4e5 f6e4 c4d5 e4f2 e1f2 d4c3 f2g3 c3b2 c1b2 c6e7 f3g5
 e7d5 g5f7 e8g8 f7d8 c5f2 g3h3 d7d6 e5e6 d5f4 h3g4 f4e6 d8e6 c8e6 g4g5 f8f5 g5g4 h7h5 g4h3 f5f3
  36 41 40 32 28 24 18 13 19 1 15 9 126 123 137 125 141 143 136 140 152 -317 -213 -183 -584 -#13 -#12 -#12
  -#11 -#11 -#10 -#10 -#9 -#4 -#3 -#3 -#2 -#2 -#1 -#1 -#0
Ranken|Robertson|1851|20
 e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 g1f3 g8f6 c2c4 f8b4 c1d2 d8e7 f1e2 e8g8 e1g1 c8e6 d1b3 b8c6 d2b4 e7b4 b3b4
 c6b4 b1d2 a8d8 a2a3 b4c6 c4c5 f6e4 a1d1 f7f5 e2b5 c6e7 f3e5 c7c6 b5d3 e6f7 f2f3 e4g5 f3f4 g5e4 e5f7 f8f7
 d2f3 f7f6 f3e5 e7g6 f1f3 g6f8 d3c2 f8e6 g2g3 g7g5 f4g5 e6g5 f3b3 g5f7 b3b7 f7e5 d4e5 f6f7 b7b4 e4c5 b4f4
 d8e8 c2f5 e8e5 d1c1 d5d4 c1c5 e5e3 c5c6
  36 41 41 48 53 19 21 13 27 -3 -3 -24 17 20 18 10 60 38 33 -32 -30 -36 -35 -38 -11 -20 -22 -12 -18 -16 57
  50 55 43 53 41 92 92 122 51 57 28 18 35 57 17 0 0 74 0 110 8 120 40 40 25 27 29 32 33 29 25 133 20 16 25
  20 0 411 430 547 531
Mucklow|Williams|1851|20
 c2c4 e7e6 e2e3 f7f5 f1e2 g8f6 e2h5 g7g6 h5f3 d7d5 c4d5 e6d5 b1c3 f8g7 g1e2 b8c6 d2d4 e8g8 d1b3 c6e7 h2h4
 h7h6 e2f4 c7c6 c1d2 g8h7 c3e2 a7a5 a2a4 f6e4 b3c2 d8d6 d2c3 c8d7 h4h5 g6g5 f4d3 b7b6 g2g3 e7g8 b2b4 e4c3
 c2c3 a5b4 d3b4 g8f6 b4c2 f6e4 f3e4 f5e4 h1h2 c6c5 a4a5 f8c8 c3d2 c5c4 a5b6 a8a1 c2a1 d6b6 e2c3 d7g4 d2a2
 c8b8 a1c2 g7f8 c3d5 b6c6 d5f6 c6f6 a2a7 f8g7 a7b8 f6f3 e1d2 f3d1 d2c3 d1d3 c3b2 c4c3 b2a1 d3c2 b8b1 c2a4
 b1a2 a4d1 a2b1 c3c2
  36 20 40 6 48 42 54 -60 -25 -26 3 -28 -20 -39 -1 -13 19 13 37 0 1 -2 27 26 27 27 34 32 11 -15 -12 -8 11
  -47 -2 -110 -108 -104 -57 -59 -62 -105 -54 -50 -32 -88 -67 -211 -225 -297 -277 -312 -332 -391 -381 -403
  -175 -416 -436 -416 -424 -430 -369 -615 -140 -186 -211 -475 -54 -539 -572 -585 -491 -533 -541 -549 -552
  -517 -551 -554 -543 -809 -1009 -3787 -3787 -#20 -#19 -#18 -#17
Zukertort|Steinitz|1886|20
 d2d4 d7d5 c2c4 e7e6 b1c3 g8f6 e2e3 c7c5 g1f3 b8c6 a2a3 d5c4 f1c4 c5d4 e3d4 f8e7 e1g1 e8g8 c1e3 c8d7 d1d3
 a8c8 a1c1 d8a5 c4a2 f8d8 f1e1 d7e8 a2b1 g7g6 d3e2 e7f8 e1d1 f8g7 b1a2 c6e7 e2d2 a5a6 e3g5 e7f5 g2g4 f5d4
 f3d4 e6e5 c3d5 c8c1 d2c1 e5d4 d1d4 f6d5 d4d5 d8d5 a2d5 a6e2 h2h3 h7h6 d5c4 e2f3 c1e3 f3d1 g1h2 e8c6 g5e7
 g7e5 f2f4 e5f4 e3f4 d1h1 h2g3 h1g1
  36 31 30 32 32 29 31 9 17 22 22 25 32 18 40 54 48 60 60 35 47 43 68 52 40 36 36 34 47 57 65 21 25 -22 -22
  -30 -30 -45 0 0 54 0 0 0 0 0 0 0 0 -91 -75 -73 -103 -107 -113 -162 -13 -408 -450 -511 -527 -575 -562 -3859
  -#25 -#13 -#12 -#12 -#11 -#11 -#10
Anderssen|Kieseritzky|1851|18
 e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 b1c3 c7c6 b5c4 d7d6 d2d4 c8e6 d4d5 c6d5 e4d5
 e6g4 g2g3 g7g5 h2h4 h6h5 d1e1 f8e7 f3g5 f4g3 c1f4 e8f8 e1g3 b8d7 a1e1 h7h6 e1e7 h6g5 f4d6 f8g7 d6e5 g5h4
 g3f4 a8e8 c3e4 e8e7 e5f6 d7f6 f4f6 g7f8 e4g3 h5h6 f6h6 h8h6 f1g2 e7e3 g3f1 h4h3 g2h2 e3f3 c4d3 f7f5 h2g1
 f5f4 h1h2 h6h5 d3e4 f3g3 f1g3 f4g3 h2d2 h5e5 e4d3 e5e1 d3f1 g4f3
  29 33 32 -64 -50 -38 -63 -31 4 12 40 49 41 31 37 27 56 48 107 147 252 188 197 40 86 80 197 148 178 168 174
  175 183 174 211 192 172 162 237 240 257 105 128 70 80 -366 -347 -369 -361 -365 -349 -411 -413 -409 -423
  -439 -441 -435 -455 -444 -455 -487 -388 -546 -249 -225 -253 -293 -299 -487 -509 -522 -523 -827 -830 -854
  -870
Kieseritzky|Anderssen|1851|18
 d2d4 d7d5 c2c4 d5c4 e2e3 e7e5 f1c4 e5d4 e3d4 f8d6 g1f3 g8f6 b1c3 e8g8 e1g1 h7h6 f3e5 b8c6 f2f4 c6e7 d1b3
 d6e5 d4e5 d8d4 g1h1 f6g4 c3d1 b7b5 c4e2 c8e6 b3g3 h6h5 h2h3 g4h6 e2h5 f7f6 h5f3 a8d8 g3f2 f6e5 c1e3 d4d3
 f4e5 h6f5 h1h2 e7g6 e3g5 d8d7 a1c1 g6e5 c1c3 d3d6 g5f4 g7g5 c3c6 e5g4 h3g4 d7h7 h2g1 d6f4 g2g3 f5g3 c6e6
 g3f1 g1f1 h7h1 f3h1 f4c4 e6e2 c4g4 h1d5
  29 33 31 29 31 34 43 51 44 44 39 45 47 21 18 12 31 23 29 13 46 42 76 79 89 93 165 93 124 113 139 74 81 32
  65 50 125 91 97 50 127 137 169 62 47 -10 114 -36 30 -108 -143 -137 -130 -163 -36 -110 -38 -204 -221 -199
  -217 -224 -191 -418 -419 -538 19 15 23 17 964 1071
Anderssen|Szen|1851|18
 e2e4 e7e6 d2d4 d7d5 e4d5 e6d5 c2c4 f8b4 b1c3 d8e7 c1e3 g8f6 h2h3 c8e6 d1b3 d5c4 f1c4 e6c4 b3c4 c7c6 g1f3
 b8d7 e1g1 e8g8 a1e1 e7e6 f3e5 b4c3 b2c3 f6d5 e3c1 f8e8 e5d7 e6d7 c4b3 h7h6 c3c4 d5f6 e1d1 a8d8 c1b2 b7b5
 c4b5 c6b5 d4d5 f6e4 d1d4 f7f6 f1d1 d7f5 d5d6 g8h8 f2f3 e4g5 d4d5 f5f4 b3c2 f4g3 g1h1 e8e1 d1e1 g3e1 h1h2
 e1e8 c2c7 d8d7 c7c6 e8e6 c6b5 g5f7 b2a3 h8h7 b5d3 g7g6 f3f4 f6f5 a3b2 f7d8 d3c3 g6g5 d5f5 e6g8 f5e5
  29 33 38 38 37 18 21 4 13 8 60 5 -2 -33 41 -41 1 -12 7 6 41 29 28 28 38 13 532 -83 -1 -37 13 5 22 0 -4 -4
  16 0 14 0 1 -13 17 24 39 20 28 28 106 47 82 78 90 85 142 0 0 -98 -52 -53 88 91 67 55 111 66 150 130 193
  196 186 208 224 233 224 234 469 468 532 574 629 703 707 647
Deacon|Gilby|1851|18
 c2c4 c7c5 b1c3 e7e6 e2e3 b7b6 f2f4 c8b7 g1f3 b8a6 f1e2 g8h6 e1g1 a6c7 a2a3 f8e7 a1b1 a8b8 b2b4 e8g8 d1a4
 c5b4 a3b4 c7a6 f3e5 b8c8 c4c5 a6b8 a4a7 d7d6 c5d6 d8d6 a7b7 f7f6 e5c4 d6d8 b7b6 d8d7 b1a1 b8c6 b4b5 c6d8
 a1a7 d7e8 c3e4 e8g6 f4f5 h6f5 a7d7 f8e8 f1f4 h7h5 e2d3 e6e5 e4d6 e7d6 f4f5 c8c4 d3c4 g8h7 c4d3 e5e4 f5f4
 d6f4 e3f4 e4d3 d7d8 e8e1 g1f2 e1e2 f2f3 g6g2
  29 19 26 23 38 23 38 -20 -20 -19 44 24 49 46 70 43 46 45 63 60 64 33 42 52 144 125 229 236 352 346 519 502
  563 566 585 597 624 635 622 546 614 640 679 674 679 679 794 610 623 612 645 571 657 628 641 671 679 554
  817 827 843 761 762 417 403 -466 -427 -#3 -#2 -#2 -#1 -#1 -#0
Kennedy|Wyvill|1851|18
 e2e4 c7c5 g1f3 b8c6 b1c3 e7e6 d2d4 c5d4 f3d4 a7a6 d4c6 b7c6 f1d3 g7g6 e1g1 f8g7 g1h1 g8e7 d1g4 e8g8 g4h4
 a8b8 f2f4 d7d5 g2g4 f7f5 e4e5 d8c7 b2b3 c6c5 d3e2 e7c6 g4f5 f8f5 c1b2 c6d4 e2g4 f5f7 c3a4 d4f5 g4f5 f7f5
 b2a3 g7f8 h2h3 f8e7 h4g3 c8b7 h1h2 b8f8 f1f2 g8h8 a1f1 f5h5 f2e2 d5d4 a4b2 h5g5 g3e1 c7c6 f4g5 f8f1 e1f1
 h8g7 h3h4 a6a5 b2c4 h7h6 g5h6 g7h6 a3c1 h6g7 c1g5
  29 33 41 32 44 47 57 49 54 46 62 54 61 64 92 77 84 40 65 10 20 10 14 -40 -38 -149 -114 -121 -101 -107 -114
  -195 -145 -133 -143 -232 -169 -169 -170 -243 -247 -282 -286 -293 -263 -265 -278 -259 -237 -221 -228 -255
  -273 -326 -239 -267 -304 -413 -270 -253 357 373 472 479 544 481 529 493 604 562 680 585 630 598
`

/** A game with a far stronger engine's evaluation of each position, from the one before the first move on. */
export type JudgedGame = { name: string; ucis: readonly string[]; evals: readonly string[] }

export const judgedGames: readonly JudgedGame[] = parseJudgedGames(GAMES)

export function parseJudgedGames(games: string): JudgedGame[] {
  return games
    .trim()
    .split(/\n(?! )/)
    .map((text) => {
      const [name = '', ...lines] = text.split('\n')
      const words = (indent: RegExp) =>
        lines.filter((line) => indent.test(line)).flatMap((line) => line.trim().split(' '))
      return { name, ucis: words(/^ (?! )/), evals: words(/^ {2}/) }
    })
}
