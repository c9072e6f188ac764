/**
 * Simulated tournaments, in FIDE's format. bbpPairings 6 (FIDE C.04.3 as effective from 1 February 2026) pairs
 * every round as it stands here. They have byes on request, forfeits, withdrawals and late entries, but the first.
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
  `012 15 players, 7 rounds
062 15
072 15
092 Individual: Swiss-System (FIDE Dutch)
XXR 7
XXC black1
001    1      Player 1                          2517                             6.5    0     7 b 1     4 w =     2 b 1     5 w 1     9 w 1     3 b 1    11 w 1
001    2      Player 2                          2499                             4.5    0     8 w =     6 b 1     1 w 0    15 b 1  0000 - H     4 b =     3 w 1
001    3      Player 3                          2249                             3.0    0     9 b 1    15 w 1     4 b 0     7 w 1  0000 - Z     1 w 0     2 b 0
001    4      Player 4                          2231                             5.0    0    10 w 1     1 b =     3 w 1     9 b 1  0000 - H     2 w =     7 b =
001    5      Player 5                          2174                             4.0    0  0000 - H    13 b 1     8 w 1     1 b 0     7 w 0    11 b =    10 w 1
001    6      Player 6                          2096                             3.5    0    11 b 1     2 w 0  0000 - Z  0000 - H    10 b 1     7 b 0    15 w 1
001    7      Player 7                          2012                             4.5    0     1 w 0    10 b 1    11 w 1     3 b 0     5 b 1     6 w 1     4 w =
001    8      Player 8                          1976                             2.0    0     2 b =    14 w 1     5 b 0    11 w =  0000 - Z  0000 - Z  0000 - Z
001    9      Player 9                          1921                             3.0    0     3 w 0    12 b 1    13 w 1     4 w 0     1 b 0  0000 - Z    14 w 1
001   10      Player 10                         1657                             2.5    0     4 b 0     7 w 0  0000 - H    12 b 1     6 w 0    14 b 1     5 b 0
001   11      Player 11                         1603                             3.0    0     6 w 0  0000 - U     7 b 0     8 b =    13 w 1     5 w =     1 b 0
001   12      Player 12                         1413                             2.5    0  0000 - Z     9 w 0    14 b =    10 w 0  0000 - U    15 b =    13 w =
001   13      Player 13                         1305                             2.5    0  0000 - H     5 w 0     9 b 0    14 w 1    11 b 0  0000 - H    12 b =
001   14      Player 14                         1242                             1.0    0  0000 - H     8 b 0    12 w =    13 b 0    15 w 0    10 w 0     9 b 0
001   15      Player 15                         1219                             2.5    0  0000 - U     3 b 0  0000 - Z     2 w 0    14 b 1    12 w =     6 b 0
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
  `012 9 players, 7 rounds
062 9
072 9
092 Individual: Swiss-System (FIDE Dutch)
XXR 7
XXC black1
001    1      Player 1                          2479                             1.0    0     5 b 1  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001    2      Player 2                          2392                             6.0    0     7 w 1     3 b =     6 w 1     4 b 1     8 w 1  0000 - H     5 b 1
001    3      Player 3                          2391                             6.5    0     8 b 1     2 w =     4 b 1     5 w 1     7 b 1     6 w 1     9 b 1
001    4      Player 4                          2088                             5.0    0     9 w 1     6 b 1     3 w 0     2 w 0     5 b 1     7 b 1     8 w 1
001    5      Player 5                          1957                             1.5    0     1 w 0     9 b 1  0000 - H     3 b 0     4 w 0     8 b 0     2 w 0
001    6      Player 6                          1912                             2.5    0  0000 - H     4 w 0     2 b 0     8 w 0  0000 - U     3 b 0     7 w 1
001    7      Player 7                          1888                             2.0    0     2 b 0     8 w 1  0000 - Z     9 b 1     3 w 0     4 w 0     6 b 0
001    8      Player 8                          1820                             2.5    0     3 w 0     7 b 0     9 w =     6 b 1     2 b 0     5 w 1     4 b 0
001    9      Player 9                          1280                             1.5    0     4 b 0     5 w 0     8 b =     7 w 0  0000 - H  0000 - H     3 w 0
`,
  `012 41 players, 9 rounds
062 41
072 41
092 Individual: Swiss-System (FIDE Dutch)
XXR 9
XXC white1
001    1      Player 1                          2578                             6.5    0    21 w 1    11 b 1     5 w +     3 w 0     8 b =    16 w 1     7 b 1     6 w =     4 b =
001    2      Player 2                          2530                             6.0    0    22 b 1    14 w =     9 b 1    10 w 1     3 b 0     7 w 1     6 b =     4 w 0     8 b 1
001    3      Player 3                          2508                             7.0    0    23 w 1    13 b 1     6 w 1     1 b 1     2 w 1     8 w 1     4 b =     5 b 0    10 w =
001    4      Player 4                          2496                             6.5    0    24 b 1    16 w 1     7 b 0    11 w 1    19 b 1     6 w =     3 w =     2 b 1     1 w =
001    5      Player 5                          2464                             6.0    0    25 w 1    18 b 1     1 b -    20 w 1     7 b 0    19 w 1     8 b =     3 w 1     6 b =
001    6      Player 6                          2437                             6.0    0    26 b 1    20 w 1     3 b 0    16 w 1    15 w 1     4 b =     2 w =     1 b =     5 w =
001    7      Player 7                          2405                             6.0    0    27 w 1    19 b 1     4 w 1     8 b 0     5 w 1     2 b 0     1 w 0    21 b 1    11 w 1
001    8      Player 8                          2371                             5.0    0    28 b =    37 w 1    14 b 1     7 w 1     1 w =     3 b 0     5 w =    11 b =     2 w 0
001    9      Player 9                          2357                             3.5    0    29 w 1    41 b 1     2 w 0    13 b 1  0000 - H  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001   10      Player 10                         2312                             5.5    0    30 b 1  0000 - Z    21 w 1     2 b 0  0000 - H    18 w 1    20 b =    16 w 1     3 b =
001   11      Player 11                         2261                             5.0    0    31 w 1     1 w 0    22 b 1     4 b 0    17 w 1    13 b =    24 b 1     8 w =     7 b 0
001   12      Player 12                         2195                             4.0    0  0000 - Z  0000 - Z    40 b 1    29 w 1    22 b =    20 w =    19 b 1  0000 - Z    15 w 0
001   13      Player 13                         2140                             5.5    0    32 b 1     3 w 0    24 b 1     9 w 0    37 b 1    11 w =    22 b =    20 w =    31 b 1
001   14      Player 14                         2108                             4.5    0    33 w 1     2 b =     8 w 0    19 b 0    36 w +    22 w 0    28 b 1    31 w 0    35 b 1
001   15      Player 15                         2086                             5.0    0    34 b 1  0000 - Z    25 w =    28 w 1     6 b 0    23 b =    21 w 0    33 w 1    12 b 1
001   16      Player 16                         2020                             4.0    0    36 w 1     4 b 0    27 w 1     6 b 0    21 w 1     1 b 0    23 w 1    10 b 0  0000 - Z
001   17      Player 17                         1957                             4.0    0    37 b 0    28 w 1    26 b =    32 w 1    11 b 0    24 w 0    31 b 0  0000 - H    30 w 1
001   18      Player 18                         1954                             2.5    0    38 w 1     5 w 0    32 b =    25 b =    23 w =    10 b 0  0000 - Z  0000 - Z  0000 - Z
001   19      Player 19                         1933                             3.5    0    39 b 1     7 w 0    37 b 1    14 w 1     4 w 0     5 b 0    12 w 0    35 b =    29 b -
001   20      Player 20                         1904                             5.0    0    40 w 1     6 b 0    41 w 1     5 b 0    25 w 1    12 b =    10 w =    13 b =    24 w =
001   21      Player 21                         1899                             4.0    0     1 b 0    30 w 1    10 b 0    26 w 1    16 b 0    37 w 1    15 b 1     7 w 0  0000 - Z
001   22      Player 22                         1893                             4.5    0     2 w 0    31 b 1    11 w 0    35 b 1    12 w =    14 b 1    13 w =    24 b 0    25 b =
001   23      Player 23                         1892                             3.0    0     3 b 0    32 w 0    38 b 1    31 w 1    18 b =    15 w =    16 b 0  0000 - Z  0000 - Z
001   24      Player 24                         1851                             5.0    0     4 w 0    33 b 1    13 w 0  0000 - H    28 b 1    17 b 1    11 w 0    22 w 1    20 b =
001   25      Player 25                         1851                             4.5    0     5 b 0    34 w 1    15 b =    18 w =    20 b 0    30 w 1    26 b 1  0000 - Z    22 w =
001   26      Player 26                         1843                             3.0    0     6 w 0    36 b 1    17 w =    21 b 0    32 w =    35 b =    25 w 0    30 b =    28 w 0
001   27      Player 27                         1801                             2.0    0     7 b 0    38 w 1    16 b 0    37 w 0    34 b 1  0000 - Z  0000 - Z  0000 - Z  0000 - Z
001   28      Player 28                         1750                             4.0    0     8 w =    17 b 0    29 w 1    15 b 0    24 w 0    32 b 1    14 w 0  0000 - H    26 b 1
001   29      Player 29                         1693                             4.5    0     9 b 0    39 w 1    28 b 0    12 b 0    35 w 0    40 w =    36 b 1    34 w +    19 w +
001   30      Player 30                         1678                             3.0    0    10 w 0    21 b 0    35 w 0    38 b 1    39 w 1    25 b 0    32 w =    26 w =    17 b 0
001   31      Player 31                         1666                             4.5    0    11 b 0    22 w 0    39 b 1    23 b 0  0000 - H    36 w 1    17 w 1    14 b 1    13 w 0
001   32      Player 32                         1531                             3.5    0    13 w 0    23 b 1    18 w =    17 b 0    26 b =    28 w 0    30 b =    37 w =    33 b =
001   33      Player 33                         1519                             3.5    0    14 b 0    24 w 0  0000 - H    36 b 0    40 w 1    34 w 1  0000 - H    15 b 0    32 w =
001   34      Player 34                         1443                             2.5    0    15 w 0    25 b 0    36 w =    40 b 1    27 w 0    33 b 0    39 w 1    29 b -    38 b 0
001   35      Player 35                         1434                             3.5    0  0000 - Z  0000 - Z    30 b 1    22 w 0    29 b 1    26 w =    37 b =    19 w =    14 w 0
001   36      Player 36                         1431                             3.0    0    16 b 0    26 w 0    34 b =    33 w 1    14 b -    31 b 0    29 w 0    38 b =    37 w 1
001   37      Player 37                         1425                             3.0    0    17 w 1     8 b 0    19 w 0    27 b 1    13 w 0    21 b 0    35 w =    32 b =    36 b 0
001   38      Player 38                         1403                             3.5    0    18 b 0    27 b 0    23 w 0    30 w 0  0000 - U    39 b 0    40 b 1    36 w =    34 w 1
001   39      Player 39                         1383                             2.5    0    19 w 0    29 b 0    31 w 0  0000 - U    30 b 0    38 w 1    34 b 0    40 w 0  0000 - H
001   40      Player 40                         1290                             3.0    0    20 b 0  0000 - H    12 w 0    34 w 0    33 b 0    29 b =    38 w 0    39 b 1  0000 - U
001   41      Player 41                         1208                             1.0    0  0000 - U     9 w 0    20 b 0  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z  0000 - Z
`,
]
