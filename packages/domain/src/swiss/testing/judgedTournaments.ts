/**
 * Simulated tournaments, in FIDE's format. bbpPairings 6 (FIDE C.04.3 as effective from 1 February 2026) pairs
 * every round as it stands here. They have byes on request, forfeits, withdrawals and late entries, but the first.
 * The last seven were picked so that nearly every criterion decides a pairing in one of them.
 */
export const JUDGED_TOURNAMENTS: readonly string[] = [
  `012 10 players, 6 rounds
062 10
072 10
092 Individual: Swiss-System (FIDE Dutch)
XXR 6
XXC white1
001    1      Player 1                          2268                             5.5    0     6 w =     8 b 1     3 w 1     2 b 1     5 w 1     4 w 1
001    2      Player 2                          2208                             5.0    0     7 b 1     5 w 1     4 b 1     1 w 0     6 b 1     9 w 1
001    3      Player 3                          1973                             2.5    0     8 w 1     4 b 0     1 b 0     6 w =    10 b 1     5 w 0
001    4      Player 4                          1881                             3.0    0     9 b 1     3 w 1     2 w 0     5 b =     8 w =     1 b 0
001    5      Player 5                          1873                             3.5    0    10 w 1     2 b 0     7 w 1     4 w =     1 b 0     3 b 1
001    6      Player 6                          1838                             3.0    0     1 b =     7 w 0     9 b 1     3 b =     2 w 0    10 w 1
001    7      Player 7                          1568                             3.0    0     2 w 0     6 b 1     5 b 0    10 w 1     9 b 0     8 w 1
001    8      Player 8                          1426                             1.5    0     3 b 0     1 w 0    10 b =     9 w =     4 b =     7 b 0
001    9      Player 9                          1304                             2.5    0     4 w 0    10 b 1     6 w 0     8 b =     7 w 1     2 b 0
001   10      Player 10                         1254                             0.5    0     5 b 0     9 w 0     8 w =     7 b 0     3 w 0     6 b 0
`,
  `012 24 players, 9 rounds
062 24
072 24
092 Individual: Swiss-System (FIDE Dutch)
XXR 9
XXC black1
001    1      Player 1                          2440                             8.0    0    12 b 1     9 w 1     5 b 1     4 w 1    11 b 1    10 w 1     8 w 1     7 b 1     6 w -
001    2      Player 2                          2363                             1.5    0  0000 - H    17 b 1  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001    3      Player 3                          2322                             3.0    0    13 w 1     8 b 1     6 w 1  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001    4      Player 4                          2218                             6.0    0    14 b 1    11 w 1  0000 - Z     1 b 0    16 w 1     6 b 1     5 w 0     8 b 1    12 w 1
001    5      Player 5                          2060                             7.0    0    15 w 1    10 b 1     1 w 0  0000 - H    14 b 1    18 w +     4 b 1     9 w 1     7 w =
001    6      Player 6                          2030                             6.0    0    16 b 1    24 w 1     3 b 0    11 w 0    12 b 1     4 w 0    10 b 1    15 w 1     1 b +
001    7      Player 7                          1926                             5.0    0    17 w =    22 b 1    10 w =    14 b =  0000 - H    11 w 1  0000 - H     1 w 0     5 b =
001    8      Player 8                          1920                             5.0    0    19 b 1     3 w 0  0000 - H    12 w 1    10 b =    13 w 1     1 b 0     4 w 0    15 b +
001    9      Player 9                          1862                             5.0    0    20 w 1     1 b 0  0000 - H  0000 - H  0000 - H    19 w 1    14 b 1     5 b 0  0000 - H
001   10      Player 10                         1841                             5.0    0    21 b 1     5 w 0     7 b =    13 w 1     8 w =     1 b 0     6 w 0    16 b 1    11 w 1
001   11      Player 11                         1777                             4.0    0    23 w 1     4 b 0    15 w 1     6 b 1     1 w 0     7 b 0    12 w 1    14 w 0    10 b 0
001   12      Player 12                         1764                             4.0    0     1 w 0    20 b 1    21 w 1     8 b 0     6 w 0    22 b 1    11 b 0    13 w 1     4 b 0
001   13      Player 13                         1748                             4.0    0     3 b 0    16 w =    17 b +    10 b 0    15 w 1     8 b 0    19 w =    12 b 0    18 w 1
001   14      Player 14                         1688                             5.5    0     4 w 0    23 b 1    24 b 1     7 w =     5 w 0    16 b 1     9 w 0    11 b 1    19 w 1
001   15      Player 15                         1682                             3.5    0     5 b 0    19 w 1    11 b 0    16 w =    13 b 0    24 w 1    22 w 1     6 b 0     8 w -
001   16      Player 16                         1578                             4.0    0     6 w 0    13 b =    22 w 1    15 b =     4 b 0    14 w 0    21 b 1    10 w 0    23 b 1
001   17      Player 17                         1555                             3.5    0     7 b =     2 w 0    13 w -    22 b -    23 b 1    21 w 0  0000 - U    19 b 0    22 w 1
001   18      Player 18                         1536                             3.5    0  0000 - Z  0000 - Z    20 w 1    21 b 1    24 w 1     5 b -  0000 - Z  0000 - H    13 b 0
001   19      Player 19                         1488                             4.0    0     8 w 0    15 b 0    23 w 1    24 b =    21 w 1     9 b 0    13 b =    17 w 1    14 b 0
001   20      Player 20                         1436                             0.5    0     9 b 0    12 w 0    18 b 0    23 w =  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001   21      Player 21                         1328                             2.5    0    10 w 0  0000 - U    12 b 0    18 w 0    19 b 0    17 b 1    16 w 0    23 b -    24 b =
001   22      Player 22                         1236                             2.5    0  0000 - H     7 w 0    16 b 0    17 w +  0000 - H    12 w 0    15 b 0    24 w =    17 b 0
001   23      Player 23                         1229                             3.0    0    11 b 0    14 w 0    19 b 0    20 b =    17 w 0  0000 - U    24 b =    21 w +    16 w 0
001   24      Player 24                         1207                             3.0    0  0000 - U     6 b 0    14 w 0    19 w =    18 b 0    15 b 0    23 w =    22 b =    21 w =
`,
  `012 10 players, 8 rounds
062 10
072 10
092 Individual: Swiss-System (FIDE Dutch)
XXR 8
XXC white1
001    1      Player 1                          2597                             4.5    0  0000 - Z  0000 - Z    10 w 1     4 b =     6 w =     8 w =     7 b 1     3 w 1
001    2      Player 2                          2584                             6.0    0     6 w 0     4 b 1     9 b 1     8 w +     3 w =     7 b 1     5 w =     8 b 1
001    3      Player 3                          2444                             6.0    0     7 b 1     9 w 1     5 b 1  0000 - H     2 b =     6 w 1     8 w 1     1 b 0
001    4      Player 4                          2435                             3.0    0  0000 - H     2 w 0     7 b 0     1 w =    10 b 1     5 w 0     9 w 1     6 b 0
001    5      Player 5                          2427                             5.5    0     8 w 1     6 b =     3 w 0     9 b 1     7 w =     4 b 1     2 b =    10 w 1
001    6      Player 6                          2263                             5.0    0     2 b 1     5 w =     8 b =     7 w =     1 b =     3 b 0    10 w 1     4 w 1
001    7      Player 7                          2249                             4.0    0     3 w 0    10 b 1     4 w 1     6 b =     5 b =     2 w 0     1 w 0     9 b 1
001    8      Player 8                          2060                             3.0    0     5 b 0  0000 - U     6 w =     2 b -     9 w 1     1 b =     3 b 0     2 w 0
001    9      Player 9                          1407                             1.0    0  0000 - U     3 b 0     2 w 0     5 w 0     8 b 0    10 w 0     4 b 0     7 w 0
001   10      Player 10                         1355                             2.0    0  0000 - Z     7 w 0     1 b 0  0000 - U     4 w 0     9 b 1     6 b 0     5 b 0
`,
  `012 9 players, 7 rounds
062 9
072 9
092 Individual: Swiss-System (FIDE Dutch)
XXR 7
XXC white1
001    1      Player 1                          2450                             6.0    0     4 w 1     9 b 1     2 w 0     3 b 1     7 b 1     6 w 1     5 w 1
001    2      Player 2                          2428                             6.5    0     6 b 1     3 w 1     1 b 1     9 w 1     4 b 1  0000 - H     8 w 1
001    3      Player 3                          1989                             3.0    0     7 w =     2 b 0     5 w 1     1 w 0  0000 - U  0000 - Z     4 b =
001    4      Player 4                          1975                             4.0    0     1 b 0     6 w 1     8 b 1  0000 - H     2 w 0     9 w 1     3 w =
001    5      Player 5                          1768                             2.0    0  0000 - Z  0000 - Z     3 b 0  0000 - U     6 w =     7 w =     1 b 0
001    6      Player 6                          1755                             2.5    0     2 w 0     4 b 0  0000 - U     7 w 0     5 b =     1 b 0     9 w 1
001    7      Player 7                          1678                             3.5    0     3 b =     8 w 0  0000 - H     6 b 1     1 w 0     5 b =  0000 - U
001    8      Player 8                          1335                             2.5    0  0000 - H     7 b 1     4 w 0  0000 - Z     9 b 0  0000 - U     2 b 0
001    9      Player 9                          1303                             2.5    0  0000 - U     1 w 0  0000 - H     2 b 0     8 w 1     4 b 0     6 b 0
`,
  `012 11 players, 9 rounds
062 11
072 11
092 Individual: Swiss-System (FIDE Dutch)
XXR 9
XXC black1
001    1      Player 1                          2583                             8.0    0     7 b 1  0000 - Z     6 w 1     2 w 1     5 b 1     4 b 1     3 w 1    11 w 1     8 b 1
001    2      Player 2                          2184                             8.0    0     8 w 1     4 b 1     5 w 1     1 b 0     3 b 1    10 w 1    11 b 1     7 w 1     6 b 1
001    3      Player 3                          2147                             6.0    0  0000 - Z     8 b 1    10 w 1     4 b 1     2 w 0     6 w 1     1 b 0     5 b 1     7 b 1
001    4      Player 4                          2042                             6.0    0    10 b 1     2 w 0     7 b 1     3 w 0     6 b 1     1 w 0     5 w 1     8 b 1    11 b 1
001    5      Player 5                          1764                             4.5    0  0000 - H     6 w 1     2 b 0     7 w 1     1 w 0    11 b 1     4 b 0     3 w 0    10 w 1
001    6      Player 6                          1578                             2.5    0    11 w 1     5 b 0     1 b 0     8 w =     4 w 0     3 b 0     7 w 0    10 b 1     2 w 0
001    7      Player 7                          1522                             3.5    0     1 w 0    11 b 1     4 w 0     5 b 0    10 w =  0000 - U     6 b 1     2 b 0     3 w 0
001    8      Player 8                          1494                             3.5    0     2 b 0     3 w 0  0000 - H     6 b =    11 w 1  0000 - H    10 b 1     4 w 0     1 w 0
001    9      Player 9                          1397                             0.0    0  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001   10      Player 10                         1278                             2.5    0     4 w 0  0000 - U     3 b 0    11 w 1     7 b =     2 b 0     8 w 0     6 w 0     5 b 0
001   11      Player 11                         1264                             1.0    0     6 b 0     7 w 0  0000 - U    10 b 0     8 b 0     5 w 0     2 w 0     1 b 0     4 w 0
`,
  `012 17 players, 8 rounds
062 17
072 17
092 Individual: Swiss-System (FIDE Dutch)
XXR 8
XXC black1
001    1      Player 1                          2528                             8.0    0     9 b 1     6 w 1     3 b 1     2 w 1     4 w 1     8 b 1     5 w 1     7 b 1
001    2      Player 2                          2396                             6.5    0    10 w 1     5 b =     7 w 1     1 b 0    11 w 1     4 b 1     3 w 1     8 b 1
001    3      Player 3                          2044                             5.0    0    11 b 1     8 w 1     1 w 0     4 b =     5 w =    12 b 1     2 b 0    14 w 1
001    4      Player 4                          2037                             5.0    0    12 w 1     7 b =     5 w 1     3 w =     1 b 0     2 w 0     9 b 1    10 b 1
001    5      Player 5                          2024                             5.0    0    13 b 1     2 w =     4 b 0     9 w 1     3 b =    10 w 1     1 b 0     6 w 1
001    6      Player 6                          1974                             3.5    0    14 w 1     1 b 0    10 w =    11 b 0     7 w 0    17 w 1    16 b 1     5 b 0
001    7      Player 7                          1902                             4.5    0    16 b 1     4 w =     2 b 0     8 w 0     6 b 1    13 b 1    11 w 1     1 w 0
001    8      Player 8                          1865                             4.5    0    17 w 1     3 b 0    11 w =     7 b 1     9 w 1     1 w 0    13 b 1     2 w 0
001    9      Player 9                          1846                             4.0    0     1 w 0    14 b 1    12 w 1     5 b 0     8 b 0    16 w 1     4 w 0    11 b 1
001   10      Player 10                         1817                             3.5    0     2 b 0    13 w 1     6 b =    12 w 0    16 b 1     5 b 0    17 w 1     4 w 0
001   11      Player 11                         1786                             3.5    0     3 w 0    17 b 1     8 b =     6 w 1     2 b 0    14 w 1     7 b 0     9 w 0
001   12      Player 12                         1578                             4.0    0     4 b 0    16 w 1     9 b 0    10 b 1    13 w 1     3 w 0    14 b 0    17 b 1
001   13      Player 13                         1568                             2.0    0     5 w 0    10 b 0    17 w 1    14 b 1    12 b 0     7 w 0     8 w 0    16 b 0
001   14      Player 14                         1441                             3.0    0     6 b 0     9 w 0    16 b 1    13 w 0    17 b 1    11 b 0    12 w 1     3 b 0
001   15      Player 15                         1359                             0.0    0  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001   16      Player 16                         1322                             2.0    0     7 w 0    12 b 0    14 w 0    17 b 1    10 w 0     9 b 0     6 w 0    13 w 1
001   17      Player 17                         1239                             0.0    0     8 b 0    11 w 0    13 b 0    16 w 0    14 w 0     6 b 0    10 b 0    12 w 0
`,
  `012 9 players, 6 rounds
062 9
072 9
092 Individual: Swiss-System (FIDE Dutch)
XXR 6
XXC black1
001    1      Player 1                          2306                             4.0    0     5 b 1     4 w 1     3 b 0     8 w 1     2 w 0     7 b 1
001    2      Player 2                          2285                             5.0    0     6 w 1     9 b 1  0000 - H     3 w =     1 b 1     4 w 1
001    3      Player 3                          2095                             4.5    0     7 b 1     5 w =     1 w 1     2 b =     4 b =     9 w 1
001    4      Player 4                          2079                             3.5    0     8 w 1     1 b 0     9 w 1     6 b 1     3 w =     2 b 0
001    5      Player 5                          1848                             2.5    0     1 w 0     3 b =     7 w 0  0000 - U     6 b 1     8 b 0
001    6      Player 6                          1522                             2.0    0     2 b 0     7 w 1     8 b 0     4 w 0     5 w 0  0000 - U
001    7      Player 7                          1442                             2.0    0     3 w 0     6 b 0     5 b 1     9 w 0  0000 - U     1 w 0
001    8      Player 8                          1395                             3.5    0     4 b 0  0000 - U     6 w 1     1 b 0     9 b =     5 w 1
001    9      Player 9                          1323                             2.5    0  0000 - U     2 w 0     4 b 0     7 b 1     8 w =     3 b 0
`,
  `012 9 players, 4 rounds
062 9
072 9
092 Individual: Swiss-System (FIDE Dutch)
XXR 4
XXC black1
001    1      Player 1                          2517                             2.5    0     6 b 1     5 w 0     2 b =     9 w 1
001    2      Player 2                          2503                             2.5    0  0000 - Z     7 b 1     1 w =     8 b 1
001    3      Player 3                          2467                             3.0    0     7 w 1     4 b 1     5 w 0     6 b 1
001    4      Player 4                          2427                             3.0    0     8 b 1     3 w 0     7 b 1     5 b 1
001    5      Player 5                          2388                             3.0    0     9 w 1     1 b 1     3 b 1     4 w 0
001    6      Player 6                          2054                             2.0    0     1 w 0     9 b 1     8 w 1     3 w 0
001    7      Player 7                          1820                             1.0    0     3 b 0     2 w 0     4 w 0  0000 - U
001    8      Player 8                          1537                             1.0    0     4 w 0  0000 - U     6 b 0     2 w 0
001    9      Player 9                          1455                             1.0    0     5 b 0     6 w 0  0000 - U     1 b 0
`,
  `012 16 players, 7 rounds
062 16
072 16
092 Individual: Swiss-System (FIDE Dutch)
XXR 7
XXC black1
001    1      Player 1                          2405                             5.0    0     9 b =    11 w 1     4 b =     7 w 1     2 b 0     5 b 1     8 w 1
001    2      Player 2                          2397                             4.5    0    10 w 1     6 b =     5 w 0     8 b 1     1 w 1     4 w =     7 b =
001    3      Player 3                          2354                             3.5    0    11 b =     9 w 1     8 b 1     4 w 0     7 b 0     6 w 0    15 b 1
001    4      Player 4                          2315                             5.5    0    12 w 1     7 b 1     1 w =     3 b 1     5 w 1     2 b =    10 b =
001    5      Player 5                          2273                             4.0    0    13 b 1     8 w =     2 b 1    10 w 1     4 b 0     1 w 0     6 b =
001    6      Player 6                          2252                             4.0    0    14 w 1     2 w =     7 b 0     9 w =    10 b =     3 b 1     5 w =
001    7      Player 7                          2237                             4.5    0    15 b 1     4 w 0     6 w 1     1 b 0     3 w 1     9 b 1     2 w =
001    8      Player 8                          2099                             3.5    0    16 w 1     5 b =     3 w 0     2 w 0    11 b 1    13 w 1     1 b 0
001    9      Player 9                          2004                             3.5    0     1 w =     3 b 0    12 w 1     6 b =    14 w 1     7 w 0    11 b =
001   10      Player 10                         1981                             4.0    0     2 b 0    14 w 1    13 b 1     5 b 0     6 w =    12 b 1     4 w =
001   11      Player 11                         1883                             3.0    0     3 w =     1 b 0    15 w 1    14 b 0     8 w 0    16 b 1     9 w =
001   12      Player 12                         1732                             2.0    0     4 b 0    15 w =     9 b 0    13 w =    16 b 1    10 w 0    14 b 0
001   13      Player 13                         1647                             2.5    0     5 w 0    16 b 1    10 w 0    12 b =    15 w =     8 b 0  0000 - H
001   14      Player 14                         1619                             3.0    0     6 b 0    10 b 0    16 w 1    11 w 1     9 b 0    15 b 0    12 w 1
001   15      Player 15                         1605                             2.5    0     7 w 0    12 b =    11 b 0    16 w =    13 b =    14 w 1     3 w 0
001   16      Player 16                         1466                             1.5    0     8 b 0    13 w 0    14 b 0    15 b =    12 w 0    11 w 0  0000 - U
`,
]
