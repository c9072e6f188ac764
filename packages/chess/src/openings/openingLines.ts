// The names of openings, from the collection chess-openings of lichess.org (in the public domain, CC0). A line: the code
// of the Encyclopaedia of Chess Openings, how many moves it shares with the line above, its further moves, its name.
export const OPENING_LINES = `
A00 0 Na3|Sodium Attack
A00 1 e5 Nc4 Nc6 e4 f5|Sodium Attack: Durkin Gambit
A00 2 d3 Bxa3 bxa3 d5 e3 c5 Rb1|Sodium Attack: Celadon Variation
A00 1 g6 g4|Sodium Attack: Chenoboskion Variation
A00 0 Nc3|Van Geet Opening
A00 1 Nf6 g4|Van Geet Opening: Tübingen Gambit
A00 1 b5|Van Geet Opening: Laroche Gambit
A00 1 c5 Nf3 Nc6 d4 cxd4 Nxd4|Van Geet Opening: Sicilian Two Knights
A00 2 Rb1|Van Geet Opening: Twyble Attack
A00 2 b4|Van Geet Opening: Düsseldorf Gambit
A00 2 d4 cxd4 Qxd4 Nc6 Qh4|Van Geet Opening: Novosibirsk Variation
A00 1 d5 d3 Nf6 g3|Van Geet Opening: Venezolana Variation
A00 2 e3 e5 d4 Bb4|Van Geet Opening: Sleipnir Gambit
A00 2 e4 dxe4 Bc4|Van Geet Opening: Hector Gambit
A00 4 d3|Van Geet Opening: Dunst-Perrenet Gambit
A00 4 f3|Van Geet Opening: Dougherty Gambit
A00 2 f4 d4 Ne4 c5|Van Geet Opening: Melleby Gambit
A00 5 e5|Van Geet Opening: Pfeiffer Gambit
A00 6 Nf3|Van Geet Opening: Pfeiffer Gambit, Sleipnir Countergambit
A00 5 f5 Nf2 Nf6 Nf3 c5 b4|Van Geet Opening: Jendrossek Gambit
A00 3 e5|Van Geet Opening: Damhaug Gambit
A00 3 g5|Van Geet Opening: Warsteiner Gambit
A00 1 d6 f4 e5 fxe5 Nc6|Van Geet Opening: Hergert Gambit
A00 1 e5|Van Geet Opening: Reversed Nimzowitsch
A00 2 Nf3 Bc5|Van Geet Opening: Billockus-Johansen Gambit
A00 3 Nc6 d4|Van Geet Opening: Napoleon Attack
A00 2 b3 d5 e4 dxe4 d3|Van Geet Opening: Gladbacher Gambit
A00 2 d4 exd4 Qxd4 Nc6 Qa4|Van Geet Opening: Reversed Scandinavian
A00 2 e3 d5 Qh5 Be6|Van Geet Opening: Hulsemann Gambit
A00 5 Nf6|Van Geet Opening: Liebig Gambit
A00 2 f4 exf4 e4|Van Geet Opening: Nowokunski Gambit
A00 1 f5 e4 fxe4 d3|Van Geet Opening: Kluever Gambit
A00 1 g6 h4|Van Geet Opening: Myers Attack
A04 0 Nf3|Zukertort Opening
A04 1 Na6 e4 Nh6|Zukertort Opening: Drunken Cavalry Variation
A04 3 c5|Zukertort Defense: Sicilian Knight Variation
A04 1 Nc6|Zukertort Opening: Black Mustang Defense
A05 1 Nf6|Zukertort Opening
A05 2 Nc3 Nc6|Zukertort Opening
A05 2 a4 g6 b4|Zukertort Opening: Myers Polish Attack
A05 2 b3|Zukertort Opening: Nimzo-Larsen Variation
A05 2 b4 g6 Bb2|Polish Opening: Zukertort System
A12 2 c4 c6 b3 d5 Bb2 Bf5|Réti Opening: Anglo-Slav Variation, New York System
A12 8 d3|Réti Opening: Anglo-Slav Variation, New York System
A12 8 e3|Réti Opening: Anglo-Slav Variation, New York System
A05 2 e3|Zukertort Opening: Quiet System
A05 2 e4|Zukertort Opening: Lemberger Gambit
A05 2 g3 b5|King's Indian Attack: Spassky Variation
A05 3 d5|King's Indian Attack
A07 4 Bg2 c6 O-O Bf5|King's Indian Attack, with Bf5
A07 8 d3 e6 Nbd2|King's Indian Attack, with Bf5
A07 10 Nh4|King's Indian Attack, with Bf5
A07 9 h6|King's Indian Attack, with Bf5
A07 10 c4 dxc4|King's Indian Attack, with Bf5
A11 11 e6|Réti Opening: Anglo-Slav Variation, with g3
A07 7 Bg4|King's Indian Attack: Yugoslav Variation
A07 5 e6|King's Indian Attack, with e6
A07 6 O-O Be7|King's Indian Attack, with e6
A05 3 g6|King's Indian Attack: Symmetrical Defense
A05 4 Bg2 Bg7 O-O O-O d3 d5|King's Indian Attack: Wahls Defense
A05 4 b3 Bg7 Bb2 O-O Bg2 d6 O-O|Zukertort Opening: Double Fianchetto Attack
A05 4 b4|King's Indian Attack: Smyslov Variation
A04 1 Nh6 d4 g6|Zukertort Defense: Kingside Variation
A04 1 a5|Zukertort Opening: Ware Defense
A04 1 a6|Zukertort Opening: St. George Defense
A04 1 b5|Zukertort Opening: Polish Defense
A04 1 b6|Zukertort Opening: Queenside Fianchetto Variation
A04 1 c5|Zukertort Opening: Sicilian Invitation
A04 2 c4 g6 d4 Bg7 e4 Qa5+|Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation
A42 8 Nc3 d6|Pterodactyl Defense
A04 7 Qb6|Modern Defense: Semi-Averbakh Variation, Polish Variation
A04 2 d4 cxd4 e3|Zukertort Opening: Speelsmet Gambit
A04 2 e3 g6 d4 Bg7 dxc5 Qa5+|Colle System: Rhamphorhynchus Variation
A04 1 c6|Zukertort Opening: Slav Invitation
A06 1 d5|Zukertort Opening
A06 2 Nc3|Zukertort Opening: Reversed Mexican Defense
A06 2 Rg1|Zukertort Opening: Ampel Variation
A06 2 a4|Zukertort Opening: The Potato
A06 2 b3|Nimzo-Larsen Attack: Classical Variation
A06 3 Nf6 Bb2 c5 e4|Nimzo-Larsen Attack: Norfolk Gambit
A12 5 g6 c4 c6|Réti Opening: Anglo-Slav Variation, Bled Variation
A06 3 c5 c4 dxc4 Nc3|Zukertort Opening: Regina-Nu Gambit
A06 4 e4|Nimzo-Larsen Attack: Norfolk Gambit
A09 2 c4|Réti Opening
A09 3 b5|Réti Opening: Zilbermints Gambit
A12 3 c6 b3|Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
A12 5 Bf5|Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
A12 6 Bb2|Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
A12 5 Bg4|Réti Opening: Anglo-Slav Variation, Bogoljubow Variation
A14 4 g3 Nf6 Bg2 e6 b3 Be7 Bb2|Réti Opening: Anglo-Slav Variation
A09 3 d4|Réti Opening: Advance Variation
A09 4 Rg1|Réti Opening: Penguin Variation
A09 4 b4 c5|Réti Opening: Advance Variation, Michel Gambit
A09 5 g5|Réti Opening: Advance Variation, Navara Gambit
A09 4 e3 c5 b4|Réti Opening: Reversed Blumenfeld Gambit
A09 3 dxc4|Réti Opening: Réti Accepted
A09 4 e3 Be6|Réti Opening: Réti Gambit, Keres Variation
A14 3 e6 g3 Nf6 Bg2 Be7 O-O O-O b3 c6 Bb2|Réti Opening: Anglo-Slav Variation, Bogoljubow Variation, Stonewall Line
A06 2 d3|Zukertort Opening: Old Indian Attack
D02 2 d4 Bg4|Queen's Pawn Game: Anti-Torre
D63 3 Nf6 c4 e6 Nc3 Be7 Bg5 O-O e3 Nbd7 Rc1 b6 cxd5 exd5 Bb5|Queen's Gambit Declined: Orthodox Defense, Capablanca Variation
D64 13 c6 Qc2 Ne4|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D45 2 e3 Nf6 c4 c6 Nc3 e6 b3 Bd6 Bb2 O-O d4 Nbd7|Semi-Slav Defense: Normal Variation
E14 5 e6 Nc3 Be7 d4 O-O b3 b6 cxd5 exd5 Bb2 Bb7 Bd3|Queen's Indian Defense, with e3
A06 3 c5 c4 dxc4 b3|Zukertort Opening: Pachman Gambit
A07 2 g3|King's Indian Attack
A07 3 Bg4|King's Indian Attack: Keres Variation
A07 4 Bg2 Nd7|King's Indian Attack: Keres Variation
A14 3 Nf6 Bg2 e6 O-O Be7 c4 O-O b3 c5|English Opening: Agincourt Defense, Neo-Catalan Declined
A14 12 e3|English Opening: Agincourt Defense, Neo-Catalan Declined
A14 13 Nc6|English Opening: Agincourt Defense, Neo-Catalan Declined
A14 13 d4|English Opening: Agincourt Defense, Neo-Catalan Declined
A07 3 c5|King's Indian Attack: Sicilian Variation
A08 4 Bg2|King's Indian Attack: Sicilian Variation
A08 5 Nc6|King's Indian Attack: French Variation
A08 6 d4|Zukertort Opening: Reversed Grünfeld
A08 7 Nf6|Zukertort Opening: Reversed Grünfeld
A08 8 O-O|Zukertort Opening: Reversed Grünfeld
A08 7 e6 O-O|Zukertort Opening: Reversed Grünfeld
A08 5 Nf6 O-O e6 d3|King's Indian Attack: Sicilian Variation
A07 3 c6 Bg2 Bg4 O-O Nd7|King's Indian Attack: Keres Variation
A07 8 d4 Ngf6 c4 e6 cxd5 exd5 Nc3 Bd6|King's Indian Attack: Keres Variation
D02 5 Nf6 O-O Bg4 d4 e6|Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
A07 3 e5|King's Indian Attack: Omega-Delta Gambit
A07 3 g6|King's Indian Attack: Double Fianchetto
A07 4 Bg2 Bg7 O-O e5 d3 Ne7|King's Indian Attack: Pachman System
A04 1 d6|Zukertort Opening: Pirc Invitation
A04 2 d4 e5|Zukertort Opening: Vos Gambit
A04 2 e4 Bg4|Zukertort Opening: Wade Defense
A04 1 e5|Zukertort Opening: Ross Gambit
A04 2 Nxe5 Nc6 Nxc6 dxc6|Zukertort Opening: The Walrus
A04 1 e6|Zukertort Opening: Queen's Gambit Invitation
A04 2 c4 a6 Nc3 c5 g3 b5|Zukertort Opening: Shabalov Gambit
A04 1 f5|Zukertort Opening: Dutch Variation
A04 2 d3 Nf6 e4|Zukertort Opening: Lisitsyn Gambit Deferred
A04 2 e4|Zukertort Opening: Lisitsyn Gambit
A04 1 f6|Zukertort Opening: Arctic Defense
A04 2 e4 Nh6 d4 Nf7|Zukertort Opening: Arctic Defense, Drunken Knight Variation
A04 1 g5|Zukertort Opening: Herrstrom Gambit
A04 1 g6|Zukertort Opening: Kingside Fianchetto
A04 2 d4 Bg7 e4 d6 c4 c5 dxc5 Qa5+|Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Accepted
A04 1 h6|Zukertort Opening: Basman Defense
A00 0 Nh3|Amar Opening
A00 1 d5 g3 e5 f4|Amar Opening: Paris Gambit
A00 5 Bxh3 Bxh3 exf4 O-O fxg3 hxg3|Amar Opening: Paris Gambit, Gent Gambit
A00 0 a3|Anderssen's Opening
A00 1 a5 b4|Anderssen's Opening: Polish Gambit
A00 1 e5 Nc3|Van Geet Opening: Battambang Variation
A00 2 b3 d5 c3 Nf6 d3 Nc6 e3 Bd6 f3 O-O g3|Formation: Hippopotamus Attack
A00 2 g3 d5 Bg2 Nf6 d3 Nc6 Nd2 Bd6 e3 O-O h3|Formation: Shy Attack
A00 0 a4|Ware Opening
A00 1 a5|Ware Opening: Symmetric Variation
A00 1 b5 axb5 Bb7|Ware Opening: Wing Gambit
A00 1 b6 d4 d5 Nc3 Nd7|Ware Opening: Cologne Gambit
A00 1 e5 Ra3|Ware Opening: Meadow Hay Trap
A00 2 a5 d5 e3 f5 a6|Ware Opening: Ware Gambit
A00 2 h4|Ware Opening: Crab Variation
A01 0 b3|Nimzo-Larsen Attack
A01 1 Nf6|Nimzo-Larsen Attack: Indian Variation
A01 2 Bb2 g6 g4|Nimzo-Larsen Attack: Spike Variation
A01 1 b5|Nimzo-Larsen Attack: Polish Variation
A01 1 b6|Nimzo-Larsen Attack: Symmetrical Variation
A01 1 c5|Nimzo-Larsen Attack: English Variation
A01 1 d5|Nimzo-Larsen Attack: Classical Variation
A01 2 Ba3|Nimzo-Larsen Attack: Graz Attack
A01 1 e5|Nimzo-Larsen Attack: Modern Variation
A01 2 Bb2 Nc6|Nimzo-Larsen Attack: Modern Variation
A01 4 c4 Nf6|Nimzo-Larsen Attack: Modern Variation
A01 4 e3|Nimzo-Larsen Attack: Modern Variation
A01 4 f4|Nimzo-Larsen Attack: Pachman Gambit
A01 1 f5|Nimzo-Larsen Attack: Dutch Variation
A01 2 Bb2 e6 e4|Nimzo-Larsen Attack: Ringelbach Gambit
A00 0 b4|Polish Opening
A00 1 Nc6|Polish Opening: Grigorian Variation
A00 1 Nf6 Bb2 g6|Polish Opening: King's Indian Variation
A00 4 c4 Bg7 e3 d6 Nf3 O-O d4|Polish Opening: King's Indian Variation, Sokolsky Attack
A00 4 e4|Polish Opening: King's Indian Variation, Schiffler Attack
A00 1 Nh6|Polish Opening: Karniewski Variation
A00 1 b5|Polish Opening: Symmetrical Variation
A00 1 c5|Polish Opening: Birmingham Gambit
A00 1 c6|Polish Opening: Outflank Variation
A00 2 Bb2 a5 b5|Polish Opening: Outflank Variation, Schuehler Gambit
A00 5 cxb5 e4|Polish Opening: Schuehler Gambit
A00 1 d5|Polish Opening, with d5
A00 2 Bb2 Bf5|Polish Opening: Baltic Defense
A00 3 Nf6 Nf3|Polish Opening, with d5
A00 3 Qd6|Polish Opening: German Defense
A00 3 c6 a4|Polish Opening: Myers Variation
A06 2 Nf3|Zukertort Opening: Santasiere's Folly
A00 1 e5 Bb2 c5|Polish Opening: Wolferts Gambit
A00 3 d6|Polish Opening: Czech Defense
A00 3 f6 b5|Polish Opening: Bugayev Advance Variation
A00 4 e4|Polish Opening: Tartakower Gambit
A00 2 a3|Polish Opening: Bugayev Attack
A00 1 e6 Bb2 Nf6 b5 a6|Polish Opening: Queenside Defense
A00 6 a4 axb5 axb5 Rxa1 Bxa1|Polish Opening: Rooks Swap Line
A00 5 b6|Polish Opening: Queen's Indian Variation
A00 5 d5 e3|Polish Opening: Schiffler-Sokolsky Variation
A00 1 f5|Polish Opening: Dutch Defense
A00 0 c3|Saragossa Opening
A10 0 c4|English Opening
A10 1 Nc6|English Opening: Anglo-Lithuanian Variation
A15 1 Nf6|English Opening: Anglo-Indian Defense
A16 2 Nc3|English Opening: Anglo-Indian Defense, Queen's Knight Variation
A34 3 c5 g3|English Opening: Symmetrical Variation, Fianchetto Variation
A34 5 d5 cxd5 Nxd5 Bg2 Nc7|English Opening: Symmetrical Variation, Rubinstein Variation
A16 3 d5|English Opening: Anglo-Grünfeld Defense
A16 4 cxd5 Nxd5 Nf3|English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
A17 7 c5 e3 e6|English Opening: Anglo-Indian Defense
A16 7 g6|English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
A16 8 g3 Bg7 Bg2 e5|English Opening: Anglo-Grünfeld Defense, Korchnoi Variation
A16 6 g3 g6 Bg2 Nb6|English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
A16 9 Nxc3|English Opening: Anglo-Indian Defense, Anglo-Grünfeld Variation
A17 3 e6|English Opening: Anglo-Indian Defense, Hedgehog System
A17 4 Nf3 Bb4|English Opening: Anglo-Indian Defense, Nimzo-English
A15 3 g6 Nf3 Bg7 e4|English Opening: Anglo-Indian Defense, Anti-Anti-Grünfeld
A15 2 Nf3|English Opening: Anglo-Indian Defense, King's Knight Variation
A15 3 b6|English Opening: Anglo-Indian Defense, Queen's Indian Formation
A38 3 c5 Nc3 Nc6 g3 g6 Bg2 Bg7|English Opening: Symmetrical Variation, Full Symmetry Line
A39 10 O-O O-O d4|English Opening: Symmetrical Variation, Mecking Variation
A12 3 c6 b3 d5 Bb2 Bg4|Réti Opening: Anglo-Slav Variation, Capablanca Variation
A12 8 d3|Réti Opening: Anglo-Slav Variation, Capablanca Variation
A12 8 e3|Réti Opening: Anglo-Slav Variation, Capablanca Variation
A15 3 d5|English Opening: Anglo-Indian Defense, Scandinavian Defense
A15 4 cxd5 Nxd5|English Opening: Anglo-Indian Defense, Scandinavian Defense, Exchange Variation
A15 3 d6|English Opening: Anglo-Indian Defense, Old Indian Formation
A13 3 e6 g3 a6 Bg2 b5|English Opening: Romanishin Gambit
A15 3 g6|English Opening: Anglo-Indian Defense, King's Indian Formation
A15 4 b4|English Orangutan
A38 4 g3 Bg7 Bg2 O-O O-O c5 Nc3 Nc6 d3|English Opening: Symmetrical Variation, Duchamp Variation
A15 5 b6 Bg2 Bb7|English Opening: Anglo-Indian Defense, King's Indian Formation, Double Fianchetto
A15 5 c6|English Opening: Anglo-Indian Defense, Slav Formation
A15 5 d5|English Opening: Anglo-Indian Defense, Grünfeld Formation
A15 2 b4|English Orangutan
A31 2 d4 c5 Nf3|English Opening: Symmetrical Variation, Anti-Benoni Variation
A10 2 e4|English Opening: Achilles-Omega Gambit
A12 2 g3 c6 Nf3 d5 b3|Réti Opening: Anglo-Slav Variation
A12 7 Bf5|Réti Opening: Anglo-Slav Variation, London Defensive System
A12 8 Bb2|Réti Opening: Anglo-Slav Variation, London Defensive System
A12 8 Bg2|Réti Opening: Anglo-Slav Variation, London Defensive System
A12 9 e6 Bb2|Réti Opening: Anglo-Slav Variation, London Defensive System
A12 7 Bg4|Réti Opening: Anglo-Slav Variation, Torre System
A12 8 Bb2|Réti Opening: Anglo-Slav Variation, Torre System
A12 8 Bg2|Réti Opening: Anglo-Slav Variation, Torre System
A12 9 e6 Bb2|Réti Opening: Anglo-Slav Variation, Torre System
A12 7 dxc4|Réti Opening: Anglo-Slav Variation, with dxc4
D71 3 g6 Bg2 Bg7 d4 d5 cxd5 Nxd5 Nf3|Neo-Grünfeld Defense: Exchange Variation
A10 1 b5|English Opening: Jaenisch Gambit
A30 1 c5|English Opening: Symmetrical Variation
A34 2 Nc3|English Opening: Symmetrical Variation, Normal Variation
A35 3 Nc6|English Opening: Symmetrical Variation, Two Knights Variation
A36 4 g3|English Opening: Symmetrical Variation, Two Knights, Fianchetto Variation
A37 5 g6 Bg2 Bg7 Nf3|English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
A38 9 Nf6 O-O O-O b3|English Opening: Symmetrical Variation, Double Fianchetto
A37 9 e5|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A37 10 O-O Nge7|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A37 12 a3|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A37 12 d3|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A37 13 d6|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A37 11 d6|English Opening: Symmetrical Variation, Botvinnik System Reversed, with Nf3
A36 8 e3 e5|English Opening: Symmetrical Variation, Botvinnik System Reversed, with e3
A34 3 Nf6 Nf3|English Opening: Symmetrical Variation, Three Knights Variation
A35 5 e5|English Opening: Symmetrical Variation
A30 2 Nf3|English Opening: Symmetrical Variation
D32 3 Nc6 Nc3 Nf6 e3 e6 d4 d5 cxd5 exd5|Tarrasch Defense: Symmetrical Variation
A37 4 g3 g6 Bg2 Bg7 O-O d6 Nc3|English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
A37 9 e6 Nc3|English Opening: Symmetrical Variation, Three Knights, Fianchetto Variation
A35 3 Nf6 Nc3 Nc6|English Opening: Symmetrical Variation, Four Knights Variation
A34 6 g3 d5 d4 cxd4|English Opening: Symmetrical Variation
D41 9 e6|Queen's Gambit Declined: Semi-Tarrasch Defense
A35 7 e6|English Opening: Symmetrical Variation, Four Knights Variation, Keres-Parma System
A34 5 d5 cxd5 Nxd5 g3 Nc6 Bg2 Nc7|English Opening: Symmetrical Variation, Rubinstein Variation
A30 4 b4|English Opening: Symmetrical Variation, Napolitano Gambit
A30 2 b4|English Opening: Wing Gambit
A36 2 e4 Nc6 Nc3 g6 g3 Bg7 Bg2|English Opening: Symmetrical Variation, Botvinnik System
A36 2 g3 g6 Bg2 Bg7 Nc3 Nc6|English Opening: Symmetrical Variation, Ultra-Symmetrical Variation
A11 1 c6|English Opening: Caro-Kann Defensive System
A11 2 Nf3 d5 e3|Réti Opening: Anglo-Slav Variation, Gurevich System
A11 5 Nf6 Nc3 Nbd7 Qc2|Réti Opening: Anglo-Slav Variation, Gurevich System
A11 8 b3 e5|Réti Opening: Anglo-Slav Variation, Gurevich System
A11 7 e6 b3 Bd6|Réti Opening: Anglo-Slav Variation, Gurevich System
A11 6 Qc2|Réti Opening: Anglo-Slav Variation, Gurevich System
A11 4 g3 Nf6 Bg2|Réti Opening: Anglo-Slav Variation, with g3
A11 7 Bf5|Réti Opening: Anglo-Slav Variation, with g3
A11 8 O-O e6 d3|Réti Opening: Anglo-Slav Variation, with g3
A11 7 dxc4|Réti Opening: Anglo-Slav Variation, with g3
A11 6 b3 g6|Réti Opening: Anglo-Slav Variation, with g3
A10 1 d5|English Opening: Anglo-Scandinavian Defense
A10 2 cxd5 Nf6|English Opening: Anglo-Scandinavian Defense, Schulz Gambit
A10 3 Qxd5 Nc3 Qa5|English Opening: Anglo-Scandinavian Defense, Malvinas Variation
A10 3 e6|English Opening: Anglo-Scandinavian Defense, Löhn Gambit
A20 1 e5|English Opening: King's English Variation
A21 2 Nc3|English Opening: King's English Variation, Reversed Sicilian
A21 3 Bb4|English Opening: King's English Variation, Kramnik-Shirov Counterattack
A25 3 Nc6|English Opening: King's English Variation, Reversed Closed Sicilian
A27 4 Nf3|English Opening: King's English Variation, Three Knights System
A21 4 g3 d6 Bg2 Be6|English Opening: King's English Variation, Troger Defense
A25 5 g6 Bg2 Bg7|English Opening: King's English Variation, Taimanov Variation
A25 8 Rb1|English Opening: King's English Variation, Hungarian Attack
A25 8 d3|English Opening: King's English Variation, Closed System
A26 9 d6|English Opening: King's English Variation, Closed System, Full Symmetry
A26 10 e4|English Opening: King's English Variation, Botvinnik System
A25 8 e3 d6 Nge2 Be6|English Opening: King's English Variation, Bremen-Hort Variation
A25 11 Nh6|English Opening: Closed, Taimanov Variation
A25 6 Rb1 Nh6 Bg2 Bg7|English Opening: Closed, Taimanov Variation
A22 3 Nf6|English Opening: King's English Variation, Two Knights Variation
A28 4 Nf3 Nc6|English Opening: King's English Variation, Four Knights Variation
A28 6 a3|English Opening: King's English Variation, Four Knights Variation, Korchnoi Line
A28 6 d3|English Opening: King's English Variation, Four Knights Variation, Flexible Line
A28 6 d4 e4|English Opening: King's English Variation, Four Knights Variation, Bradley Beach Variation
A28 7 exd4 Nxd4 Bb4 Bg5 h6 Bh4 Bxc3+ bxc3 Ne5|English Opening: King's English Variation, Four Knights Variation
A28 6 e3|English Opening: King's English Variation, Four Knights Variation, Quiet Line
A28 7 Bb4 Qc2 Bxc3|English Opening: King's English Variation, Four Knights Variation, Quiet Line
A28 9 O-O Nd5 Re8 Qf5|English Opening: King's English Variation, Four Knights Variation, Quiet Line
A28 6 e4|English Opening: Four Knights System, Nimzowitsch Variation
A29 6 g3|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A29 7 Bb4|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A29 8 Bg2 Bxc3 dxc3 d6 O-O O-O|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A29 7 Bc5 d3 d6 Bg2|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
A29 11 O-O O-O|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6
A29 11 a6|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, a6
A29 11 h6|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, h6
A29 7 d5 cxd5 Nxd5 Bg2 Bc5|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Bc5
A29 11 Nb6|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with Nb6
A22 5 e4 Ng5 Ng4|English Opening: King's English, Erbenheimer Gambit
A22 7 b5|English Opening: King's English Variation, Bellon Gambit
A22 7 c6|English Opening: King's English Variation, Adhiban Gambit
A22 4 f4|English Opening: King's English, Mazedonisch
A22 4 g3|English Opening: Carls-Bremen System
A22 5 Bb4|English Opening: King's English Variation, Two Knights Variation, Smyslov System
A29 6 Bg2 O-O Nf3 Re8 O-O e4 Nd4 Nc6|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, Delayed .. Nc6
A25 6 e4 O-O Nge2 Nc6 Bg2|English Opening: King's English Variation, Reversed Closed Sicilian
A23 5 Bc5 Bg2 c6|English Opening: King's English Variation, Two Knights Variation, Keres Variation
A29 5 Nc6 Bg2 d6 d3 Be7 Nf3 O-O|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line, with .. d6, Be7
A23 5 c6|English Opening: King's English Variation, Two Knights Variation, Keres Variation
A22 5 d5|English Opening: King's English Variation, Two Knights Variation, Reversed Dragon
A24 5 g6|English Opening: King's English Variation, Two Knights Variation, Fianchetto Line
A21 3 d6 Nf3|English Opening: King's English Variation
A21 5 Bg4|English Opening: King's English Variation, Smyslov Defense
A21 4 g3 c6|English Opening: King's English Variation, Keres Defense
A20 2 Nf3|English Opening: King's English Variation, Nimzowitsch Variation
A20 3 e4|English Opening: King's English Variation, Nimzowitsch-Flohr Variation
A20 2 e3 Nf6 f4 exf4 Nf3|English Opening: King's English Variation, Kahiko-Hula Gambit
A25 2 g3 Nf6 Bg2 Nc6 Nc3 Bb4 Nd5|English Opening: King's English Variation, Reversed Closed Sicilian
A25 8 e4 d6 Nge2|English Opening: King's English Variation, Reversed Closed Sicilian
A25 11 Bg4|English Opening: King's English Variation, Reversed Closed Sicilian
A29 5 d5 cxd5 Nxd5 Nf3 Nc6|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A29 10 d3|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A29 11 Be7 O-O O-O|English Opening: King's English Variation, Four Knights Variation, Fianchetto Line
A20 3 h5|English Opening: Drill Variation
A13 1 e6|English Opening: Agincourt Defense
A17 2 Nc3 Nf6 Nf3 Bb4 g4|English Opening: Anglo-Indian Defense, Zvjaginsev-Krasenkow Attack
A17 5 b6|English Opening: Anglo-Indian Defense, Queen's Indian Formation
A17 6 e4 Bb7 Bd3|English Opening: Anglo-Indian Defense, Queen's Indian Variation
A18 4 e4|English Opening: Mikenas-Carls Variation
A18 5 Nc6|English Opening: Mikenas-Carls Variation
A19 5 c5|English Opening: Mikenas-Carls, Sicilian
A19 6 e5 Ng8|English Opening: Anglo-Indian Defense, Flohr-Mikenas-Carls Variation, Nei Gambit
A18 5 d5 e5|English Opening: Mikenas-Carls Variation
A13 2 Nf3|English Opening: Agincourt Defense
A33 3 Nf6 Nc3 c5 d4 Nc6 g3 cxd4 Nxd4 Qb6|English Opening: Symmetrical Variation, Anti-Benoni Variation, Geller Variation
A33 7 cxd4 Nxd4 Nc6|English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
A30 6 g3 b6 Bg2 Bb7 O-O Be7|English Opening: Symmetrical Variation, Hedgehog Defense
A13 4 b3 d5 Bb2 c5 e3|English Opening: Agincourt Defense, Wimpy System
A15 4 g3 a6|English Opening: Anglo-Indian Defense, Romanishin Variation
A15 5 b6 Bg2 Bb7|English Opening: Anglo-Indian Defense, Queen's Indian Formation
A13 5 d5 Bg2 c6|English Opening: Agincourt Defense, Catalan Defense, Semi-Slav Defense
A13 7 dxc4|English Opening: Agincourt Defense, Catalan Defense Accepted
A30 3 c5 Nc3 Nf6 g3 b6 Bg2 Bb7 O-O Be7 d4 cxd4 Qxd4 d6 Rd1 a6 b3 Nbd7|English Opening: Symmetrical, Hedgehog, Flexible Formation
A13 3 d5|English Opening: Agincourt Defense
A13 4 b3 Nf6 Bb2 Be7 e3 O-O|English Opening: Agincourt Defense
A13 10 d4|English Opening: Agincourt Defense
A13 4 g3 Nf6|English Opening: Neo-Catalan
A13 6 Bg2 Bd6|English Opening: Agincourt Defense, Bogoljubow Defense
A13 7 Be7|English Opening: Neo-Catalan Declined
A14 8 O-O|English Opening: Agincourt Defense, Neo-Catalan Declined
A14 9 O-O b3|English Opening: Agincourt Defense, Neo-Catalan Declined
A14 9 c5 cxd5 Nxd5 Nc3 Nc6|English Opening: Agincourt Defense, Keres Defense
A14 8 b3|English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
A14 9 b6|English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
A14 9 c5|English Opening: Agincourt Defense, Neo-Catalan Declined, Early b3
E06 8 d4 O-O O-O c6|Catalan Opening: Closed
A07 7 b6 O-O|King's Indian Attack: Yugoslav Variation
A13 7 c5 b3 Nc6 O-O Be7|English Opening: Agincourt Defense, Tarrasch Defense
A13 5 b6 Bg2 Bb7 O-O|English Opening: Agincourt Defense, Catalan Defense
A13 5 c5|English Opening: Agincourt Defense, Catalan Defense
A13 5 c6|English Opening: Agincourt Defense, Kurajica Defense
A40 2 d4 b6 Nc3 Bb7 e4 f5 d5|English Defense: Hartlaub Gambit Declined
A40 8 exf5 Nf6|English Defense: Hartlaub Gambit Accepted
A32 3 c5 Nf3 cxd4 Nxd4 Nf6|English Opening: Symmetrical Variation, Anti-Benoni Variation, Spielmann Defense
A10 1 f5|English Opening: Anglo-Dutch Defense
A10 2 Nc3 Nf6 e4|English Opening: Anglo-Dutch Variation, Ferenc Gambit
A10 5 fxe4 g4|English Opening: Porcupine Variation
A10 2 Nf3 d6 e4|English Opening: Anglo-Dutch Variation, Chabanon Gambit
A10 2 e4|English Opening: Anglo-Dutch Defense, Hickmann Gambit
A10 2 g4|English Opening: Wade Gambit
A10 1 g5|English Opening: Myers Defense
A10 2 d4 Bg7|English Opening: Myers Gambit
A10 3 e5|English Opening: Zilbermints Gambit
A10 1 g6|English Opening: Great Snake Variation
A10 2 Nc3 Bg7 g3 Nf6 Bg2 O-O e4 d6 Nge2 e5 O-O c6 d3 a6|English Opening: King's English Variation, Botvinnik System, Prickly Pawn Pass System
A10 2 e4 e5|English Opening: Adorjan Defense
A00 0 d3|Mieses Opening
A00 1 c5 Nc3 Nc6 g3|Mieses Opening: Venezolana Variation
A00 1 e5|Mieses Opening: Reversed Rat
A00 2 Nd2|Valencia Opening
A00 1 g6 g4|Mieses Opening: Myers Spike Attack
A40 0 d4|Queen's Pawn Game
A40 1 Na6|Australian Defense
A40 1 Nc6|Mikenas Defense
A40 2 c4 e5 d5 Nce7|Mikenas Defense: Lithuanian Variation
A40 5 Nd4|Mikenas Defense: Cannstatter Variation
A40 4 dxe5 Nxe5 Nc3 Nxc4|Mikenas Defense: Pozarek Gambit
A40 2 d5 Nb8|Montevideo Defense
A40 4 e4 Nf6 e5 Ng8|Zaire Defense
A45 1 Nf6|Indian Defense
A45 2 Bf4|Indian Defense: Accelerated London System
A45 2 Bg5|Trompowsky Attack
A45 3 Ne4 Bf4 g5|Trompowsky Attack: Borg Variation
A45 4 Bh4|Trompowsky Attack: Edge Variation
A45 5 c6 Nd2 Qa5 c3 Nxd2 Qxd2 d5 e4|Trompowsky Attack: Edge Variation, Hergert Gambit
A45 5 d5 f3 Nf6 Nc3 Bf5 e4|Trompowsky Attack: Edge Variation, Hergert Gambit
A45 4 h4|Trompowsky Attack: Raptor Variation
A45 5 Nxg5 hxg5 e5|Trompowsky Attack: Raptor Variation, Hergert Gambit
A45 3 c5 d5 Qb6 Nc3|Trompowsky Attack: Poisoned Pawn Variation
A45 3 e6|Trompowsky Attack: Classical Defense
A45 4 e4|Trompowsky Attack: Classical Defense, Big Center Variation
A45 2 Nc3 c5|Indian Defense: Reversed Chigorin Defense
A45 3 d5|Queen's Pawn Game: Chigorin Variation
D01 4 Bg5|Richter-Veresov Attack
D01 5 Bf5|Richter-Veresov Attack
D01 6 Bxf6|Richter-Veresov Attack: Veresov Variation
D01 6 f3|Richter-Veresov Attack: Richter Variation
D01 5 Nbd7 Nf3|Richter-Veresov Attack: Two Knights System
D01 7 g6|Richter-Veresov Attack: Two Knights System, Grünfeld Defense
D01 5 Ne4|Richter-Veresov Attack: Boyce Defense
D01 5 c5 Bxf6 gxf6 e4 dxe4 d5|Richter-Veresov Attack: Malich Gambit
A45 4 Qd3|Amazon Attack: Siberian Attack
D00 4 e4|Queen's Pawn Game: Hübsch Gambit
A45 3 e5|Indian Defense: Maddigan Gambit
A45 2 Nd2 e5|Indian Defense: Lazard Gambit
A46 2 Nf3|Indian Defense: Knights Variation
A46 3 Ne4|Döry Defense
A46 3 a6|Indian Defense: Knights Variation, Alburt-Miles Variation
A46 3 b5|Indian Defense: Polish Variation
A47 3 b6|Pseudo Queen's Indian Defense
A47 4 c3 e5|Indian Defense: Schnepper Gambit
A47 4 e3 Bb7 Bd3 e6 Nbd2 c5 b3 Be7|Pseudo Queen's Indian Defense
A47 4 g3 Bb7 Bg2 c5|Marienbad System
A47 8 c4 cxd4 Qxd4|Marienbad System: Berg Variation
A46 3 c5|Indian Defense: Spielmann-Indian
A43 4 d5 b5|Indian Defense: Pseudo-Benko
A43 5 c4|Benoni Defense: Hawk Variation
A46 3 c6|Indian Defense: Czech-Indian
D02 3 d5 Bf4 c5 e3 Qb6 Nc3|London System: Poisoned Pawn Variation
E14 4 c4 e6 e3 b6 b3 Bb7 Bd3 Nbd7 O-O Bd6 Bb2 O-O Nbd2|Queen's Indian Defense, with e3
A46 3 d6|Indian Defense: Wade-Tartakower Defense
A46 3 e6 Bf4|Indian Defense: London System
A46 4 Bg5|Torre Attack: Classical Defense
A46 5 c5 e3 b6 d5|Torre Attack: Classical Defense, Petrosian Gambit
A46 6 e4|Torre Attack: Wagner Gambit
A46 5 d5 e3 c5 c3 Qb6|Queen's Pawn Game: Torre Attack, Breyer Variation
A46 5 h6|Torre Attack: Classical Defense, Nimzowitsch Variation
A46 4 Nc3 d5 Bg5|Queen's Pawn Game: Veresov Attack, Classical Defense
D30 4 c4 d5 Bg5 c6 Nbd2 Nbd7 e3|Queen's Gambit Declined: Capablanca Variation
A46 4 e3|Yusupov-Rubinstein System
E14 5 b6 Bd3 Bb7 Nbd2 c5 b3 Be7 Bb2 d6 O-O O-O c4|Queen's Indian Defense, with e3
E14 8 O-O Be7 c4 O-O Nc3|Queen's Indian Defense, with e3
D05 9 c5 b3 Be7 Bb2 O-O Nbd2 d5|Queen's Pawn Game: Colle System
E14 10 c4|Queen's Indian Defense, with e3
E14 11 Be7|Queen's Indian Defense, with e3
E14 11 g6|Queen's Indian Defense, with e3
D05 5 c5 Bd3 d5 b3|Rubinstein Opening
D05 9 Nc6 O-O Bd6 Bb2 O-O|Rubinstein Opening: Bogoljubow Defense
D05 11 Be7 Bb2 O-O|Rubinstein Opening: Classical Defense
D05 8 c3|Queen's Pawn Game: Colle System, Traditional Colle
A48 3 g6|East Indian Defense
A48 4 Bf4|London System
A48 5 Bg7 e3|London System
A48 7 d6|London System
A48 8 Bd3|London System, with Bd3
A48 8 Be2|London System, with Be2
A48 9 O-O|London System, with Be2
A48 8 h3 c5 Be2|London System, with Be2
A48 4 Bg5|Torre Attack: Fianchetto Defense
A48 5 Bg7 Nbd2 c5|Torre Attack: Fianchetto Defense, Euwe Variation
A48 7 d5 e3 O-O|Queen's Pawn Game: Torre Attack, Grünfeld Variation, Main Line
A48 4 Nc3 d5 Bf4|Queen's Pawn Game: Barry Attack
A48 7 Bg7|Queen's Pawn Game: Barry Attack
A48 8 Qd2|Queen's Pawn Game: Barry Attack, Tarzan Attack
A48 8 e3 O-O Be2|Queen's Pawn Game: Barry Attack, Grünfeld Variation
E60 4 c4|King's Indian Defense: Normal Variation, King's Knight Variation
E60 5 Bg7 Nc3 O-O e3 d6 Be2 Nc6|King's Indian Defense: Semi-Classical Variation, Hollywood Variation
D85 7 d5 cxd5 Nxd5 e4 Nxc3 bxc3 c5 Rb1|Grünfeld Defense: Exchange Variation, Modern Exchange Variation
D85 14 h3|Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Kramnik's Line
D75 6 g3 O-O Bg2 d5 cxd5 Nxd5 O-O c5 dxc5|Neo-Grünfeld Defense: Delayed Exchange Variation
A48 4 e3 Bg7 Bd3 d6|Indian Defense: Colle System, King's Indian Variation
A49 4 g3|Indian Defense: Przepiorka Variation
D77 5 Bg7 Bg2 O-O O-O d5 c4|Neo-Grünfeld Defense: Classical Variation
D77 11 Nc6|Neo-Grünfeld Defense: Classical Variation, Polgar Variation
D77 11 dxc4|Neo-Grünfeld Defense: Classical Variation, Modern Defense
A45 2 b3|Basque Opening
A50 2 c4|Indian Defense: Normal Variation
A50 3 Nc6|Mexican Defense
A50 4 d5 Ne5 f4|Mexican Defense: Horsefly Gambit
A50 3 b5|Indian Defense: Pyrenees Gambit
A50 3 b6|Queen's Indian Accelerated
A56 3 c5|Benoni Defense
A56 4 d5 Ne4|Vulture Defense
A57 5 b5|Benko Gambit
A57 6 Bg5|Benko Gambit Declined: Bishop Attack
A57 6 Nd2|Benko Gambit Declined: Quiet Line
A57 6 Nf3|Benko Gambit Declined: Main Line
A57 6 a4|Benko Gambit Declined: Sosonko Variation
A57 6 cxb5 a6|Benko Gambit Accepted
A57 8 Nc3|Benko Gambit: Zaitsev System
A57 9 axb5 e4 b4 Nb5|Benko Gambit: Zaitsev Variation, Nescafe Frappe Attack
A57 13 d6 Bc4|Benko Gambit: Nescafe Frappe Attack
A57 8 b6|Benko Gambit Accepted: Pawn Return Variation
A58 8 bxa6|Benko Gambit Accepted: Fully Accepted Variation
A58 9 Bxa6 Nc3 d6 Nf3 g6 Nd2|Benko Gambit: Nd2 Variation
A58 14 g3|Benko Gambit: Fianchetto Variation
A59 12 e4|Benko Gambit Accepted: Yugoslav
A59 9 g6 Nc3 Bxa6 Nf3 d6 e4 Bxf1 Kxf1 Bg7 g3 O-O Kg2|Benko Gambit Accepted: King Walk Variation
A59 12 e4 Bxf1 Kxf1 d6 Nge2|Benko Gambit Accepted: Yugoslav
A59 16 g3|Benko Gambit
A58 12 f4|Benko Gambit Accepted: Central Storming Variation
A58 12 g3 d6 Bg2 Bg7 Nf3|Benko Gambit Accepted: Fianchetto Variation
A57 8 e3|Benko Gambit Accepted: Modern Variation
A57 8 f3|Benko Gambit Accepted: Dlugy Variation
A57 6 e4|Benko Gambit Declined: Hjørring Countergambit
A57 6 f3|Benko Gambit Declined: Pseudo-Sämisch
A57 6 g4|Benko Gambit: Mutkin Countergambit
A56 5 d6|Benoni Defense: Hromádka System
A56 5 e5|Benoni Defense: Czech Benoni Defense
A56 6 Nc3 d6 e4 g6|Benoni Defense: King's Indian System
A60 5 e6|Benoni Defense: Modern Variation
A60 6 Nc3 exd5 cxd5 Bd6|Benoni Defense: Modern Variation, Snake Variation
A65 9 d6 e4|Benoni Defense: King's Pawn Line
A72 11 g6 Nf3 Bg7 Be2 O-O|Benoni Defense: Classical Variation
A73 16 O-O|Benoni Defense: Classical Variation, Main Line
A76 17 Re8|Benoni Defense: Classical Variation, Czerniak Defense
A77 18 Nd2|Benoni Defense: Classical Variation, Czerniak Defense, Tal Line
A79 19 Na6 f3|Benoni Defense: Classical Variation, Czerniak Defense
A74 17 a6 a4|Benoni Defense: Classical Variation, Full Line
A65 12 f3 Bg7|Benoni Defense: King's Pawn Line
A65 14 Be3|Benoni Defense: King's Pawn Line, with Be3
A65 14 Bg5|Benoni Defense: King's Pawn Line, with Bg5
A65 14 Nge2|Benoni Defense: King's Pawn Line, with Nge2
A66 12 f4|Benoni Defense: Pawn Storm Variation
A67 13 Bg7 Bb5+|Benoni Defense: Taimanov Variation
A68 14 Nf3 O-O|Benoni Defense: Four Pawns Attack
A69 16 Be2 Re8|Benoni Defense: Four Pawns Attack, Main Line
A66 14 e5|Benoni Defense: Mikenas Variation
A56 4 dxc5 e6|Benoni Defense: Weenink Variation
A56 4 e3 g6 Nc3 Bg7 Nf3 O-O Be2 cxd4 exd4 d5 O-O Nc6|Grünfeld Defense: Three Knights Variation, Burille Variation, Reversed Tarrasch
A50 3 c6|Slav Indian
A53 3 d6|Old Indian Defense
A53 4 Nc3 Bf5|Old Indian Defense: Janowski Variation
A53 6 e4|Old Indian Defense: Janowski Variation, Grinberg Gambit
A53 6 f3|Old Indian Defense: Janowski Variation, Main Line
A53 6 g3|Old Indian Defense: Janowski Variation, Fianchetto Variation
A55 5 Nbd7 e4 e5 Nf3|Old Indian Defense: Normal Variation
E94 9 g6 Be2 Bg7 O-O O-O|King's Indian Defense: Orthodox Variation, Positional Defense
A53 5 c6|Old Indian Defense: Czech Variation, with Nc3
A54 5 e5|Old Indian Defense: Ukrainian Variation
A54 6 Nf3|Old Indian Defense: Two Knights Variation
A54 6 e3 Nbd7 Bd3|Old Indian Defense: Duz-Khotimirsky Variation
A54 4 Nf3 Bg4|Old Indian Defense: Tartakower-Indian
A53 5 c6|Old Indian Defense: Czech Variation, with Nf3
A53 4 g4|Old Indian Defense: Aged Gibbon Gambit
A51 3 e5|Indian Defense: Budapest Gambit
A51 4 dxe5|Indian Defense: Budapest Gambit Accepted
A51 5 Ne4|Indian Defense: Budapest Gambit Accepted, Fajarowicz Defense
A51 6 Qc2|Indian Defense: Budapest Gambit Accepted, Fajarowicz Defense, Steiner Variation
A51 6 a3|Indian Defense: Budapest Gambit Accepted, Fajarowicz Defense, Bonsdorf Variation
A52 5 Ng4|Indian Defense: Budapest Gambit Accepted, Main Line
A52 6 Bf4|Indian Defense: Budapest Gambit Accepted, Main Line, Rubinstein Variation
A52 6 Nf3|Indian Defense: Budapest Gambit Accepted, Main Line, Adler Variation
A52 6 e4|Indian Defense: Budapest Gambit Accepted, Main Line, Alekhine Variation
A52 7 Nxe5|Indian Defense: Budapest Gambit Accepted, Main Line, Alekhine Variation, Abonyi Variation
A52 7 d6|Indian Defense: Budapest Gambit Accepted, Main Line, Alekhine Variation, Tartakower Defense
E00 3 e6 Bg5|Indian Defense: Seirawan Attack
E20 4 Nc3 Bb4|Nimzo-Indian Defense
E30 6 Bg5|Nimzo-Indian Defense: Leningrad Variation
E30 7 h6 Bh4 c5 d5 b5|Nimzo-Indian Defense: Leningrad Variation, Averbakh Gambit
E31 11 d6|Nimzo-Indian Defense: Leningrad Variation, Benoni Defense
E21 6 Nf3|Nimzo-Indian Defense: Three Knights Variation
E43 7 Bxc3+ bxc3 b6 e3 Bb7 Bd3 O-O O-O|Nimzo-Indian Defense: St. Petersburg Variation
E43 7 b6 e3 Ne4 Qc2|Nimzo-Indian Defense: St. Petersburg Variation
E43 11 Bb7 Bd3 Bxc3+ bxc3 f5 O-O|Nimzo-Indian Defense: St. Petersburg Variation
E21 7 c5 d5|Nimzo-Indian Defense: Three Knights Variation, Korchnoi Variation
E21 9 Ne4|Nimzo-Indian Defense: Three Knights Variation, Euwe Variation
E20 8 g3 O-O Bg2|Nimzo-Indian Defense: Romanishin Variation
E20 9 cxd4 Nxd4 O-O Bg2 d5 cxd5 Nxd5|Nimzo-Indian Defense: Romanishin Variation, English Hybrid
E22 6 Qb3|Nimzo-Indian Defense: Spielmann Variation
E23 7 c5 dxc5 Nc6|Nimzo-Indian Defense: Spielmann Variation, Romanovsky Gambit
E23 10 Nf3 Ne4 Bd2 Nxc5|Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
E23 14 Qc2 f5 g3|Nimzo-Indian Defense: Spielmann Variation, Stahlberg Variation
E23 13 Nxd2|Nimzo-Indian Defense: Spielmann Variation, Carlsbad Variation
E32 6 Qc2|Nimzo-Indian Defense: Classical Variation
E33 7 Nc6|Nimzo-Indian Defense: Classical Variation, Zurich Variation
E33 8 Nf3 d6|Nimzo-Indian Defense: Classical Variation, Milner-Barry Variation
E32 7 O-O a3 Bxc3+ Qxc3 b5|Nimzo-Indian Defense: Classical Variation, Vitolins-Adorjan Gambit
E32 11 b6|Nimzo-Indian Defense: Classical Variation, Keres Defense
E38 8 e3 d5 Nf3 c5|Nimzo-Indian Defense: Classical Variation, Berlin Variation
E38 7 c5|Nimzo-Indian Defense: Classical Variation, Berlin Variation
E38 8 dxc5 Bxc3+|Nimzo-Indian Defense: Classical Variation, Berlin Variation, Steiner Variation
E39 9 O-O|Nimzo-Indian Defense: Classical Variation, Berlin Variation, Pirc Variation
E39 10 a3 Bxc5 Nf3 b6|Nimzo-Indian Defense: Classical Variation, Berlin Variation, Macieja System
E34 7 d5|Nimzo-Indian Defense: Classical Variation, Noa Variation
E36 8 a3|Nimzo-Indian Defense: Classical Variation, Noa Variation
E36 9 Bxc3+ Qxc3 Nc6|Nimzo-Indian Defense: Classical Variation, Noa Variation, Botvinnik Variation
E36 11 Ne4|Nimzo-Indian Defense: Classical Variation, Noa Variation, Main Line
E37 12 Qc2|Nimzo-Indian Defense: Classical Variation, Noa Variation
E37 13 Nc6 e3 e5|Nimzo-Indian Defense: Classical Variation, Noa Variation, San Remo Variation
E37 13 c5|Nimzo-Indian Defense: Classical Variation, Modern Variation
E36 11 c5|Nimzo-Indian Defense: Classical Variation, Romanishin Gambit
E34 8 cxd5 Qxd5 Nf3 Qf5 Qd1 e5|Nimzo-Indian Defense: Classical Variation, Belyavsky Gambit
E35 9 exd5|Nimzo-Indian Defense: Classical Variation, Noa Variation
E20 6 Qd3|Nimzo-Indian Defense: Mikenas Attack
E24 6 a3|Nimzo-Indian Defense: Sämisch Variation
E27 7 Bxc3+ bxc3 O-O|Nimzo-Indian Defense: Sämisch Variation
E26 9 c5 e3|Nimzo-Indian Defense: Sämisch Variation
E26 11 b6|Nimzo-Indian Defense: Sämisch Variation, O'Kelly Variation
E40 6 e3|Nimzo-Indian Defense: Rubinstein System
E40 7 Nc6|Nimzo-Indian Defense: Rubinstein System, Taimanov Variation
E43 7 Ne4 Qc2 f5 Nf3 b6 Bd3 Bb7|Nimzo-Indian Defense: St. Petersburg Variation
E46 7 O-O|Nimzo-Indian Defense: Normal Variation
E47 8 Bd3|Nimzo-Indian Defense: Normal Variation
E43 9 c5 Nf3 b6 O-O Bb7 Na4 Qe7|Nimzo-Indian Defense: St. Petersburg Variation
E48 9 d5|Nimzo-Indian Defense: Normal Variation, Classical Defense
E48 10 Nf3 Nc6 O-O|Nimzo-Indian Defense: Ragozin Defense
E51 13 dxc4|Nimzo-Indian Defense: Ragozin Variation
E52 11 b6|Nimzo-Indian Defense: Normal Variation, Schlechter Defense
E53 11 c5|Nimzo-Indian Defense: Normal Variation, Gligoric System
E53 12 O-O Nbd7|Nimzo-Indian Defense: Normal Variation, Gligoric System
E56 13 Nc6|Nimzo-Indian Defense: Normal Variation, Gligoric System, Bernstein Defense
E58 14 a3 Bxc3 bxc3|Nimzo-Indian Defense: Normal Variation, Bernstein Defense, Exchange Line
E59 17 dxc4 Bxc4|Nimzo-Indian Defense: Normal Variation, Bernstein Defense
E57 15 dxc4 Bxc4 cxd4|Nimzo-Indian Defense: Normal Variation, Gligoric System, Bernstein Defense
E53 13 b6|Nimzo-Indian Defense: Normal Variation, Gligoric System, Keres Variation
E54 13 dxc4 Bxc4|Nimzo-Indian Defense: Normal Variation, Gligoric System, Exchange Variation
E55 15 Nbd7|Nimzo-Indian Defense: Normal Variation, Gligoric System, Bronstein Variation
E54 15 Qe7|Nimzo-Indian Defense: Normal Variation, Gligoric System, Smyslov Variation
E54 15 cxd4 exd4|Nimzo-Indian Defense: Normal Variation, Gligoric System, Exchange Variation
E49 10 a3 Bxc3+ bxc3|Nimzo-Indian Defense: Normal Variation, Botvinnik System
E59 13 dxc4 Bxc4 c5 Nf3 Nc6 O-O Qc7 Qc2|Nimzo-Indian Defense: Normal Variation, Bernstein Defense
E46 8 Ne2|Nimzo-Indian Defense: Reshevsky Variation
E46 9 d5 a3 Bd6|Nimzo-Indian Defense: Simagin Variation
E50 8 Nf3|Nimzo-Indian Defense
E51 9 d5|Nimzo-Indian Defense: Normal Variation, Ragozin Variation
E51 10 a3|Nimzo-Indian Defense: Normal Variation, Sämisch Deferred
E28 8 a3 Bxc3+ bxc3|Nimzo-Indian Defense: Sämisch Variation
E43 7 b6|Nimzo-Indian Defense: St. Petersburg Variation
E43 8 Bd3 Bb7 Nf3|Nimzo-Indian Defense: St. Petersburg Variation
E43 11 Ne4|Nimzo-Indian Defense: St. Petersburg Variation, with Ne4
E43 11 O-O|Nimzo-Indian Defense: St. Petersburg Variation
E43 12 O-O|Nimzo-Indian Defense: St. Petersburg Variation
E43 13 c5|Nimzo-Indian Defense: St. Petersburg Variation
E43 14 Na4 cxd4 a3 Be7|Nimzo-Indian Defense: St. Petersburg Variation
E52 13 d5|Nimzo-Indian Defense: Normal Variation, Schlechter Defense
E44 8 Ne2|Nimzo-Indian Defense: St. Petersburg Variation
E45 9 Ba6|Nimzo-Indian Defense: St. Petersburg Variation, Fischer Variation
E44 9 Ne4|Nimzo-Indian Defense: St. Petersburg Variation, American Variation
E44 9 c5 a3 Ba5|Nimzo-Indian Defense: St. Petersburg Variation, Romanishin-Psakhis Variation
E41 7 c5|Nimzo-Indian Defense: Rubinstein System
E41 8 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6|Nimzo-Indian Defense: Rubinstein System, Hübner Variation
E41 14 O-O O-O|Nimzo-Indian Defense: Rubinstein System, Hübner Variation
E29 10 a3 Bxc3+ bxc3 O-O|Nimzo-Indian Defense: Sämisch Variation
E29 14 Ne2 b6 e4 Ne8|Nimzo-Indian Defense: Sämisch Variation, Capablanca Variation
E42 8 Ne2|Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation
E42 9 cxd4 exd4 O-O a3|Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Main Line
E42 12 c5|Nimzo-Indian Defense: Rubinstein System, Rubinstein Variation, Sherbakov Attack
E20 6 e4|Nimzo-Indian Defense: Dilworth Gambit
E20 6 f3|Nimzo-Indian Defense: Kmoch Variation
E25 7 d5 a3 Bxc3+ bxc3 c5 cxd5|Nimzo-Indian Defense: Sämisch Variation
E25 13 Nxd5 dxc5|Nimzo-Indian Defense: Sämisch Variation, Keres Variation
E25 15 f5|Nimzo-Indian Defense: Sämisch Variation, Romanovsky Variation
E24 12 e3 O-O cxd5 Nxd5|Nimzo-Indian Defense: Sämisch Variation, Botvinnik Variation
E20 6 g3|Nimzo-Indian Defense: Romanishin Variation
D34 5 c5 Nf3 d5 cxd5 exd5 g3 Nc6 Bg2 Be7 O-O O-O Bg5 Be6 Rc1 c4|Tarrasch Defense: Classical Variation, Bogoljubow Variation
D53 5 d5 Bg5 Be7 e3 Ne4|Queen's Gambit Declined: Lasker Defense
D63 9 O-O Nf3 Nbd7 Rc1 b6 cxd5 exd5 Bd3|Queen's Gambit Declined: Orthodox Defense, Pillsbury Variation
D54 10 Rc1|Queen's Gambit Declined: Neo-Orthodox Variation
D57 9 h6 Bh4 O-O Nf3 Ne4 Bxe7 Qxe7 cxd5 Nxc3 bxc3 exd5 Qb3 Qd6|Queen's Gambit Declined: Lasker Defense, Bernstein Variation
D37 6 Nf3 Be7 Bf4 O-O e3 Nbd7 c5|Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense, Blockade Line
D64 8 Bg5 O-O e3 Nbd7 Rc1 c6 a3 a6 Qc2|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D35 6 cxd5|Queen's Gambit Declined: Exchange Variation
D35 7 exd5 Bg5|Queen's Gambit Declined: Exchange Variation, Positional Variation
D35 9 Be7 e3 O-O Bd3 Nbd7 Qc2 Re8 Nge2 Nf8 O-O-O|Queen's Gambit Declined: Exchange Variation, Chameleon Variation
D35 11 h6 Bh4 Bg4|Queen's Gambit Declined: Exchange Variation, Carlsen Variation
D35 9 c6|Queen's Gambit Declined: Exchange Variation, Positional Variation
D36 10 Qc2|Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
D36 11 Be7 e3 Nbd7 Bd3|Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
D36 13 O-O Bd3|Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
D36 15 h6 Bh4|Queen's Gambit Declined: Exchange Variation, Reshevsky Variation
E10 4 Nf3|Indian Defense: Anti-Nimzo-Indian
E11 5 Bb4+|Bogo-Indian Defense
E11 6 Bd2 Be7|Bogo-Indian Defense: Retreat Variation
E11 7 Bxd2+|Bogo-Indian Defense: Exchange Variation
E11 7 Nc6|Bogo-Indian Defense: Haiti Variation
E11 7 Qe7|Bogo-Indian Defense: Nimzowitsch Variation
E11 7 a5|Bogo-Indian Defense: Wade-Smyslov Variation
E16 8 g3 b6 Bg2 Bb7|Queen's Indian Defense: Yates Variation
E11 7 c5|Bogo-Indian Defense: Vitolins Variation
E11 6 Nbd2|Bogo-Indian Defense: Grünfeld Variation
E14 7 b6 a3 Bxd2+ Qxd2 Bb7 e3|Queen's Indian Defense, with e3
E14 8 e3 Bb7|Queen's Indian Defense, with e3, Bb4+ Line
E21 6 Nc3 c5 d5 b5|Nimzo-Indian Defense: Three Knights Variation, Shocron Gambit
E11 6 Nfd2|Bogo-Indian Defense: New England Variation
E10 5 Ne4|Indian Defense: Döry Indian
E10 5 a6|Indian Defense: Dzindzi-Indian Defense
E12 5 b6|Queen's Indian Defense
E12 6 Bf4|Queen's Indian Defense: Miles Variation
E12 6 Nc3|Queen's Indian Defense: Kasparov Variation
E13 7 Bb4 Bg5 h6 Bh4 Bb7|Queen's Indian Defense: Kasparov Variation
E12 7 Bb7 Bg5 h6 Bh4 g5 Bg3 Nh5|Queen's Indian Defense: Kasparov Variation, Botvinnik Attack
E12 8 a3 d5 cxd5 Nxd5 e4|Queen's Indian Defense: Kasparov-Petrosian Variation, Polovodin Gambit
D55 7 d5 cxd5 exd5 Bg5 Be7 e3 O-O Bd3 Bb7 Ne5|Queen's Gambit Declined: Pillsbury Attack
E12 6 a3|Queen's Indian Defense: Petrosian Variation
E12 7 Ba6 Qc2 Bb7|Queen's Indian Defense: Petrosian Variation, Farago Defense
E12 7 Bb7 Nc3|Queen's Indian Defense: Kasparov-Petrosian Variation
E12 9 Be7|Queen's Indian Defense: Kasparov-Petrosian Variation, Marco Defense
E12 9 Ne4|Queen's Indian Defense: Kasparov-Petrosian Variation, Andersson Variation
E12 9 d5|Queen's Indian Defense: Kasparov-Petrosian Variation, Main Line
E12 10 cxd5 Nxd5|Queen's Indian Defense: Kasparov-Petrosian Variation, Modern Variation
E12 12 Bd2|Queen's Indian Defense: Kasparov-Petrosian Variation, Romanishin Attack
E12 12 Qa4+|Queen's Indian Defense: Kasparov-Petrosian Variation, Rashkovsky Attack
E12 12 Qc2|Queen's Indian Defense: Kasparov-Petrosian Variation, Kasparov Attack
E12 12 e3|Queen's Indian Defense: Kasparov-Petrosian Variation, Petrosian Attack
E12 11 exd5|Queen's Indian Defense: Kasparov-Petrosian Variation, Classical Variation
E12 9 g6|Queen's Indian Defense: Kasparov-Petrosian Variation, Hedgehog Variation
E14 6 e3|Queen's Indian Defense: Spassky System
E14 7 Bb7|Queen's Indian Defense: Spassky System
E14 8 Bd3|Queen's Indian Defense: Spassky System
E14 9 c5|Queen's Indian Defense: Spassky System3
E14 10 Nc3 cxd4 exd4 Be7 O-O d5 cxd5 Nxd5|Queen's Indian Defense: Spassky System3
E14 10 O-O Be7 b3 O-O Bb2 cxd4 Nxd4|Queen's Indian Defense: Averbakh Variation
E14 9 d5|Queen's Indian Defense: Spassky System
E15 6 g3|Queen's Indian Defense: Fianchetto Variation
E15 7 Ba6|Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation
E15 8 Qa4|Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Nimzowitsch Attack
E15 8 Qb3|Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Timman's Line
E15 8 b3|Queen's Indian Defense: Fianchetto Variation, Nimzowitsch Variation, Quiet Line
E15 9 Bb4+|Queen's Indian Defense: Fianchetto Variation, Check Variation
E15 10 Bd2 Be7|Queen's Indian Defense: Fianchetto Variation, Check Variation, Intermezzo Line
E15 11 Qe7|Queen's Indian Defense: Fianchetto Variation, Check Variation, Modern Line
E15 7 Bb7|Queen's Indian Defense: Fianchetto Variation, Traditional Line
E16 8 Bg2 Bb4+|Queen's Indian Defense: Capablanca Variation
E16 10 Bd2 Be7|Queen's Indian Defense: Riumin Variation
E11 11 Bxd2+ Qxd2 O-O Nc3 Ne4 Qc2 Nxc3 Ng5|Bogo-Indian Defense: Monticelli Trap
E17 9 Be7|Queen's Indian Defense: Traditional Variation
E17 10 Nc3|Queen's Indian Defense: Anti-Queen's Indian System
E17 11 Ne4 Bd2|Queen's Indian Defense: Opocensky Variation
E17 10 O-O|Queen's Indian Defense: Classical Variation
E18 11 O-O Nc3|Queen's Indian Defense: Classical Variation, Traditional Variation
E18 13 Na6|Queen's Indian Defense: Classical Variation, Tiviakov Defense
E19 13 Ne4 Qc2 Nxc3 Qxc3|Queen's Indian Defense: Classical Variation, Traditional Variation, Main Line
E18 13 d5|Queen's Indian Defense: Classical Variation, Traditional Variation, Nimzowitsch Line
E17 12 Re1|Queen's Indian Defense: Fianchetto Variation, Kramnik Variation
E17 12 b3|Queen's Indian Defense: Euwe Variation
E17 12 d5 exd5 Nd4|Queen's Indian Defense: Classical Variation, Taimanov Gambit
E17 14 Nh4|Queen's Indian Defense: Classical Variation, Polugaevsky Gambit
E15 9 c5|Queen's Indian Defense: Fianchetto Variation, Sämisch Variation
E15 10 d5 exd5 Ng5|Queen's Indian Defense: Buerger Variation
E15 12 Nh4|Queen's Indian Defense: Fianchetto Variation, Rubinstein Variation
E10 5 c5 d5 b5|Blumenfeld Countergambit
E10 8 Bg5|Blumenfeld Countergambit: Duz-Khotimirsky Variation
E10 9 exd5 cxd5 h6|Blumenfeld Countergambit: Spielmann Variation
E10 8 dxe6 fxe6 cxb5 d5|Blumenfeld Countergambit Accepted
A61 7 exd5 cxd5 d6 Nc3 g6|Benoni Defense
A61 12 Bg5|Benoni Defense: Uhlmann Variation
A61 12 Nd2|Benoni Defense: Knight's Tour Variation
A70 12 e4|Benoni Defense: Classical Variation
A70 13 Bg7 Be2|Benoni Defense: Classical Variation, Traditional Variation
A78 15 O-O O-O Re8 Nd2 Na6|Benoni Defense: Classical Variation, Czerniak Defense
A75 17 a6 a4 Bg4|Benoni Defense: Classical Variation, Argentine Counterattack
A71 14 Bg5|Benoni Defense: Classical Variation, Averbakh-Grivas Attack
A70 14 h3|Benoni Defense: Classical Variation, New York Variation
A61 12 g3|Benoni Defense: Fianchetto Variation
D30 5 d5 Bg5|Queen's Gambit Declined: Traditional Variation
D30 7 Bb4+|Queen's Gambit Declined: Vienna Variation
D30 7 h6|Queen's Gambit Declined: Capablanca Variation
D37 6 Nc3|Queen's Gambit Declined: Three Knights Variation
D38 7 Bb4|Queen's Gambit Declined: Ragozin Defense
D38 8 Bg5 Nbd7 e3 c5|Queen's Gambit Declined: Westphalian Variation
D39 9 dxc4|Queen's Gambit Declined: Ragozin Defense, Vienna Variation
D38 8 Qa4+|Queen's Gambit Declined: Ragozin Defense, Alekhine Variation
D37 7 Be7 Bf4|Queen's Gambit Declined: Harrwitz Attack
D37 9 O-O e3 Nbd7|Queen's Gambit Declined: Harrwitz Attack, Two Knights Defense
D37 11 c5 dxc5 Bxc5|Queen's Gambit Declined: Harrwitz Attack, Main Line
D37 14 Qc2 Nc6 Rd1 Qa5 a3|Queen's Gambit Declined: Harrwitz Attack
D37 16 a3 Qa5 O-O-O|Queen's Gambit Declined: Harrwitz Attack
D37 8 Bg5 O-O Qc2|Queen's Gambit Declined: Miles Variation
D55 10 e3|Queen's Gambit Declined: Modern Variation, Normal Line
D60 11 Nbd7|Queen's Gambit Declined: Orthodox Defense
D60 12 Bd3|Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation
D60 13 c6|Queen's Gambit Declined: Orthodox Defense, Botvinnik Variation
D62 12 Qc2 c5 cxd5|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation, Flohr Line
D63 12 Rc1|Queen's Gambit Declined: Orthodox Defense, Main Line
D63 13 a6|Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
D63 14 c5|Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
D63 15 c6|Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
D63 16 Bd3|Queen's Gambit Declined: Orthodox Defense, Henneberger Variation
D63 14 cxd5|Queen's Gambit Declined: Orthodox Defense, Swiss, Carlsbad Variation
D63 13 c6|Queen's Gambit Declined: Orthodox Defense, Main Line
D68 14 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5 Qc2|Queen's Gambit Declined: Orthodox Defense, Classical Variation
D64 14 Qc2|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D64 15 a6|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D55 11 h6|Queen's Gambit Declined: Neo-Orthodox Variation
D55 12 Bxf6|Queen's Gambit Declined: Anti-Tartakower Variation
D55 9 h6 Bh4 O-O e3|Queen's Gambit Declined: Neo-Orthodox Variation, Main Line
D56 13 Ne4 Bxe7 Qxe7 Qc2|Queen's Gambit Declined: Lasker Defense, Teichmann Variation
D58 13 b6|Queen's Gambit Declined: Tartakower Defense
D55 10 Bxf6 Bxf6 e3 O-O Rc1 c6 Bd3 Nd7 O-O dxc4 Bxc4|Queen's Gambit Declined: Anti-Tartakower Variation, Petrosian Variation
D37 7 Nbd7|Queen's Gambit Declined: Barmen Variation
D37 8 Bg5 h6 Bh4 dxc4|Queen's Gambit Declined: Knight Defense, Alekhine Gambit
D35 8 cxd5 exd5 Bf4|Queen's Gambit Declined: Exchange Variation, Sämisch Variation
D40 7 c5|Queen's Gambit Declined: Semi-Tarrasch Defense
D41 8 cxd5|Queen's Gambit Declined: Semi-Tarrasch Defense
D41 9 Nxd5 e3|Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
D42 11 Nc6 Bd3|Queen's Gambit Declined: Semi-Tarrasch Defense, Main Line
D41 10 e4|Queen's Gambit Declined: Semi-Tarrasch Defense, Exchange Variation
D41 11 Nxc3 bxc3|Queen's Gambit Declined: Semi-Tarrasch Defense, Exchange Variation
D41 10 g3|Queen's Gambit Declined: Semi-Tarrasch Defense
D41 11 Nc6 Bg2|Queen's Gambit Declined: Semi-Tarrasch Defense
D41 9 cxd4 Qxd4 exd5 e4 dxe4 Qxd8+|Queen's Gambit Declined: Semi-Tarrasch Defense, Endgame Variation
D44 7 c6 Bg5 dxc4 e4 b5 e5 h6 Bh4 g5 Nxg5 Nd5|Semi-Slav Defense: Botvinnik Variation, Alatortsev System
D44 17 hxg5 Bxg5 Nbd7 Qf3|Semi-Slav Defense: Botvinnik Variation, Szabo Variation
D37 7 dxc4|Queen's Gambit Declined: Three Knights, Vienna Variation
D37 8 e3|Queen's Gambit Declined: Vienna Variation, Quiet Variation
E14 6 e3 Be7 Nc3 O-O b3 b6|Queen's Indian Defense, with e3
E14 8 b3 O-O Bb2 b6 Nbd2 Bb7 Bd3|Queen's Indian Defense, with e3
E14 10 Bd3 b6|Queen's Indian Defense, with e3
E14 7 b6 Nc3 Bb7|Queen's Indian Defense, with e3
E14 9 Bd6 Bd3|Queen's Indian Defense, with e3
E14 11 O-O O-O Bb7|Queen's Indian Defense, with e3
D35 10 cxd5 exd5|Queen's Gambit Declined: Exchange Variation
D32 7 c5 cxd5 exd5 Nc3 a6 Be2 Nc6|Queen's Gambit Declined: Tarrasch Defense
E06 6 g3 Bb4+ Bd2 Be7 Bg2 O-O O-O c6 Bf4 b6|Catalan Opening: Closed
E11 14 Qc2 Nbd7 Bf4 b6 Nbd2|Bogo-Indian Defense: Retreat Variation
E11 19 Ba6|Bogo-Indian Defense: Retreat Variation
E09 7 Be7 Bg2 O-O O-O Nbd7 Qc2 c6 Bf4 b6 Nbd2 Bb7 e4 dxe4 Nxe4 Nxe4 Qxe4|Catalan Opening: Closed, Main Line
E09 14 Nbd2|Catalan Opening: Closed, Main Line
E09 15 b6|Catalan Opening: Closed Variation, Traditional Variation
E09 11 c6 Qc2 b6 Nbd2 Bb7 e4 Nbd7|Catalan Opening: Closed, Main Line
E05 11 dxc4|Catalan Opening: Open Defense, Classical Line
E04 7 c6 Bg2 dxc4|Catalan Opening: Open Defense
E00 4 Qb3|Indian Defense
E00 4 g3|Catalan Opening
E11 5 Bb4+ Bd2 Be7 Bg2 d5 Nf3|Bogo-Indian Defense: Retreat Variation
E11 11 Nbd7 O-O O-O Qc2 c6|Bogo-Indian Defense: Retreat Variation
E11 16 Rc1|Bogo-Indian Defense: Retreat Variation
E11 16 Rd1|Bogo-Indian Defense: Retreat Variation
E11 17 h6|Bogo-Indian Defense: Retreat Variation
E11 16 b3|Bogo-Indian Defense: Retreat Variation
E11 11 O-O|Bogo-Indian Defense: Retreat Variation
E11 12 O-O|Bogo-Indian Defense: Retreat Variation
E11 12 Qc2 c6 O-O|Bogo-Indian Defense: Retreat Variation
E08 5 Be7 Bg2 d5 Nf3 O-O O-O Nbd7 Qc2 c6 b3 b6 Rd1 Bb7 Nc3 b5|Catalan Opening: Closed, Spassky Gambit
A62 5 c5 d5 exd5 cxd5 d6 Nc3 g6 Bg2 Bg7 Nf3 O-O|Benoni Defense: Fianchetto Variation
A63 16 O-O Nbd7|Benoni Defense: Fianchetto Variation, Hastings Defense
A64 17 a6 a4 Nbd7 Nd2 Re8|Benoni Defense: Fianchetto Variation, Hastings Defense, Main Line
E00 5 d5|Catalan Opening
E01 6 Bg2|Catalan Opening: Open Defense
E06 7 Be7 Nf3|Catalan Opening: Closed
E07 9 O-O O-O Nbd7|Catalan Opening: Closed
E07 12 Nc3 c6 Qd3|Catalan Opening: Closed, Botvinnik Variation
E08 12 Qc2|Catalan Opening: Closed
E08 13 c6 Bf4 b6 Nbd2 Bb7 e4|Catalan Opening: Closed
E09 14 Nbd2 b6 b3 a5 Bb2 Ba6|Catalan Opening: Closed, Sokolsky Variation
E08 14 b3|Catalan Opening: Closed
E08 15 b6|Catalan Opening: Closed
E06 11 c6 Qc2 b6 Nbd2 Bb7 e4 Na6|Catalan Opening: Closed
E08 14 Rd1 Nbd7 Bf4|Catalan Opening: Closed
E01 7 c5 Nf3 Nc6|Catalan Opening: Tarrasch Defense
E02 7 dxc4|Catalan Opening: Open Defense
E04 8 Nf3|Catalan Opening: Open Defense
E05 9 Be7|Catalan Opening: Open Defense, Classical Line
E04 9 Nc6 Qa4 Bb4+|Catalan Opening: Open Defense, Modern Sharp Variation
E03 8 Qa4+ Nbd7 Qxc4|Catalan Opening: Open Defense
E03 11 a6 Qc2|Catalan Opening: Open Defense, Alekhine Variation
E00 5 e5|Catalan Opening: Hungarian Gambit
E00 4 g4|Indian Defense: Devin Gambit
A50 3 g5|Indian Defense: Medusa Gambit
E60 3 g6|Indian Defense: West Indian Defense
E61 4 Nc3|King's Indian Defense
E61 5 Bg7 Nf3 O-O e3 d6 Be2|King's Indian Defense: Semi-Classical Variation
E61 11 Nbd7 O-O e5 b4|King's Indian Defense: Semi-Classical Variation, Queenside Storm Line
E61 14 dxe5 dxe5|King's Indian Defense: Semi-Classical Variation, Exchange Variation
E60 11 c6|King's Indian Defense: Semi-Classical Variation, Benoni Variation
D75 8 g3 d5 cxd5 Nxd5 Bg2 c5 O-O|Neo-Grünfeld Defense: Delayed Exchange Variation
E61 7 d6 Bg5|King's Indian Defense: Smyslov Variation
E62 8 g3|King's Indian Defense: Fianchetto Variation, Delayed Fianchetto
E68 9 O-O Bg2 Nbd7 O-O e5 e4 Re8 h3 exd4 Nxd4 Nc5 Re1 a5|King's Indian Defense: Fianchetto Variation, Long Variation
E62 11 Nc6 O-O Bg4|King's Indian Defense: Fianchetto Variation, Simagin Variation
E62 11 c6 O-O Bf5|King's Indian Defense: Fianchetto Variation, Larsen Defense
E61 13 Qb6|King's Indian Defense: Fianchetto Variation, Benjamin Defense
E70 6 e4|King's Indian Defense: Normal Variation
E70 7 d6|King's Indian Defense: Normal Variation
E73 8 Be2|King's Indian Defense: Normal Variation, Standard Development
E73 9 O-O Be3|King's Indian Defense: Semi-Averbakh System
E73 10 Bg5|King's Indian Defense: Averbakh Variation
E73 11 Na6|King's Indian Defense: Averbakh Variation, Modern Defense
E73 12 Qd2 c6|King's Indian Defense: Averbakh Variation, Modern Defense, Burgess Line
E73 11 Nbd7|King's Indian Defense: Averbakh Variation, Geller Defense
E73 11 Nc6|King's Indian Defense: Averbakh Variation, Nc6 Defense
E73 11 a6|King's Indian Defense: Averbakh Variation, Spanish Defense
E74 11 c5|King's Indian Defense: Averbakh Variation, Benoni Defense
E74 12 d5|King's Indian Defense: Averbakh Variation, Benoni Defense, Advance Variation
E75 13 e6|King's Indian Defense: Averbakh Variation, Main Line
E74 12 dxc5|King's Indian Defense: Averbakh Variation, Benoni Defense, Exchange Variation
E73 11 h6|King's Indian Defense: Averbakh Variation, Flexible Defense
E77 10 f4|King's Indian Defense: Four Pawns Attack
E70 8 Bg5|King's Indian Defense: Accelerated Averbakh Variation
E90 8 Nf3|King's Indian Defense: Normal Variation, Rare Defenses
E91 9 O-O Be2|King's Indian Defense: Orthodox Variation
E91 11 Na6|King's Indian Defense: Kazakh Variation
E94 11 Nbd7 O-O e5 d5|King's Indian Defense: Orthodox Variation, Positional Defense, Closed Line
E92 11 e5|King's Indian Defense: Orthodox Variation
E92 12 Be3|King's Indian Defense: Orthodox Variation, Gligoric-Taimanov System
E94 12 O-O|King's Indian Defense: Orthodox Variation
E94 13 Na6|King's Indian Defense: Orthodox Variation, Glek Defense
E95 13 Nbd7 Re1|King's Indian Defense: Orthodox Variation
E96 15 c6 Bf1 a5|King's Indian Defense: Orthodox Variation, Positional Defense, Main Line
E97 13 Nc6|King's Indian Defense: Orthodox Variation, Aronin-Taimanov Defense
E97 14 d5 Ne7 Bd2|King's Indian Defense: Orthodox Variation, Korchnoi Attack
E97 16 Nd2|King's Indian Defense: Orthodox Variation, Modern System
E98 16 Ne1|King's Indian Defense: Orthodox Variation, Classical System
E98 17 Nd7 Be3|King's Indian Defense: Orthodox Variation, Classical System, Neo-Classical Line
E98 19 f5 f3 f4 Bf2 g5 Rc1 Ng6 c5|King's Indian Defense: Orthodox Variation, Classical System, Kozul Gambit
E99 18 f3 f5|King's Indian Defense: Orthodox Variation, Classical System, Traditional Line
E99 20 g4|King's Indian Defense: Orthodox Variation, Classical System, Benko Attack
E97 16 b4|King's Indian Defense: Orthodox Variation, Bayonet Attack
E97 17 Nh5 Qc2|King's Indian Defense: Orthodox Variation, Bayonet Attack, Yepishin's Line
E97 18 Re1|King's Indian Defense: Orthodox Variation, Bayonet Attack, Sokolov's Line
E94 13 a5|King's Indian Defense: Orthodox Variation, Ukrainian Defense
E94 13 c6|King's Indian Defense: Orthodox Variation, Donner Defense
E92 12 d5|King's Indian Defense: Petrosian Variation
E93 13 Nbd7|King's Indian Defense: Petrosian Variation, Normal Defense
E93 14 Bg5 h6 Bh4 g5 Bg3 Nh5 h4|King's Indian Defense: Petrosian Variation, Keres Defense
E92 13 a5|King's Indian Defense: Petrosian Variation, Stein Defense
E92 12 dxe5|King's Indian Defense: Exchange Variation
E90 10 Be3|King's Indian Defense: Larsen Variation
E90 10 Bg5|King's Indian Defense: Zinnowitz Variation
E70 8 Nge2|King's Indian Defense: Kramer Variation
E80 8 f3|King's Indian Defense: Sämisch Variation
E81 9 O-O|King's Indian Defense: Sämisch Variation, Normal Defense
E83 10 Be3 Nc6|King's Indian Defense: Sämisch Variation, Yates Defense
E83 12 Nge2 Rb8|King's Indian Defense: Sämisch Variation, Ruban Variation
E83 13 a6|King's Indian Defense: Sämisch Variation, Panno Formation
E84 14 Qd2 Rb8|King's Indian Defense: Sämisch Variation, Panno Main Line
E82 11 b6|King's Indian Defense: Sämisch Variation, Double Fianchetto
E81 11 c5|King's Indian Defense: Sämisch Variation, Sämisch Gambit
E81 12 dxc5 dxc5 Qxd8 Rxd8 Bxc5|King's Indian Defense: Sämisch Variation, Sämisch Gambit Accepted
E81 11 c6 Bd3 a6|King's Indian Defense: Sämisch Variation, Byrne Defense
E85 11 e5|King's Indian Defense: Sämisch Variation, Orthodox Variation
E86 12 Nge2 c6|King's Indian Defense: Sämisch Variation
E89 14 d5 cxd5|King's Indian Defense: Sämisch Variation, Closed Variation, Main Line
E87 12 d5|King's Indian Defense: Sämisch Variation, Closed Variation
E87 13 Nh5 Qd2 Qh4+ g3 Nxg3 Qf2 Nxf1 Qxh4 Nxe3 Ke2|King's Indian Defense: Sämisch Variation, Bronstein Defense
E87 23 Nxc4|King's Indian Defense: Sämisch Variation, Orthodox Variation, Bronstein Variation
E88 13 c6|King's Indian Defense: Sämisch Variation, Closed Variation
E81 10 Bg5|King's Indian Defense: Steiner Attack
A65 11 c5 d5|Benoni Defense: King's Pawn Line, with Bg5
E81 13 e6 Qd2 exd5 Nxd5|King's Indian Defense: Steiner Attack
A65 16 exd5|Benoni Defense: King's Pawn Line, with Bg5
E81 15 h6 Bxh6|King's Indian Defense: Steiner Attack
E81 13 h6 Bf4|King's Indian Defense: Steiner Attack
E81 10 Nge2|King's Indian Defense: Sämisch Variation, Bobotsov-Korchnoi-Petrosian Variation
A65 11 c5 d5 e6 Ng3 exd5 cxd5|Benoni Defense: King's Pawn Line, with Nge2
E76 8 f4|King's Indian Defense: Four Pawns Attack
E76 9 Na6|King's Indian Defense: Four Pawns Attack, Modern Defense
E77 9 O-O Be2 c5 d5 e6 dxe6 fxe6 g4 Nc6 h4|King's Indian Defense: Six Pawns Attack
E78 10 Nf3 c5 Be2|King's Indian Defense: Four Pawns Attack, Fluid Attack
E79 13 cxd4 Nxd4 Nc6 Be3|King's Indian Defense: Four Pawns Attack, Exchange Variation
E76 12 d5|King's Indian Defense: Four Pawns Attack, Dynamic Attack
E77 13 e6 Be2|King's Indian Defense: Four Pawns Attack, Normal Attack
E77 15 exd5 e5|King's Indian Defense: Four Pawns Attack, Florentine Gambit
E72 8 g3|King's Indian Defense: Normal Variation, Deferred Fianchetto
E72 9 O-O Bg2 e5 Nge2|King's Indian Defense: Pomar System
E71 8 h3|King's Indian Defense: Makogonov Variation
E71 9 O-O Be3|King's Indian Defense: Karpov System
D80 5 d5|Grünfeld Defense
D82 6 Bf4|Grünfeld Defense: Brinckmann Attack
D83 7 Bg7 Rc1 O-O e3 c5 dxc5 Qa5|Grünfeld Defense: Brinckmann Attack, Reshevsky Gambit
D83 8 e3 O-O|Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit
D83 10 Rc1|Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Capablanca Variation
D83 11 c5 dxc5 Be6|Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit, Botvinnik Variation
D84 10 cxd5 Nxd5 Nxd5 Qxd5 Bxc7|Grünfeld Defense: Brinckmann Attack, Grünfeld Gambit Accepted
D80 6 Bg5|Grünfeld Defense: Stockholm Variation
D80 7 Ne4 Nxe4 dxe4 Qd2 c5|Grünfeld Defense: Lundin Variation
D90 6 Nf3|Grünfeld Defense: Three Knights Variation
D90 7 Bg7|Grünfeld Defense: Three Knights Variation
D92 8 Bf4|Grünfeld Defense: Three Knights Variation, Hungarian Attack
D93 9 O-O e3|Grünfeld Defense: Three Knights Variation, Hungarian Variation
D91 8 Bg5|Grünfeld Defense: Three Knights Variation, Petrosian System
D90 8 Qa4+|Grünfeld Defense: Flohr Variation
D96 8 Qb3|Grünfeld Defense: Russian Variation
D97 9 dxc4 Qxc4 O-O e4|Grünfeld Defense: Russian Variation
D98 13 Bg4|Grünfeld Defense: Russian Variation, Smyslov Variation
D98 14 Be3 Nfd7 Be2 Nb6 Qd3 Nc6 O-O-O|Grünfeld Defense: Russian Variation, Keres Variation
D99 16 Qb3|Grünfeld Defense: Russian Variation, Smyslov Variation
D99 17 c5|Grünfeld Defense: Russian Variation, Yugoslav Variation
D97 13 Na6|Grünfeld Defense: Russian Variation, Prins Variation
D97 13 Nc6|Grünfeld Defense: Russian Variation, Byrne Variation
D97 13 a6|Grünfeld Defense: Russian Variation, Hungarian Variation
D97 13 b6|Grünfeld Defense: Russian Variation, Levenfish Variation
D97 13 c6|Grünfeld Defense: Russian Variation, Szabo Variation
D94 8 e3|Grünfeld Defense: Three Knights Variation, Burille Variation
D94 9 O-O Bd2|Grünfeld Defense: Opocensky Variation
D94 10 Bd3|Grünfeld Defense: Three Knights Variation, Paris Variation
D95 10 Qb3|Grünfeld Defense: Three Knights Variation, Vienna Variation
D95 11 e6|Grünfeld Defense: Botvinnik Variation
D94 10 b4|Grünfeld Defense: Makogonov Variation
D81 6 Qb3|Grünfeld Defense: Russian Variation, Accelerated Variation
D85 6 cxd5 Nxd5|Grünfeld Defense: Exchange Variation
D85 8 Na4|Grünfeld Defense: Exchange Variation, Nadanian Attack
D86 8 e4 Nxc3 bxc3 Bg7 Bc4|Grünfeld Defense: Exchange Variation, Classical Variation
D86 13 O-O Ne2 Nc6|Grünfeld Defense: Exchange Variation, Simagin's Improved Variation
D86 15 Qd7|Grünfeld Defense: Exchange Variation, Larsen Variation
D86 16 O-O b6|Grünfeld Defense: Exchange Variation, Larsen Variation
D86 15 b6|Grünfeld Defense: Exchange Variation, Simagin's Lesser Variation
D89 13 c5 Ne2 Nc6 Be3 O-O O-O Bg4 f3 Na5 Bd3 cxd4 cxd4 Be6|Grünfeld Defense: Exchange Variation, Spassky Variation
D87 22 Bxf7+|Grünfeld Defense: Exchange Variation, Seville Variation
D88 19 cxd4 cxd4|Grünfeld Defense: Exchange Variation, Spassky Variation
D87 15 O-O|Grünfeld Defense: Exchange Variation, Spassky Variation
D89 16 O-O Nc6 Be3 Bg4 f3 Na5 Bd3 cxd4 cxd4 Be6 d5|Grünfeld Defense: Exchange Variation, Sokolsky Variation
D85 12 Nf3|Grünfeld Defense: Exchange Variation, Modern Exchange Variation
D85 13 c5|Grünfeld Defense: Exchange Variation, Modern Exchange Variation
D85 14 Rb1 O-O Be2 Nc6 d5 Bxc3+|Grünfeld Defense: Exchange Variation, Modern Exchange Variation, Pawn Grab Line
D95 6 e3 Bg7 Qb3 dxc4 Bxc4 O-O Nf3 Nbd7 Ng5|Grünfeld Defense: Pachman Variation
D80 6 f3|Grünfeld Defense: Lutikov Variation
D80 7 c5 cxd5 Nxd5 Na4|Grünfeld Defense: Lutikov Variation, Murrey Attack
D80 6 g4|Grünfeld Defense: Gibbon Gambit
D80 6 h4|Grünfeld Defense: Zaitsev Gambit
E60 4 Nf3 Bg7 b4|King's Indian Defense: Santasiere Variation
E60 6 g3|King's Indian Defense: Fianchetto Variation
D78 7 O-O Bg2 c6 O-O d5|Neo-Grünfeld Defense: Classical Variation, Original Defense
D79 12 cxd5 cxd5|Neo-Grünfeld Defense: Ultra-Delayed Exchange Variation
D74 9 d5 cxd5 Nxd5 O-O|Neo-Grünfeld Defense: Delayed Exchange Variation
D76 13 Nb6|Neo-Grünfeld Defense: Delayed Exchange Variation
E67 9 d6 O-O Nbd7 Nc3 e5|King's Indian Defense: Fianchetto Variation, Classical Fianchetto
E68 14 e4|King's Indian Defense: Fianchetto Variation, Classical Variation
E69 15 c6 h3|King's Indian Defense: Fianchetto Variation, Classical Main Line
E63 11 Nc6 Nc3 a6|King's Indian Defense: Fianchetto Variation, Panno Variation
E63 14 d5 Na5 Nd2 c5 Qc2 Rb8 b3 b5 Bb2 bxc4 bxc4 Bh6|King's Indian Defense: Fianchetto Variation, Panno Variation, Donner Line
E63 19 e5|King's Indian Defense: Fianchetto Variation, Panno Variation, Blockade Line
E63 14 h3 Rb8 Be3 b5 Nd2|King's Indian Defense: Fianchetto Variation, Panno Variation, Korchnoi Line
E62 13 e5|King's Indian Defense: Fianchetto Variation, Uhlmann-Szabo System
E65 11 c5 Nc3|King's Indian Defense: Fianchetto Variation, Yugoslav Variation
E66 13 Nc6 d5|King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Advance Line
E65 14 dxc5 dxc5|King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Exchange Line
E62 11 c6 Nc3 Qa5|King's Indian Defense: Fianchetto Variation, Kavalek Defense
E64 7 c5 Bg2 Qa5+|King's Indian Defense: Fianchetto Variation, Pterodactyl Variation
E64 7 d6 Bg2 O-O O-O Nbd7 Nc3 a6|King's Indian Defense: Fianchetto Variation, Hungarian Variation
E64 13 e5 b3|King's Indian Defense: Fianchetto Variation, Double Fianchetto Attack
E64 11 c5|King's Indian Defense: Fianchetto Variation, Yugoslav System
D70 5 d5|Neo-Grünfeld Defense: with Nf3
E60 4 Qc2|Queen's Pawn, Mengarini Attack
E60 4 d5|Indian Defense: Anti-Grünfeld, Advance Variation
E60 5 b5|Indian Defense: Anti-Grünfeld, Adorjan Gambit
E60 4 f3|Indian Defense: Anti-Grünfeld, Alekhine Variation
A65 5 c5 d5 d6 e4 Bg7 Nc3 e6 Be3 O-O Qd2 exd5 cxd5|Benoni Defense: King's Pawn Line
D70 5 d5|Neo-Grünfeld Defense: Goglidze Attack
E60 5 e5|Indian Defense: Anti-Grünfeld, Alekhine Variation, Leko Gambit
E60 4 g3|King's Indian Defense: Fianchetto Variation, Immediate Fianchetto
E67 5 Bg7 Bg2 O-O Nc3 d6 Nf3 Nbd7|King's Indian Defense: Fianchetto Variation, Debrecen Defense
E62 11 Nc6|King's Indian Defense: Fianchetto Variation, Carlsbad Variation
E62 12 O-O Bf5|King's Indian Defense: Fianchetto Variation, Lesser Simagin (Spassky)
E64 11 c5|King's Indian Defense: Fianchetto Variation, Yugoslav Variation, Rare Line
E60 7 d5|Grünfeld Defense: Counterthrust Variation
D71 8 cxd5 Nxd5|Neo-Grünfeld Defense: Exchange Variation
D70 5 d5|Neo-Grünfeld Defense: with g3
D73 6 Bg2 Bg7 Nf3|Neo-Grünfeld Defense: with g3
D72 8 cxd5 Nxd5 e4 Nb6 Ne2|Neo-Grünfeld Defense: with g3
E60 4 h4|Indian Defense: Anti-Grünfeld, Basman-Williams Attack
A45 2 d5|Indian Defense: Pawn Push Variation
A45 2 e4|Indian Defense: Omega Gambit
A45 3 Nxe4 Bd3 Nf6 Bg5|Indian Defense: Omega Gambit, Arafat Gambit
A45 2 f3|Paleface Attack
A45 3 d5 Nc3|Queen's Pawn Game: Veresov, Richter Attack
A45 4 e4|Indian Defense: Paleface Attack, Blackmar-Diemer Gambit Deferred
A45 4 g4|Indian Defense: Gedult Attack
A45 2 f4|Canard Opening
A45 2 g3|Indian Defense: Tartakower Attack
A45 2 g4|Indian Defense: Gibbins-Weidenhagen Gambit
A45 3 Nxg4|Indian Defense: Gibbins-Weidenhagen Gambit Accepted
A45 4 e4 d6 Be2 Nf6 Nc3|Indian Defense: Gibbins-Weidenhagen Gambit, Stummer Gambit
A45 4 f3 Nf6 e4|Indian Defense: Gibbins-Weidenhagen Gambit, Maltese Falcon
A45 3 e5|Indian Defense: Gibbins-Weidenhagen Gambit, Oshima Defense
A40 1 b5|Polish Defense
A40 2 e4 Bb7 Bxb5|Polish Defense: Spassky Gambit Accepted
A40 1 b6|English Defense
A40 2 c4 Bb7 Nc3 e5|English Defense: Eastbourne Gambit
A43 1 c5|Benoni Defense: Old Benoni
A43 2 Nf3 cxd4 b4|Benoni Defense: Zilbermints-Benoni Gambit
A43 5 e5|Benoni Defense: Zilbermints-Benoni Gambit, Tamarkin Countergambit
A43 2 b4|Benoni Defense: Zilbermints-Benoni Gambit
A43 2 c4 cxd4 e3|Queen's Pawn Game: Liedmann Gambit
A43 2 d5|Benoni Defense: Old Benoni
A43 3 Na6|Benoni Defense: Snail Variation
A43 3 Nf6|Benoni Defense: Benoni-Indian Defense
A43 4 Nc3 Qa5|Benoni Defense: Woozle
A43 4 Nf3|Benoni Defense: Benoni-Indian Defense, Kingside Move Order
A43 3 d6|Benoni Defense: Old Benoni
A43 4 Nc3 g6|Benoni Defense: Old Benoni, Schmid Variation
A44 3 e5|Benoni Defense: Old Benoni
A44 4 e4 d6|Benoni Defense: Semi-Benoni
A43 3 f5|Benoni Defense: Old Benoni, Mujannah Formation
A43 4 e4|Benoni Defense: Benoni-Staunton Gambit
A43 2 dxc5|Benoni Defense: Benoni Gambit Accepted
A43 3 Na6|Benoni Defense: Benoni Gambit, Schlenker Defense
A43 3 b6|Benoni Defense: Cormorant Gambit
A40 1 c6 Nf3 Nf6 c4 b5|Slav Indian: Kudischewitsch Gambit
A40 2 c4 d6|Queen's Pawn Game: Anglo-Slav Opening
D00 1 d5|Queen's Pawn Game
D00 2 Bf4|Queen's Pawn Game: Accelerated London System
D00 3 c5|Queen's Pawn Game: Accelerated London System, Steinitz Countergambit
D00 4 dxc5|Queen's Pawn Game: Accelerated London System, Steinitz Countergambit Accepted
D00 4 e4|Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit
D00 5 dxe4|Queen's Pawn Game: Accelerated London System, Steinitz Countergambit, Morris Countergambit Accepted
D00 2 Bg5|Queen's Pawn Game: Levitsky Attack
D00 3 Bg4|Queen's Pawn Game: Levitsky Attack, Welling Variation
D00 2 Nc3|Queen's Pawn Game: Chigorin Variation
D00 3 Bf5|Queen's Pawn Game: Chigorin Variation, Alburt Defense
D00 3 Bg4|Queen's Pawn Game: Chigorin Variation, Anti-Veresov
D01 3 Nf6 Bf4|Rapport-Jobava System
D01 5 e6|Rapport-Jobava System
D01 5 g6|Rapport-Jobava System
D00 3 c5|Queen's Pawn Game: Chigorin Variation, Irish Gambit
D00 3 e5|Queen's Pawn Game: Chigorin Variation, Shaviliuk Gambit
D00 3 e6|Queen's Pawn Game: Chigorin Variation
D01 4 Bf4|Rapport-Jobava System, with e6
D00 3 h5|Queen's Pawn Game: Chigorin Variation, Shropshire Defense
D02 2 Nf3|Queen's Pawn Game: Zukertort Variation
D02 3 Bf5 c4 e6 Nc3 c6|Queen's Gambit Declined: Baltic Defense, Pseudo-Slav
D02 3 Nc6|Queen's Pawn Game: Chigorin Variation
D02 3 Nf6|Queen's Pawn Game: Symmetrical Variation
D02 4 Bf4|Queen's Pawn Game: London System
D02 5 c5 e3|Queen's Pawn Game: London System
D02 7 Nc6 Nbd2|Queen's Pawn Game: London System
D02 9 e6 c3|Queen's Pawn Game: London System
D03 4 Bg5|Queen's Pawn Game: Torre Attack
D03 5 Ne4|Queen's Pawn Game: Torre Attack, Gossip Variation
D03 5 e6 Nbd2 Be7 c3 Nbd7 e3|Queen's Pawn Game: Torre Attack
D03 6 e3 Nbd7 Bd3|Queen's Pawn Game: Torre Attack
D03 7 c5 Nbd2|Queen's Pawn Game: Torre Attack
D03 9 Nc6 c3|Queen's Pawn Game: Torre Attack
D03 8 c3 Nbd7|Queen's Pawn Game: Torre Attack
D03 10 Nbd2|Queen's Pawn Game: Torre Attack
D03 11 Bd6|Queen's Pawn Game: Torre Attack
D03 11 Be7|Queen's Pawn Game: Torre Attack
D03 9 Nc6|Queen's Pawn Game: Torre Attack
D03 10 Bd3|Queen's Pawn Game: Torre Attack
D03 5 g6|Queen's Pawn Game: Torre Attack, Grünfeld Variation
D03 6 e3|Queen's Pawn Game: Torre Attack, Grünfeld Variation
D02 4 c4 b5|Queen's Pawn Game: Zilbermints Countergambit
D49 5 c6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5 Nxe5 axb5 O-O|Semi-Slav Defense: Meran Variation, Sozin Variation
D45 9 Ne4 Bd3 f5|Semi-Slav Defense: Stonewall Defense
D45 6 e3 e6 Nc3 Nbd7 Qc2 Bd6 b3|Semi-Slav Defense: Stoltz Variation
D45 13 O-O Bb2|Semi-Slav Defense: Stoltz Variation
D60 5 e6 Nc3 Be7 Bg5 O-O e3 Nbd7 Qb3|Queen's Gambit Declined: Orthodox Defense, Rauzer Variation
D67 12 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 h4|Queen's Gambit Declined: Orthodox Defense, Janowski Variation
D65 14 Qc2 a6 cxd5|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D65 17 exd5 Bd3|Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack
D04 4 e3|Queen's Pawn Game: Colle System
D04 5 Bf5|Queen's Pawn Game: Colle System, Anti-Colle
D05 5 e6|Queen's Pawn Game: Colle System
D05 6 Bd3|Queen's Pawn Game: Colle System
D05 7 Bd6 O-O O-O b3 Nbd7 Bb2|Rubinstein Opening: Semi-Slav Defense
D05 13 c6|Rubinstein Opening: Semi-Slav Defense
D05 14 Nbd2|Rubinstein Opening: Semi-Slav Defense
D05 6 b3|Queen's Pawn Game: Colle System
D05 7 c5 Bb2 Nc6|Queen's Pawn Game: Colle System
D05 10 Bd3|Queen's Pawn Game: Colle System
D05 10 Nbd2|Queen's Pawn Game: Colle System
D04 5 g6 Bd3 Bg7|Queen's Pawn Game: Colle System, Grünfeld Formation
D02 4 g3|Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
D02 5 c6 Bg2 Bg4|Queen's Pawn Game: Symmetrical Variation, Pseudo-Catalan
D11 8 O-O Nbd7 c4|Slav Defense: Modern Line
D02 3 c5|Queen's Pawn Game: Krause Variation
D05 4 e3 Nf6 Nbd2 e6 b3|Queen's Pawn Game: Zukertort Variation
D02 4 g3 cxd4 Bg2|Queen's Pawn Game: Chandler Gambit
D02 3 c6 Bg5 h6 Bh4 Qb6|Queen's Pawn Game: Levitsky Attack, Euwe Variation, Modern Line
D02 3 e6 Bf4|Queen's Pawn Game: London System, with e6
D02 5 Nf6|Queen's Pawn Game: London System, with e6
D00 2 Qd3|Amazon Attack
D06 2 c4|Queen's Gambit
D06 3 Bf5|Queen's Gambit Declined: Baltic Defense
D06 4 Nc3 e6 Nf3 Nc6|Queen's Gambit Declined: Baltic Defense, Pseudo-Chigorin
D06 6 Qb3|Queen's Gambit Declined: Baltic Defense, Queen Attack Deferred
D06 4 Qb3|Queen's Gambit Declined: Baltic Defense, Queen Attack
D06 4 cxd5 Bxb1 Qa4+ c6 dxc6 Nxc6|Queen's Gambit Declined: Baltic Defense, Argentinian Gambit
D07 3 Nc6|Queen's Gambit Declined: Chigorin Defense
D07 4 Nc3|Queen's Gambit Declined: Chigorin Defense
D07 5 dxc4|Queen's Gambit Declined: Chigorin Defense
D07 6 Nf3|Queen's Gambit Declined: Chigorin Defense, Janowski Variation
D07 7 Nf6|Queen's Gambit Declined: Chigorin Defense, Modern Gambit
D07 5 e5|Queen's Gambit Declined: Chigorin Defense, Tartakower Gambit
D07 4 Nf3 Bg4|Queen's Gambit Declined: Chigorin Defense, Main Line
D07 6 Qa4|Queen's Gambit Declined: Chigorin Defense, Main Line, Alekhine Variation
D07 5 e5|Queen's Gambit Declined: Chigorin Defense, Lazard Gambit
D07 4 cxd5 Qxd5|Queen's Gambit Declined: Chigorin Defense, Exchange Variation
D07 6 e3 e5 Nc3 Bb4 Bd2 Bxc3 Bxc3 exd4 Ne2|Queen's Gambit Declined: Chigorin Defense, Exchange Variation, Costa's Line
D06 3 Nf6|Queen's Gambit Declined: Marshall Defense
D06 4 cxd5 c6|Queen's Gambit Declined: Marshall Defense, Tan Gambit
D06 3 b5|Queen's Gambit Declined: Zilbermints Gambit
D06 3 c5|Queen's Gambit Declined: Austrian Defense
D40 4 Nf3 Nf6 Nc3 e6 e3 Nc6 Bd3|Queen's Gambit Declined: Semi-Tarrasch Defense, with e3
D06 4 cxd5 Nf6|Queen's Gambit Declined: Austrian Defense, Gusev Countergambit
D06 6 e4 Nxe4 dxc5 Qa5+|Queen's Gambit Declined: Austrian Defense, Haberditz Variation
D06 4 dxc5 d4|Queen's Gambit Declined: Austrian Attack, Salvio Countergambit
D10 3 c6|Slav Defense
D10 4 Nc3|Slav Defense
D49 5 Nf6 Nf3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 e5 cxd4 Nxb5 Nxe5 Nxe5 axb5 O-O Qd5 Qe2 Ba6 Bg5|Semi-Slav Defense: Meran Variation, Rellstab Attack
D45 6 e3 e6 Nf3|Semi-Slav Defense: Main Line
D45 9 Nbd7|Semi-Slav Defense: Normal Variation
D46 10 Bd3|Semi-Slav Defense: Main Line
D46 11 Bb4|Semi-Slav Defense: Romih Variation
D46 11 Bd6|Semi-Slav Defense: Chigorin Defense
D46 12 Qc2|Semi-Slav Defense: Chigorin Defense
D46 11 Be7|Semi-Slav Defense: Bogoljubow Variation
D47 11 dxc4 Bxc4|Semi-Slav Defense: Semi-Meran Variation
D47 13 b5|Semi-Slav Defense: Meran Variation
D47 14 Bd3 Bb7|Semi-Slav Defense: Meran Variation, Wade Variation
D47 16 e4 b4 Na4 c5 e5 Nd5|Semi-Slav Defense: Meran Variation, Wade Variation, Larsen Variation
D47 22 O-O cxd4 Nxd4|Semi-Slav Defense: Meran Variation, Wade Variation, Kaidanov Gambit
D46 15 Bd6 O-O Bb7 a3 O-O Qc2|Semi-Slav Defense: Chigorin Defense
D48 15 a6|Semi-Slav Defense: Meran Variation
D48 16 e4 c5|Semi-Slav Defense: Meran Variation
D48 18 e5|Semi-Slav Defense: Meran Variation, Old Variation
D49 19 cxd4 Nxb5|Semi-Slav Defense: Meran Variation, Blumenfeld Variation
D49 21 Ng4|Semi-Slav Defense: Meran Variation, Rabinovich Variation
D49 21 Nxe5 Nxe5 axb5 Qf3|Semi-Slav Defense: Meran Variation, Stahlberg Variation
D45 10 Qc2|Semi-Slav Defense: Stoltz Variation
D46 11 Bd6 b3 O-O Bb2 Qe7 Bd3|Semi-Slav Defense: Chigorin Defense
D46 15 Re8 Bd3|Semi-Slav Defense: Chigorin Defense
D45 11 b6 b3|Semi-Slav Defense: Stoltz Variation
D45 13 Bb7|Semi-Slav Defense: Stoltz Variation
D46 14 Bd3|Semi-Slav Defense: Chigorin Defense
D46 15 Be7 O-O O-O Bb2|Semi-Slav Defense: Main Line
D46 10 b3 Bd6 Bb2 O-O Bd3|Semi-Slav Defense: Chigorin Defense
D45 9 a6|Semi-Slav Defense: Accelerated Meran Variation
D94 7 g6 Nf3 Bg7 Bd3 O-O O-O Bf5|Grünfeld Defense: Flohr Defense
D94 13 Bg4|Grünfeld Defense: Smyslov Defense
D10 5 dxc4|Slav Defense
D10 6 e4|Slav Defense: Slav Gambit, Alekhine Attack
D10 5 e5|Slav Defense: Winawer Countergambit
D10 6 e4|Slav Defense: Winawer Countergambit, Anti-Winawer Gambit
D11 4 Nf3|Slav Defense: Modern Line
D11 5 Nf6 Bg5|Slav Defense: Bonet Gambit
D11 6 Nbd2|Slav Defense: Breyer Variation
D15 6 Nc3|Slav Defense: Three Knights Variation
D15 7 Qb6|Slav Defense: Süchting Variation
D15 7 a6|Slav Defense: Chebanenko Variation
D15 8 c5|Slav Defense: Chebanenko Variation, Advance System
D15 8 e3 Bf5|Slav Defense: Chebanenko Variation
D15 7 dxc4|Slav Defense: Two Knights Attack
D16 8 a4|Slav Defense: Alapin Variation
D17 9 Bf5|Slav Defense: Czech Variation
D17 10 Ne5|Slav Defense: Czech Variation, Krause Attack
D17 11 Na6 e4|Slav Defense: Czech Variation, Krause Attack, Fazekas Gambit
D17 11 Nbd7 Nxc4 Qc7 g3 e5|Slav Defense: Czech Variation, Carlsbad Variation
D17 16 dxe5 Nxe5 Bf4 Nfd7 Bg2 g5|Slav Defense: Czech Variation, Carlsbad Variation, Morozevich Variation
D17 11 e6|Slav Defense: Czech Variation, Wiesbaden Variation
D17 12 f3 Bb4 e4|Slav Defense: Czech Variation, Wiesbaden Variation, Sharp Line
D17 10 Nh4|Slav Defense: Czech Variation, Bled Attack
D18 10 e3|Slav Defense: Czech Variation, Classical System
D18 11 Na6|Slav Defense: Czech Variation, Lasker Variation
D19 11 e6 Bxc4 Bb4 O-O|Slav Defense: Czech Variation, Dutch Variation
D19 15 O-O Qe2|Slav Defense: Czech Variation, Classical System, Main Line
D19 17 Ne4 g4|Slav Defense: Czech Variation, Dutch Variation, Sämisch Variation
D16 9 Bg4|Slav Defense: Steiner Variation
D16 9 Na6|Slav Defense: Smyslov Variation
D16 9 e6|Slav Defense: Soultanbeieff Variation
D15 8 e3|Slav Defense: Alekhine Variation
D15 8 e4|Slav Defense: Geller Gambit
D15 9 b5 e5|Slav Defense: Geller Gambit
D43 7 e6|Semi-Slav Defense
D52 8 Bg5 Nbd7 e3|Queen's Gambit Declined
D52 11 Qa5|Queen's Gambit Declined: Cambridge Springs Defense
D52 12 Nd2 Bb4 Qc2|Queen's Gambit Declined: Cambridge Springs Defense, Bogoljubow Variation
D52 13 dxc4|Queen's Gambit Declined: Cambridge Springs Defense, Rubinstein Variation
D52 12 cxd5|Queen's Gambit Declined: Cambridge Springs Defense
D52 13 Nxd5|Queen's Gambit Declined: Cambridge Springs Defense, Yugoslav Variation
D44 9 dxc4|Semi-Slav Defense Accepted
D44 10 e4|Semi-Slav Defense: Botvinnik Variation
D44 11 b5 e5 h6 Bh4 g5 Nxg5|Semi-Slav Defense: Botvinnik Variation
D44 17 hxg5 Bxg5 Nbd7 g3|Semi-Slav Defense: Botvinnik Variation, Lilienthal Variation
D44 16 exf6 gxh4 Ne5|Semi-Slav Defense: Botvinnik Variation, Ekstrom Variation
D43 9 h6 Bh4|Semi-Slav Defense: Anti-Moscow Gambit
D43 10 Bxf6 Qxf6|Semi-Slav Defense: Moscow Variation
D43 12 Qb3|Semi-Slav Defense: Hastings Variation
D48 8 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 c5 d5|Semi-Slav Defense: Meran Variation, Reynolds' Variation
D49 18 e5 cxd4 Nxb5 Nxe5|Semi-Slav Defense: Meran Variation, Sozin Variation
D47 15 b4|Semi-Slav Defense: Meran Variation, Lundin Variation
D45 10 Qc2 Bd6 e4|Semi-Slav Defense: Stoltz Variation, Center Variation
D45 13 dxe4 Nxe4 Nxe4 Qxe4 e5 dxe5|Semi-Slav Defense: Stoltz Variation, Center Variation, Mikhalchishin Line
D45 12 g4|Semi-Slav Defense: Stoltz Variation, Shabalov Attack
D15 7 g6|Slav Defense: Schlechter Variation
E09 6 Qc2 e6 Nbd2 Be7 g3 Nbd7 Bg2 O-O O-O b5|Catalan Opening: Closed Variation, Rabinovich Variation
D13 6 cxd5 cxd5|Slav Defense: Exchange Variation
D14 8 Nc3 Nc6 Bf4 Bf5 e3 e6 Qb3 Bb4|Slav Defense: Exchange Variation, Trifunovic Variation
D11 6 e3|Slav Defense: Quiet Variation
D12 7 Bf5|Slav Defense: Quiet Variation, Schallopp Defense
D12 8 Nc3 e6|Slav Defense: Quiet Variation, Schallopp Defense
D13 8 cxd5 cxd5 Nc3|Slav Defense: Exchange Variation, Schallopp Variation
D12 11 e6 Ne5 Nfd7|Slav Defense: Quiet Variation, Amsterdam Variation
D12 10 Qb3 Qc8 Bd2 e6 Na3|Slav Defense: Quiet Variation, Landau Variation
D11 7 Bg4|Slav Defense: Quiet Variation, Pin Defense
D30 7 e6 Nbd2|Semi-Slav Defense: Quiet Variation
D30 9 Nbd7|Semi-Slav Defense: Quiet Variation
D30 10 Bd3 c5|Queen's Gambit Declined: Semmering Variation
D30 9 Ne4 Bd3 f5|Queen's Gambit Declined: Stonewall Variation
D11 6 g3 Bg4 Bg2 e6 O-O|Slav Defense: Modern Line
D11 7 dxc4 Bg2 g6|Slav Defense: Modern Line
D46 5 e6 e3 Nf6 Nc3 Bd6 Bd3 dxc4 Bxc4 b5 Bd3 Nbd7 O-O O-O Qc2|Semi-Slav Defense: Chigorin Defense
D10 4 cxd5|Slav Defense: Exchange Variation
D14 5 cxd5 Nc3 Nf6 Nf3 Nc6 Bf4 Bf5|Slav Defense: Exchange Variation, Symmetrical Line
D10 8 f3|Slav Defense: Exchange Variation, Boor Attack
D10 4 e4|Slav Defense: Diemer Gambit
D20 3 dxc4|Queen's Gambit Accepted
D21 4 Nf3|Queen's Gambit Accepted: Normal Variation
D21 5 Nd7|Queen's Gambit Accepted: Godes Variation
D23 5 Nf6|Queen's Gambit Accepted
D24 6 Nc3|Queen's Gambit Accepted: Showalter Variation
D24 7 a6 e4|Queen's Gambit Accepted: Bogoljubow Defense
D24 7 c5 d5 e6 e4 exd5 e5|Queen's Gambit Accepted: Gunsberg Defense, Prianishenmo Gambit
D23 6 Qa4+|Queen's Gambit Accepted: Mannheim Variation
D25 6 e3|Queen's Gambit Accepted: Normal Variation
D25 7 Be6|Queen's Gambit Accepted: Winawer Defense
D25 7 Bg4|Queen's Gambit Accepted: Janowski-Larsen Variation
D26 7 e6|Queen's Gambit Accepted: Normal Variation, Traditional System
D26 8 Bxc4 Be7 O-O O-O|Queen's Gambit Accepted: Normal Variation, Traditional System
D26 12 Nc3|Queen's Gambit Accepted: Normal Variation, Traditional System
D26 11 a6|Queen's Gambit Accepted: Normal Variation, Traditional System
D26 9 c5|Queen's Gambit Accepted: Classical Defense
D26 10 O-O|Queen's Gambit Accepted: Classical Defense, Normal Line
D26 11 Nc6|Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Development Variation
D27 11 a6|Queen's Gambit Accepted: Classical Defense, Main Line
D27 12 Nc3|Queen's Gambit Accepted: Classical Defense, Main Line
D28 12 Qe2|Queen's Gambit Accepted: Classical Defense, Alekhine System
D28 13 b5|Queen's Gambit Accepted: Classical Defense, Alekhine System
D29 14 Bb3 Bb7|Queen's Gambit Accepted: Classical Defense, Alekhine System, Main Line
D29 16 Nc3|Queen's Gambit Accepted: Classical Defense, Alekhine System, Main Line
D29 16 Rd1 Nbd7 Nc3 Bd6|Queen's Gambit Accepted: Classical Defense, Alekhine System, Smyslov Variation
D28 15 Nc6 Rd1 c4 Bc2 Nb4 Nc3 Nxc2 Qxc2 Bb7 d5 Qc7|Queen's Gambit Accepted: Classical, Flohr Variation
D27 12 a4|Queen's Gambit Accepted: Classical Defense, Rubinstein Variation
D27 12 dxc5 Bxc5|Queen's Gambit Accepted: Furman Variation
D26 11 cxd4|Queen's Gambit Accepted: Classical Defense, Steinitz Variation, Exchange Variation
D26 10 Qe2 a6 dxc5 Bxc5 O-O Nc6 e4 b5 e5|Queen's Gambit Accepted: Classical, Furman Variation
D25 7 g6|Queen's Gambit Accepted: Smyslov Variation
D22 5 a6|Queen's Gambit Accepted: Alekhine Defense
D22 6 e3 Bg4 Bxc4 e6 d5|Queen's Gambit Accepted: Alekhine Defense, Alatortsev Variation
D22 7 b5|Queen's Gambit Accepted: Alekhine Defense, Haberditz Variation
D21 6 e4|Queen's Gambit Accepted: Alekhine Defense, Borisenko-Furman Variation
D21 5 b5|Queen's Gambit Accepted: Slav Gambit
D21 5 c5|Queen's Gambit Accepted: Gunsberg Defense
D21 5 e6|Queen's Gambit Accepted: Rosenthal Variation
D27 6 e3 Nf6 Bxc4 Be7 O-O O-O Nc3 a6 a4 c5|Queen's Gambit Accepted: Classical Defense, Rubinstein Variation
D20 4 Qa4+|Queen's Gambit Accepted: Accelerated Mannheim Variation
D20 4 e3|Queen's Gambit Accepted: Old Variation
D27 5 Nf6 Bxc4 e6 Nf3 c5 O-O a6 e4|Queen's Gambit Accepted: Classical Defense, Russian Gambit
D20 5 e5 Bxc4 exd4 Qb3 Qe7 Kf1|Queen's Gambit Accepted: Old Variation, Korchnoi Gambit
D20 10 Nd2|Queen's Gambit Accepted: Old Variation, Novikov Gambit
D20 10 Nf3|Queen's Gambit Accepted: Old Variation, Christensen Gambit
D20 10 a3|Queen's Gambit Accepted: Old Variation, Billinger Gambit
D20 4 e4|Queen's Gambit Accepted: Saduleto Variation
D20 5 Nc6|Queen's Gambit Accepted: Central Variation, Modern Defense
D20 5 Nf6|Queen's Gambit Accepted: Central Variation, Alekhine System
D20 5 b5|Queen's Gambit Accepted: Central Variation, Greco Variation
D20 5 c5|Queen's Gambit Accepted: Central Variation, Rubinstein Defense
D20 6 d5 Nf6 Nc3 b5|Queen's Gambit Accepted: Linares Variation
D20 7 b5|Queen's Gambit Accepted: Central Variation, Rubinstein Defense, Yefimov Gambit
D20 5 e5|Queen's Gambit Accepted: Central Variation, McDonnell Defense
D20 6 Bxc4|Queen's Gambit Accepted: Central Variation, McDonnell Defense, Somov Gambit
D20 5 f5|Queen's Gambit Accepted: Schwartz Defense
D08 3 e5|Queen's Gambit Declined: Albin Countergambit
D08 4 dxe5 d4 Nf3|Queen's Gambit Declined: Albin Countergambit, Normal Line
D08 7 Nc6 Nbd2|Queen's Gambit Declined: Albin Countergambit, Modern Line
D08 9 Bg4 h3 Bxf3 Nxf3 Bb4+ Bd2 Qe7|Queen's Gambit Declined: Albin Countergambit, Krenosz Variation
D08 9 Qe7|Queen's Gambit Declined: Albin Countergambit, Balogh Variation
D08 9 f6|Queen's Gambit Declined: Albin Countergambit, Janowski Variation
D09 8 g3|Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation
D09 9 Be6|Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Be6 Line
D09 9 Bf5|Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bf5 Line
D09 9 Bg4|Queen's Gambit Declined: Albin Countergambit, Fianchetto Variation, Bg4 Line
D08 7 c5|Queen's Gambit Declined: Albin Countergambit, Tartakower Defense
D08 6 e3 Bb4+ Bd2 dxe3|Queen's Gambit Declined: Albin Countergambit, Lasker Trap
D08 6 e4|Queen's Gambit Declined: Albin Countergambit, Spassky Variation
D30 3 e6|Queen's Gambit Declined
D31 4 Nc3|Queen's Gambit Declined: Queen's Knight Variation
D31 5 Be7|Queen's Gambit Declined: Charousek Variation
D37 6 Nf3 Nf6 Bf4 O-O e3 b6|Queen's Gambit Declined: Harrwitz Attack, Fianchetto Defense
D53 8 Bg5 h6 Bh4 O-O Rc1 dxc4|Queen's Gambit Declined: Uhlmann Variation
D56 12 e3 Ne4|Queen's Gambit Declined: Lasker Defense
D57 14 Bxe7 Qxe7 cxd5 Nxc3 bxc3|Queen's Gambit Declined: Lasker Defense, Main Line
D59 13 b6 cxd5 Nxd5|Queen's Gambit Declined: Tartakower Defense, Makogonov Exchange Variation
D59 16 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6|Queen's Gambit Declined: Tartakower Defense
D58 15 exd5|Queen's Gambit Declined: Tartakower Defense, Exchange Variation
D31 6 e4 dxe4 f3|Queen's Gambit Declined: Charousek Variation, Miladinovic Gambit
D35 5 Nf6|Queen's Gambit Declined: Normal Defense
D35 6 Bf4|Queen's Gambit Declined: Harrwitz Attack
D50 6 Bg5|Queen's Gambit Declined: Modern Variation
D53 7 Be7|Queen's Gambit Declined
D53 8 Bxf6|Queen's Gambit Declined: Modern Variation, Heral Variation
D53 8 Nf3|Queen's Gambit Declined
D53 9 c6 e3 dxc4 Bxc4|Queen's Gambit Declined
D63 8 e3 Nbd7 Nf3 O-O Rc1 h6 Bh4 c5|Queen's Gambit Declined: Orthodox Defense, Main Line
D61 9 O-O Nf3 Nbd7 Qc2|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D61 13 a6 cxd5 exd5 Bd3 Re8|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D61 13 c5|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D61 13 c6|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D61 14 Rd1 a6|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D61 14 a3|Queen's Gambit Declined: Orthodox Defense, Rubinstein Variation
D66 12 Rc1 c6 Bd3|Queen's Gambit Declined: Orthodox Defense, Bd3 Line
D67 15 dxc4 Bxc4 Nd5|Queen's Gambit Declined: Orthodox Defense, Capablanca System
D67 18 Bxe7 Qxe7|Queen's Gambit Declined: Orthodox Defense, Bd3 Line
D67 20 Ne4|Queen's Gambit Declined: Orthodox Defense, Alekhine Variation
D67 20 O-O|Queen's Gambit Declined: Orthodox Defense, Main Line
D68 21 Nxc3 Rxc3 e5|Queen's Gambit Declined: Orthodox Defense, Classical Variation
D69 24 dxe5 Nxe5 Nxe5 Qxe5|Queen's Gambit Declined: Orthodox Defense, Classical Variation
D66 15 h6 Bh4|Queen's Gambit Declined: Orthodox Defense, Bd3 Line
D56 11 h6 Bh4 Ne4 Bxe7 Qxe7 Qc2 Nf6 Bd3 dxc4 Bxc4 c5 O-O Nc6 Rfd1 Bd7|Queen's Gambit Declined: Lasker Defense, Russian Variation
D57 16 cxd5 Nxc3 bxc3 exd5 Qb3 Rd8 c4 Be6|Queen's Gambit Declined: Lasker Defense, Bernstein Variation, Mar del Plata Gambit
D51 7 Nbd7|Queen's Gambit Declined: Modern Variation, Knight Defense
D51 8 Nf3 c6 Rc1 Qa5 Bd2|Queen's Gambit Declined: Rochlin Variation
D51 10 e4|Queen's Gambit Declined: Alekhine Variation
D51 8 e3|Queen's Gambit Declined: Modern Variation, Knight Defense
D51 9 Bb4|Queen's Gambit Declined: Manhattan Variation
D51 9 c6|Queen's Gambit Declined: Modern Variation, Knight Defense
D52 10 Nf3 Qa5 Bxf6|Queen's Gambit Declined: Cambridge Springs Defense, Capablanca Variation
D52 12 Nd2 Bb4 Qc2 O-O Bh4|Queen's Gambit Declined: Cambridge Springs Defense, Argentine Variation
D51 10 a3|Queen's Gambit Declined: Capablanca Variation, Anti-Cambridge Springs Variation
D50 7 c5|Queen's Gambit Declined: Been-Koomen Variation
D50 8 Nf3 cxd4 Nxd4 e5 Ndb5 a6 Qa4|Queen's Gambit Declined: Semi-Tarrasch Defense, Krause Variation
D50 10 Qxd4|Queen's Gambit Declined: Pseudo-Tarrasch Variation, Primitive Pillsbury Variation
D50 8 cxd5|Queen's Gambit Declined: Pseudo-Tarrasch Variation
D50 9 Qb6|Queen's Gambit Declined: Pseudo-Tarrasch Variation, Canal Variation
D66 7 c6 Nf3 Be7 e3 Nbd7 Rc1 O-O Bd3 dxc4 Bxc4 b5|Queen's Gambit Declined: Orthodox Defense, Fianchetto Variation
D37 6 Nf3 Be7 Bf4 O-O e3 c6|Queen's Gambit Declined: Harrwitz Attack, Orthodox Defense
D37 8 e3 O-O|Queen's Gambit Declined: Three Knights Variation
D40 7 c5 Bg5|Queen's Gambit Declined: Semi-Tarrasch Defense, Pillsbury Variation
D41 8 cxd5 Nxd5 e4 Nxc3 bxc3 cxd4 cxd4 Bb4+ Bd2 Bxd2+ Qxd2 O-O Bb5|Queen's Gambit Declined: Semi-Tarrasch Defense, Kmoch Variation
D40 8 e3 Nc6 Bd3 Bd6 O-O O-O|Queen's Gambit Declined: Semi-Tarrasch Defense, Symmetrical Variation
D40 14 Qe2 Qe7 dxc5 Bxc5 e4|Queen's Gambit Declined: Semi-Tarrasch Defense, Levenfish Variation
D40 10 a3 cxd4 exd4 Bd6|Queen's Gambit Declined: Semi-Tarrasch Defense
D41 6 cxd5 Nxd5 e4 Nxc3 bxc3 c5 Nf3 cxd4 cxd4 Bb4+ Bd2 Qa5|Queen's Gambit Declined: Semi-Tarrasch Defense, San Sebastian Variation
D35 6 e3 Be7 cxd5 exd5 Bd3 O-O Nf3 c6|Queen's Gambit Declined: Exchange Variation
D31 5 a6|Queen's Gambit Declined: Janowski Variation
D32 5 c5|Tarrasch Defense
D32 6 cxd5 cxd4|Tarrasch Defense: Schara Gambit
D32 8 Qxd4 Nc6 Qd1 exd5 Qxd5 Be6|Tarrasch Defense: von Hennig Gambit
D32 7 exd5|Queen's Gambit Declined: Tarrasch Defense
D32 8 Nf3|Tarrasch Defense: Two Knights Variation
D32 9 Nc6 Bg5 Be7|Queen's Gambit Declined: Tarrasch Defense
D32 12 Bxe7 Ngxe7|Queen's Gambit Declined: Tarrasch Defense
D32 10 dxc5 d4 Na4 b5|Tarrasch Defense: Grünfeld Gambit
D33 10 g3|Tarrasch Defense: Rubinstein System
D33 11 Nf6|Tarrasch Defense: Prague Variation
D34 12 Bg2 Be7|Tarrasch Defense: Prague Variation, Main Line
D34 14 O-O O-O|Tarrasch Defense: Classical Variation
D34 16 Bg5|Tarrasch Defense: Classical Variation, Carlsbad Variation
D34 17 Be6|Tarrasch Defense: Classical Variation, Endgame Variation
D34 17 c4|Tarrasch Defense: Classical Variation, Advance Variation
D34 17 cxd4 Nxd4 Re8|Tarrasch Defense: Classical Variation, Petursson Variation
D34 19 h6 Be3 Bg4|Tarrasch Defense: Classical Variation, Spassky Variation
D34 21 Re8|Tarrasch Defense: Classical Variation, Main Line
D34 22 Rc1 Be6|Tarrasch Defense: Classical Variation, Chandler Variation
D34 16 dxc5 Bxc5 Na4|Tarrasch Defense: Classical Variation, Réti Variation
D34 17 d4|Tarrasch Defense: Classical Variation, Classical Tarrasch Gambit
D33 13 Bg4|Tarrasch Defense: Wagner Variation
D33 13 cxd4 Nxd4 Bc5|Tarrasch Defense: Dubov Tarrasch
D33 11 c4|Tarrasch Defense: Swedish Variation
D33 12 e4|Tarrasch Defense: Swedish Variation, Central Break
D32 8 dxc5 d4 Na4 b5|Tarrasch Defense: Tarrasch Gambit
D32 8 e4|Tarrasch Defense: Marshall Gambit
D32 6 e3 Nf6 Nf3 Nc6|Tarrasch Defense: Symmetrical Variation
D31 5 c6|Semi-Slav Defense: Accelerated Move Order
D45 6 Nf3 Nf6 e3 Nbd7 Ne5|Semi-Slav Defense: Rubinstein System
D45 10 b3 Bd6 Bb2 O-O Be2|Semi-Slav Defense: Normal Variation
D31 7 dxc4|Semi-Slav Defense: Noteboom Variation
D31 8 Bg5|Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation
D31 9 f6|Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Variation, Belyavsky Line
D31 8 a4 Bb4 e3 Bxc3+ bxc3 b5 axb5 cxb5|Semi-Slav Defense: Noteboom Variation, Abrahams Variation
D31 11 b5 Bd2 a5|Queen's Gambit Declined: Semi-Slav, Abrahams Variation
D31 8 e3 b5 a4 Bb4 Bd2 Qe7|Queen's Gambit Declined: Semi-Slav, Koomen Variation
D31 8 g3|Semi-Slav Defense: Noteboom Variation, Anti-Noteboom Gambit
D48 6 e3 Nf6 Nf3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 a6 e4 b4|Semi-Slav Defense: Meran Variation, Pirc Variation
D31 7 f5|Semi-Slav Defense: Anti-Noteboom, Stonewall Variation
D31 8 g4|Semi-Slav Defense: Anti-Noteboom, Stonewall Variation, Portisch Gambit
D31 6 e4|Semi-Slav Defense: Marshall Gambit
D31 7 dxe4 Nxe4 Bb4+ Bd2|Semi-Slav Defense: Marshall Gambit, Main Line
D31 11 Qxd4 Bxb4 Qxe4+ Be2 c5 Bxc5 Qxg2|Semi-Slav Defense: Marshall Gambit, Tolush Variation
D31 10 Nc3|Semi-Slav Defense: Marshall Gambit, Forgotten Variation
D31 8 f3|Semi-Slav Defense: Gunderam Gambit
D68 4 Nf3 Nf6 Nc3 Be7 Bg5 O-O e3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5 Bxe7 Qxe7 O-O Nxc3 Rxc3 e5 Qb1|Queen's Gambit Declined: Orthodox Defense, Classical Variation
D53 7 Nc6 Bg5 Be7 e3 O-O|Queen's Gambit Declined
D56 12 Rc1 h6 Bh4|Queen's Gambit Declined
D56 15 Ne4|Queen's Gambit Declined: Lasker Defense
D24 7 dxc4 Bg5|Queen's Gambit Accepted
D53 9 Be7|Queen's Gambit Declined
D53 10 e4|Queen's Gambit Declined
D24 8 e4|Queen's Gambit Accepted
D30 6 e3 c6 Nbd2 g6|Queen's Gambit Declined: Spielmann Variation
D30 5 c5|Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch
D30 6 cxd5 exd5 Bg5|Queen's Gambit Declined: Tarrasch Defense, Pseudo-Tarrasch Bishop Attack
D34 8 g3 Nc6 Bg2 Nf6 O-O Be7 Nc3 O-O Bg5 Be6 Rc1 b6|Queen's Gambit Declined: Tarrasch Defense, Stoltz Variation
D31 5 c6 Nc3 dxc4 a4 Bb4 e3 b5 Bd2 Qb6|Queen's Gambit Declined: Semi-Slav, Junge Variation
D00 2 e3|Queen's Pawn Game
D00 3 Nf6|Queen's Pawn Game
D00 4 Bd3|Queen's Pawn Game: Stonewall Attack
D00 2 e4|Blackmar-Diemer Gambit
D00 3 dxe4 Bc4|Blackmar-Diemer Gambit: Fritz Attack
D00 4 Be3|Blackmar-Diemer Gambit: Diemer-Rosenberg Attack
D00 4 Nc3 Bf5|Blackmar-Diemer Gambit: Zeller Defense
D00 6 f3 Nf6 Bc4|Blackmar-Diemer Gambit: Zeller Defense, Soller Attack
D00 5 Nf6|Blackmar-Diemer Gambit
D00 6 Be3|Blackmar-Diemer Gambit: Rasa-Studier Gambit
D00 6 Bg5|Blackmar-Diemer Gambit: von Popiel Gambit
D00 7 Bf5 Bxf6 exf6 g4 Bg6 Qe2 Bb4 Qb5+|Blackmar-Diemer Gambit: von Popiel Gambit, Zilbermints Variation
D00 6 f3 Bf5|Blackmar-Diemer Gambit Declined: Vienna Defense
D00 7 Nc6|Blackmar-Diemer Gambit Declined: Lamb Defense
D00 7 a6|Blackmar-Diemer Gambit Declined: Gedult Defense
D00 7 c5|Blackmar-Diemer Gambit Declined: Brombacher Countergambit
D00 7 c6|Blackmar-Diemer Gambit Declined: O'Kelly Defense
D00 7 e3|Blackmar-Diemer Gambit Declined: Langeheinicke Defense
D00 7 e5|Blackmar-Diemer Gambit Declined: Elbert Countergambit
D00 7 e6|Blackmar-Diemer Gambit Declined: Weinsbach Defense
D00 8 fxe4|Blackmar-Diemer Gambit Declined: Weinsbach Defense, Pfrang Gambit
D00 7 exf3|Blackmar-Diemer Gambit Accepted
D00 8 Nxf3 Bf5|Blackmar-Diemer Gambit Accepted: Gunderam Defense
D00 10 Ne5 e6 g4 Be4|Blackmar-Diemer Gambit Accepted: Gunderam Defense, Stader Variation
D00 9 Bg4|Blackmar-Diemer Gambit Accepted: Teichmann Defense
D00 10 h3 Bxf3 Qxf3 c6 Be3|Blackmar-Diemer Gambit Accepted: Teichmann Defense, Classical Variation
D00 14 Qf2|Blackmar-Diemer Gambit Accepted: Teichmann Defense, Ciesielski Variation
D00 14 g4|Blackmar-Diemer Gambit Accepted: Teichmann Defense, Seidel-Hall Attack
D00 9 Nbd7|Blackmar-Diemer Gambit Accepted: Schlutter Defense
D00 9 Nc6|Blackmar-Diemer Gambit Accepted: Pietrowsky Defense
D00 9 Qd6|Blackmar-Diemer Gambit Accepted: Holwell Defense
D00 9 b6|Blackmar-Diemer Gambit Accepted: Ritter Defense
D00 9 c5|Blackmar-Diemer Gambit Accepted: Kaulich Defense
D00 9 c6|Blackmar-Diemer Gambit Accepted: Ziegler Defense
D00 9 e6|Blackmar-Diemer Gambit Accepted: Euwe Defense
D00 10 Bd3|Blackmar-Diemer Gambit Accepted: Euwe Defense, Duthilleul Gambit
D00 10 Bg5 Be7 Bd3 Nc6 O-O Nxd4 Kh1|Blackmar-Diemer Gambit Accepted: Euwe Defense, Zilbermints Gambit
D00 9 g6|Blackmar-Diemer Gambit Accepted: Bogoljubow Defense
D00 10 Bc4 Bg7 Ne5|Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Nimzowitsch Attack
D00 12 O-O O-O Kh1|Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Kloss Attack
D00 14 Qe1|Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Studier Attack
D00 12 h4|Blackmar-Diemer Gambit Accepted: Bogoljubow Defense, Mad Dog Attack
D00 8 Qxf3|Blackmar-Diemer Gambit Accepted: Ryder Gambit
D00 5 c5|Blackmar-Diemer Gambit: Reversed Albin Countergambit
D00 5 e5|Blackmar-Diemer Gambit: Lemberger Countergambit
D00 6 Be3|Blackmar-Diemer Gambit: Lemberger Countergambit, Soller Attack
D00 6 Nge2|Blackmar-Diemer Gambit: Lemberger Countergambit, Rasmussen Attack
D00 6 Nxe4|Blackmar-Diemer Gambit: Lemberger Countergambit, Lange Gambit
D00 6 Qh5|Blackmar-Diemer Gambit: Lemberger Countergambit, Sneiders Attack
D00 6 dxe5|Blackmar-Diemer Gambit: Lemberger Countergambit, Endgame Variation
D00 5 f5|Blackmar-Diemer Gambit: Netherlands Variation
D00 4 f3|Blackmar-Diemer Gambit: Blackmar Gambit
D00 2 f4|Queen's Pawn Game: Mason Attack
D00 2 g4|Queen's Pawn Game: Zurich Gambit
A41 1 d6|Queen's Pawn Game
A41 2 Nf3 Bg4|Wade Defense
A41 4 c4 Nd7 Qb3 Rb8|Zukertort Opening: Wade Defense, Chigorin Plan
A41 3 g6|Queen's Pawn Game: Rossolimo Variation
A41 4 c4 Bg7 e4 Bg4|Robatsch Defense: Rossolimo Variation
A41 2 c4|Old Indian Defense
A41 3 e5|Rat Defense: English Rat
A41 4 dxe5 Be6|Rat Defense: English Rat, Pounds Gambit
A41 5 Nc6|Rat Defense: English Rat, Lisbon Gambit
A40 1 e5|Englund Gambit
A40 2 Nf3|Englund Gambit Declined: Reversed Alekhine
A40 3 e4|Englund Gambit Declined: Reversed Krebs
A40 4 Ne5|Englund Gambit Declined: Reversed Mokele Mbembe
A40 4 Ng1|Englund Gambit Declined: Reversed Brooklyn
A40 2 d5|Englund Gambit Declined
A40 3 Bc5 e4 Qh4|Englund Gambit Declined: Diemer Counterattack
A40 2 dxe5 Nc6 Nf3 Bc5|Englund Gambit: Felbecker Gambit
A40 5 Nge7|Englund Gambit: Zilbermints Gambit
A40 5 Qe7|Englund Gambit: Main Line
A40 6 Qd5|Englund Gambit: Stockholm Variation
A40 5 f6|Englund Gambit: Soller Gambit Deferred
A40 3 Qh4|Englund Gambit: Mosquito Gambit
A40 3 d6|Englund Gambit: Hartlaub-Charlick Gambit
A40 3 f6|Englund Gambit: Soller Gambit
A40 2 e3|Englund Gambit Declined: Reversed French
A40 1 e6|Horwitz Defense
A40 2 c4 Bb4+|Kangaroo Defense
A40 4 Nc3|Kangaroo Defense: Keres Defense, Transpositional Variation
E08 3 Nf6 Nf3 d5 g3 Be7 Bg2 O-O O-O Nbd7 Qc2 c6 Rd1 b6 a4|Catalan Opening: Closed, Zagoryansky Variation
A40 3 b6|English Defense
D31 4 Nc3 d5|Queen's Gambit Declined: Alapin Variation
A40 4 e4 Bb7 Bd3 Nc6|English Defense: Perrin Variation
A40 6 f3 f5 exf5 Nh6|English Defense: Poli Gambit
A40 3 c5 d5 exd5 cxd5 d6 Nc3 g6 e4 Bg7 Nf3 Ne7|Benoni Defense: Franco-Sicilian Hybrid
A40 3 e5|Horwitz Defense: Zilbermints Gambit
C00 2 e4 d6|Rat Defense: Small Center Defense
A80 1 f5|Dutch Defense
A80 2 Bf4 e6 g4|Dutch Defense: Senechaud Gambit
A80 2 Bg5|Dutch Defense: Hopton Attack
A80 2 Nc3|Dutch Defense: Raphael Variation
A80 3 Nf6 g4|Dutch Defense: Spielmann Gambit
A80 3 d5|Queen's Pawn Game: Veresov Attack, Dutch System
A80 4 e4|Dutch Defense: Kingfisher Gambit
A80 2 Nf3 Nf6 c3|Dutch Defense: Barcza Variation
A80 3 e5|Dutch Defense: Omega-Isis Gambit
A80 2 Qd3|Dutch Defense: Alapin Variation
A80 3 d5 g4|Dutch Defense: Manhattan Gambit, Anti-Stonewall
A80 3 d6 g4|Dutch Defense: Manhattan Gambit, Anti-Modern
A80 3 e6 g4|Dutch Defense: Manhattan Gambit, Anti-Classical Line
A80 3 g6 g4|Dutch Defense: Manhattan Gambit, Anti-Leningrad
A84 2 c4|Dutch Defense
A84 3 Nf6|Dutch Defense: Normal Variation
A85 4 Nc3|Dutch Defense: Queen's Knight Variation
A84 5 d6 Nf3 Nc6|Dutch Defense: Krause Variation
A86 4 g3|Dutch Defense: Fianchetto Variation
A86 5 d6 Bg2 c6 Nc3 Qc7|Dutch Defense: Hort-Antoshin System
A90 5 e6 Bg2|Dutch Defense: Classical Variation
A90 7 Bb4+|Dutch Defense: Nimzo-Dutch Variation
A90 8 Bd2 Be7|Dutch Defense: Nimzo-Dutch Variation, Alekhine Variation
A91 7 Be7|Dutch Defense: Classical Variation
A92 8 Nf3 O-O|Dutch Defense: Classical Variation
A92 10 O-O Ne4|Dutch Defense: Alekhine Variation
A92 11 d5|Dutch Defense: Stonewall Variation
A92 12 Nc3|Dutch Defense: Stonewall Variation
A95 13 c6|Dutch Defense: Stonewall Variation
A95 14 Qc2 Qe8 Bg5|Dutch Defense: Stonewall Variation, Chekhover Variation
A93 12 b3|Dutch Defense: Stonewall Variation, Botvinnik Variation
A94 13 c6 Ba3|Dutch Defense: Stonewall Variation
A96 11 d6|Dutch Defense: Classical Variation
A96 12 Nc3 Ne4|Dutch Defense: Classical Variation, Huisl Variation
A97 13 Qe8|Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation
A98 14 Qc2|Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Alatortsev-Lisitsyn Line
A97 14 Re1|Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Winter Variation
A99 14 b3|Dutch Defense: Classical Variation, Ilyin-Zhenevsky Variation, Modern Main Line
A96 13 a5|Dutch Defense: Classical Variation, Buenos Aires Variation
A91 8 Nh3|Dutch Defense: Classical Variation, Blackburne Attack
A90 7 d5 Nf3|Dutch Defense: Classical Variation
A86 5 g6|Dutch Defense: Leningrad Variation
A87 6 Bg2 Bg7 Nf3|Dutch Defense: Leningrad Variation
A84 3 e6|Dutch Defense: Classical Variation
A84 4 Nc3|Dutch Defense: Rubinstein Variation
A90 4 Nf3 Nf6 g3 c6 Bg2 d5 O-O Bd6|Dutch Defense: Stonewall Variation, Modern Variation
A84 4 e4|Dutch Defense: Bellon Gambit
A84 3 g6 Nc3 Nh6|Dutch Defense: Bladel Variation
A82 2 e4|Dutch Defense: Staunton Gambit
A82 3 fxe4|Dutch Defense: Staunton Gambit Accepted
A83 4 Nc3 Nf6 Bg5|Dutch Defense: Staunton Gambit
A83 7 b6|Dutch Defense: Staunton Gambit, Nimzowitsch Variation
A83 7 c6|Dutch Defense: Staunton Gambit, Chigorin Variation
A83 7 g6 f3|Dutch Defense: Staunton Gambit, Lasker Variation
A83 8 h4|Dutch Defense: Staunton Gambit, Alekhine Variation
A82 6 f3|Dutch Defense: Blackmar's Second Gambit
A82 6 g4|Dutch Defense: Staunton Gambit, Tartakower Variation
A82 4 Nd2|Dutch Defense: Staunton Gambit, American Attack
A81 2 g3|Dutch Defense: Fianchetto Attack
A81 3 Nf6 Bg2 e6 Nh3|Dutch Defense: Blackburne Variation
A81 5 g6|Dutch Defense: Semi-Leningrad Variation
A89 6 Nf3 Bg7 O-O O-O c4 d6 Nc3 Nc6|Dutch Defense: Leningrad Variation, Matulovic Variation
A88 13 c6|Dutch Defense: Leningrad Variation, Warsaw Variation
A81 3 c6 Bg2 g6 Nf3 Bg7 O-O Nh6|Dutch Defense: Leningrad, Basman System
A81 3 g6 Bg2 Bg7 Nh3|Dutch Defense: Leningrad Variation, Carlsbad Variation
A80 2 g4|Dutch Defense: Krejcik Gambit
A80 3 e5|Dutch Defense: Hevendehl Gambit
A80 3 fxg4 e4 d5 Nc3|Dutch Defense: Krejcik Gambit, Tate Gambit
A80 2 h3|Dutch Defense: Korchnoi Attack
A80 3 Nf6 g4|Dutch Defense: Janzen-Korchnoi Gambit
A40 1 g5|Borg Defense: Borg Gambit
A40 1 g6|Queen's Pawn Game: Modern Defense
B06 2 Nc3 Bg7 e4 c5 d5 Qa5|Pterodactyl Defense: Eastern, Benoni Pterodactyl
D02 2 Nf3 Bg7 Bf4 c5 c3 cxd4 cxd4 Qa5+|Queen's Pawn Game: London System, Pterodactyl Variation
D00 4 Nc3 d5|Queen's Pawn Game: Chigorin Variation, Fianchetto Defense
A40 4 e3 c5 Bd3 Qa5+|Colle System: Pterodactyl Variation
A40 7 cxd4 Nxd4 Qa5+|Colle System: Siroccopteryx Variation
A40 4 g3 c5 Bg2 Qa5+|Pterodactyl Defense: Fianchetto, Queen Pterodactyl
A40 2 c4 Bg7 Nc3 c5 d5 Bxc3+ bxc3 Qa5|Pterodactyl Defense: Fianchetto, Queen Pteranodon
A40 9 f5|Modern Defense: Beefeater Variation
A40 7 Qa5|Pterodactyl Defense: Fianchetto, Queen Benoni Pterodactyl
A40 7 d6 e4 Bxc3+ bxc3 Qa5|Pterodactyl Defense: Central, Benoni Beefeater Pterodactyl
A40 6 e3|Pterodactyl Defense: Queen Pterodactyl, Quiet Line
A41 5 d6|Modern Defense
A42 6 e4|Modern Defense: Averbakh System
A42 7 Nc6|Modern Defense: Kotov Variation
A42 7 f5|Modern Defense: Randspringer Variation
A40 4 e4 c5 d5 Qa5+|Pterodactyl Defense: Central, Benoni Pterodactyl
A42 5 d6 Be3 Nf6 f3|Modern Defense: Averbakh Variation, Pseudo-Sämisch
A42 6 Nc3 c5 Nge2 Qa5|Pterodactyl Defense: Central, Bogolubovia
A41 5 e5|Modern Defense: Neo-Modern Defense
B06 2 e4 Bg7 Nc3 c5 d5|Pterodactyl Defense: Eastern, Benoni
A40 2 h4 Nf6 h5|Modern Defense: Lizard Defense, Pirc-Diemer Gambit
A00 0 e3|Van't Kruijs Opening
A00 1 e5 Bc4 b5 Bb3|Van't Kruijs Opening: Bouncing Bishop Variation
A00 2 Nc3 Nc6 f4 exf4 Nf3|Van't Kruijs Opening: Keoni-Hiva Gambit, Alua Variation
A00 3 Nf6 f4 exf4 Nf3|Van't Kruijs Opening: Keoni-Hiva Gambit, Akahi Variation
A00 3 d5 f4 exf4 Nf3|Van't Kruijs Opening: Keoni-Hiva Gambit, Ekolu Variation
A00 2 c4 d6 Nc3 Nc6 b3 Nf6|Amsterdam Attack
B00 0 e4|King's Pawn Game
B00 1 Na6|Lemming Defense
B00 1 Nc6|Nimzowitsch Defense
B00 2 Bb5|Nimzowitsch Defense: Pseudo-Spanish Variation
B00 2 Nc3 Nf6 d4 e5|Nimzowitsch Defense: Breyer Variation
B00 3 e6|Nimzowitsch Defense: French Connection
B00 3 g6|Nimzowitsch Defense: Pirc Connection
B00 2 Nf3|Nimzowitsch Defense: Declined Variation
B00 3 Nf6 e5 Ng4|Nimzowitsch Defense: El Columpio Defense
B00 6 d4 d6 h3 Nh6 Bb5|Nimzowitsch Defense: El Columpio Defense, Pin Variation
B00 10 e6|Nimzowitsch Defense: El Columpio Defense, El Columpio Gambit
B00 10 exd6|Nimzowitsch Defense: El Columpio Defense, Exchange Variation
B00 3 d6|Nimzowitsch Defense: Williams Variation
B00 3 e6|Nimzowitsch Defense: Franco-Nimzowitsch Variation
B00 3 f5|Nimzowitsch Defense: Colorado Countergambit
B00 4 exf5|Nimzowitsch Defense: Colorado Countergambit Accepted
B00 2 b4|Nimzowitsch Defense: Wheeler Gambit
B00 2 d4|Nimzowitsch Defense
B00 3 a6|Nimzowitsch Defense: Woodchuck Variation
B00 3 d5|Nimzowitsch Defense: Scandinavian Variation
B00 4 Be3|Nimzowitsch Defense: Hornung Gambit
B00 4 Nc3|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
B00 5 Nf6|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Vehre Variation
B00 5 a6|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Brandics Gambit
B00 5 dxe4|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation
B00 6 d5|Van Geet Opening: Berlin Gambit
B00 7 Nb8 f3|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Richter Gambit
B00 7 Ne5|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Nimzowitsch Gambit
B00 5 e5|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Heinola-Deppe Gambit
B00 5 g6|Nimzowitsch Defense: Scandinavian Variation, Bogoljubow Variation, Erben Gambit
B00 4 e5|Nimzowitsch Defense: Scandinavian Variation, Advance Variation
B00 4 exd5 Nb4|Nimzowitsch Defense: Scandinavian Variation, Aachen Gambit
B00 5 Qxd5|Nimzowitsch Defense: Scandinavian Variation, Exchange Variation
B00 6 Nc3|Nimzowitsch Defense: Scandinavian Variation, Exchange Variation, Marshall Gambit
B00 3 d6|Nimzowitsch Defense: Mikenas Variation
B00 3 e5|Nimzowitsch Defense: Kennedy Variation
B00 4 d5|Nimzowitsch Defense: Kennedy Variation, Linksspringer Variation
B00 4 dxe5 Bc5|Nimzowitsch Defense: Kennedy Variation, Bielefelder Gambit
B00 5 Nxe5 Nc3|Nimzowitsch Defense: Kennedy Variation, Keres Attack
B00 6 Nf3|Nimzowitsch Defense: Kennedy Variation, Paulsen Attack
B00 6 f4 Nc6|Nimzowitsch Defense: Kennedy Variation, Riemann Defense
B00 7 Ng6|Nimzowitsch Defense: Kennedy Variation, Main Line
B00 5 Qh4|Nimzowitsch Defense: Kennedy Variation, Herford Gambit
B00 5 d6|Nimzowitsch Defense: Kennedy Variation, de Smet Gambit
B00 5 f6|Nimzowitsch Defense: Kennedy Variation, Hammer Gambit
B00 3 f6|Nimzowitsch Defense: Neo-Mongoloid Defense
B02 1 Nf6|Alekhine Defense
B02 2 Bc4|Alekhine Defense: Krejcik Variation
B02 3 Nxe4 Bxf7+|Alekhine Defense: Krejcik Variation, Krejcik Gambit
B02 2 Nc3 d5|Alekhine Defense: Scandinavian Variation
B02 4 d3 dxe4 Bg5|Alekhine Defense: Scandinavian Variation, Myers Gambit
B02 4 e5 Nfd7 e6|Alekhine Defense: Spielmann Gambit
B02 4 exd5 c6|Alekhine Defense: Scandinavian Variation, Geschev Gambit
B02 2 d3|Alekhine Defense: Maróczy Variation
B02 2 e5 Nd5|Alekhine Defense: Normal Variation
B02 4 Bc4 Nb6 Bb3 c5 d3|Alekhine Defense: Kmoch Variation
B02 4 Na3|Alekhine Defense: Buckley Attack
B02 4 Nc3|Alekhine Defense: Sämisch Attack
B02 4 b3|Alekhine Defense: Welling Variation
B02 4 c4|Alekhine Defense: Two Pawns Attack
B02 5 Nb6 a4|Alekhine Defense: Two Pawns Attack, Tate Variation
B02 6 b3|Alekhine Defense: Steiner Variation
B02 6 c5|Alekhine Defense: Two Pawns Attack, Lasker Variation
B02 7 Nd5 Bc4 e6 Nc3|Alekhine Defense: Hunt Variation, Lasker Simul Gambit
B02 11 d6|Alekhine Defense: Two Pawns Attack, Mikenas Variation
B02 12 Nxd5 exd5 Bxd5|Alekhine Defense: Hunt Variation, Mikenas Gambit
B02 8 Nc3 Nxc3 dxc3 d6 Bg5|Alekhine Defense: Hunt Variation, Matsukevich Gambit
B02 5 Nf4|Alekhine Defense: The Squirrel
B03 4 d4|Alekhine Defense
B03 5 b5|Alekhine Defense: O'Sullivan Gambit
B03 5 d6|Alekhine Defense
B03 6 Bc4|Alekhine Defense: Balogh Variation
B04 6 Nf3|Alekhine Defense: Modern Variation
B05 7 Bg4|Alekhine Defense: Modern Variation, Main Line
B05 8 Be2 c6|Alekhine Defense: Modern Variation, Flohr Variation
B05 8 c4|Alekhine Defense: Modern Variation, Alekhine Variation
B05 9 Nb6 d5|Alekhine Defense: Modern Variation, Vitolins Attack
B05 8 h3|Alekhine Defense: Modern Variation, Panov Variation
B04 7 Nb6|Alekhine Defense: Modern Variation, Schmid Variation
B04 7 Nc6|Alekhine Defense: Modern Variation, Larsen-Haakert Variation
B04 7 dxe5|Alekhine Defense: Modern Variation, Larsen Variation
B04 7 g6|Alekhine Defense: Modern Variation, Alburt Variation
B04 8 Bc4 Nb6 Bb3 Bg7 a4|Alekhine Defense: Modern Variation, Keres Variation
B03 6 c4|Alekhine Defense
B03 7 Nb6 Nf3 Bg4 Be2|Alekhine Defense: Modern Variation, Alekhine Gambit
B03 8 c5|Alekhine Defense: Hunt Variation
B03 8 exd6|Alekhine Defense: Exchange Variation
B03 9 cxd6 Nc3 g6 Be3 Bg7 Rc1 O-O b3|Alekhine Defense: Exchange Variation, Voronezh Variation
B03 12 h3 Bg7 Nf3 O-O Be2 Nc6 O-O Bf5 Bf4|Alekhine Defense: Exchange Variation, Karpov Variation
B03 8 f4|Alekhine Defense: Four Pawns Attack
B03 9 Bf5|Alekhine Defense: Four Pawns Attack, Trifunovic Variation
B03 9 dxe5 fxe5 Bf5 Nc3 e6 Nf3 Be7 Be2 O-O O-O f6|Alekhine Defense: Four Pawns Attack, Korchnoi Variation
B03 11 Nc6 Be3|Alekhine Defense: Four Pawns Attack, Main Line
B03 13 Bf5 Nc3 e6 Nf3 Qd7 Be2 O-O-O O-O Be7|Alekhine Defense: Four Pawns Attack, Tartakower Variation
B03 12 Nf3 Bg4 e6 fxe6 c5|Alekhine Defense: Four Pawns Attack, Ilyin-Zhenevsky Variation
B03 9 g5|Alekhine Defense: Four Pawns Attack, Cambridge Gambit
B03 9 g6|Alekhine Defense: Four Pawns Attack, Fianchetto Variation
B02 3 Ne4|Alekhine Defense: Mokele Mbembe
B02 4 d4 e6|Alekhine Defense: Mokele Mbembe, Vavra Defense
B02 5 f6|Alekhine Defense: Mokele Mbembe, Modern Line
B02 3 Ng8|Alekhine Defense: Brooklyn Variation
B02 4 d4 f5|Alekhine Defense: Brooklyn Variation, Everglades Variation
B00 1 Nh6|Hippopotamus Defense
B00 2 d4 g6 c4 f6|Hippopotamus Defense
B00 1 a5|Ware Defense
B00 2 d4 Nc6|Ware Defense: Snagglepuss Defense
B00 1 a6|St. George Defense
B00 2 d4 b5 Nf3 Bb7 Bd3 d6 O-O g6 c3 Bg7|St. George Defense: San Jorge Variation
B00 7 e6|St. George Defense: Polish Variation
B00 3 e5|St. George Defense: Zilbermints Gambit
B00 1 b6|Owen Defense
B00 2 d4 Ba6|Owen Defense: Guatemala Defense
B00 3 Bb7 Bd3 f5 exf5 Bxg2 Qh5+ g6|Owen Defense: Matovinsky Gambit
B00 4 Bg5|Owen Defense: Naselwaus Gambit
B00 4 Nf3|Owen Defense: Smith Gambit
B00 4 f3 e5|Owen Defense: Wind Gambit
B00 3 c5 dxc5 Nc6|Owen Defense: Hekili-Loa Gambit
B20 1 c5|Sicilian Defense
B20 2 Bc4|Sicilian Defense: Bowdler Attack
B20 2 Ke2|Sicilian Defense: King David's Opening
B20 2 Na3|Sicilian Defense: Kronberger Variation
B20 3 Nc6 d4 cxd4 Bc4|Sicilian Defense: Kronberger Variation, Nemeth Gambit
B23 2 Nc3|Sicilian Defense: Closed
B23 3 Nc6|Sicilian Defense: Closed, Traditional
B23 4 Nge2|Sicilian Defense: Closed, Chameleon Variation
B23 4 d3 g6 g4|Sicilian Defense: Closed, Portland Attack
B23 4 f4|Sicilian Defense: Grand Prix Attack
B23 5 g6 Nf3 Bg7 Bc4 e6 f5|Sicilian Defense: Grand Prix Attack, Schofman Variation
B24 4 g3|Sicilian Defense: Closed, Fianchetto Variation
B24 5 g6|Sicilian Defense: Closed
B24 6 Bg2 Bg7|Sicilian Defense: Closed
B25 8 d3 d6|Sicilian Defense: Closed
B26 10 Be3|Sicilian Defense: Closed
B25 10 Nge2 e5|Sicilian Defense: Closed, Botvinnik Defense, with Nge2
B25 10 f4|Sicilian Defense: Closed
B25 11 e5|Sicilian Defense: Closed, Botvinnik Defense, with f4
B25 12 Nh3 Nge7|Sicilian Defense: Closed, Botvinnik Defense, Edge Variation
B24 9 e6 Be3 Nd4 Nce2|Sicilian Defense: Closed, Smyslov Variation
B23 4 g4|Sicilian Defense: Closed, Grob Attack
B23 3 d6 d4 cxd4 Qxd4 Nc6 Qd2|Sicilian Defense: Closed, Carlsen Variation
B74 4 f4 Nc6 Nf3 g6 d4 cxd4 Nxd4 Bg7 Be3 Nf6 Be2 O-O Nb3 Be6 O-O Na5 f5 Bc4 Nxa5 Bxe2 Qxe2 Qxa5 g4|Sicilian Defense: Dragon Variation, Classical Variation, Stockholm Attack
B23 3 e6|Sicilian Defense: Closed
B23 4 g3|Sicilian Defense: Closed
B23 5 d5|Sicilian Defense: Closed, Korchnoi Defense
B20 2 Ne2|Sicilian Defense: Keres Variation
B27 2 Nf3|Sicilian Defense
B30 3 Nc6|Sicilian Defense: Old Sicilian
B30 4 Bb5|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack
B30 5 Na5 b4|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, San Francisco Gambit
B30 5 Nb8|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Brooklyn Retreat Defense
B31 5 g6|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation
B31 6 O-O Bg7 Re1 e5 b4|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Gurgenidze Variation
B31 8 c3 Nf6 Qa4|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Totsky Attack
B31 10 d4|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Lutikov Gambit
B31 9 e5 d4|Sicilian Defense: Nyezhmetdinov-Rossolimo Attack, Fianchetto Variation, Gufeld Gambit
B30 4 Nc3 e5|Sicilian Defense: Closed, Anti-Sveshnikov Variation
B30 6 Bc4 Be7 d3 Nf6|Sicilian Defense: Closed, Anti-Sveshnikov Variation, with Nf6
B30 9 d6|Sicilian Defense: Closed, Anti-Sveshnikov Variation, with d6
B30 10 Nd2 Bg5|Sicilian Defense: Closed, Anti-Sveshnikov Variation, Kharlov-Kramnik Line
B30 4 b4|Sicilian Defense: Portsmouth Gambit
B32 4 d4|Sicilian Defense: Open
B32 5 cxd4|Sicilian Defense: Open
B32 6 Nxd4|Sicilian Defense: Open
B33 7 Nf6|Sicilian Defense: Open
B57 8 Nc3 d6 Bc4 Qb6|Sicilian Defense: Classical Variation, Anti-Sozin Variation
B88 11 e6|Sicilian Defense: Sozin Attack, Leonhardt Variation
B88 12 Bb3 Be7 Be3 O-O f4|Sicilian Defense: Sozin Attack, Fischer Variation
B89 12 Be3|Sicilian Defense: Sozin Attack, Main Line
B89 13 Be7 Qe2|Sicilian Defense: Velimirovic Attack
B57 11 g6 Nxc6 bxc6 e5|Sicilian Defense: Magnus Smith Trap
B59 10 Be2 e5 Nb3|Sicilian Defense: Boleslavsky Variation
B58 12 Nxc6|Sicilian Defense: Boleslavsky Variation, Louma Variation
B72 11 g6 Be3 Bg7 Qd2|Sicilian Defense: Dragon Variation, Classical Variation, Amsterdam Variation
B72 15 O-O O-O-O|Sicilian Defense: Dragon Variation, Classical Variation, Grigoriev Variation
B61 10 Bg5 Bd7 Qd2|Sicilian Defense: Richter-Rauzer Variation, Modern Variation
B62 11 e6 Nb3|Sicilian Defense: Richter-Rauzer Variation, Podebrady Variation
B64 12 Qd2 Be7 O-O-O O-O f4 e5|Sicilian Defense: Richter-Rauzer Variation, Classical Variation
B67 13 a6 O-O-O Bd7|Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
B68 16 f4 Be7|Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation
B69 18 Nf3 b5 Bxf6|Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Nyezhmetdinov Attack
B60 11 g6|Sicilian Defense: Richter-Rauzer Variation, Dragon Variation
B56 10 Nde2|Sicilian Defense: Spielmann Variation
B33 9 e5|Sicilian Defense: Lasker-Pelikan Variation
B33 10 Nb3|Sicilian Defense: Lasker-Pelikan Variation, Schlechter Variation
B33 10 Ndb5 d6 Bg5 a6 Na3 Be6|Sicilian Defense: Lasker-Pelikan Variation, Bird Variation
B33 15 b5|Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
B33 16 Bxf6 gxf6 Nd5 Bg7|Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Novosibirsk Variation
B33 19 f5|Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation
B33 20 Bxb5|Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Peresypkin's Sacrifice
B33 16 Nd5|Sicilian Defense: Lasker-Pelikan Variation, Sveshnikov Variation, Chelyabinsk Variation
B33 10 Nf3|Sicilian Defense: Lasker-Pelikan Variation, Retreat Variation
B33 10 Nxc6|Sicilian Defense: Lasker-Pelikan Variation, Exchange Variation
B32 7 Qb6|Sicilian Defense: Godiva Variation
B32 7 Qc7|Sicilian Defense: Flohr Variation
B32 7 a6 c4 e5|Sicilian Defense: O'Kelly Variation, Maróczy Bind, Geller Line
B32 7 d5|Sicilian Defense: Nimzo-American Variation
B32 7 e5|Sicilian Defense: Löwenthal Variation
B32 8 Nb5 d6|Sicilian Defense: Kalashnikov Variation
B32 7 g6|Sicilian Defense: Accelerated Dragon
B73 8 Be3 Bg7 Be2 Nf6 Nc3 O-O O-O d6 f4 Qb6 e5|Sicilian Defense: Dragon Variation, Classical Variation, Zollner Gambit
B34 8 Nc3|Sicilian Defense: Accelerated Dragon, Modern Variation
B35 9 Bg7 Be3 Nf6 Bc4|Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation
B35 13 d6|Sicilian Defense: Dragon Variation, Modern Bc4 Variation
B74 12 Be2 O-O Nb3 d6 O-O Be6 f4 Na5 f5 Bc4 Bd3|Sicilian Defense: Dragon Variation, Classical Variation, Spielmann Variation
B74 14 O-O d6 Nb3 a5|Sicilian Defense: Dragon Variation, Classical Variation, Alekhine Line
B34 8 Nxc6|Sicilian Defense: Accelerated Dragon, Exchange Variation
B36 8 c4|Sicilian Defense: Accelerated Dragon, Maróczy Bind
B37 9 Bg7|Sicilian Defense: Accelerated Dragon, Maróczy Bind
B38 10 Be3|Sicilian Defense: Accelerated Dragon, Maróczy Bind
B39 11 Nf6 Nc3 Ng4|Sicilian Defense: Accelerated Dragon, Maróczy Bind, Breyer Variation
B37 10 Nc2 d6 Be2 Nh6|Sicilian Defense: Accelerated Dragon, Simagin Variation
B36 9 Nf6 Nc3 Nxd4 Qxd4 d6|Sicilian Defense: Accelerated Dragon, Maróczy Bind, Gurgenidze Variation
B32 5 e6|Sicilian Defense: Franco-Sicilian Variation
B29 3 Nf6|Sicilian Defense: Nimzowitsch Variation
B29 4 Nc3|Sicilian Defense: Nimzowitsch Variation, Closed Variation
B92 5 d6 d4 cxd4 Nxd4 a6 Be2 e5 Nb3 Be6 Be3|Sicilian Defense: Najdorf Variation, Opocensky Variation
B29 4 e5|Sicilian Defense: Nimzowitsch Variation, Advance Variation
B29 5 Nd5 Nc3 Nxc3|Sicilian Defense: Nimzowitsch Variation, Exchange Variation
B29 7 e6 Nxd5 exd5 d4 Nc6|Sicilian Defense: Nimzowitsch Variation, Main Line
B27 3 Qa5|Sicilian Defense: Mongoose Variation
B27 3 Qc7|Sicilian Defense: Quinteros Variation
B28 3 a6|Sicilian Defense: O'Kelly Variation
B28 4 Be2|Sicilian Defense: O'Kelly Variation, Aronin System
B28 4 Nc3|Sicilian Defense: O'Kelly Variation, Yerevan System
B28 4 b3|Sicilian Defense: O'Kelly Variation, Kieseritzky System
B28 4 b4|Sicilian Defense: O'Kelly Variation, Wing Gambit
B28 4 c3|Sicilian Defense: O'Kelly Variation, Venice System
B28 5 Nf6|Sicilian Defense: O'Kelly Variation, Venice System, Barcza Line
B28 5 b5|Sicilian Defense: O'Kelly Variation, Venice System, Ljubojevic Line
B28 5 d5 exd5 Nf6|Sicilian Defense: O'Kelly Variation, Venice System, Gambit Line
B28 5 d6|Sicilian Defense: O'Kelly Variation, Venice System, Steiner Line
B28 4 c4|Sicilian Defense: O'Kelly Variation, Maróczy Bind
B28 5 d6|Sicilian Defense: O'Kelly Variation, Maróczy Bind, Robatsch Line
B28 5 e6|Sicilian Defense: O'Kelly Variation, Maróczy Bind, Paulsen Line
B28 4 d3|Sicilian Defense: O'Kelly Variation, Quiet System
B28 4 d4|Sicilian Defense: O'Kelly Variation, Normal System
B28 5 cxd4 Bc4|Sicilian Defense: O'Kelly Variation, Normal System, Cortlever Gambit
B28 6 Nxd4 e5|Sicilian Defense: O'Kelly Variation, Normal System, Taimanov Line
B28 6 Qxd4|Sicilian Defense: O'Kelly Variation, Normal System, Zagorovsky Line
B28 6 c3|Sicilian Defense: O'Kelly Variation, Normal System, Smith-Morra Line
B28 4 g3|Sicilian Defense: O'Kelly Variation, Réti System
B27 3 b5|Sicilian Defense: Polish Gambit
B27 3 b6|Sicilian Defense: Katalimov Variation
B50 3 d6|Sicilian Defense: Modern Variations
B51 4 Bb5+|Sicilian Defense: Moscow Variation
B52 5 Bd7|Sicilian Defense: Moscow Variation, Main Line
B52 6 Bxd7+ Qxd7 O-O Nc6 c3 Nf6 d4|Sicilian Defense: Moscow Variation, Haag Gambit
B52 8 c4|Sicilian Defense: Moscow Variation, Sokolsky Variation
B51 5 Nc6 O-O Bd7 Qe2 g6 e5|Sicilian Defense: Moscow Variation, Dorfman Gambit
B51 8 c3 Nf6 Re1 a6 Bxc6 Bxc6 d4 Bxe4 Bg5|Sicilian Defense: Moscow Variation, Moscow Gambit
B50 4 Bd3|Sicilian Defense: Kopec System
B50 4 b4|Sicilian Defense: Wing Gambit, Deferred Variation
B50 4 c3|Sicilian Defense: Delayed Alapin Variation, with d6
B50 5 Nf6 Be2 Nc6 d4 cxd4 cxd4 Nxe4|Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Gambit
B50 12 d5 Qa5+ Nc3 Nxc3 bxc3|Sicilian Defense: Delayed Alapin Variation, Basman-Palatnik Double Gambit
B50 4 d4|Sicilian Defense
B50 5 Nf6|Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order
B50 6 dxc5 Nxe4|Sicilian Defense: Modern Variations, Anti-Qxd4 Move Order Accepted
B50 5 cxd4|Sicilian Defense
B54 6 Nxd4 Nf6|Sicilian Defense: Modern Variations, Main Line
B54 8 Bc4|Sicilian Defense: Modern Variations, Ginsberg Gambit
B56 8 Nc3 Bd7|Sicilian Defense: Kupreichik Variation
B56 9 Nc6|Sicilian Defense: Classical Variation
B57 10 Bc4|Sicilian Defense: Classical Variation, Sozin Attack
B89 11 e6 Be3 Be7 Bb3 O-O O-O Na5 f4 b6|Sicilian Defense: Sozin Attack, Main Line, Sherbakov Variation
B58 10 Be2|Sicilian Defense: Classical Variation
B58 11 Nxd4 Qxd4 g6|Sicilian Defense: Classical Variation, Dragon Transfer
B58 11 e5|Sicilian Defense: Boleslavsky Variation
B60 10 Bg5|Sicilian Defense: Richter-Rauzer Variation
B60 11 Bd7|Sicilian Defense: Richter-Rauzer Variation, Modern Variation
B62 11 e6|Sicilian Defense: Richter-Rauzer Variation
B62 12 Bb5|Sicilian Defense: Richter-Rauzer Variation, Vitolins Variation
B62 12 Nxc6|Sicilian Defense: Richter-Rauzer Variation, Exchange Variation
B63 12 Qd2|Sicilian Defense: Richter-Rauzer Variation, Traditional Variation
B63 13 Be7|Sicilian Defense: Richter-Rauzer Variation, Classical Variation
B63 14 O-O-O Nxd4 Qxd4 a6 f4 b5|Sicilian Defense: Richter-Rauzer Variation, Classical Variation, Kantscher Line
B64 15 O-O f4|Sicilian Defense: Richter-Rauzer Variation, Classical Variation
B65 17 Nxd4|Sicilian Defense: Richter-Rauzer Variation, Rauzer Attack
B65 18 Qxd4|Sicilian Defense: Richter-Rauzer Variation, Classical Variation
B63 13 Qb6|Sicilian Defense: Richter-Rauzer Variation, Ivanov Variation
B66 13 a6|Sicilian Defense: Richter-Rauzer Variation, Neo-Modern Variation, Early Deviations
B62 12 Qd3|Sicilian Defense: Richter-Rauzer Variation
B56 10 g3|Sicilian Defense: Classical Variation, Fianchetto Variation
B90 9 a6|Sicilian Defense: Najdorf Variation
B90 10 Bc4|Sicilian Defense: Najdorf Variation, Lipnitsky Attack
B87 11 e6 Bb3 b5|Sicilian Defense: Sozin Attack, Flank Variation
B90 10 Bd3|Sicilian Defense: Najdorf Variation, Yates Variation
B92 10 Be2|Sicilian Defense: Najdorf Variation, Opocensky Variation
B92 11 e5 Nb3 Be7 O-O Be6|Sicilian Defense: Najdorf Variation, Opocensky Variation, Modern Line
B92 15 O-O|Sicilian Defense: Najdorf Variation, Opocensky Variation, Traditional Line
B84 11 e6|Sicilian Defense: Scheveningen Variation, Classical Variation
B84 12 O-O Nbd7|Sicilian Defense: Najdorf Variation, Scheveningen Variation
B84 13 Qc7|Sicilian Defense: Scheveningen Variation, Classical Variation
B90 10 Be3|Sicilian Defense: Najdorf Variation, English Attack
B90 11 Ng4|Sicilian Defense: Najdorf Variation, English Attack, Anti-English
B90 11 e5 Nb3 Be6 f3|Sicilian Defense: Najdorf Variation, English Attack
B90 14 h3|Sicilian Defense: Najdorf Variation, English Attack
B90 13 Be7 f3|Sicilian Defense: Najdorf Variation, English Attack
B90 14 h3|Sicilian Defense: Najdorf Variation, English Attack
B80 11 e6 Qd2|Sicilian Defense: Scheveningen Variation, English Attack, with Qd2
B90 12 f3|Sicilian Defense: Scheveningen Variation, English Attack, with f3
B90 12 g4|Sicilian Defense: Scheveningen Variation, Delayed Keres Attack
B90 13 e5 Nf5 g6 g5|Sicilian Defense: Scheveningen Variation, Delayed Keres Attack, Perenyi Gambit
B94 10 Bg5|Sicilian Defense: Najdorf Variation
B94 11 Nbd7 Bc4 Qa5 Qd2 e6 O-O-O b5 Bb3 Bb7 Rhe1 Nc5 e5|Sicilian Defense: Najdorf Variation, Ivkov Variation
B95 11 e6|Sicilian Defense: Najdorf Variation
B96 12 f4|Sicilian Defense: Najdorf Variation
B98 13 Be7|Sicilian Defense: Najdorf Variation
B98 14 Qf3 Qc7|Sicilian Defense: Najdorf Variation, Traditional Line
B99 16 O-O-O Nbd7|Sicilian Defense: Najdorf Variation, Main Line
B98 15 h6 Bh4 Qc7|Sicilian Defense: Najdorf Variation, Browne Variation
B98 17 g5|Sicilian Defense: Najdorf Variation, Goteborg Variation
B96 13 Nc6|Sicilian Defense: Najdorf Variation, Neo-Classical Defense
B97 13 Qb6|Sicilian Defense: Najdorf Variation, Poisoned Pawn Variation
B97 14 Qd2 Qxb2 Rb1 Qa3|Sicilian Defense: Najdorf Variation, Poisoned Pawn Accepted
B96 13 b5|Sicilian Defense: Najdorf Variation, Polugaevsky Variation
B96 14 e5 dxe5 fxe5 Qc7 Qe2|Sicilian Defense: Najdorf Variation, Polugaevsky Variation, Simagin Line
B90 10 Rg1|Sicilian Defense: Najdorf Variation, Petronić Attack
B93 10 f4|Sicilian Defense: Najdorf Variation, Amsterdam Variation
B85 11 e6 Be2 Qc7 O-O Nc6|Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
B91 10 g3|Sicilian Defense: Najdorf Variation, Zagreb Variation
B90 10 g4|Sicilian Defense: Najdorf Variation, Dekker Gambit
B90 10 h3|Sicilian Defense: Najdorf Variation, Adams Attack
B56 9 e5 Bb5+|Sicilian Defense: Venice Attack
B70 9 g6|Sicilian Defense: Dragon Variation
B70 10 Be2|Sicilian Defense: Dragon Variation, Classical Variation
B73 11 Bg7 O-O Nc6 Be3|Sicilian Defense: Dragon Variation, Classical Variation
B74 13 O-O Be3 Nc6 Nb3|Sicilian Defense: Dragon Variation, Classical Variation, Normal Line
B74 17 Be6 f4 Na5|Sicilian Defense: Dragon Variation, Classical Variation, Maróczy Line
B74 19 Qc8|Sicilian Defense: Dragon Variation, Classical Variation, Tartakower Line
B73 16 Qd2|Sicilian Defense: Dragon Variation, Classical Variation, Battery Variation
B72 10 Be3|Sicilian Defense: Dragon Variation
B72 11 Bg7 Be2|Sicilian Defense: Dragon Variation, Classical Variation
B72 13 Nc6|Sicilian Defense: Dragon Variation, Classical Variation
B72 14 Nb3|Sicilian Defense: Dragon Variation, Classical Variation
B75 12 f3|Sicilian Defense: Dragon Variation, Yugoslav Attack, Early Deviations
B75 13 Nc6|Sicilian Defense: Dragon Variation, Yugoslav Attack, Belezky Line
B77 14 Qd2 O-O Bc4 Nd7|Sicilian Defense: Dragon Variation, Yugoslav Attack, Sosonko Variation
B77 17 Nxd4 Bxd4 Be6|Sicilian Defense: Dragon Variation, Yugoslav Attack, Czerniak Variation
B77 20 Bb3 Qa5|Sicilian Defense: Dragon Variation, Yugoslav Attack, Czerniak Variation
B76 16 O-O-O|Sicilian Defense: Dragon Variation, Yugoslav Attack, Modern Line
B76 13 O-O|Sicilian Defense: Dragon Variation, Yugoslav Attack
B76 14 Qd2 Nc6|Sicilian Defense: Dragon Variation, Yugoslav Attack
B77 16 Bc4|Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
B77 17 Bd7|Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
B77 18 Bb3|Sicilian Defense: Dragon Variation, Yugoslav Attack, Main Line
B78 18 O-O-O|Sicilian Defense: Dragon Variation, Yugoslav Attack
B79 19 Qa5 h4 Rfc8 Bb3 h5|Sicilian Defense: Dragon Variation, Yugoslav Attack, Soltis Variation
B78 19 Rb8|Sicilian Defense: Dragon Variation, Yugoslav Attack, Chinese Dragon
B78 19 Rc8|Sicilian Defense: Dragon Variation, Yugoslav Attack, Old Line
B78 20 Bb3 Nxd4 Bxd4|Sicilian Defense: Dragon Variation, Yugoslav Attack, Topalov Variation
B79 18 h4 Qa5 O-O-O Rfc8 Bb3|Sicilian Defense: Dragon Variation, Yugoslav Attack
B77 17 a5|Sicilian Defense: Dragon Variation, Yugoslav Attack, Byrne Variation
B76 16 g4|Sicilian Defense: Dragon Variation, Yugoslav Attack, Panov Variation
B75 11 Nc6 f3 h5|Sicilian Defense: Dragon Variation, Yugoslav Attack, Hungarian Dragon
B71 10 f4|Sicilian Defense: Dragon Variation, Levenfish Variation
B71 11 Nbd7|Sicilian Defense: Dragon Variation, Levenfish Variation, Main Line
B70 10 g3|Sicilian Defense: Dragon Variation, Fianchetto Variation
B54 8 f3|Sicilian Defense: Prins Variation
B55 9 e5 Bb5+|Sicilian Defense: Prins Variation, Venice Attack
B54 7 g6|Sicilian Defense: Dragon Variation, Accelerated Dragon
B53 6 Qxd4|Sicilian Defense: Chekhover Variation
B53 7 Nc6 Bb5 Qd7|Sicilian Defense: Chekhover Variation, Zaitsev Defense
B50 6 c3|Sicilian Defense: Modern Variations, Tartakower
B50 4 g3 b5|Sicilian Defense: Kotov Gambit
B27 3 e5|Sicilian Defense: Jalalabad Variation
B40 3 e6|Sicilian Defense: French Variation
B40 4 Nc3 a6 g3 b5 d4 cxd4 Nxd4|Sicilian Defense: Kan Variation, Wing Attack, Fianchetto Variation
B40 4 b3|Sicilian Defense: French Variation, Westerinen Attack
B40 4 b4|Sicilian Defense: Wing Gambit Deferred
B40 4 c3|Sicilian Defense: Delayed Alapin Variation, with e6
B40 5 Nf6 e5 Nd5 d4 Nc6|Sicilian Defense: Alapin Variation, Sherzer Variation
B22 5 d5 exd5 Qxd5 d4 Nf6|Sicilian Defense: Delayed Alapin Variation
B22 7 exd5 Bb5+ Nc6 O-O Bd6 d4|Sicilian Defense: Delayed Alapin Variation
B40 4 c4|Sicilian Defense: Kramnik Variation
B40 4 d4 a6|Sicilian Defense: Drazic Variation
B40 5 cxd4|Sicilian Defense: French Variation, Open
B40 6 Nxd4 Bc5|Sicilian Defense: Paulsen-Basman Defense
B44 7 Nc6|Sicilian Defense: Taimanov Variation
B44 8 Nb5|Sicilian Defense: Taimanov Variation, Szén Variation
B44 9 d6 c4 Nf6 N1c3 a6 Na3 Be7 Be2 O-O O-O b6|Sicilian Defense: Taimanov Variation, Modern Line
B44 15 d5|Sicilian Defense: Taimanov Variation, Gary Gambit
B45 8 Nc3|Sicilian Defense: Taimanov Variation
B45 9 Nf6|Sicilian Defense: Four Knights Variation
B45 10 Ndb5 Bb4 Nd6+|Sicilian Defense: Four Knights Variation, American Attack
B45 11 Bc5|Sicilian Defense: Four Knights Variation, Cobra Variation
B45 11 d6|Sicilian Defense: Four Knights Variation, Sveshnikov Transfer
B45 10 Nxc6|Sicilian Defense: Four Knights Variation, Exchange Variation
B47 9 Qc7|Sicilian Defense: Taimanov Variation, Bastrikov Variation
B85 10 Be2 a6 O-O Nf6 Be3 Be7 f4 d6 Qe1 O-O|Sicilian Defense: Scheveningen Variation, Classical Main Line
B85 15 d6 f4|Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
B85 14 Kh1 Be7 f4 d6 a4|Sicilian Defense: Scheveningen Variation, Classical Variation, Paulsen Variation
B48 10 Be3|Sicilian Defense: Taimanov Variation, Bastrikov Variation, English Attack
B49 11 a6 Be2|Sicilian Defense: Taimanov Variation, Bastrikov Variation
B47 10 Ndb5 Qb8 Be3 a6 Bb6|Sicilian Defense: Taimanov Variation, Bastrikov Variation, Ponomariov Gambit
B46 9 a6|Sicilian Defense: Taimanov Variation
B83 9 d6 Be2 Nf6|Sicilian Defense: Scheveningen Variation, Modern Variation
B40 7 Nf6|Sicilian Defense: French Variation, Normal
B40 8 Nc3 Bb4|Sicilian Defense: Pin Variation
B40 10 Bd3 e5|Sicilian Defense: Pin Variation, Jaffe Variation
B40 10 e5|Sicilian Defense: Pin Variation, Koch Variation
B40 9 Qb6|Sicilian Defense: Gaw-Paw Variation
B80 9 d6|Sicilian Defense: Scheveningen Variation
B80 10 Bb5+|Sicilian Defense: Scheveningen Variation, Vitolins Variation
B86 10 Bc4|Sicilian Defense: Sozin Attack
B83 10 Be2|Sicilian Defense: Scheveningen Variation, Classical Variation
B83 11 Be7 O-O O-O f4 Nc6 Be3|Sicilian Defense: Scheveningen Variation, Modern Variation
B83 17 Bd7 Nb3|Sicilian Defense: Scheveningen Variation, Modern Variation
B82 10 f4|Sicilian Defense: Scheveningen Variation, Matanovic Attack
B82 11 Nc6 Be3 Be7 Qf3|Sicilian Defense: Scheveningen Variation, Tal Variation
B80 10 g3|Sicilian Defense: Scheveningen Variation, Fianchetto Variation
B81 10 g4|Sicilian Defense: Scheveningen Variation, Keres Attack
B40 7 Qb6|Sicilian Defense: Kveinis Variation
B41 7 a6|Sicilian Defense: Kan Variation
B42 8 Bd3|Sicilian Defense: Kan Variation, Modern Variation
B42 9 Bc5|Sicilian Defense: Kan Variation, Polugaevsky Variation
B42 9 Nf6 O-O d6 c4 g6|Sicilian Defense: Kan Variation, Gipslis Variation
B42 9 g6|Sicilian Defense: Kan Variation, Swiss Cheese Variation
B43 8 Nc3|Sicilian Defense: Kan Variation, Knight Variation
B43 9 b5|Sicilian Defense: Kan Variation, Wing Attack
B43 10 Bd3 Qb6 Be3 Bc5 Qg4|Sicilian Defense: Kan Variation, Wing Attack, Christiansen's Dream
B43 12 Nf3|Sicilian Defense: Kan Variation, Wing Attack, Spraggett Attack
B41 8 c4|Sicilian Defense: Kan Variation, Maróczy Bind, Réti Variation
B41 9 Nf6 Nc3 Bb4 Bd3 Nc6|Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
B41 14 Bc2|Sicilian Defense: Kan Variation, Maróczy Bind, Bronstein Variation
B41 9 g6|Sicilian Defense: Kan Variation, Maróczy Bind, Hedgehog Variation
B40 6 c3|Sicilian Defense: Smith-Morra Gambit Deferred
B40 5 d5|Sicilian Defense: Marshall Counterattack
B27 3 f5|Sicilian Defense: Brussels Gambit
B27 4 exf5 Nh6|Sicilian Defense: Double-Dutch Gambit
B27 3 g6|Sicilian Defense: Hyperaccelerated Dragon
B27 4 c3 Bg7 d4 Qa5|Pterodactyl Defense: Western, Pterodactyl
B27 4 c4 Bh6|Sicilian Defense: Acton Extension
B27 4 d4|Sicilian Defense: Hyperaccelerated Dragon
B27 5 Bg7|Sicilian Defense: Hyperaccelerated Pterodactyl
B27 6 Nc3 Qa5|Modern Defense: Pterodactyl Variation
B27 8 Bd2|Pterodactyl Defense: Sicilian, Unpin
B27 8 Be3|Pterodactyl Defense: Sicilian, Anhanguera
B27 8 d5|Pterodactyl Defense: Sicilian, Benoni Gambit
B27 6 dxc5 Qa5+|Pterodactyl Defense: Western, Rhamphorhynchus
B27 8 Nc3|Pterodactyl Defense: Sicilian, Rhamphorhynchus
B27 9 Bxc3+ bxc3|Pterodactyl Defense: Sicilian, Pteranodon
B27 11 Qxc3+|Sicilian Defense: Hyperaccelerated Pterodactyl, Exchange Variation
B74 5 cxd4 Nxd4 Nf6 Nc3 d6 Be2 Bg7 O-O O-O Be3 Nc6 Nb3 Be6 f4 Na5 f5 Bc4 Bd3 Bxd3 cxd3 d5|Sicilian Defense: Dragon Variation, Classical Variation, Bernard Defense
B27 5 f5|Sicilian Defense: Frederico Variation
B27 3 h6|Sicilian Defense: Bücker Variation
B20 2 Nh3|Sicilian Defense: Brick Variation
B20 2 Qg4|Sicilian Defense: Amazon Attack
B20 2 a3|Sicilian Defense: Mengarini Variation
B20 2 a4|Sicilian Defense: Myers Attack, with a4
B20 2 b3|Sicilian Defense: Czerniak Attack
B20 3 b6|Sicilian Defense: Czerniak Attack, Queen Fianchetto Variation
B20 3 d5 Bb2|Sicilian Defense: Euwe Attack, Prins Gambit
B20 2 b4|Sicilian Defense: Wing Gambit
B20 3 cxb4 Bb2|Sicilian Defense: Wing Gambit, Abrahams Variation
B20 4 a3|Sicilian Defense: Wing Gambit, Marshall Variation
B20 5 bxa3|Sicilian Defense: Wing Gambit, Carlsbad Variation
B20 5 d5 exd5 Qxd5 Bb2|Sicilian Defense: Wing Gambit, Marienbad Variation
B20 8 Nf3 e5 Bb2 Nc6 c4 Qe6|Sicilian Defense: Wing Gambit, Romanian Defense
B20 10 c4 Qe6 Bd3|Sicilian Defense: Wing Gambit, Nanu Gambit
B20 4 c4|Sicilian Defense: Wing Gambit, Santasiere Variation
B22 2 c3|Sicilian Defense: Alapin Variation
B22 3 Nf6 e5 Nd5 Nf3 Nc6 Bc4 Nb6 Bb3|Sicilian Defense: Alapin Variation, Stoltz Attack
B22 11 c4 Bc2 Qc7 Qe2 g5|Sicilian Defense: Alapin Variation, Stoltz Attack, Ivanchuk Line
B22 8 Na3|Sicilian Defense: Heidenfeld Variation
B22 6 d4 cxd4|Sicilian Defense: Alapin Variation, Smith-Morra Declined
B22 3 d5 exd5 Nf6|Sicilian Defense: Alapin Variation, Anti-Alapin Gambit
B22 5 Qxd5|Sicilian Defense: Alapin Variation, Barmen Defense
B22 6 d4 Nc6 Nf3|Sicilian Defense: Alapin Variation, Barmen Defense
B22 9 cxd4 cxd4 e5 Nc3 Bb4 Be2|Sicilian Defense: Alapin Variation, Barmen Defense, Milner-Barry Attack
B22 7 Nf6 Nf3 Bg4|Sicilian Defense: Alapin Variation, Barmen Defense, Modern Line
B22 7 cxd4 cxd4 Nc6 Nf3 Bg4|Sicilian Defense: Alapin Variation, Barmen Defense, Central Exchange
B22 12 Nc3 Bxf3 gxf3 Qxd4 Qxd4 Nxd4|Sicilian Defense: Alapin Variation, Barmen Defense, Endgame Variation
B22 7 g6 Nf3|Sicilian Defense: Alapin Variation, Barmen Defense
B20 2 c4|Sicilian Defense: Staunton-Cochrane Variation
B20 3 d6 Nc3 Nc6 g3 h5|Sicilian Defense: Gloria Variation
B20 2 d3 Nc6 c3 d6 f4|Sicilian Defense: Big Clamp Formation
B21 2 d4|Sicilian Defense: Smith-Morra Gambit
B21 3 cxd4 Nf3|Sicilian Defense: Morphy Gambit
B21 5 e5 c3|Sicilian Defense: Morphy Gambit, Andreaschek Gambit
B21 4 Qxd4 Nc6 Qd1 Nf6 Bc4|Sicilian Defense: Coles Sicilian Gambit
B21 4 c3|Sicilian Defense: Smith-Morra Gambit
B21 5 Nf6|Sicilian Defense: Smith-Morra Gambit Declined, Alapin Formation
B21 5 Qa5|Sicilian Defense: Smith-Morra Gambit Declined, Wing Formation
B21 5 d3|Sicilian Defense: Smith-Morra Gambit Declined, Push Variation
B21 6 c4|Sicilian Defense: Smith-Morra Gambit Declined, Dubois Variation
B21 5 d5|Sicilian Defense: Smith-Morra Gambit Declined, Scandinavian Formation
B21 5 dxc3|Sicilian Defense: Smith-Morra Gambit Accepted
B21 6 Nf3|Sicilian Defense: Smith-Morra Gambit Accepted, Danish Variation
B21 6 Nxc3 Nc6 Bc4 e6 Nf3 d6 O-O a6 Qe2 b5|Sicilian Defense: Smith-Morra Gambit Accepted, Sozin Formation
B21 16 Bb3 Ra7|Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
B21 8 Nf3 d6 Bc4 a6 O-O Nf6|Sicilian Defense: Smith-Morra Gambit Accepted, Classical Formation
B21 11 e6|Sicilian Defense: Smith-Morra Gambit Accepted, Scheveningen Formation
B21 9 e6 Bc4 Bb4|Sicilian Defense: Smith-Morra Gambit Accepted, Pin Defense
B21 11 Bc5|Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense
B21 11 Qc7|Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation
B21 12 Qe2 Nf6 O-O Ng4|Sicilian Defense: Smith-Morra Gambit Accepted, Siberian Variation, Siberian Trap
B21 13 a6 O-O Bd6|Sicilian Defense: Smith-Morra Gambit Accepted, Larsen Defense
B21 11 a6|Sicilian Defense: Smith-Morra Gambit Accepted, Paulsen Formation
B21 12 O-O b5 Bb3 Bc5|Sicilian Defense: Smith-Morra Gambit Accepted, Morphy Defense Deferred
B21 9 g6|Sicilian Defense: Smith-Morra Gambit Accepted, Fianchetto Defense
B21 7 d6 Nf3 e6 Bc4 Nf6 O-O a6|Sicilian Defense: Smith-Morra Gambit Accepted, Chicago Defense
B21 7 e6 Bc4 a6 Nf3 Ne7|Sicilian Defense: Smith-Morra Gambit Accepted, Taimanov Formation
B21 8 Nf3 a6|Sicilian Defense: Smith-Morra Gambit Accepted, Kan Formation
B21 9 d6 Bc4 a6 O-O Be7 Qe2 Nf6|Sicilian Defense: Smith-Morra Gambit Accepted, Finegold Defense
B21 5 e5|Sicilian Defense: Smith-Morra Gambit Declined, Center Formation
B21 4 f4|Sicilian Defense: Halasz Gambit
B21 2 f4|Sicilian Defense: McDonnell Attack
B21 3 d5 Nc3|Sicilian Defense: McDonnell Attack, Toilet Variation
B21 4 Nf3 dxe4|Bird Opening: Dutch Variation, Batavo Gambit
B21 4 exd5 Nf6|Sicilian Defense: McDonnell Attack, Tal Gambit
C30 3 e5|King's Gambit Declined: Mafia Defense
B20 2 g3|Sicilian Defense: Lasker-Dunne Attack
B20 2 g4|Sicilian Defense: Grob Variation
B20 2 h4|Sicilian Defense: Myers Attack, with h4
B10 1 c6|Caro-Kann Defense
B10 2 Bc4|Caro-Kann Defense: Hillbilly Attack
B10 3 d5 Bb3 dxe4 Qh5|Caro-Kann Defense: Hillbilly Attack, Schaeffer Gambit
B10 2 Nc3|Caro-Kann Defense
B10 3 d5|Caro-Kann Defense
B10 4 Nf3|Caro-Kann Defense: Two Knights Attack
B11 5 Bg4|Caro-Kann Defense: Two Knights Attack, Mindeno Variation
B11 6 h3 Bh5|Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Retreat Line
B11 7 Bxf3|Caro-Kann Defense: Two Knights Attack, Mindeno Variation, Exchange Line
B10 5 dxe4 Ng5|Caro-Kann Defense: Hector Gambit
B10 4 Qf3|Caro-Kann Defense: Goldman Variation
B10 4 d3 dxe4 Bg5|Caro-Kann Defense: Scorpion-Horus Gambit
B10 4 h3|Caro-Kann Defense: St. Patrick's Attack
B10 2 Nf3 d5 d3|Caro-Kann Defense: Endgame Offer
B10 5 dxe4 Ng5|Caro-Kann Defense: Dinic Gambit
B10 6 dxe4 Qxd1+ Kxd1|Caro-Kann Defense: Endgame Variation
B10 4 exd5 cxd5 Ne5|Caro-Kann Defense: Apocalypse Attack
B10 2 b3|Caro-Kann Defense: Euwe Attack
B10 2 b4|Caro-Kann Defense: Labahn Attack
B10 3 d5 b5|Caro-Kann Defense: Labahn Attack, Double Gambit
B10 3 e5 Bb2|Caro-Kann Defense: Labahn Attack, Polish Variation
B10 2 c4|Caro-Kann Defense: Accelerated Panov Attack
B10 3 d5|Caro-Kann Defense: Accelerated Panov Attack
B10 4 cxd5 cxd5 Qb3|Caro-Kann Defense: Accelerated Panov Attack, Van Weersel Attack
B10 4 e5|Caro-Kann Defense: Toikkanen Gambit
B10 4 exd5 Qxd5|Caro-Kann Defense: Accelerated Panov Attack, Pseudo-Scandinavian
B10 5 cxd5 cxd5 Nf6|Caro-Kann Defense: Accelerated Panov Attack, Modern Variation
B10 3 e5|Caro-Kann Defense: Accelerated Panov Attack, Open Variation
B10 2 d3|Caro-Kann Defense: Breyer Variation
B10 3 d5 Nd2 g6 Ngf3 Bg7 g3 e5 Bg2 Ne7 O-O O-O b4|Caro-Kann Defense: Breyer Variation, Stein Attack
B12 2 d4|Caro-Kann Defense
B12 3 Na6|Caro-Kann Defense: De Bruycker Defense
B12 4 Nc3 Nc7|Caro-Kann Defense: De Bruycker Defense
B12 3 Nf6|Caro-Kann Defense: Masi Variation
B12 3 d5|Caro-Kann Defense
B12 4 Bd3 Nf6 e5 Nfd7 e6|Caro-Kann Defense: Mieses Attack, Landau Gambit
B12 4 Be3|Caro-Kann Defense: Mieses Gambit
B15 4 Nc3|Caro-Kann Defense
B15 5 Nf6|Caro-Kann Defense: Campomanes Attack
B15 5 b5|Caro-Kann Defense: Gurgenidze Counterattack
B15 5 dxe4|Caro-Kann Defense
B15 6 Bc4|Caro-Kann Defense: von Hennig Gambit
B17 6 Nxe4 Nd7 Nf3 Ngf6 Ng3|Caro-Kann Defense: Karpov Variation, Modern Variation, Kasparov Attack
B15 7 Nf6 Bd3|Caro-Kann Defense: Alekhine Gambit
B15 8 Ng5 h6 Nxf7|Caro-Kann Defense: Alien Gambit
B15 8 Nxf6+ exf6|Caro-Kann Defense: Tartakower Variation
B15 10 Bc4|Caro-Kann Defense: Forgacs Variation
B15 10 c3 Bd6 Bd3 O-O Qc2 h6|Caro-Kann Defense: Tartakower Variation, Perlis Line
B16 9 gxf6|Caro-Kann Defense: Bronstein-Larsen Variation
B15 6 f3|Caro-Kann Defense: Rasa-Studier Gambit
B15 5 g6|Caro-Kann Defense: Gurgenidze System
B12 4 Nd2|Caro-Kann Defense: Modern Variation
B12 5 Qb6|Caro-Kann Defense: Edinburgh Variation
B15 5 dxe4 Nxe4|Caro-Kann Defense: Main Line
B18 7 Bf5|Caro-Kann Defense: Classical Variation
B18 8 Ng3 Bg6 Nh3|Caro-Kann Defense: Classical Variation, Flohr Variation
B18 10 f4|Caro-Kann Defense: Classical Variation, Maróczy Attack
B18 10 h4|Caro-Kann Defense: Classical Variation, Main Line
B19 11 h6 Nf3 Nd7|Caro-Kann Defense: Classical Variation
B19 14 h5|Caro-Kann Defense: Classical Variation, Spassky Variation
B19 15 Bh7 Bd3 Bxd3 Qxd3 Ngf6 Bd2 e6 O-O-O Bd6|Caro-Kann Defense: Classical Variation, Seirawan Variation
B19 19 e6 Bd2 Ngf6 O-O-O Be7|Caro-Kann Defense: Classical Variation, Lobron System
B18 8 Ng5 Bg6 N1f3 h6 Ne6|Caro-Kann Defense: Martian Gambit
B17 7 Nd7|Caro-Kann Defense: Karpov Variation
B17 8 Bc4 Ngf6 Ng5 e6 Qe2 Nb6|Caro-Kann Defense: Karpov Variation, Smyslov Variation
B17 14 Bb3|Caro-Kann Defense: Karpov Variation, Smyslov Variation, Main Line
B17 10 Nxf6+ Nxf6|Caro-Kann Defense: Karpov Variation, Tiviakov-Fischer Attack
B17 8 Ng5|Caro-Kann Defense: Karpov Variation, Modern Variation
B17 9 Ndf6|Caro-Kann Defense: Karpov Variation, Modern Variation, Ivanchuk Defense
B17 9 Ngf6 Bd3 e6 N1f3 Bd6 Qe2 h6 Ne4 Nxe4 Qxe4|Caro-Kann Defense: Karpov Variation, Modern Main Line
B16 7 h6|Caro-Kann Defense: Finnish Variation
B12 4 Nf3 dxe4 Ng5|Caro-Kann Defense: Ulysses Gambit
B12 4 e5|Caro-Kann Defense: Advance Variation
B12 5 Bf5 Nc3|Caro-Kann Defense: Advance Variation, Van der Wiel Attack
B12 7 Qb6|Caro-Kann Defense: Advance Variation, Van der Wiel Attack, Dreyev Defense
B12 7 e6 g4 Bg6 Nge2 c5 h4|Caro-Kann Defense: Advance Variation, Van der Wiel Attack
B12 6 Ne2|Caro-Kann Defense: Advance Variation, Bronstein Variation
B12 6 Nf3|Caro-Kann Defense: Advance Variation, Short Variation
B12 6 b4|Caro-Kann Defense: Advance Variation, Prins Attack
B12 6 c3 e6 Be2|Caro-Kann Defense: Advance, Short Variation
B12 6 g4|Caro-Kann Defense: Advance Variation, Bayonet Attack
B12 6 h4|Caro-Kann Defense: Advance Variation, Tal Variation
B12 5 c5|Caro-Kann Defense: Advance Variation, Botvinnik-Carls Defense
B13 4 exd5|Caro-Kann Defense: Exchange Variation
B13 5 cxd5|Caro-Kann Defense: Exchange Variation
B13 6 Bd3 Nc6 c3 Nf6 Bf4|Caro-Kann Defense: Exchange Variation, Rubinstein Variation
B13 6 Bf4|Caro-Kann Defense: Exchange Variation
B13 6 Nf3 Nc6|Caro-Kann Defense: Exchange Variation
B13 6 c4|Caro-Kann Defense: Panov Attack
B14 7 Nc6 Nc3 Nf6 Nf3 e6 cxd5 exd5 Bb5 Bd6 Bg5 O-O O-O|Caro-Kann Defense: Panov Attack
B14 15 Bg4|Caro-Kann Defense: Panov Attack
B13 7 Nf6 Nc3|Caro-Kann Defense: Panov Attack
B13 9 Nc6|Caro-Kann Defense: Panov Attack, Modern Defense
B13 10 Bg5 Qa5|Caro-Kann Defense: Panov Attack, Modern Defense, Czerniak Line
B13 11 Qb6|Caro-Kann Defense: Panov Attack, Modern Defense, Reifir-Spielmann Line
B13 11 dxc4 d5 Na5|Caro-Kann Defense: Panov-Botvinnik, Herzog Defense
B13 11 e6|Caro-Kann Defense: Panov Attack, Modern Defense, Carlsbad Line
B13 10 Nf3 Bg4|Caro-Kann Defense: Panov Attack, Modern Defense, Mieses Line
B14 11 e6 c5|Caro-Kann Defense: Panov Attack
B14 9 e6|Caro-Kann Defense: Panov Attack
B14 10 Nf3 Bb4|Caro-Kann Defense: Panov Attack, Main Line
B14 9 g6|Caro-Kann Defense: Panov Attack, Fianchetto Defense
B14 10 cxd5 Bg7|Caro-Kann Defense: Panov Attack, Fianchetto Defense, Fianchetto Gambit
B13 8 c5|Caro-Kann Defense: Panov Attack, Gunderam Attack
B13 6 g4|Caro-Kann Defense: Exchange Variation, Bulla Attack
B12 4 f3|Caro-Kann Defense: Maróczy Variation
B12 5 dxe4 fxe4 e5 Nf3 exd4 Bc4|Caro-Kann Defense: Maróczy Variation, Maróczy Gambit
B12 3 f5|Caro-Kann Defense: Massachusetts Defense
B10 2 g4|Caro-Kann Defense: Spike Variation
B10 3 d5 Nc3 dxe4 d3|Caro-Kann Defense: Spike Variation, Scorpion-Grob Gambit
B01 1 d5|Scandinavian Defense
B01 2 Nc3 dxe4 Nxe4 e5|Van Geet Opening: Grünfeld Defense
A06 2 Nf3|Zukertort Opening: Tennison Gambit
A06 3 dxe4 Ng5 Nf6 Nc3 Bf5 Qe2 Qd4|Zukertort Opening: Tennison Gambit, Brigg's Trap
B01 2 b3|Scandinavian Defense
B01 2 b4|Scandinavian Defense: Zilbermints Gambit
B01 2 exd5 Nf6|Scandinavian Defense: Modern Variation
B01 4 c4 c6|Scandinavian Defense: Panov Transfer
B01 5 e6|Scandinavian Defense: Icelandic-Palme Gambit
B01 4 d4|Scandinavian Defense: Modern Variation
B01 5 Bg4|Scandinavian Defense: Portuguese Gambit
B01 6 Bb5+ Nbd7 Be2|Scandinavian Defense: Portuguese Gambit, Lusophobe Variation
B01 7 c6|Scandinavian Defense: Portuguese Gambit, Elbow Variation
B01 6 Be2|Scandinavian Defense: Portuguese Gambit, Wuss Variation
B01 6 Nf3|Scandinavian Defense: Portuguese Gambit, Classical Variation
B01 6 f3 Bf5 Bb5+ Nbd7 Nc3|Scandinavian Defense: Portuguese Gambit, Melbourne Shuffle Variation
B01 10 c4|Scandinavian Defense: Portuguese Gambit, Jadoul Variation
B01 8 c4|Scandinavian Defense: Portuguese Gambit, Banker Variation
B01 8 g4|Scandinavian Defense: Portuguese Gambit, Correspondence Refutation
B01 5 Nxd5|Scandinavian Defense: Marshall Variation
B01 6 Nf3 Bg4|Scandinavian Defense: Modern Variation, Gipslis Variation
B01 7 g6|Scandinavian Defense: Richter Variation
B01 6 c4 Nb4|Scandinavian Defense: Kiel Variation
B01 5 c6 dxc6 e5|Scandinavian Defense: Kádas Gambit
B01 5 g6|Scandinavian Defense: Richter Variation
B01 6 c4 b5|Scandinavian Defense: Modern Variation, Wing Gambit
B01 3 Qxd5|Scandinavian Defense: Mieses-Kotroc Variation
B01 4 Nc3 Qa5|Scandinavian Defense: Main Line
B01 6 b4|Scandinavian Defense: Main Line, Leonhardt Gambit
B01 6 d4 Nf6|Scandinavian Defense: Main Line, Mieses Variation
B01 8 Nf3 Bf5|Scandinavian Defense: Classical Variation
B01 10 Ne5 c6 g4|Scandinavian Defense: Grünfeld Variation
B01 9 Bg4 h3|Scandinavian Defense: Lasker Variation
B01 7 e5|Scandinavian Defense: Anderssen Counterattack
B01 8 Nf3|Scandinavian Defense: Anderssen Counterattack, Goteborg System
B01 9 Bg4|Scandinavian Defense: Anderssen Counterattack, Collijn Variation
B01 8 dxe5 Nc6 Nf3 Bb4 Bd2|Scandinavian Defense: Anderssen Counterattack, Orthodox Attack
B01 5 Qd6|Scandinavian Defense: Gubinsky-Melts Defense
B01 6 d4 Nf6 Bc4 c6 Nge2 Bf5 Bf4 Qb4|Scandinavian Defense: Schiller-Pytel Variation, Modern Variation
B01 8 Nf3 a6|Scandinavian Defense: Bronstein Variation
B01 7 c6|Scandinavian Defense: Schiller-Pytel Variation
B01 5 Qd8|Scandinavian Defense: Valencian Variation
B01 6 d4 Nf6 Nf3 Bg4|Scandinavian Defense: Valencian Variation, Main Line
B01 9 c6|Scandinavian Defense: Valencian Variation, Ilundain Variation
B01 3 c6|Scandinavian Defense: Blackburne-Kloosterboer Gambit
B01 4 dxc6 Nxc6|Scandinavian Defense: Blackburne Gambit
B01 5 e5|Scandinavian Defense: Kloosterboer Gambit
B01 3 e5 dxe6 Bxe6|Scandinavian Defense: Boehnke Gambit
B00 1 d6|Pirc Defense
B00 2 d4|Pirc Defense
B00 3 Nd7|Rat Defense: Antal Defense
B00 3 Nf6|Pirc Defense
B07 4 Nc3 Nbd7|Lion Defense
C41 6 Nf3 e5 Bc4 Be7 dxe5 dxe5 Bxf7+|Philidor Defense: Lion Variation, Delayed Bishop Sacrifice
B07 6 f4|Lion Defense: Anti-Philidor
B07 7 e5|Lion Defense: Anti-Philidor, Lion's Cave
B07 8 Nf3 exd4 Qxd4 c6 Bc4 d5|Lion Defense: Anti-Philidor, Lion's Cave, Lion Claw Gambit
B07 6 g4|Lion Defense: Bayonet Attack
B07 5 c6|Czech Defense
C41 5 e5 Nf3 Nbd7 Bc4 Be7 O-O O-O Qe2 c6 a4 exd4|Philidor Defense: Lion Variation, Sozin Variation
B07 5 g6|Pirc Defense
B07 6 Bc4|Pirc Defense: Kholmov System
B07 6 Be2 Bg7 g4|Pirc Defense: Chinese Variation
B07 8 h4|Pirc Defense: Bayonet Attack
B07 6 Be3 c6 Qd2|Pirc Defense: 150 Attack
B07 9 Bg4|Pirc Defense: 150 Attack, Inner Doll Defense
B07 8 h3|Pirc Defense: 150 Attack, Sveshnikov-Jansa Attack
B07 6 Bg5|Pirc Defense: Byrne Variation
B08 6 Nf3|Pirc Defense: Classical Variation
B08 7 Bg7|Pirc Defense: Classical Variation
B08 8 Be2|Pirc Defense: Classical Variation, Quiet System
B08 9 O-O O-O Bg4|Pirc Defense: Classical Variation, Quiet System, Parma Defense
B08 11 Nc6|Pirc Defense: Classical Variation, Quiet System, Chigorin Line
B08 11 c6|Pirc Defense: Classical Variation, Quiet System, Czech Defense
B08 8 h3|Pirc Defense: Classical Variation, Schlechter Variation
B09 6 f4|Pirc Defense: Austrian Attack
B09 7 Bg7 Bc4|Pirc Defense: Austrian Attack, Ljubojevic Variation
B09 8 Nf3 O-O|Pirc Defense: Austrian Attack
B09 10 Bd3|Pirc Defense: Austrian Attack, Weiss Variation
B09 10 Be3|Pirc Defense: Austrian Attack, Kurajica Variation
B09 10 e5|Pirc Defense: Austrian Attack, Unzicker Attack
B09 11 Nfd7 h4|Pirc Defense: Austrian Attack, Unzicker Attack, Bronstein Variation
B09 9 c5|Pirc Defense: Austrian Attack, Dragon Formation
B07 6 g3|Pirc Defense: Sveshnikov System
B00 4 Nf3|Pirc Defense: Roscher Gambit
B00 4 f3|Lion Defense: Lion's Jaw
B07 3 e5|King's Pawn Game: Maróczy Defense
A82 3 f5|Rat Defense: Balogh Defense
B00 2 f4|Rat Defense: Harmonist
B00 3 d5 exd5 Nf6|Rat Defense: Fuller Gambit
B00 2 g4|Rat Defense: Spike Attack
B00 2 h4|Rat Defense: Petruccioli Attack
C20 1 e5|King's Pawn Game
C20 2 Bb5|Portuguese Opening
C20 3 Bc5 b4|Portuguese Opening: Miguel Gambit
C20 3 Nf6 d4|Portuguese Opening: Portuguese Gambit
C23 2 Bc4|Bishop's Opening
C23 3 Bc5|Bishop's Opening: Boi Variation
C23 4 Qe2|Bishop's Opening: Lopez Variation
C23 5 Nc6 c3 Nf6 f4|Bishop's Opening: Lopez Gambit
C23 5 Nf6 f4|Bishop's Opening: Lopez Variation, Lopez Gambit
C23 4 b4|Bishop's Opening: McDonnell Gambit
C23 5 Bxb4 c3|Bishop's Opening: McDonnell Gambit, La Bourdonnais-Denker Gambit
C23 6 f4|Bishop's Opening: McDonnell Gambit, McDonnell Double Gambit
C23 7 exf4 Nf3 Be7 d4 Bh4+ g3 fxg3 O-O gxh2+ Kh1|Bishop's Opening: Four Pawns Gambit
C23 4 c3|Bishop's Opening: Philidor Variation
C23 5 Nf6 d4 exd4 e5 d5 exf6 dxc4 Qh5 O-O|Bishop's Opening: Pratt Variation
C23 5 Qg5|Bishop's Opening: del Rio Variation
C23 5 d5|Bishop's Opening: Lewis Countergambit
C23 6 Bxd5 Nf6|Bishop's Opening: Lewis Countergambit
C23 8 d4|Bishop's Opening: Lewis Countergambit, Walker Variation
C23 4 d4|Bishop's Opening: Lewis Gambit
C23 4 f4|Bishop's Opening: Stein Gambit
C30 3 Nc6 Nc3 Nf6 d3 Bc5 f4 d6 Nf3 Bg4 h3 Bxf3 Qxf3 exf4|King's Gambit Declined: Classical, Svenonius Variation
C24 3 Nf6|Bishop's Opening: Berlin Defense
C26 4 Nc3 b5|Bishop's Opening: Horwitz Gambit
C24 4 Ne2 Nxe4 Nec3|Bishop's Opening: Pachman Gambit
C24 4 d3 Be7 Nf3 O-O|Bishop's Opening: Kitchener Folly
C24 5 Nc6 Nc3|Bishop's Opening: Vienna Hybrid
C24 5 c6|Bishop's Opening: Paulsen Defense
C24 4 d4|Bishop's Opening: Ponziani Gambit
C43 5 exd4 Nf3|Bishop's Opening: Urusov Gambit
C43 7 Nxe4 Qxd4|Bishop's Opening: Urusov Gambit, Keidansky Gambit
C24 7 d5 exd5 Bb4+ c3 Qe7+|Bishop's Opening: Urusov Gambit, Panov Variation
C24 6 c3|Bishop's Opening: Warsaw Gambit
C24 4 f3 Bc5 Ne2 Nc6 b4|Bishop's Opening: Krejcik Gambit
C24 4 f4|Bishop's Opening: Berlin Defense, Greco Gambit
C23 3 b5 Bxb5 c6|Bishop's Opening: Anderssen Gambit
C23 5 f5|Bishop's Opening: Thorold Gambit
C23 3 c6|Bishop's Opening: Philidor Counterattack
C23 4 d4 d5 exd5 cxd5 Bb5+ Bd7 Bxd7+ Nxd7 dxe5 Nxe5 Ne2|Bishop's Opening: Lisitsyn Variation
C23 3 d5|Bishop's Opening: Khan Gambit
C23 3 f5|Bishop's Opening: Calabrese Countergambit
C23 4 d3|Bishop's Opening: Calabrese Countergambit, Jaenisch Variation
C20 2 Bd3|King's Pawn Game: Tortoise Opening
C20 2 Ke2|Bongcloud Attack
C25 2 Nc3|Vienna Game
C25 3 Bb4 Qg4 Nf6|Vienna Game: Zhuravlev Countergambit
C25 3 Bc5|Vienna Game: Anderssen Defense
C25 4 Na4|Vienna Game: Hamppe-Meitner Variation
C25 4 Qg4|Vienna Game: Giraffe Attack
C25 3 Nc6|Vienna Game: Max Lange Defense
C25 4 Bc4 Bc5 Qg4 Qf6 Nd5|Vienna Game: Stanley Variation, Meitner-Mieses Gambit
C28 5 Nf6|Vienna Game: Stanley Variation, Three Knights Variation
C28 6 d3 Bb4 Ne2|Bishop's Opening: Vienna Hybrid, Hromádka Variation
C28 6 f4 Nxe4 Nf3|Vienna Game: Stanley Variation, Bronstein Gambit
C25 4 d4|Vienna Game: Fyfe Gambit
C25 5 f5|Vienna Game: Philidor Countergambit
C25 4 f4|Vienna Gambit, with Max Lange Defense
C25 5 Bc5 fxe5 d6|Vienna Gambit, with Max Lange Defense: Quelle Gambit
C25 5 exf4 Nf3|Vienna Gambit, with Max Lange Defense: Knight Variation
C25 7 Be7|Vienna Gambit, with Max Lange Defense: Cunningham Defense
C25 7 g5 Bc4 g4 O-O|Vienna Game: Hamppe-Muzio Gambit
C25 11 gxf3|Vienna Gambit, with Max Lange Defense: Hamppe-Muzio Gambit
C25 12 Qxf3 Ne5 Qxf4 Qf6|Vienna Game: Hamppe-Muzio, Dubois Variation
C25 8 d4|Vienna Gambit, with Max Lange Defense: Pierce Gambit
C25 9 g4 Bc4 gxf3 O-O d5 exd5 Bg4 dxc6|Vienna Game: Pierce Gambit, Rushmere Attack
C25 8 h4 g4 Ng5|Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit
C25 11 d6|Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Alapin Variation
C25 6 d4|Vienna Gambit, with Max Lange Defense: Steinitz Gambit
C25 7 Qh4+ Ke2|Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Main Line
C25 9 b6|Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Fraser-Minckwitz Defense
C25 9 d5|Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Zukertort Defense
C25 9 d6|Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Paulsen Defense
C25 9 g5|Vienna Gambit, with Max Lange Defense: Steinitz Gambit, Sörensen Defense
C25 4 g3|Vienna Game: Paulsen Variation
C25 5 Bc5 Bg2 h5 Nf3 h4|Vienna Game: Paulsen Variation, Mariotti Gambit
C25 5 Nf6 Bg2 Bc5 Nge2 d5|Vienna Game: Paulsen Variation
C26 3 Nf6|Vienna Game: Falkbeer Variation
C26 4 Bc4|Vienna Game: Stanley Variation
C26 5 Bb4|Vienna Game: Stanley Variation, Reversed Spanish
C26 5 Bc5 Nge2 b5|Vienna Game: Stanley Variation, Eifel Gambit
C26 6 d3|Bishop's Opening: Vienna Hybrid, Spielmann Attack
C27 5 Nxe4|Vienna Game: Frankenstein-Dracula Variation
C27 6 Qh5 Nd6 Bb3 Be7|Vienna Game: Stanley Variation, Monster Declined
C27 10 Nf3 Nc6 Nxe5|Vienna Game: Stanley Variation, Alekhine Variation
C27 9 Nc6 Nb5 g6 Qf3 f5 Qd5 Qe7 Nxc7+ Kd8 Nxa8 b6|Vienna Game: Stanley Variation, Frankenstein-Dracula Variation
C27 10 d4|Vienna Game: Adams' Gambit
C26 4 a3|Vienna Game: Mengarini Variation
C29 4 f4|Vienna Game: Vienna Gambit
C29 5 d5|Vienna Game: Vienna Gambit, Main Line
C29 6 d3|Vienna Game: Vienna Gambit, Steinitz Variation
C31 6 exd5 e4 d3 Bb4 Bd2 e3|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Morphy Defense
C29 6 fxe5 Nxe4 Nf3 Be7|Vienna Game: Vienna Gambit, Breyer Variation
C29 9 Bg4 Qe2|Vienna Game: Vienna Gambit, Kaufmann Variation
C29 8 Qf3|Vienna Game: Vienna Gambit, Paulsen Attack
C29 9 f5|Vienna Game: Vienna Gambit, Bardeleben Variation
C29 10 d4|Vienna Game: Heyde Variation
C29 8 d3|Vienna Game: Vienna Gambit, Modern Variation
C29 9 Qh4+ g3 Nxg3 Nf3 Qh5 Nxd5|Vienna Game: Vienna Gambit, Wurzburger Trap
C26 4 g3|Vienna Game: Mieses Variation
C26 5 Bc5 Bg2 Nc6 Nge2 d5 exd5|Vienna Game: Paulsen Variation, Pollock Gambit
C26 5 d5 exd5 c6|Vienna Game: Mieses Variation, Erben Gambit
C25 3 d6 f4|Vienna Game: Omaha Gambit
C20 2 Ne2|King's Pawn Game: Alapin Opening
C40 2 Nf3|King's Knight Opening
C40 3 Bc5|King's Pawn Game: Busch-Gass Gambit
C40 4 Nxe5 Nc6|King's Pawn Game: Busch-Gass Gambit, Chiodini Gambit
C44 3 Nc6|King's Knight Opening: Normal Variation
C60 4 Bb5|Ruy Lopez
C60 5 Bb4|Ruy Lopez: Alapin Defense
C60 6 c3 Ba5 Bxc6 dxc6|Ruy Lopez: Alapin Defense, Alapin Gambit
C64 5 Bc5|Ruy Lopez: Classical Variation
C64 6 O-O Nd4 b4|Ruy Lopez: Classical Defense, Zaitsev Variation
C64 6 b4|Ruy Lopez: Classical Variation, Spanish Wing Gambit
C64 6 c3|Ruy Lopez: Classical Variation, Central Variation
C64 7 Bb6|Ruy Lopez: Classical Variation, Charousek Variation
C64 7 Qe7|Ruy Lopez: Classical Defense, Boden Variation
C64 7 d5|Ruy Lopez: Classical Variation, Konikowski Gambit
C64 7 f5|Ruy Lopez: Classical Variation, Cordel Gambit
C60 5 Be7|Ruy Lopez: Lucena Variation
C60 5 Na5|Ruy Lopez: Pollock Defense
C60 5 Nb8|Ruy Lopez: Retreat Variation
C61 5 Nd4|Ruy Lopez: Bird Variation
C61 6 Nxd4 exd4 O-O Ne7|Ruy Lopez: Bird Variation, Paulsen Variation
C65 5 Nf6|Ruy Lopez: Berlin Defense
C65 6 Nxe5|Ruy Lopez: Halloween Attack
C65 6 O-O|Ruy Lopez: Berlin Defense
C65 7 Bc5|Ruy Lopez: Berlin Defense, Beverwijk Variation
C65 8 c3|Ruy Lopez: Classical Variation, Zukertort Gambit
C64 9 O-O d4 Bb6|Ruy Lopez: Classical Defense, Benelux Variation
C64 12 Bg5|Ruy Lopez: Classical Variation, Modern Main Line
C65 7 Ng4|Ruy Lopez: Berlin Defense, Fishing Pole Variation
C67 7 Nxe4|Ruy Lopez: Berlin Defense, Rio Gambit Accepted
C67 8 d4 Be7|Ruy Lopez: Berlin Defense, Rio de Janeiro Variation
C67 10 Qe2 Nd6 Bxc6 bxc6 dxe5 Nb7 Nc3 O-O Re1 Nc5 Nd4 Ne6 Be3 Nxd4 Bxd4 c5|Ruy Lopez: Berlin Defense, Rio de Janeiro Variation
C67 16 Nd4|Ruy Lopez: Berlin Defense, Winawer Attack
C67 16 b3|Ruy Lopez: Berlin Defense, Pillsbury Variation
C67 16 c4|Ruy Lopez: Berlin Defense, Zukertort Variation
C67 15 Nf5|Ruy Lopez: Berlin Defense, Cordel Variation
C67 11 d5|Ruy Lopez: Berlin Defense, Trifunovic Variation
C67 10 dxe5|Ruy Lopez: Berlin Defense, Minckwitz Variation
C67 9 Nd6|Ruy Lopez: Berlin Defense, l'Hermet Variation
C67 10 Ba4|Ruy Lopez: Open Berlin Defense, Showalter Variation
C67 10 Bxc6 dxc6 dxe5 Ne4|Ruy Lopez: Berlin Defense, l'Hermet Variation, Westerinen Line
C67 13 Nf5 Qxd8+ Kxd8|Ruy Lopez: Berlin Defense, l'Hermet Variation, Berlin Wall Defense
C67 16 Nc3 Bd7|Ruy Lopez: Berlin Defense, Berlin Wall
C67 10 dxe5|Ruy Lopez: Open Berlin Defense, l'Hermet Variation
C67 9 a6|Ruy Lopez: Berlin Defense, Rosenthal Variation
C66 7 d6|Ruy Lopez: Berlin Defense, Improved Steinitz Defense
C66 8 d4 Bd7 Nc3 Be7|Ruy Lopez: Berlin Defense, Hedgehog Variation
C66 12 Bg5|Ruy Lopez: Berlin Defense, Closed Bernstein Variation
C66 12 Bxc6|Ruy Lopez: Berlin Defense, Closed Showalter Variation
C66 11 exd4|Ruy Lopez: Berlin Defense, Closed Wolf Variation
C66 9 Nd7|Ruy Lopez: Closed Berlin Defense, Chigorin Variation
C65 6 d3|Ruy Lopez: Berlin Defense, Anti-Berlin Variation
C65 7 Bc5 Be3|Ruy Lopez: Berlin Defense, Anti-Berlin Variation, Kaufmann Variation
C65 7 Ne7|Ruy Lopez: Berlin Defense, Anti-Berlin Variation, Mortimer Variation
C65 8 Nxe5 c6|Ruy Lopez: Berlin Defense, Anti-Berlin Variation, Mortimer Trap
C65 7 d6 Bxc6+|Ruy Lopez: Berlin Defense, Anti-Berlin Variation, Anderssen Variation
C65 8 c4|Ruy Lopez: Berlin Defense, Anti-Berlin Variation, Duras Variation
C65 6 d4 exd4 O-O|Ruy Lopez: Berlin Defense, Nyholm Attack
C60 5 Nge7|Ruy Lopez: Cozio Defense
C60 6 Nc3 g6|Ruy Lopez: Cozio Defense, Paulsen Variation
C60 5 Qe7|Ruy Lopez: Vinogradov Variation
C60 5 a5|Ruy Lopez: Bulgarian Variation
C70 5 a6|Ruy Lopez: Morphy Defense
C70 6 Ba4 Bb4|Ruy Lopez: Morphy Defense, Alapin's Defense Deferred
C70 7 Bc5|Ruy Lopez: Morphy Defense, Classical Defense Deferred
C70 7 Nd4|Ruy Lopez: Bird's Defense Deferred
C77 7 Nf6 Bxc6|Ruy Lopez: Morphy Defense, Bayreuth Variation
C77 8 Nc3|Ruy Lopez: Morphy Defense, Tarrasch Variation
C78 8 O-O|Ruy Lopez: Morphy Defense
C78 9 Bc5|Ruy Lopez: Morphy Defense, Møller Variation
C84 9 Be7|Ruy Lopez: Closed
C85 10 Bxc6|Ruy Lopez: Closed, Delayed Exchange
C84 10 Nc3|Ruy Lopez: Closed, Morphy Attack
C86 10 Qe2|Ruy Lopez: Closed, Worrall Attack
C86 11 b5 Bb3 O-O|Ruy Lopez: Closed, Worrall Attack, Castling Line
C86 13 d6|Ruy Lopez: Closed, Worrall Attack, Delayed Castling Line
C88 10 Re1 b5 Bb3|Ruy Lopez: Closed
C88 13 Bb7|Ruy Lopez: Closed, Trajkovic Counterattack
C88 13 O-O|Ruy Lopez: Closed
C88 14 a4|Ruy Lopez: Closed, Anti-Marshall
C89 14 c3 d5|Ruy Lopez: Marshall Attack
C89 16 exd5 Nxd5 Nxe5 Nxe5 Rxe5 Nf6|Ruy Lopez: Marshall Attack, Original Marshall Attack
C89 21 c6|Ruy Lopez: Marshall Attack, Modern Variation
C89 22 Bxd5 cxd5 d4 Bd6 Re3|Ruy Lopez: Marshall Attack, Re3 Variation
C89 22 d4|Ruy Lopez: Marshall Attack, Main Line
C89 23 Bd6 Re1 Qh4 g3 Qh3|Ruy Lopez: Marshall Attack, Modern Main Line
C89 28 Be3 Bg4 Qd3 Rae8 Nd2 Re6 a4 Qh5|Ruy Lopez: Marshall Attack, Main Line, Spassky Variation
C89 18 a4 Bb7|Ruy Lopez: Marshall Attack
C89 17 e4|Ruy Lopez: Marshall Attack, Steiner Variation
C90 14 d3 d6 c3|Ruy Lopez: Closed, Pilnik Variation
C88 13 d6 c3 Na5 Bc2 c5 d4 Qc7 Nbd2 O-O Nf1 Bg4 Ne3 Bxf3 Qxf3|Ruy Lopez: Closed, Alekhine Gambit
C88 20 a4|Ruy Lopez: Closed, Balla Variation
C88 20 h3 Nc6 d5 Nb8 Nbd2 g5|Ruy Lopez: Closed, Leonhardt Variation
C90 15 O-O|Ruy Lopez: Closed
C90 16 Bc2|Ruy Lopez: Closed, Lutikov Variation
C90 16 a3|Ruy Lopez: Closed, Suetin Variation
C91 16 d4|Ruy Lopez: Closed, Yates Variation
C91 17 Bg4|Ruy Lopez: Closed, Bogoljubow Variation
C91 18 a4|Ruy Lopez: Closed, Yates Variation, Short Attack
C92 16 h3|Ruy Lopez: Closed
C92 17 Bb7|Ruy Lopez: Closed, Flohr System
C92 18 d4 Re8 Nbd2 Bf8 a3 h6|Ruy Lopez: Closed, Smyslov-Breyer-Zaitsev Hybrid
C92 17 Be6|Ruy Lopez: Closed, Kholmov Variation
C97 17 Na5|Ruy Lopez: Closed, Chigorin Defense
C96 18 Bc2|Ruy Lopez: Closed, Chigorin Defense
C96 19 c5|Ruy Lopez: Closed, Chigorin Defense
C96 20 d4 Nc6|Ruy Lopez: Closed, Borisenko Variation
C96 21 Nd7|Ruy Lopez: Closed, Keres Defense
C97 21 Qc7|Ruy Lopez: Closed, Chigorin Defense
C97 22 Nbd2 Bd7 Nf1 Rfe8 Ne3 g6|Ruy Lopez: Closed, Chigorin, Yugoslav System
C98 23 Nc6|Ruy Lopez: Closed, Chigorin Defense
C98 24 dxc5|Ruy Lopez: Closed, Chigorin Defense
C99 23 cxd4 cxd4|Ruy Lopez: Closed, Chigorin Defense, Panov System
C96 19 c6 d4 Qc7|Ruy Lopez: Closed, Rossolimo Defense
C96 19 d5|Ruy Lopez: Closed, Chigorin Defense, Gajewski Gambit
C94 17 Nb8|Ruy Lopez: Closed, Breyer Defense
C94 18 d3|Ruy Lopez: Closed, Breyer Defense, Quiet Variation
C95 18 d4|Ruy Lopez: Closed, Breyer
C95 19 Nbd7|Ruy Lopez: Closed, Breyer Defense, Zaitsev Hybrid
C95 20 Nbd2 Bb7 Bc2 c5|Ruy Lopez: Closed, Breyer Defense
C95 20 Nh4|Ruy Lopez: Closed, Breyer Defense
C92 17 Nd7|Ruy Lopez: Closed, Karpov Variation
C92 17 Re8|Ruy Lopez: Closed, Zaitsev System
C93 17 h6|Ruy Lopez: Closed, Smyslov Defense
C88 14 d4|Ruy Lopez: Closed, Rosen Attack
C88 15 Nxd4 Nxd4 exd4 Qxd4 c5|Ruy Lopez: Noah's Ark Trap
C87 11 d6|Ruy Lopez: Closed, Averbakh Variation
C84 10 d3|Ruy Lopez: Closed, Martinez Variation
C84 10 d4|Ruy Lopez: Closed, Center Attack
C84 11 exd4 e5 Ne4 c3|Ruy Lopez: Closed, Basque Gambit
C84 15 dxc3|Ruy Lopez: Closed, Center Attack, Basque Gambit
C80 9 Nxe4|Ruy Lopez: Open
C80 10 Nc3|Ruy Lopez: Open, Knorre Variation
C80 10 Qe2|Ruy Lopez: Morphy Defense, Tartakower Variation
C80 10 Re1 d5|Ruy Lopez: Open, Skipworth Gambit
C80 10 d4|Ruy Lopez: Open
C83 11 Be7 Re1 b5 Bb3 d5 dxe5 Be6 c3|Ruy Lopez: Open, Classical Defense, Main Line
C80 11 b5 Bb3|Ruy Lopez: Open
C80 13 d5 a4 Nxd4|Ruy Lopez: Open, Schlechter Defense
C80 16 Nxd4 exd4 Nc3|Ruy Lopez: Open, Berger Variation
C80 14 c4|Ruy Lopez: Open, Harksen Gambit
C80 14 dxe5|Ruy Lopez: Open
C80 15 Be6|Ruy Lopez: Open, Main Line
C80 16 Nbd2|Ruy Lopez: Open, Bernstein Variation
C80 17 Bc5 Qe1|Ruy Lopez: Open, Bernstein Variation, Luther Line
C83 17 Nc5 c3 Be7|Ruy Lopez: Open, Classical Defense
C80 19 d4 Ng5|Ruy Lopez: Open, Karpov Gambit
C81 16 Qe2|Ruy Lopez: Open, Howell Attack
C81 17 Be7 Rd1 O-O c4 bxc4 Bxc4 Qd7|Ruy Lopez: Open, Howell Attack, Ekstrom Variation
C81 18 c4|Ruy Lopez: Open, Howell Attack
C82 16 c3|Ruy Lopez: Open
C82 17 Bc5|Ruy Lopez: Open, Italian Variation
C82 18 Nbd2|Ruy Lopez: Open, St. Petersburg Variation
C82 19 O-O Bc2 Nxf2|Ruy Lopez: Open, Dilworth Variation
C82 18 Qd3|Ruy Lopez: Open, Motzko Attack
C82 19 Ne7|Ruy Lopez: Open, Motzko Attack, Nenarokov Variation
C83 17 Be7|Ruy Lopez: Open, Classical Defense
C83 18 Nbd2 O-O Qe2|Ruy Lopez: Open, Malkin Variation
C83 18 Re1 O-O Nd4 Nxe5|Ruy Lopez: Open, Breslau Variation
C83 21 Qd7 Nxe6 fxe6 Rxe4|Ruy Lopez: Open, Tarrasch Trap
C82 17 Nc5|Ruy Lopez: Open, Berlin Variation
C80 15 Ne7|Ruy Lopez: Open, Zukertort Variation
C80 12 Nxe5|Ruy Lopez: Open, Friess Attack
C80 12 d5|Ruy Lopez: Open, Richter Variation
C80 11 exd4|Ruy Lopez: Open, Riga Variation
C78 9 b5 Bb3 Bb7|Ruy Lopez: Morphy Defense, Arkhangelsk Variation
C78 11 Bc5|Ruy Lopez: Morphy Defense, Neo-Arkhangelsk Variation
C78 11 Be7 a4|Ruy Lopez: Morphy Defense, Wing Attack
C78 11 d6|Ruy Lopez: Morphy Defense
C78 12 Ng5 d5 exd5 Nd4 Re1 Bc5 Rxe5+ Kf8|Ruy Lopez: Rabinovich Variation
C78 9 d5|Ruy Lopez: Central Countergambit
C79 9 d6|Ruy Lopez: Morphy Defense, Steinitz Deferred
C79 10 Bxc6+ bxc6 d4 Bg4|Ruy Lopez: Steinitz Defense Deferred, Lipnitsky Variation
C79 13 Nxe4|Ruy Lopez: Morphy Defense, Steinitz Deferred
C79 14 Re1 f5 dxe5 d5 Nc3|Ruy Lopez: Steinitz Defense Deferred, Boleslavsky Variation
C78 9 g6|Ruy Lopez: Brix Variation
C77 8 Qe2|Ruy Lopez: Morphy Defense, Wormald Attack
C86 9 Be7 O-O b5 Bb3 O-O c3 d5 d3|Ruy Lopez: Closed, Worrall Attack, Castling Line
C77 9 b5 Bb3 Be7 d4 d6 c3 Bg4|Ruy Lopez: Wormald Attack, Grünfeld Variation
C77 8 c3|Ruy Lopez: Morphy Defense, Jaffe Gambit
C77 8 d3|Ruy Lopez: Morphy Defense, Anderssen Variation
C77 9 d6 c4|Ruy Lopez: Morphy Defense, Duras Variation
C77 8 d4|Ruy Lopez: Morphy Defense, Mackenzie Variation
C70 7 Nge7|Ruy Lopez: Morphy Defense, Cozio Defense
C70 7 b5|Ruy Lopez: Morphy Defense, Caro Variation
C70 8 Bb3 Bc5|Ruy Lopez: Morphy Defense, Graz Variation
C70 9 Na5|Ruy Lopez: Morphy Defense, Norwegian Variation
C70 10 Bxf7+|Ruy Lopez: Morphy Defense, Norwegian Variation, Nightingale Gambit
C71 9 d6 d4 Nxd4 Nxd4 exd4 Qxd4 c5|Ruy Lopez: Noah's Ark Trap
C71 7 d6|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C73 8 Bxc6+ bxc6 d4|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C73 11 f6|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C71 8 Nc3|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C72 8 O-O|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C72 9 Bd7 c3 Nf6 d4 Be7 Nbd2 O-O Re1 Be8|Ruy Lopez: Closed, Kecskemet Variation
C74 8 c3|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C75 9 Bd7|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C75 10 d4 Nge7|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C74 9 f5|Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Siesta Variation
C74 10 exf5 Bxf5 O-O|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C71 8 c4|Ruy Lopez: Morphy Defense, Modern Steinitz Defense
C70 7 f5|Ruy Lopez: Morphy Defense, Schliemann Defense Deferred
C70 8 exf5|Ruy Lopez: Morphy Defense, Schliemann Defense Deferred, Jaenisch Gambit Deferred
C70 7 g6|Ruy Lopez: Morphy Defense, Fianchetto Defense Deferred
C68 6 Bxc6|Ruy Lopez: Exchange Variation
C68 7 bxc6|Ruy Lopez: Exchange Variation, Lutikov Variation
C68 7 dxc6 Nc3|Ruy Lopez: Exchange Variation, Keres Variation
C68 9 f6 d3|Ruy Lopez: Exchange Variation, Romanovsky Variation
C69 8 O-O|Ruy Lopez: Exchange Variation, Normal Variation
C69 9 Bd6|Ruy Lopez: Exchange Variation, King's Bishop Variation
C69 9 Bg4 h3 h5|Ruy Lopez: Exchange Variation, Alapin Gambit
C69 9 Qd6|Ruy Lopez: Exchange Variation, Bronstein Variation
C69 9 f6|Ruy Lopez: Exchange Variation, Gligoric Variation
C68 8 d4 exd4 Qxd4 Qxd4 Nxd4 Bd6|Ruy Lopez: Exchange Variation, Alekhine Variation
C68 13 Bd7|Ruy Lopez: Exchange, Alekhine Variation
C60 5 b6|Ruy Lopez: Rotary-Albany Gambit
C60 5 d5|Ruy Lopez: Spanish Countergambit
C60 6 Nxe5 Qg5 Nxc6|Ruy Lopez: Spanish Countergambit, Harding Gambit
C60 8 O-O|Ruy Lopez: Spanish Countergambit, Harding Countergambit, Fricke Gambit
C62 5 d6|Ruy Lopez: Steinitz Defense
C62 6 d4|Ruy Lopez: Steinitz Defense
C62 7 Bd7 Nc3 Nf6 Bxc6|Ruy Lopez: Steinitz Defense, Nimzowitsch Attack
C66 10 O-O Be7 Re1 O-O|Ruy Lopez: Berlin Defense, Tarrasch Trap
C62 8 c4|Ruy Lopez: Steinitz Defense, Semi-Duras Variation
C62 7 exd4 O-O|Ruy Lopez: Steinitz Defense, Center Gambit
C63 5 f5|Ruy Lopez: Schliemann Defense
C63 6 Bxc6|Ruy Lopez: Schliemann Defense, Exchange Variation
C63 6 Nc3|Ruy Lopez: Schliemann Defense, Dyckhoff Variation
C63 7 fxe4 Nxe4 Be7|Ruy Lopez: Schliemann Defense, Kostić Defense
C63 9 Nf6|Ruy Lopez: Schliemann Defense, Tartakower Variation
C63 9 d5 Nxe5 dxe4 Nxc6 Qd5|Ruy Lopez: Schliemann Defense, Möhring Variation
C63 13 Qg5|Ruy Lopez: Schliemann Defense, Classical Variation
C63 6 d4|Ruy Lopez: Schliemann Defense, Schönemann Attack
C63 6 exf5|Ruy Lopez: Schliemann Defense, Jaenisch Gambit Accepted
C60 5 f6|Ruy Lopez: Nürnberg Variation
C60 5 g5|Ruy Lopez: Brentano Gambit
C60 5 g6|Ruy Lopez: Fianchetto Defense
C76 6 c3 a6 Ba4 d6 d4 Bd7|Ruy Lopez: Morphy Defense, Modern Steinitz Defense, Fianchetto Variation
C60 7 f5|Ruy Lopez: Fianchetto Defense, Kevitz Gambit
C60 6 d4 exd4 Nxd4 Bg7 Be3 Nge7 Nc3 O-O Qd2 d5|Ruy Lopez: Cozio Defense, Tartakower Gambit
C50 4 Bc4|Italian Game
C50 5 Bc5|Italian Game: Giuoco Piano
C50 6 Bxf7+|Italian Game: Jerome Gambit
C50 6 Nc3 Nf6|Four Knights Game: Italian Variation
C50 8 O-O O-O|Italian Game: Giuoco Pianissimo
C50 10 d3|Italian Game: Giuoco Pianissimo
C50 6 O-O Nf6 c3|Italian Game: Classical Variation, Albin Gambit
C54 8 d3 O-O c3 d5|Italian Game: Classical Variation, Giuoco Pianissimo
C54 9 a5 c3|Italian Game: Classical Variation, Giuoco Pianissimo, with a5
C54 9 d6 c3|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 Bb6|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 O-O|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 a5|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 a6|Italian Game: Classical Variation, Giuoco Pianissimo
C54 12 Re1|Italian Game: Classical Variation, Giuoco Pianissimo
C54 13 Ba7|Italian Game: Classical Variation, Giuoco Pianissimo
C54 12 a4|Italian Game: Classical Variation, Giuoco Pianissimo
C54 13 Ba7|Italian Game: Classical Variation, Giuoco Pianissimo
C54 13 O-O|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 h6|Italian Game: Classical Variation, Giuoco Pianissimo, with h6
C54 12 Nbd2|Italian Game: Classical Variation, Giuoco Pianissimo
C54 12 Re1|Italian Game: Classical Variation, Giuoco Pianissimo
C54 9 h6 c3|Italian Game: Classical Variation, Giuoco Pianissimo
C50 8 d4|Italian Game: Deutz Gambit
C56 9 exd4 e5 d5 exf6 dxc4 Re1+ Be6 fxg7|Italian Game: Scotch Gambit, Max Lange Attack Accepted
C51 6 b4|Italian Game: Evans Gambit
C51 7 Bb6|Italian Game: Evans Gambit Declined
C51 8 Bb2|Italian Game: Evans Gambit Declined, Cordel Variation
C51 8 a4|Italian Game: Evans Gambit Declined
C51 9 a6 Nc3|Italian Game: Evans Gambit Declined, Showalter Variation
C51 8 b5 Na5 Nxe5 Nh6|Italian Game: Evans Gambit Declined, Lange Variation
C51 12 d4 d6 Bxh6 dxe5 Bxg7 Rg8 Bxf7+ Kxf7 Bxe5 Qg5 Nd2|Italian Game: Evans Gambit Declined, Pavlov Variation
C51 11 Qg5|Italian Game: Evans Gambit Declined, Hirschbach Variation
C51 12 Bxf7+ Ke7 Qh5|Italian Game: Evans Gambit Declined, Vasquez Variation
C51 12 Qf3 Qxe5 Qxf7+ Kd8 Bb2|Italian Game: Evans Gambit Declined, Hicken Variation
C51 7 Bxb4|Italian Game: Evans Gambit Accepted
C52 8 c3 Ba5|Italian Game: Evans Gambit, Main Line
C52 10 O-O|Italian Game: Evans Gambit, Slow Variation
C52 11 Nf6 d4 O-O Nxe5|Italian Game: Evans Gambit, Richardson Attack
C52 13 exd4|Italian Game: Evans Gambit, Anderssen Defense
C52 11 d6|Italian Game: Evans Gambit
C52 12 d4 Bb6|Italian Game: Evans Gambit, Lasker Defense
C52 13 Bd7|Italian Game: Evans Gambit, Sanders-Alapin Variation
C52 13 Bg4|Italian Game: Evans Gambit, Alapin-Steinitz Variation
C52 10 d4 Nf6|Italian Game: Evans Gambit, Laroche Variation
C52 11 b5|Italian Game: Evans Gambit, Leonhardt Countergambit
C52 11 d6|Italian Game: Evans Gambit, Bronstein Defense
C52 12 Bg5|Italian Game: Evans Gambit, Sokolsky Variation
C52 12 Qb3|Italian Game: Evans Gambit, Tartakower Attack
C52 13 Qd7 dxe5 dxe5 O-O Bb6 Ba3 Na5 Nxe5|Italian Game: Evans Gambit, Levenfish Variation
C52 11 exd4|Italian Game: Evans Gambit, Pierce Defense
C52 12 O-O Nge7|Italian Game: Evans Gambit, Mieses Defense
C52 13 b5|Italian Game: Evans Gambit, Johner Defense
C52 13 d3|Italian Game: Evans Gambit, Dufresne Defense
C52 13 d6 Qb3|Italian Game: Evans Gambit, Waller Attack
C51 14 cxd4 Bb6 Nc3|Italian Game: Evans Gambit, Morphy Attack
C52 13 dxc3|Italian Game: Evans Gambit, Compromised Defense
C52 14 Qb3 Qf6 e5 Qg6 Nxc3 Nge7 Ba3|Italian Game: Evans Gambit, Compromised Defense, Main Line
C52 20 Rd1|Italian Game: Evans Gambit, Compromised Defense, Potter Variation
C51 9 Bc5|Italian Game: Evans Gambit, McDonnell Defense
C51 10 d4 exd4 O-O d6 cxd4 Bb6|Italian Game: Evans Gambit, McDonnell Defense, Main Line
C51 16 Nc3 Bg4|Italian Game: Evans Gambit
C51 18 Qa4|Italian Game: Evans Gambit, Fraser Attack
C51 19 Bd7 Qb3 Na5 Bxf7+ Kf8 Qc2|Italian Game: Evans Gambit, Fraser-Mortimer Attack
C51 25 Kxf7|Italian Game: Evans Gambit, Mortimer-Evans Gambit
C51 17 Na5 Bg5|Italian Game: Evans Gambit, Göring Attack
C51 19 f6 Be3|Italian Game: Evans Gambit, Steinitz Variation
C51 16 d5 Na5 Bb2|Italian Game: Evans Gambit, Ulvestad Variation
C51 19 Ne7|Italian Game: Evans Gambit, Paulsen Variation
C51 12 cxd4 Bb4+ Bd2|Italian Game: Evans Gambit, Harding Variation
C51 9 Bd6|Italian Game: Evans Gambit, Stone-Ware Variation
C51 9 Be7|Italian Game: Evans Gambit, Anderssen Variation
C51 10 d4 Na5|Italian Game: Evans Gambit, Anderssen Variation, Cordel Line
C51 9 Bf8|Italian Game: Evans Gambit, Mayet Defense
C51 7 b5|Italian Game: Evans Gambit, Fontaine Countergambit
C51 7 d5|Italian Game: Evans Gambit, Hein Countergambit
C53 6 c3|Italian Game: Classical Variation
C54 7 Nf6|Italian Game: Classical Variation
C53 8 b4|Italian Game: Bird's Attack
C54 8 d3|Italian Game: Classical Variation, Giuoco Pianissimo
C54 9 a6|Italian Game: Classical Variation, Giuoco Pianissimo, with a6
C54 9 d5|Italian Game: Classical Variation, with d5
C54 9 d6|Italian Game: Classical Variation, Giuoco Pianissimo
C54 10 Nbd2 O-O O-O|Italian Game: Classical Variation, Giuoco Pianissimo
C54 11 a6|Italian Game: Classical Variation, Giuoco Pianissimo, with a6
C54 10 O-O O-O Re1 a6 Bb3 Ba7 h3|Italian Game: Classical Variation, Giuoco Pianissimo, Main Line
C54 12 a4 a5|Italian Game: Classical Variation, Giuoco Pianissimo, with a4 a5
C54 10 b4|Italian Game: Classical Variation, Giuoco Pianissimo, Albin Variation
C54 8 d4|Italian Game: Classical Variation, Center Attack
C56 9 exd4 O-O|Italian Game: Scotch Gambit, Walbrodt-Baird Gambit
C54 10 b4|Italian Game: Classical Variation, Greco Gambit, Dubov Italian
C54 10 cxd4|Italian Game: Classical Variation, Greco Gambit, Traditional Line
C54 11 Bb4+ Bd2 Nxe4 Bxb4 Nxb4 Bxf7+ Kxf7 Qb3+ d5 Ne5+ Kf6 f3|Italian Game: Giuoco Piano, Krause Variation
C54 12 Kf1|Italian Game: Giuoco Piano, Cracow Variation
C54 12 Nc3|Italian Game: Giuoco Piano, Greco's Attack
C54 13 Nxe4 O-O Bxc3|Italian Game: Classical Variation, Greco Gambit, Main Line
C54 16 bxc3 d5 Ba3|Italian Game: Giuoco Piano, Steinitz Variation
C54 16 d5|Italian Game: Classical Variation, Greco Gambit, Moeller-Therkatz Attack
C54 17 Bf6 Re1 Ne7 Rxe4 d6 Bg5 Bxg5 Nxg5 O-O Nxh7|Italian Game: Giuoco Piano, Therkatz-Herzog Variation
C54 22 g4|Italian Game: Classical Variation, Greco Gambit, Moeller-Bayonet Attack
C54 15 Nxc3|Italian Game: Classical Variation, Greco Gambit, Greco Variation
C54 16 bxc3 Bxc3 Ba3|Italian Game: Giuoco Piano, Aitken Variation
C54 18 Qb3 d5|Italian Game: Giuoco Piano, Bernstein Variation
C54 10 e5|Italian Game: Classical Variation, Greco Gambit, Modern Line
C54 11 Ne4 Bd5 Nxf2 Kxf2 dxc3+ Kg3|Italian Game: Classical Variation, Ghulam-Kassim Variation
C54 11 d5|Italian Game: Classical Variation, Greco Gambit, Modern Line
C54 12 Bb5 Ne4 cxd4 Bb4+|Italian Game: Classical Variation, Greco Gambit, Anderssen Variation
C53 7 Qe7|Italian Game: Classical Variation, Closed Variation
C53 8 d4 Bb6|Italian Game: Classical Variation, Center Holding Variation
C53 10 Bg5|Italian Game: Classical Variation, Mestel Variation
C53 10 O-O d6 a4 a6 h3 Nf6 Re1|Italian Game: Classical Variation, Tarrasch Variation
C53 10 d5 Nb8 d6|Italian Game: Classical Variation, Eisinger Variation
C53 7 d6 d4 exd4 cxd4 Bb6|Italian Game: Classical Variation, La Bourdonnais Variation
C50 6 d3|Italian Game: Giuoco Pianissimo
C50 7 Nf6 Nc3|Italian Game: Giuoco Pianissimo, Italian Four Knights Variation
C50 9 d6 Bg5|Italian Game: Giuoco Pianissimo, Canal Variation
C50 7 f5|Italian Game: Giuoco Pianissimo, Lucchini Gambit
C50 8 Ng5 f4|Italian Game: Giuoco Pianissimo, Dubois Variation
C50 6 d4|Italian Game: Rosentreter Gambit
C50 5 Be7|Italian Game: Hungarian Defense
C44 6 d4 exd4|Scotch Game: Benima Defense
C50 8 c3 Nf6 e5 Ne4|Italian Game: Hungarian Defense, Tartakower Variation
C50 5 Nd4|Italian Game: Blackburne-Kostić Gambit
C55 5 Nf6|Italian Game: Two Knights Defense
C47 6 Nc3|Four Knights Game: Italian Variation
C47 7 Nxe4 Bxf7+|Four Knights Game: Italian Variation, Noa Gambit
C55 8 Nxe4 d5|Italian Game: Two Knights Defense
C57 6 Ng5|Italian Game: Two Knights Defense, Knight Attack
C57 7 Bc5|Italian Game: Two Knights Defense, Traxler Counterattack
C57 8 Bxf7+|Italian Game: Two Knights Defense, Traxler Counterattack, Bishop Sacrifice Line
C57 9 Ke7 d4|Italian Game: Two Knights Defense, Traxler Variation, Trencianske-Teplice Gambit
C57 8 Nxf7|Italian Game: Two Knights Defense, Traxler Counterattack, Knight Sacrifice Line
C57 9 Bxf2+ Kxf2 Nxe4+ Ke3|Italian Game: Two Knights Defense, Traxler Counterattack, King March Line
C57 7 Nxe4|Italian Game: Two Knights Defense, Ponziani-Steinitz Gambit
C57 7 d5|Italian Game: Two Knights Defense, Knight Attack, Normal Variation
C58 8 exd5 Na5|Italian Game: Two Knights Defense, Polerio Defense
C58 10 Bb5+|Italian Game: Two Knights Defense, Polerio Defense, Bishop Check Line
C58 11 c6 dxc6 bxc6 Be2|Italian Game: Two Knights Defense
C59 15 h6|Italian Game: Two Knights Defense, Polerio Defense, Suhle Defense
C59 16 Nf3 e4 Ne5 Bd6 d4 Qc7 Bd2|Italian Game: Two Knights Defense, Knorre Variation
C59 19 Qc7|Italian Game: Two Knights Defense, Polerio Defense, Göring Variation
C59 16 Nh3|Italian Game: Two Knights Defense, Steinitz Variation
C58 14 Qf3|Italian Game: Two Knights Defense, Polerio Defense, Bogoljubow Variation
C58 15 Qc7 Bd3|Italian Game: Two Knights Defense, Paoli Variation
C58 15 Rb8|Italian Game: Two Knights Defense, Colman Variation
C58 15 cxb5|Italian Game: Two Knights Defense, Blackburne Variation
C58 10 d3|Italian Game: Two Knights Defense, Polerio Defense, Kieseritzky Variation
C58 11 h6 Nf3 e4 Qe2 Nxc4 dxc4 Bc5 Nfd2|Italian Game: Two Knights Defense, Polerio Defense, Yankovich Variation
C58 17 Be7|Italian Game: Two Knights Defense, Maróczy Variation
C57 9 Nb4|Italian Game: Two Knights Defense, Kloss Gambit
C57 9 Nd4|Italian Game: Two Knights Defense, Fritz Variation
C57 10 c3 b5 Bf1 Nxd5 Ne4|Italian Game: Two Knights Defense, Fritz, Gruber Variation
C57 9 Nxd5 Nxf7|Italian Game: Two Knights Defense, Fried Liver Attack
C57 11 Kxf7 Qf3+ Ke6 Nc3 Nb4 Qe4 c6 a3 Na6 d4 Nc7|Italian Game: Two Knights Defense, Fegatello Attack, Leonhardt Variation
C57 10 d4|Italian Game: Two Knights Defense, Lolli Attack
C57 11 Bb4+|Italian Game: Two Knights Defense, Pincus Variation
C57 9 b5|Italian Game: Two Knights Defense, Ulvestad Variation
C57 10 Bf1 h6 Nxf7|Italian Game: Two Knights Defense, Ulvestad Variation, Kurkin Gambit
C50 6 O-O Bc5 Nc3 d6 d3|Italian Game: Giuoco Pianissimo
C55 8 d4 Bxd4 Nxd4 Nxd4 Bg5 d6|Italian Game: Two Knights Defense
C54 14 f4 Qe7 fxe5 dxe5 Nc3|Italian Game: Giuoco Piano, Holzhausen Attack
C54 13 h6 Bh4 g5 f4|Italian Game: Giuoco Piano, Rosentreter Variation
C55 6 d3|Italian Game: Two Knights Defense, Modern Bishop's Opening
C50 7 Bc5|Italian Game: Giuoco Pianissimo, Normal
C55 7 Be7|Italian Game: Two Knights Defense, Modern Bishop's Opening
C55 7 h6 O-O d6|Italian Game: Two Knights Defense, Modern Bishop's Opening
C56 6 d4|Italian Game: Two Knights Defense, Open Variation
C56 7 d6|Italian Game: Scotch Invitation Declined
C44 7 exd4|Scotch Game: Scotch Gambit, Dubois Réti Defense
C56 8 Ng5|Italian Game: Two Knights Defense, Perreux Variation
C56 8 O-O|Italian Game: Scotch Gambit
C56 9 Bc5 e5 Ng4 c3|Italian Game: Two Knights Defense, Max Lange Attack, Krause Variation
C56 11 d5 exf6 dxc4 Re1+ Be6 Ng5 Qd5 Nc3 Qf5 Nce4 Bf8|Italian Game: Two Knights Defense, Max Lange Attack, Rubinstein Variation
C56 20 g4 Qg6 Nce4 Bb6 f4 O-O-O|Italian Game: Two Knights Defense, Max Lange Attack, Berger Variation
C56 9 Nxe4|Italian Game: Scotch Gambit, Double Gambit Accepted
C56 10 Nc3|Italian Game: Scotch Gambit, Nakhmanson Gambit
C56 10 Re1 d5 Bxd5 Qxd5 Nc3|Italian Game: Scotch Gambit, Anderssen Attack
C56 15 Qa5 Nxe4 Be6 Bd2 Qd5 Bg5|Italian Game: Scotch Gambit, Anderssen Attack, Main Line
C44 8 e5 Ng4|Scotch Game: Scotch Gambit, Kingside Variation
C56 9 d5 Bb5 Ne4|Italian Game: Scotch Gambit, Max Lange Attack
C56 12 Nxd4 Bc5 Nxc6 Bxf2+ Kf1 Qh4|Italian Game: Two Knights Defense, Keidansky Variation
C50 5 d6|Italian Game: Paris Defense
C50 5 f5|Italian Game: Rousseau Gambit
C50 5 h6|Italian Game: Anti-Fried Liver Defense
C44 4 Be2|King's Pawn Game: Tayler Opening
C44 5 Nf6 d3 d5 Nbd2|King's Pawn Game: Tayler Opening, Inverted Hanham
C44 6 d4|King's Pawn Game: Tayler Opening
C44 7 exd4 e5|King's Pawn Game: Tayler Opening, Basman Gambit
C46 4 Nc3|Three Knights Opening
C46 5 Bb4|Three Knights Opening
C46 6 Nd5 Nf6|Three Knights Opening: Schlechter Variation
C47 5 Nf6|Four Knights Game
C48 6 Bb5|Four Knights Game: Spanish Variation
C49 7 Bb4|Four Knights Game: Spanish Variation, Double Spanish
C49 8 O-O O-O Bxc6|Four Knights Game: Spanish Variation, Nimzowitsch Variation
C49 10 d3|Four Knights Game: Spanish Variation, Double Spanish
C49 11 Bxc3|Four Knights Game: Spanish Variation
C49 12 bxc3 d5|Four Knights Game: Spanish Variation, Svenonius Variation
C49 13 d6 Re1|Four Knights Game: Spanish Variation, Janowski Variation
C49 11 Qe7 Ne2 d5|Four Knights Game: Spanish Variation, Alatortsev Variation
C49 11 d6|Four Knights Game: Spanish Variation, Symmetrical Variation
C49 12 Bg5 Bxc3 bxc3 Qe7|Four Knights Game: Spanish Variation, Symmetrical Variation, Metger Unpin
C49 16 Re1 Nd8 d4 Bg4|Four Knights Game: Spanish Variation, Symmetrical Variation
C49 13 Ne7|Four Knights Game: Spanish Variation, Symmetrical Variation
C49 14 Nh4 c6 Bc4 d5 Bb3 Qd6|Four Knights Game: Spanish Variation, Symmetrical Variation, Blake Variation
C49 12 Ne2|Four Knights Game: Spanish Variation, Symmetrical Variation
C48 7 Bc5|Four Knights Game: Spanish Variation, Classical Variation
C48 8 O-O O-O Nxe5 Nxe5 d4 Bd6 f4 Nc6 e5 Bb4|Four Knights Game: Spanish Variation, Bardeleben Variation
C48 7 Nd4|Four Knights Game: Spanish Variation, Rubinstein Variation
C48 8 Ba4 Bc5 Nxe5 O-O|Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Gambit
C48 8 Be2|Four Knights Game: Spanish Variation, Rubinstein Variation
C48 9 Nxf3+ Bxf3 Bc5 O-O O-O d3 d6 Na4 Bb6|Four Knights Game: Spanish Variation, Rubinstein Variation, Maróczy Variation
C48 8 Nxd4|Four Knights Game: Spanish Variation, Rubinstein Variation Accepted
C48 8 Nxe5 Bc5 O-O O-O|Four Knights Game: Spanish Variation, Rubinstein Variation, Marshall Variation
C48 7 a6 Bxc6|Four Knights Game: Spanish Variation, Ranken Variation
C48 9 dxc6 Nxe5 Nxe4 Nxe4 Qd4 O-O Qxe5 Re1 Be6 d4 Qd5|Four Knights Game: Spanish Variation, Spielmann Variation
C47 6 Nd5|Four Knights Game: Naroditsky Variation
C47 6 Nxe5|Four Knights Game: Halloween Gambit
C47 7 Nxe5 d4 Nc6 d5 Ne5 f4 Ng6 e5 Ng8 d6 cxd6 exd6 Qf6 Nb5 Rb8|Four Knights Game: Halloween Gambit, Plasma Variation
C47 9 Ng6 e5 Ng8 Bc4 Bb4 Qf3 f5|Four Knights Game: Halloween Gambit, Oldtimer Variation
C47 6 a3|Four Knights Game: Gunsberg Variation
C47 7 d6 h3|Four Knights Game: Gunsberg Variation, Provincial Opening
C47 6 d4|Four Knights Game: Scotch Variation
C47 7 Bb4 Nxe5|Four Knights Game: Scotch Variation, Krause Gambit
C47 9 Qe7|Four Knights Game: Scotch Variation, Krause Gambit, Leonhardt Defense
C47 8 d5 Nd4|Four Knights Game: Scotch Variation, Oxford Gambit
C47 7 exd4|Four Knights Game: Scotch Variation Accepted
C47 8 Nd5|Four Knights Game: Scotch Variation, Belgrade Gambit
C47 9 Nxe4 Qe2 f5|Four Knights Game: Scotch Variation, Belgrade Gambit, Modern Defense
C47 8 Nxd4 Bb4 Nxc6 bxc6 Bd3 d5 exd5 O-O O-O|Four Knights Game: Scotch Variation Accepted, Main Line
C47 9 Nxe4|Four Knights Game: Scotch Variation, Schmid Defense
C47 6 g3|Four Knights Game: Glek System
C47 7 d5 exd5 Nxd5 Bg2 Nxc3 bxc3|Four Knights Game: Glek System
C46 5 f5|Three Knights Opening: Winawer Defense
C46 5 g6|Three Knights Opening: Steinitz Defense
C46 6 d4 exd4 Nd5|Three Knights Opening: Steinitz-Rosenthal Variation
C44 4 Nxe5|Irish Gambit
C44 5 Nxe5 d4|King's Pawn Game: Schulze-Müller Gambit
C44 4 b4|King's Pawn Game: Pachman Wing Gambit
C44 4 c3|Ponziani Opening
C44 5 Be7|Ponziani Opening: Romanishin Variation
C44 5 Nf6|Ponziani Opening: Jaenisch Counterattack
C44 6 Bc4|Ponziani Opening: Neumann Gambit
C44 6 d3|Ponziani Opening: Jaenisch Counterattack
C44 7 d5|Ponziani Opening: Jaenisch Counterattack
C44 8 Nbd2|Ponziani Opening: Jaenisch Counterattack
C44 6 d4 Nxe4 d5 Bc5|Ponziani Opening: Vukovic Gambit
C44 5 Nge7|Ponziani Opening: Réti Variation
C44 5 d5 Bb5|Ponziani Opening: Spanish Variation
C44 7 dxe4 Nxe5 Qd5 Qa4|Ponziani Opening: Spanish Variation, Harrwitz Attack, Nikitin Gambit
C44 6 Qa4 Bd7|Ponziani Opening: Caro Gambit
C44 7 Nf6|Ponziani Opening: Leonhardt Variation
C44 7 f6|Ponziani Opening: Steinitz Variation
C44 5 f5|Ponziani Opening: Ponziani Countergambit
C44 6 d4 d6 d5|Ponziani Opening: Ponziani Countergambit, Schmidt Attack
C44 4 c4|King's Pawn Game: Dresden Opening
C44 5 Nf6 Nxe5|Dresden Opening: The Goblin
C44 4 d3 f5 exf5|Latvian Gambit: Clam Gambit
C44 4 d4|Scotch Game
C44 5 Nxd4|Scotch Game: Lolli Variation
C44 6 Nxd4 exd4 Bc4|Scotch Game: Napoleon Gambit
C44 8 Qxd4|Scotch Game: Lolli Variation
C44 5 exd4|Scotch Game
C44 6 Bb5|Scotch Game: Relfsson Gambit
C44 6 Bc4|Scotch Game: Scotch Gambit
C44 7 Bb4+|Scotch Game: Scotch Gambit, London Defense
C44 8 c3 dxc3 O-O cxb2 Bxb2 Nf6 Ng5 O-O e5 Nxe5|Scotch Game: Hanneken Variation
C44 10 bxc3 Ba5 e5|Scotch Game: Cochrane Variation
C44 7 Bc5|Scotch Game: Haxo Gambit
C44 8 Ng5|Scotch Game: Scotch Gambit, Sarratt Variation
C44 9 Nh6 Nxf7 Nxf7 Bxf7+ Kxf7 Qh5+ g6 Qxc5 d5|Scotch Game: Cochrane-Shumov Defense
C44 10 Qh5|Scotch Game: Vitzthum Attack
C56 8 O-O Nf6 e5 d5 exf6 dxc4 Re1+ Be6 Ng5 g6|Italian Game: Two Knights Defense, Max Lange Attack, Loman Defense
C44 9 d6 c3 Bg4|Scotch Game: Scotch Gambit, Cochrane-Anderssen Variation
C56 7 Nf6 O-O Bc5|Italian Game: Scotch Gambit, Max Lange Attack
C56 10 e5|Italian Game: Two Knights Defense, Max Lange Attack
C56 11 Ng4|Italian Game: Scotch Gambit, Max Lange Attack, Spielmann Defense
C56 11 d5 exf6 dxc4 Re1+ Be6 Ng5 Qd5 Nc3 Qf5 Nce4|Italian Game: Scotch Gambit, Max Lange Attack, Long Variation
C56 9 Be7|Italian Game: Scotch Gambit, de Riviere Defense
C56 9 Nxe4 Re1 d5 Bxd5 Qxd5 Nc3 Qa5 Nxe4 Be6 Bg5 h6 Bh4 g5 Nf6+ Ke7 b4|Italian Game: Two Knights Defense, Yurdansky Attack
C56 12 Nc3|Italian Game: Scotch Gambit, Canal Variation
C56 9 d6|Italian Game: Scotch Gambit, Janowski Defense
C44 8 e5|Scotch Game: Scotch Gambit, Advance Variation
C45 6 Nxd4|Scotch Game
C45 7 Bb4+|Scotch Game: Malaniuk Variation
C45 7 Bc5|Scotch Game: Classical Variation
C45 8 Be3 Qf6 Nb5|Scotch Game: Blumenfeld Attack
C45 10 c3 Nge7 Bb5|Scotch Game: Paulsen Attack
C45 13 Nd8|Scotch Game: Paulsen, Gunsberg Defense
C45 12 Nc2|Scotch Game: Meitner Variation
C45 12 Qd2|Scotch Game: Classical Variation, Blackburne Attack
C45 13 d5 Nb5 Bxe3 Qxe3 O-O Nxc7 Rb8 Nxd5 Nxd5 exd5 Nb4|Scotch Game: Gottschall Variation
C45 11 Qg6|Scotch Game: Classical Variation, Millennium Variation
C45 8 Nb3|Scotch Game: Potter Variation
C45 9 Bb4+|Scotch Game: Romanishin Variation
C45 8 Nxc6 Qf6|Scotch Game: Classical Variation, Intermezzo Variation
C45 7 Nf6|Scotch Game: Schmidt Variation
C45 8 Nxc6 bxc6 Nd2|Scotch Game: Tartakower Variation
C45 10 e5|Scotch Game: Mieses Variation
C45 8 e5|Scotch Game: Alekhine Gambit
C45 7 Nxd4 Qxd4 d6 Bd3|Scotch Game: Ghulam-Kassim Variation
C45 7 Qh4|Scotch Game: Steinitz Variation
C45 8 Be3|Scotch Game: Braune Variation
C45 8 Nb5|Scotch Game: Horwitz Attack
C45 9 Bb4+ Bd2|Scotch Game
C45 11 Qxe4+ Be2 Kd8 O-O Bxd2 Nxd2 Qg6|Scotch Game: Rosenthal Variation
C45 16 Qxd2|Scotch Game: Horwitz Attack, Blackburne Variation
C45 8 Nc3|Scotch Game: Steinitz Variation
C45 9 Bb4|Scotch Game: Modern Defense
C45 8 Nf3|Scotch Game: Fraser Variation
C45 8 Nf5|Scotch Game: Paulsen Variation
C44 6 c3|Scotch Game: Göring Gambit
C44 7 d5|Scotch Game: Scotch Gambit, Göring Gambit Declined
C44 7 dxc3 Bc4|Scotch Game: Göring Gambit, Double Pawn Sacrifice
C44 9 Nf6 Nxc3 Bb4|Scotch Game: Göring Gambit, Bardeleben Variation
C44 8 Nxc3 Bb4|Scotch Game: Göring Gambit, Main Line
C44 9 d6 Bc4 Bg4 O-O Ne5 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#|Scotch Game: Sea-Cadet Mate
C44 4 g3|King's Knight Opening: Konstantinopolsky
C42 3 Nf6|Petrov's Defense
C42 4 Bc4|Petrov's Defense: Italian Variation
C27 5 Nxe4 Nc3|Bishop's Opening: Boden-Kieseritzky Gambit
C27 7 d5|Bishop's Opening: Boden-Kieseritzky Gambit, Lichtenhein Defense
C42 4 Nc3|Petrov's Defense: Three Knights Game
C49 5 Nc6 Bb5 Bb4 O-O O-O Nd5 Nxd5 exd5 e4|Four Knights Game: Spanish Variation, Gunsberg Counterattack
C49 10 d3 d6 Bg5 Be6|Four Knights Game: Spanish Variation, Symmetrical Variation, Tarrasch Variation
C48 7 Nd4 Nxe5 Qe7 f4|Four Knights Game: Spanish Variation, Rubinstein Variation
C48 8 O-O|Four Knights Game: Spanish Variation, Rubinstein Variation, Henneberger Variation
C42 4 Nxe5|Petrov's Defense
C42 5 Nc6|Petrov's Defense: Stafford Gambit
C42 6 Nxc6 dxc6|Petrov's Defense: Stafford Gambit Accepted
C42 8 Nc3 Bc5|Petrov's Defense: Stafford Gambit Accepted
C42 8 d3 Bc5|Petrov's Defense: Stafford Gambit Accepted
C42 5 Nxe4|Petrov's Defense: Damiano Variation
C42 6 Qe2 Qe7|Petrov's Defense: Damiano Variation, Kholmov Gambit
C42 5 d6|Petrov's Defense
C42 6 Nc4|Petrov's Defense: Paulsen Attack
C42 6 Nd3|Petrov's Defense: Karklins-Martinovsky Variation
C42 6 Nf3|Petrov's Defense
C42 7 Nxe4|Petrov's Defense
C42 8 Bd3|Petrov's Defense: Millennium Attack
C42 8 Nc3|Petrov's Defense: Nimzowitsch Attack
C42 8 Qe2|Petrov's Defense: Cozio Attack
C42 8 c4|Petrov's Defense: Kaufmann Attack
C42 8 d3|Petrov's Defense: French Attack
C42 8 d4|Petrov's Defense: Classical Attack
C42 9 Nf6|Petrov's Defense: Classical Attack, Closed Variation
C42 9 d5 Bd3 Bd6|Petrov's Defense: Classical Attack, Marshall Variation
C42 12 O-O O-O c4 Bg4|Petrov's Defense: Classical Attack, Tarrasch Variation
C42 16 cxd5 f5 Re1 Bxh2+|Petrov's Defense: Classical Attack, Marshall Trap
C42 15 c6|Petrov's Defense: Classical Attack, Staunton Variation
C42 16 Re1 Bg4|Petrov's Defense: Classical Attack, Marshall Variation, Chinese Gambit
C42 11 Be7 O-O Nc6 Re1|Petrov's Defense: Classical Attack, Chigorin Variation
C42 15 Bg4 c3 f5 Nbd2|Petrov's Defense: Classical Attack, Berger Variation
C42 18 c4 Bh4|Petrov's Defense: Classical Attack, Maróczy Variation
C42 13 O-O|Petrov's Defense: Classical Attack, Mason Variation
C42 11 Nc6|Petrov's Defense: Classical Attack, Mason-Showalter Variation
C42 12 O-O Be7 Re1 Bg4 c3 f5 c4|Petrov's Defense: Classical Attack, Krause Variation
C42 14 c4|Petrov's Defense: Classical Attack, Jaenisch Variation
C42 15 Nb4 Be2|Petrov's Defense: Classical Attack, Chigorin Variation, Main Line
C42 16 cxd5|Petrov's Defense: Classical Attack, Chigorin Variation, Browne Attack
C42 6 Nxf7|Petrov's Defense: Cochrane Gambit
C42 7 Kxf7 Bc4+|Petrov's Defense: Cochrane Gambit, Bishop Check Line
C42 8 d4|Petrov's Defense: Cochrane Gambit, Center Variation
C42 4 Qe2 Nc6 d4|Petrov's Defense: Moody Gambit
C43 4 d4|Petrov's Defense: Modern Attack
C43 5 Nxe4 Bd3|Petrov's Defense: Modern Attack, Center Variation
C43 7 Nc6|Petrov's Defense: Modern Attack, Murrey Variation
C43 7 d5 Nxe5 Bd6 O-O O-O c4 Bxe5|Petrov's Defense: Modern Attack, Trifunovic Variation
C43 5 d5|Petrov's Defense: Modern Attack, Symmetrical Variation
C43 5 exd4|Petrov's Defense: Modern Attack
C43 6 e5 Ne4 Bb5|Petrov's Defense: Modern Attack, Tal Gambit
C43 8 Qe2|Petrov's Defense: Modern Attack, Steinitz Variation
C43 9 Nc5 Nxd4 Nc6|Petrov's Defense: Modern Attack, Bardeleben Variation
C43 8 Qxd4|Petrov's Defense: Modern Attack, Center Attack
C40 3 Qe7|Gunderam Defense
C40 4 Bc4 f5|King's Pawn Game: Gunderam Defense, Gunderam Gambit
C40 3 Qf6|King's Pawn Game: McConnell Defense
C40 4 Bc4 Qg6 O-O|King's Pawn Game: La Bourdonnais Gambit
C40 3 c6|King's Pawn Game: Gunderam Gambit
C40 3 d5|Elephant Gambit
C40 4 Nxe5 dxe4 Bc4 Qg5|Elephant Gambit: Wasp Variation
C40 4 exd5 Bd6|Elephant Gambit: Maróczy Gambit
C40 5 e4|Elephant Gambit: Paulsen Countergambit
C41 3 d6|Philidor Defense
C41 4 Bc4|Philidor Defense
C41 5 Be7|Philidor Defense
C41 6 c3|Philidor Defense: Steinitz Variation
C41 5 f5|Philidor Defense: Lopez Countergambit
C41 4 d4|Philidor Defense
C41 5 Bd7|Philidor Defense: Philidor Gambit
C41 5 Bg4 dxe5 Nd7|Philidor Defense: Albin-Blackburne Gambit
C41 5 Nd7|Philidor Defense: Hanham Variation
C41 6 Bc4 Nb6|Philidor Defense: Hanham Variation, Sharp Variation
C41 7 c6 Nc3|Philidor Defense: Hanham Variation, Schlechter Variation
C41 8 Ng5|Philidor Defense: Hanham, Kmoch Variation
C41 8 O-O|Philidor Defense: Hanham Variation, Krause Variation
C41 9 Be7 dxe5|Philidor Defense: Hanham Variation, Steiner Variation
C41 8 c3|Philidor Defense: Hanham Variation, Delmar Variation
C41 6 Nc3 Ngf6 g4|Philidor Defense: Lion Variation, Shirov Gambit
C41 5 Nf6|Philidor Defense: Nimzowitsch Variation
C41 6 Bc4|Philidor Defense: Nimzowitsch Variation, Klein Variation
C41 6 Nc3 Nbd7|Philidor Defense: Lion Variation
C41 8 Bc4 Be7 Bxf7+|Philidor Defense: Lion Variation, Bishop Sacrifice
C41 10 Ng5 O-O Bxf7+|Philidor Defense: Nimzowitsch, Larobok Variation
C41 13 Rxf7 Ne6|Philidor Defense: Lion Variation, Forcing Line
C41 10 O-O h6|Philidor Defense: Lion Variation, Lion's Claw, with Bc4 and h6
C41 8 Be2 Be7 O-O c6|Philidor Defense: Lion Variation, Lion's Claw, with Be2 and c6
C41 6 Ng5|Philidor Defense: Nimzowitsch, Locock Variation
C41 6 dxe5|Philidor Defense: Nimzowitsch Variation
C41 7 Nxe4 Nbd2|Philidor Defense: Nimzowitsch Variation, Sokolsky Variation
C41 8 Qd5|Philidor Defense: Nimzowitsch Variation, Rellstab Variation
C41 5 exd4|Philidor Defense: Exchange Variation
C41 6 Bc4|Philidor Defense: Morphy Gambit
C41 6 Nxd4|Philidor Defense: Exchange Variation
C41 7 Nf6|Philidor Defense: Exchange Variation
C41 8 Nc3 Be7 Be2 O-O O-O c5 Nf3 Nc6 Bg5 Be6 Re1|Philidor Defense: Berger Variation
C41 7 d5 exd5|Philidor Defense: Paulsen Attack
C41 7 g6|Philidor Defense: Larsen Variation
C41 6 Qxd4 Bd7|Philidor Defense: Boden Variation
C41 6 c3|Philidor Defense: Bird Gambit
C41 5 f5|Philidor Defense: Philidor Countergambit
C41 6 Bc4 exd4 Ng5 Nh6 Nxh7|Philidor Defense: Lopez Countergambit, Jaenisch Variation
C41 6 Nc3|Philidor Defense: Philidor Countergambit, Zukertort Variation
C41 6 dxe5 fxe4 Ng5 d5 e6|Philidor Defense: Philidor Countergambit, del Rio Attack
C41 11 Bc5 Nc3|Philidor Defense: Philidor Countergambit, Berger Variation
C40 3 f5|Latvian Gambit
C40 4 Bc4|Latvian Gambit: Mayet Attack
C40 5 Nf6|Latvian Gambit: Mayet Attack, Morgado Defense
C40 5 b5|Latvian Gambit: Mayet Attack, Strautins Gambit
C40 5 fxe4 Nxe5 Nf6|Latvian Gambit: Corkscrew Countergambit
C40 7 Qg5 Nf7 Qxg2 Rf1 d5 Nxh8 Nf6|Latvian Gambit: Behting Variation
C40 8 d4 Qxg2|Latvian Gambit: Mayet Attack, Poisoned Pawn Variation
C40 7 d5|Latvian Gambit: Mayet Attack, Polerio-Svedenborg Variation
C40 4 Nc3|Latvian Gambit: Mlotkowski Variation
C40 4 Nxe5 Nc6|Latvian Gambit: Fraser Defense
C40 5 Nf6 Bc4 fxe4 Nf7 Qe7 Nxh8 d5|Latvian Gambit: Corkscrew Gambit
C40 5 Qe7|Latvian Gambit: Greco Variation
C40 5 Qf6 Nc4|Latvian Gambit Accepted: Foltys-Leonhardt Variation
C40 7 fxe4 Nc3|Latvian Gambit Accepted: Leonhardt Variation
C40 8 d3|Latvian Gambit Accepted: Foltys Variation
C40 6 d4|Latvian Gambit Accepted: Main Line
C40 7 d6 Nc4|Latvian Gambit Accepted: Bilguer Variation
C40 9 fxe4 Be2|Latvian Gambit Accepted: Bronstein Attack
C40 10 Ne3|Latvian Gambit Accepted: Nimzowitsch Attack
C40 10 Qh5+ g6 Qe2|Latvian Gambit Accepted: Bronstein Gambit
C40 4 b4|Latvian Gambit: Senechaud Gambit
C40 4 c4|Latvian Gambit: Diepstraten Countergambit
C40 4 d4|Latvian Gambit: Mason Countergambit
C40 4 exf5|Latvian Gambit Accepted
C40 4 g4|Latvian Gambit: Lobster Gambit
C40 3 f6|King's Pawn Game: Damiano Defense
C40 4 Nxe5 Qe7 Nf3 d5|King's Pawn Game: Damiano Defense, Damiano Gambit, Chigorin Gambit
C40 5 fxe5 Qh5+ g6 Qxe5+ Qe7 Qxh8|King's Pawn Game: Damiano Defense, Damiano Gambit
C20 2 Qe2 Nc6 c3 Nf6 Nf3 Bc5 d4 exd4 cxd4 Nxd4|King's Pawn Opening: Van Hooydoon Gambit
C20 2 Qf3|King's Pawn Game: Napoleon Attack
C20 2 Qg4 Nf6 Qf5|King's Pawn Opening: Speers
C20 2 Qh5|King's Pawn Game: Wayward Queen Attack
C20 3 Nc6 Bc4 Nh6 d3 g6 Qf3 f6 Ne2 d5|King's Pawn Game: Wayward Queen Attack, Mellon Gambit
C20 3 Nf6|King's Pawn Game: Wayward Queen Attack, Kiddie Countergambit
C20 2 a3|King's Pawn Game: Mengarini's Opening
C20 2 b3|King's Pawn Opening
C20 2 c3|King's Pawn Game: MacLeod Attack
C20 3 d5 Qh5 Bd6|King's Pawn Game: MacLeod Attack, Norwalde Gambit
C20 3 f5|King's Pawn Game: MacLeod Attack, Lasa Gambit
C20 2 c4|English Opening: The Whale
C20 3 d5|King's Pawn Game: Bavarian Gambit
C20 2 d3|King's Pawn Game: Leonardis Variation
C20 3 Nf6 f4 Bc5|King's Pawn Game: Clam Variation, Radisch Gambit
C20 3 d5 exd5 c6 dxc6 Nxc6|King's Pawn Game: Weber Gambit
C20 3 f5|King's Pawn Game: Clam Variation, King's Gambit Reversed
C20 2 d4|Center Game
C20 3 d5|King's Pawn Game: Beyer Gambit
C20 3 d6 dxe5 Bd7|King's Pawn Game: Philidor Gambit
C21 3 exd4|Center Game Accepted
C21 4 Bc4|Center Game: von der Lasa Gambit
C21 4 Bd3|Center Game: Ross Gambit
C21 4 Nf3|Center Game: Kieseritzky Variation
C21 5 Bc5 c3|Center Game: Lanc-Arnold Gambit
C21 7 dxc3 Bc4|Center Game: Lanc-Arnold Gambit, Schippler Gambit
C21 5 c5|Center Game: Kieseritzky Variation
C21 6 Bc4|Center Game: Kieseritzky Variation
C21 4 Qxd4|Center Game
C22 5 Nc6|Center Game: Normal Variation
C22 6 Qc4|Center Game: Hall Variation
C22 6 Qe3|Center Game: Paulsen Attack Variation
C22 7 Bb4+ c3 Be7|Center Game: Charousek Variation
C22 7 Nf6|Center Game: Berger Variation
C22 8 Nc3 Bb4 Bd2 O-O O-O-O Re8 Bc4 d6 Nh3|Center Game: Kupreichik Variation
C22 7 f5|Center Game: l'Hermet Variation
C21 4 c3|Danish Gambit
C21 5 Ne7|Danish Gambit Accepted: Svenonius Defense
C21 5 d5|Danish Gambit Declined: Sörensen Defense
C21 5 dxc3|Danish Gambit Accepted
C21 6 Bc4 cxb2 Bxb2 Bb4+|Danish Gambit Accepted: Copenhagen Defense
C21 9 Nf6|Danish Gambit Accepted: Classical Defense
C21 9 Qe7|Danish Gambit Accepted: Chigorin Defense
C21 9 d5|Danish Gambit Accepted: Schlechter Defense
C21 4 f4|Center Game: Halasz-McDonnell Gambit
C21 5 Bc5 Nf3 Nc6 c3|Center Game: Halasz-McDonnell Gambit, Crocodile Variation
C20 2 f3|King's Pawn Game: King's Head Opening
C20 3 Nf6 Nc3|King's Pawn Game: King's Head Opening
C30 2 f4|King's Gambit
C30 3 Bc5|King's Gambit Declined: Classical Variation
C30 4 Nf3 d6 Nc3 Nd7|King's Gambit Declined: Classical, Hanham Variation
C30 6 b4|King's Gambit Declined: Classical Variation, Rotlewi Countergambit
C30 6 c3|King's Gambit Declined: Classical Variation
C30 7 Bg4 fxe5 dxe5 Qa4+|King's Gambit Declined: Classical Variation, Euwe Attack
C30 7 f5|King's Gambit Declined: Classical Variation, Rubinstein Countergambit
C30 8 fxe5 dxe5 d4 exd4 Bc4|King's Gambit Declined: Classical, Réti Variation
C30 6 fxe5|King's Gambit Declined: Classical, Soldatenkov Variation
C30 5 g5|King's Gambit Declined: Senechaud Countergambit
C30 4 Qh5|King's Gambit Declined: Classical Variation, Walthoffen Attack
C30 3 Nc6|King's Gambit Declined: Queen's Knight Defense
C30 4 Nf3 f5|King's Gambit Declined: Miles Defense
C30 5 g5|King's Gambit Declined: Zilbermints Double Gambit
C30 6 fxg5 h6|King's Gambit Declined: Hobbs-Zilbermints Gambit
C30 3 Nf6|King's Gambit Declined: Petrov's Defense
C30 3 Qf6|King's Gambit Declined: Norwalde Variation
C30 4 Nc3 Qxf4 Nf3 Bb4 Bc4|King's Gambit Declined: Norwalde Variation, Bücker Gambit
C30 6 d4|King's Gambit Declined: Norwalde Variation, Schubert Variation
C30 3 Qh4+|King's Gambit Declined: Keene's Defense
C30 4 g3|King's Gambit Declined: Keene's Defense
C30 5 Qe7|King's Gambit Declined: Keene Defense
C31 3 d5|King's Gambit Declined: Falkbeer Countergambit
C31 4 Nc3|King's Gambit Declined: Falkbeer Countergambit, Milner-Barry Variation
C31 5 dxe4 Nxe4|Van Geet Opening: Grünfeld Defense, Steiner Gambit
C31 4 Nf3|King's Gambit Declined: Falkbeer Countergambit, Blackburne Attack
C31 4 d4|King's Gambit Declined: Falkbeer Countergambit, Hinrichsen Gambit
C31 4 exd5|King's Gambit Declined: Falkbeer Countergambit Accepted
C31 5 Bc5|King's Gambit Declined: Falkbeer Countergambit, Miles Gambit
C31 5 c6|King's Gambit Declined: Falkbeer Countergambit, Nimzowitsch-Marshall Countergambit
C31 6 dxc6 Bc5|King's Gambit Declined: Falkbeer Countergambit, Pickler Gambit
C31 5 e4|King's Gambit Declined: Falkbeer Countergambit, Staunton Line
C31 6 Bb5+|King's Gambit Declined: Falkbeer Countergambit, Anderssen Attack
C31 6 Nc3 Nf6 Qe2|King's Gambit Declined: Falkbeer Countergambit, Rubinstein Variation
C31 6 d3|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
C32 7 Nf6 Nd2|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Keres Variation
C32 8 Qe2|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Old Line
C32 8 dxe4|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit Accepted
C32 9 Nxe4 Nf3 Bc5 Qe2 Bf2+ Kd1 Qxd5+ Nfd2|King's Gambit Declined: Falkbeer Countergambit, Alapin Variation
C32 13 Bf5|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit, Main Line
C32 14 g4 O-O|King's Gambit Declined: Falkbeer Countergambit, Tarrasch Variation
C32 10 Qe2|King's Gambit Declined: Falkbeer Countergambit, Charousek Gambit
C32 11 Qxd5 Nd2 f5 g4|King's Gambit Declined: Falkbeer Countergambit, Charousek Variation
C31 5 exf4|King's Gambit Declined: Falkbeer Countergambit, Modern Transfer
C33 3 exf4|King's Gambit Accepted
C33 4 Bb5|King's Gambit Accepted: Schurig Gambit, with Bb5
C33 4 Bc4|King's Gambit Accepted: Bishop's Gambit
C33 5 Nc6|King's Gambit Accepted: Bishop's Gambit, Maurian Defense
C33 5 Ne7|King's Gambit Accepted: Bishop's Gambit, Steinitz Defense
C33 5 Nf6|King's Gambit Accepted: Bishop's Gambit, Cozio Defense
C33 6 Nc3|King's Gambit Accepted: Bishop's Gambit, Bogoljubow Variation
C33 7 Bb4 e5|King's Gambit Accepted: Bishop's Gambit, Paulsen Attack
C33 7 c6|King's Gambit Accepted: Bishop's Gambit, Bogoljubow Defense
C33 5 Qh4+ Kf1 Bc5|King's Gambit Accepted: Bishop's Gambit, Greco Variation
C33 7 Nc6|King's Gambit Accepted: Bishop's Gambit, Boden Variation
C33 7 Ne7 Nc3 g5 d4 Bg7|King's Gambit Accepted: Bishop's Gambit, Classical Defense
C33 7 Nf6|King's Gambit Accepted: Bishop's Gambit, First Jaenisch Variation
C33 7 b5|King's Gambit Accepted: Bishop's Gambit, Bryan Countergambit
C33 7 d5 Bxd5 g5 g3|King's Gambit Accepted: Bishop's Gambit, Chigorin's Attack
C33 7 d6|King's Gambit Accepted: Bishop's Gambit, Cozio Variation
C33 7 g5|King's Gambit Accepted: Bishop's Gambit, Lopez Variation
C33 8 Nc3 Bg7 d4 Ne7 g3|King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
C33 11 d6 e5|King's Gambit Accepted: Bishop's Gambit, Grimm Attack
C33 10 g3|King's Gambit Accepted: Bishop's Gambit, McDonnell Attack
C33 11 fxg3 Qf3|King's Gambit Accepted: Bishop's Gambit, Fraser Variation
C33 8 Qf3|King's Gambit Accepted: Bishop's Gambit, Classical Defense, Cozio Attack
C33 5 b5|King's Gambit Accepted: Bishop's Gambit, Kieseritzky Gambit
C33 5 c6|King's Gambit Accepted: Bishop's Gambit, Lopez Defense
C33 5 d5|King's Gambit Accepted: Bishop's Gambit, Bledow Variation
C33 6 Bxd5 Nf6|King's Gambit Accepted: Bishop's Gambit, Bledow Countergambit
C33 7 Qh4+ Kf1 Bd6|King's Gambit Accepted: Bishop's Gambit, Boren-Svenonius Variation
C33 7 c6|King's Gambit Accepted: Bishop's Gambit, Anderssen Variation
C33 5 f5|King's Gambit Accepted: Bishop's Gambit, Gianutio Gambit
C33 6 Qe2 Qh4+ Kd1 fxe4 Nc3 Kd8|King's Gambit Accepted: Lopez-Gianutio Countergambit, Hein Variation
C33 5 g5|King's Gambit Accepted: Bishop's Gambit, Anderssen Defense
C33 4 Bd3|King's Gambit Accepted: Schurig Gambit, with Bd3
C33 4 Be2|King's Gambit Accepted: Tartakower Gambit
C33 5 f5 exf5 d6|King's Gambit Accepted: Tartakower Gambit, Weiss Defense
C33 4 Kf2|King's Gambit Accepted: Tumbleweed
C33 4 Nc3|King's Gambit Accepted: Mason-Keres Gambit
C33 4 Ne2|King's Gambit Accepted: Paris Gambit
C34 4 Nf3|King's Gambit Accepted: King's Knight's Gambit
C35 5 Be7|King's Gambit Accepted: Cunningham Defense
C35 6 Bc4 Bh4+ g3|King's Gambit Accepted: Cunningham Defense, Bertin Gambit
C35 9 fxg3 O-O gxh2+ Kh1|King's Gambit Accepted: Cunningham Defense, Bertin Gambit
C35 7 Nf6|King's Gambit Accepted: Cunningham Defense, McCormick Defense
C34 5 Nc6|King's Gambit Accepted: MacLeod Defense
C37 6 Bc4 g5|King's Gambit Accepted: Blachly Gambit
C25 6 Nc3 g5 h4 g4 Ng5 h6 Nxf7 Kxf7 d4|Vienna Gambit, with Max Lange Defense: Hamppe-Allgaier Gambit, Thorold Variation
C34 5 Ne7|King's Gambit Accepted: Bonsch-Osmolovsky Variation
C34 5 Nf6|King's Gambit Accepted: Schallopp Defense
C34 6 e5 Nh5 g4|King's Gambit Accepted: Schallopp Defense, Tashkent Attack
C36 5 d5|King's Gambit Accepted: Modern Defense
C36 6 exd5|King's Gambit Accepted: Modern Defense
C36 7 Nf6|King's Gambit Accepted: Abbazia Defense
C36 8 Bb5+ c6 dxc6 bxc6 Bc4 Nd5|King's Gambit Accepted: Abbazia Defense, Main Line
C34 5 d6|King's Gambit Accepted: Fischer Defense
C34 6 Bc4 h6 d4 g5 h4 Bg7|King's Gambit Accepted: Greco Gambit
C34 6 b4|King's Gambit Accepted: Fischer Defense, Schulder Gambit
C34 6 d4 Nf6 Bd3|King's Gambit Accepted: Fischer Defense, Spanish Variation
C34 5 f5|King's Gambit Accepted: Gianutio Countergambit
C34 5 g5|King's Gambit Accepted: King's Knight's Gambit
C37 6 Bc4|King's Gambit Accepted: King's Knight's Gambit
C38 7 Bg7|King's Gambit Accepted: Traditional Variation
C38 8 O-O|King's Gambit Accepted: Hanstein Gambit
C38 8 d4 d6 c3|King's Gambit Accepted: Mayet Gambit
C38 8 h4|King's Gambit Accepted: Philidor Gambit
C38 9 h6 d4 d6 Nc3 c6 hxg5 hxg5 Rxh8 Bxh8 Ne5|King's Gambit Accepted: Greco Gambit
C37 7 d6 O-O Bg4 h3 h5 hxg4 hxg4|King's Gambit Accepted: Middleton Countergambit
C37 7 g4 Bxf7+|King's Gambit Accepted: Lolli Gambit
C37 9 Kxf7 O-O gxf3 Qxf3 Qf6 d4 Qxd4+ Be3 Qf6 Nc3|King's Gambit Accepted: Lolli Gambit, Young Variation
C37 8 Nc3|King's Gambit Accepted: McDonnell Gambit
C37 8 Ne5|King's Gambit Accepted: Salvio Gambit
C37 9 Qh4+ Kf1 Nc6|King's Gambit Accepted: Salvio Gambit, Viennese Variation
C37 11 Nf6|King's Gambit Accepted: Salvio Gambit, Santa Maria Defense
C37 11 Nh6|King's Gambit Accepted: Salvio Gambit, Silberschmidt Defense
C37 12 d4 d6|King's Gambit Accepted: Salvio Gambit, Anderssen Counterattack
C37 13 f3|King's Gambit Accepted: Silberschmidt Gambit
C37 11 f3|King's Gambit Accepted: Salvio Gambit, Cochrane Gambit
C37 8 O-O|King's Gambit Accepted: Muzio Gambit, Wild Muzio Gambit
C37 9 Qe7|King's Gambit Accepted: Muzio Gambit, Kling and Horwitz Counterattack
C37 9 d5|King's Gambit Accepted: Muzio Gambit, Brentano Defense
C37 9 gxf3 Qxf3 Nc6|King's Gambit Accepted: Muzio Gambit, Holloway Defense
C37 11 Qe7|King's Gambit Accepted: Muzio Gambit Accepted, From's Defense
C37 11 Qf6|King's Gambit Accepted: Muzio Gambit, Sarratt Defense
C37 12 Bxf7+ Kxf7 d4 Qxd4+ Be3 Qf6 Nc3 fxe3|King's Gambit Accepted: Double Muzio Gambit, Young Gambit
C37 12 Nc3|King's Gambit Accepted: Double Muzio Gambit, Bello Gambit
C37 13 Qd4+ Kh1 Qxc4 Nd5|King's Gambit Accepted: Double Muzio Gambit, Baldwin Gambit
C37 12 e5 Qxe5 Bxf7+|King's Gambit Accepted: Double Muzio Gambit
C37 14 d3 Bh6 Nc3 Ne7 Bd2 Nbc6 Rae1|King's Gambit Accepted: Double Muzio Gambit, Paulsen Defense
C37 8 d4|King's Gambit Accepted: Ghulam-Kassim Gambit
C37 9 gxf3 Bxf4|King's Gambit Accepted: Kotov Gambit
C37 10 Qxf3|King's Gambit Accepted: Ghulam-Kassim Gambit
C37 8 h4|King's Gambit Accepted: Australian Gambit
C37 6 Nc3|King's Gambit Accepted: Quaade Gambit
C37 6 d4|King's Gambit Accepted: Rosentreter Gambit
C37 7 g4 Bxf4|King's Gambit Accepted: Rosentreter Gambit, Testa Variation
C37 8 Nc3|King's Gambit Accepted: Rosentreter Gambit, Sörensen Gambit
C37 8 Ne5|King's Gambit Accepted: Sörensen Gambit
C37 9 Qh4+ g3|King's Gambit Accepted: Rosentreter Gambit, Bird Gambit
C39 6 h4|King's Gambit Accepted: King's Knight's Gambit
C39 7 g4 Ne5|King's Gambit Accepted: Kieseritzky Gambit
C39 9 Be7|King's Gambit Accepted: Kieseritzky, Polerio Defense
C39 9 Bg7|King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense
C39 9 Nc6|King's Gambit Accepted: Kieseritzky Gambit, Neumann Defense
C39 9 Nf6|King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense
C39 10 Bc4 d5 exd5 Bd6|King's Gambit Accepted: Kieseritzky Gambit, Anderssen Defense
C39 14 O-O|King's Gambit Accepted: Kieseritzky, Rice Gambit
C39 15 Bxe5|King's Gambit Accepted: Kieseritzky Gambit, Rice Gambit
C39 14 d4 Nh5 Bxf4 Nxf4|King's Gambit Accepted: Kieseritzky Gambit, Anderssen-Cordel Gambit
C39 13 Bg7|King's Gambit Accepted: Kieseritzky Gambit, Paulsen Defense Deferred
C39 10 Nxg4 d5|King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, de Riviere Variation
C39 10 d4|King's Gambit Accepted: Kieseritzky Gambit, Berlin Defense, Rubinstein Variation
C39 9 Qe7|King's Gambit Accepted: Kieseritzky Gambit, Rosenthal Defense
C39 10 d4 f5 Bc4|King's Gambit Accepted: Kieseritzky, Salvio Defense, Cozio Variation
C39 9 d5|King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
C39 10 d4 Nf6 Bxf4|King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense
C39 13 Nxe4 Nd2|King's Gambit Accepted: Kieseritzky Gambit, Brentano Defense, Caro Variation
C39 9 d6|King's Gambit Accepted: Kieseritzky Gambit, Kolisch Defense
C39 9 h5|King's Gambit Accepted: Kieseritzky Gambit, Long Whip
C39 10 Bc4 Rh7 d4 Bh6 Nc3|King's Gambit Accepted: Kieseritzky, Long Whip Defense, Jaenisch Variation
C39 8 Ng5|King's Gambit Accepted: Allgaier Gambit
C39 9 Nf6|King's Gambit Accepted: Allgaier, Schlechter Defense
C39 9 h6 Nxf7|King's Gambit Accepted: Kieseritzky Gambit, Cotter Gambit
C39 11 Kxf7 Bc4+|King's Gambit Accepted: Allgaier Gambit, Urusov Attack
C39 13 d5 Bxd5+ Kg7 d4|King's Gambit Accepted: Allgaier, Urusov Attack
C39 12 Nc3|King's Gambit Accepted: Allgaier, Blackburne Gambit
C39 12 Qxg4 Nf6 Qxf4 Bd6|King's Gambit Accepted: Allgaier, Horny Defense
C39 12 d4|King's Gambit Accepted: Allgaier Gambit, Thorold Attack
C39 13 d5 Bxf4 dxe4 Bc4+ Kg7 Be5+|King's Gambit Accepted: Allgaier, Cook Variation
C34 5 h5|King's Gambit Accepted: Wagenbach Defense
C34 5 h6|King's Gambit Accepted: Becker Defense
C38 6 Bc4 d6 d4 g5 h4 Bg7 Qd3|King's Gambit Accepted: Philidor Gambit, Schultz Variation
C33 4 Nh3|King's Gambit Accepted: Eisenberg Variation
C33 4 Qe2|King's Gambit Accepted: Basman Gambit
C33 4 Qf3|King's Gambit Accepted: Breyer Gambit
C33 4 Qg4|King's Gambit Accepted: Dodo Variation
C33 4 Qh5|King's Gambit Accepted: Carrera Gambit
C33 4 b3|King's Gambit Accepted: Orsini Gambit
C33 4 d4|King's Gambit Accepted: Villemson Gambit
C33 4 g3|King's Gambit Accepted: Gaga Gambit
C33 4 h4|King's Gambit Accepted: Stamma Gambit
C30 3 f5|King's Gambit Declined: Panteldakis Countergambit
C30 4 exf5 Bc5|King's Gambit Declined: Panteldakis Countergambit, Schiller's Defense
C30 5 Qh4+|King's Gambit Declined: Panteldakis Countergambit, Greco Variation
C30 5 exf4 Nf3 d5 d4 Bd6 Bd3|King's Gambit Declined: Panteldakis Countergambit, Symmetrical Variation
C30 6 Qh5+ Ke7|King's Gambit Declined: Panteldakis Countergambit, Shirazi Line
C30 7 g6 fxg6 Qe7+ Kd1|King's Gambit Declined: Panteldakis Countergambit, Pawn Sacrifice Line
C30 3 f6 fxe5 Nc6|King's Gambit Declined: Soller-Zilbermints Gambit
C30 3 g5|King's Gambit Declined: Zilbermints Double Countergambit
C00 1 e6|French Defense
C00 2 Bb5|French Defense: Bird Invitation
C00 2 Nc3|French Defense: Queen's Knight
C12 3 d5 d4 Nf6 Bg5 Bb4 e5 h6 Bd2 Bxc3 bxc3 Ne4 Qg4 Kf8 Bc1|French Defense: McCutcheon Variation, Duras Variation
C00 4 f4|French Defense: Pelikan Variation
C00 2 Nf3|French Defense: Knight Variation
C00 3 d5 Nc3|French Defense: Two Knights Variation
C00 4 e5 c5 b4|French Defense: Wing Gambit
C00 3 f5|French Defense: Knight Variation, Franco-Hiva Gambit
C00 2 Qe2|French Defense: Chigorin Variation
C00 2 b3|French Defense: Horwitz Attack
C00 3 d5 Bb2|French Defense: Horwitz Attack, Papa-Ticulat Gambit
C00 2 b4|French Defense: Banzai-Leong Gambit
C00 3 Bxb4 e5|French Defense: Banzai-Leong Gambit, Pinova Gambit
C00 2 c4|French Defense: Steiner Variation
C00 3 d5 cxd5 exd5 Qb3|French Defense: Orthoschnapp Gambit
C00 2 d3|French Defense: King's Indian Attack
C00 3 d5 Nd2 Nf6 Ngf3 Nc6 Be2|French Defense: Reversed Philidor Formation
A08 7 c5 g3 Nc6 Bg2 Be7 O-O O-O Re1|King's Indian Attack: Sicilian Variation
C00 3 f5|French Defense: King's Indian Attack, Franco-Hiva Gambit
C00 2 d4|French Defense: Normal Variation
C00 3 Nf6|French Defense: Mediterranean Defense
C00 3 a6|French Defense: St. George Defense
C00 4 Nf3 b5 Bd3 c5 c3 Bb7 O-O Nf6|French Defense: St. George Defense, Traditional Line
C00 4 c4|French Defense: St. George Defense, Three Pawn Attack
C00 5 b5|French Defense: St. George Defense, Sanky-George Gambit
C00 6 cxb5 axb5|French Defense: St. George Defense, St. George Gambit
C00 3 b5|French Defense: Baeuerle Gambit
C00 3 c5|French Defense: Franco-Sicilian Defense
A43 4 d5|Benoni Defense: French Benoni
C00 3 d5|French Defense
C00 4 Bd3|French Defense: Schlechter Variation
C00 4 Be3|French Defense: Alapin Gambit
C10 4 Nc3|French Defense: Paulsen Variation
C15 5 Bb4|French Defense: Winawer Variation
C15 6 Bd2|French Defense: Winawer Variation, Fingerslip Variation
C15 7 Ne7 Nb1|French Defense: Winawer Variation, Fingerslip Variation, Schwarz's Line
C15 7 dxe4 Qg4 Nf6 Qxg7 Rg8 Qh6|French Defense: Winawer Variation, Fingerslip Variation, Main Line
C15 9 Qxd4|French Defense: Winawer Variation, Fingerslip Variation, Kunin Double Gambit
C15 6 Bd3 c5 exd5 Qxd5 Bd2|French Defense: Winawer Variation, Kondratiyev Variation
C15 6 Ne2|French Defense: Winawer Variation, Alekhine-Maróczy Gambit
C15 7 Nf6 Bg5|French Defense: McCutcheon Variation, Wolf Gambit
C15 7 dxe4 a3 Be7 Nxe4 Nf6 N2g3 O-O Be2 Nc6|French Defense: Winawer Variation, Alekhine Gambit, Alatortsev Variation
C15 9 Bxc3+|French Defense: Winawer Variation, Alekhine Gambit Accepted
C15 10 Nxc3 Nc6|French Defense: Winawer Variation, Alekhine Gambit, Kan Variation
C15 6 a3 Bxc3+ bxc3 dxe4 f3|French Defense: Winawer Variation, Winckelmann-Reimer Gambit
C16 6 e5|French Defense: Winawer Variation, Advance Variation
C19 7 Ne7 a3 Bxc3+ bxc3 c5 a4|French Defense: Winawer Variation, Advance Variation, Smyslov Variation
C19 13 Qc7|French Defense: Winawer Variation, Advance Variation, Smyslov Variation
C16 7 Qd7|French Defense: Winawer Variation, Petrosian Variation
C17 7 c5|French Defense: Winawer Variation, Advance Variation
C17 8 Bd2|French Defense: Winawer Variation, Bogoljubow Variation
C17 9 Ne7 f4|French Defense: Winawer Variation, Bogoljubow Variation, Icelandic Defense
C17 8 Qg4|French Defense: Winawer Variation, Advance Variation, Moscow Variation
C17 8 a3|French Defense: Winawer Variation, Advance Variation
C17 9 Ba5|French Defense: Winawer Variation, Retreat Variation
C17 10 b4 cxd4|French Defense: Winawer Variation, Retreat Variation, Armenian Line
C18 9 Bxc3+ bxc3|French Defense: Winawer Variation, Advance Variation
C19 11 Nc6 Nf3 Nge7|French Defense: Winawer Variation, Positional Variation
C19 13 Qa5 Bd2 Nge7|French Defense: Winawer Variation, Positional Variation
C18 11 Ne7|French Defense: Winawer Variation, Advance Variation
C18 12 Bd3|French Defense: Winawer Variation, Advance Variation, with Bd3
C19 13 Nbc6 Nf3|French Defense: Winawer Variation, Positional Variation
C18 13 Qc7|French Defense: Winawer Variation, Advance Variation, with Bd3
C19 12 Nf3|French Defense: Winawer Variation, Positional Variation
C19 13 Qc7|French Defense: Winawer Variation, Positional Variation
C19 14 h4|French Defense: Winawer Variation, Positional Variation
C18 12 Qg4 Kf8|French Defense: Winawer Variation, Eingorn Variation
C18 13 O-O|French Defense: Winawer Variation, Warsaw Variation
C18 13 Qc7|French Defense: Winawer Variation, Poisoned Pawn Variation
C18 14 Bd3|French Defense: Winawer Variation, Poisoned Pawn Variation Declined
C18 14 Qxg7 Rg8 Qxh7 cxd4 Kd1|French Defense: Winawer Variation, Poisoned Pawn Variation, Paoli Variation
C18 18 Ne2|French Defense: Winawer Variation, Poisoned Pawn Variation, Main Line
C18 13 cxd4 Qxg7|French Defense: Winawer Variation, Poisoned Pawn Variation
C18 15 Rg8 Qxh7 Nbc6|French Defense: Winawer Variation, Poisoned Pawn Variation
C19 12 a4 Nbc6 Nf3|French Defense: Winawer Variation, Positional Variation
C19 15 Qa5 Bd2|French Defense: Winawer Variation, Positional Variation
C19 17 Bd7|French Defense: Winawer Variation, Positional Variation
C19 17 c4|French Defense: Winawer Variation, Positional Variation
C19 16 Qd2|French Defense: Winawer Variation, Positional Variation
C19 17 Bd7|French Defense: Winawer Variation, Positional Variation
C18 12 h4|French Defense: Winawer Variation, Advance Variation, with h4
C18 13 Qc7|French Defense: Winawer Variation, Advance Variation, with h4
C18 11 Qa5|French Defense: Winawer Variation, Portisch-Hook Variation
C18 11 Qc7|French Defense: Winawer Variation, Classical Variation
C17 9 cxd4 axb4 dxc3|French Defense: Winawer Variation, Maróczy-Wallis Variation
C17 12 Nf3|French Defense: Winawer Variation, Advance Variation
C15 6 exd5|French Defense: Winawer Variation, Delayed Exchange Variation
C15 7 exd5 Bd3 Ne7 Qh5|French Defense: Winawer Variation, Exchange Variation, Canal Attack
C10 5 Nc6|French Defense: Hecht-Reefschläger Variation
C11 5 Nf6|French Defense: Classical Variation
C11 6 Bd3|French Defense: Classical Variation, Swiss Variation
C11 6 Be3|French Defense: Henneberger Variation
C11 6 Bg5|French Defense: Classical Variation
C12 7 Bb4|French Defense: McCutcheon Variation
C12 8 e5|French Defense: McCutcheon Variation, Advance Variation
C12 9 h6 Bc1|French Defense: McCutcheon Variation, Dr. Olland Variation
C12 10 Bd2 Bxc3|French Defense: McCutcheon Variation, Lasker Variation
C12 12 bxc3 Ne4 Qg4 g6|French Defense: McCutcheon Variation, Lasker Variation
C12 11 Nfd7|French Defense: McCutcheon Variation, Tartakower Variation
C12 10 Be3|French Defense: McCutcheon Variation, Janowski Variation
C12 10 Bh4|French Defense: McCutcheon Variation, Bernstein Variation
C12 10 exf6|French Defense: McCutcheon Variation, Chigorin Variation
C12 11 hxg5 fxg7 Rg8 h4 gxh4 Qg4|French Defense: McCutcheon Variation, Grigoriev Variation
C12 8 exd5|French Defense: McCutcheon Variation, Exchange Variation
C12 9 Qxd5 Bxf6 gxf6 Qd2 Qa5|French Defense: McCutcheon Variation, Bogoljubow Variation
C13 7 Be7|French Defense: Classical Variation, Normal Variation
C13 8 Bxf6|French Defense: Classical Variation, Richter Attack
C13 9 Bxf6 e5 Be7 Qg4|French Defense: Classical Variation, Richter Attack
C13 8 e5 Ne4|French Defense: Classical Variation, Tartakower Variation
C14 9 Nfd7 Bxe7 Qxe7|French Defense: Classical Variation
C14 12 Bd3|French Defense: Classical Variation, Tarrasch Variation
C14 12 Nb5|French Defense: Classical Variation, Alapin Variation
C14 12 Qd2|French Defense: Classical Variation, Rubinstein Variation
C14 12 Qg4|French Defense: Classical Variation, Pollock Variation
C14 12 f4|French Defense: Classical Variation, Steinitz Variation
C14 13 O-O Nf3 c5 Qd2 Nc6 O-O-O c4|French Defense: Classical Variation, Stahlberg Variation
C13 10 h4|French Defense: Alekhine-Chatard Attack
C13 11 Bxg5 hxg5 Qxg5|French Defense: Alekhine-Chatard Attack, Albin-Chatard Gambit
C13 11 O-O|French Defense: Alekhine-Chatard Attack, Spielmann Variation
C13 11 a6|French Defense: Alekhine-Chatard Attack, Maróczy Variation
C13 11 c5|French Defense: Alekhine-Chatard Attack, Breyer Variation
C13 11 f6|French Defense: Alekhine-Chatard Attack, Teichmann Variation
C13 9 Ng8|French Defense: Classical Variation, Vistaneckis Variation
C13 10 Be3 b6|French Defense: Classical Variation, Frankfurt Variation
C11 7 dxe4|French Defense: Classical Variation, Burn Variation
C13 8 Nxe4 Be7|French Defense: Classical Variation
C11 10 Bxf6 Bxf6 Nf3 O-O|French Defense: Classical Variation, Burn Variation, Main Line
C11 11 gxf6|French Defense: Classical Variation, Burn Variation, Morozevich Line
C11 6 e5|French Defense: Classical Variation, Steinitz Variation
C11 7 Nfd7 Nce2|French Defense: Classical Variation, Shirov-Anand Variation
C11 8 Qg4|French Defense: Steinitz Variation, Gledhill Attack
C11 8 f4 c5 Nf3|French Defense: Steinitz Variation
C11 11 Nc6 Be3|French Defense: Steinitz Variation, Boleslavsky Variation
C11 10 dxc5 Bxc5 Qg4|French Defense: Steinitz Variation, Bradford Attack Variation
C11 11 Nc6|French Defense: Steinitz Variation
C11 12 a3 Bxc5 Qg4 O-O Nf3 f6|French Defense: Steinitz Variation, Brodsky-Jones Variation
C11 6 exd5|French Defense: Classical Variation, Delayed Exchange Variation
C01 7 exd5 Bg5|French Defense: Exchange Variation, Svenonius Variation
C11 5 a6 Nf3 Nf6 e5 Nfd7|French Defense: Steinitz Variation
C14 10 Bg5|French Defense: Classical Variation
C11 10 Ne2|French Defense: Steinitz Variation
C11 10 a3|French Defense: Steinitz Variation
C10 5 c5|French Defense: Marshall Gambit
C10 5 dxe4|French Defense: Rubinstein Variation
C10 6 Nxe4 Bd7 Nf3 Bc6|French Defense: Rubinstein Variation, Fort Knox Variation
C10 7 Nd7|French Defense: Rubinstein Variation, Blackburne Defense
C10 8 Nf3 Ngf6 Nxf6+ Nxf6 Ne5|French Defense: Rubinstein Variation, Capablanca Line
C10 7 Qd5|French Defense: Rubinstein Variation, Maric Variation
C10 7 e5|French Defense: Rubinstein Variation, Ellis Gambit
C03 4 Nd2|French Defense: Tarrasch Variation
C03 5 Be7|French Defense: Tarrasch Variation, Morozevich Variation
C03 5 Nc6|French Defense: Tarrasch Variation, Guimard Defense
C04 6 Ngf3 Nf6|French Defense: Tarrasch Variation, Guimard Defense, Main Line
C03 6 c3 dxe4 Nxe4 e5|French Defense: Tarrasch Variation, Guimard Defense, Thunderbunny Variation
C05 5 Nf6|French Defense: Tarrasch Variation, Closed Variation
C05 6 e5 Nfd7 Bd3 c5 c3 Nc6|French Defense: Tarrasch Variation, Closed Variation
C06 12 Ne2 cxd4 cxd4|French Defense: Tarrasch Variation, Closed Variation, Main Line
C06 15 Nb6|French Defense: Tarrasch Variation, Leningrad Variation
C05 11 b6|French Defense: Tarrasch Variation, Botvinnik Variation
C05 8 f4|French Defense: Tarrasch Variation, Pawn Center Variation
C03 5 a6|French Defense: Tarrasch Variation, Modern System
C07 5 c5|French Defense: Tarrasch Variation, Open System
C07 6 Ngf3|French Defense: Tarrasch Variation, Open System, Euwe-Keres Line
C07 6 c3|French Defense: Tarrasch Variation, Open System, Süchting Line
C07 6 exd5 Nf6|French Defense: Tarrasch Variation, Open System, Shaposhnikov Gambit
C07 7 Qxd5|French Defense: Tarrasch Variation, Chistyakov Defense
C07 8 Ngf3 cxd4 Bc4 Qd6 O-O Nf6 Nb3 Nc6 Nbxd4 Nxd4 Nxd4 a6|French Defense: Tarrasch Variation, Chistyakov Defense, Modern Line
C07 11 Qd8|French Defense: Tarrasch Variation, Eliskases Variation
C08 7 exd5|French Defense: Tarrasch Variation, Open System
C09 8 Ngf3 Nc6|French Defense: Tarrasch Variation, Open System, Main Line
C09 10 Bb5 Bd6 dxc5 Bxc5 O-O Ne7 c3|French Defense: Tarrasch Variation, Open System, Main Line
C08 9 c4|French Defense: Tarrasch Variation, Open System, Advance Line
C10 5 dxe4 Nxe4 Nd7 Nf3 Ngf6 Nxf6+ Nxf6 c3|French Defense: Rubinstein Variation, Kasparov Attack
C03 5 f5|French Defense: Tarrasch Variation, Haberditz Variation
C00 4 Nf3|French Defense: Perseus Gambit
C00 5 dxe4 Ne5|French Defense: Carlson Gambit
C00 4 Nh3|French Defense: Morphy Gambit
C00 4 Qe2 e5 f4 exf4|French Defense: Hoffmann Gambit
C00 4 c4|French Defense: Diemer-Duhm Gambit
C00 5 dxe4|French Defense: Diemer-Duhm Gambit Accepted
C02 4 e5|French Defense: Advance Variation
C02 5 Bd7|French Defense: Advance Variation, Extended Bishop Swap
C02 5 c5|French Defense: Advance Variation
C02 6 Nf3|French Defense: Advance Variation, Nimzowitsch System
C02 7 cxd4 Bd3|French Defense: Advance Variation, Ruisdonk Gambit
C02 6 Qg4|French Defense: Advance Variation, Nimzowitsch Attack
C02 7 cxd4 Nf3|French Defense: Advance Variation, Nimzowitsch Gambit
C02 6 b4|French Defense: Advance Variation, Frenkel Gambit
C02 6 c3|French Defense: Advance Variation
C02 7 Nc6|French Defense: Advance Variation
C02 8 Be3|French Defense: Advance Variation, Kupreichik Variation
C02 8 Nf3|French Defense: Advance Variation, Paulsen Attack
C02 9 Bd7|French Defense: Advance Variation, Euwe Variation
C02 9 Qb6 Bd3|French Defense: Advance Variation, Milner-Barry Gambit
C02 11 cxd4 O-O|French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
C02 13 Bd7 Re1|French Defense: Advance Variation, Milner-Barry Gambit, Hector Variation
C02 12 cxd4 Bd7 O-O|French Defense: Advance Variation, Milner-Barry Gambit, Main Line
C02 15 Nxd4 Ng5|French Defense: Advance Variation, Milner-Barry Gambit, Sørensen Variation
C02 10 a3|French Defense: Advance Variation, Main Line
C02 11 Nh6|French Defense: Advance Variation, Lputian Variation
C02 7 Qb6 Nf3 Bd7|French Defense: Advance Variation, Wade Variation
C02 6 dxc5|French Defense: Advance Variation, Steinitz Variation
C01 4 exd5|French Defense: Exchange Variation
C01 5 exd5 Nc3|French Defense: Exchange Variation
C01 7 Nf6 Bg5 Nc6|French Defense: Exchange Variation, Bogoljubow Variation
C01 6 Nf3|French Defense: Exchange Variation
C01 6 c4|French Defense: Exchange Variation, Monte Carlo Variation
C00 3 f5|French Defense: Franco-Hiva Gambit
C00 4 exf5|French Defense: Franco-Hiva Gambit Accepted
C00 2 e5|French Defense: Steinitz Attack
C00 2 f4|French Defense: La Bourdonnais Variation
C00 3 d5 Nf3 dxe4|French Defense: La Bourdonnais Variation, Reuter Gambit
C00 2 g3|French Defense: Réti-Spielmann Attack
B00 1 f5|Duras Gambit
B00 1 f6|Barnes Defense
B00 2 d4 Kf7|Fried Fox Defense
B00 3 b6 c4 Bb7|Owen Defense: Unicorn Variation
B00 1 g5|Borg Defense
B00 2 d4 Bg7|Borg Defense: Borg Gambit
B00 3 e5|Borg Defense: Zilbermints Gambit
B00 3 h6 h4 g4|Borg Defense: Troon Gambit
B06 1 g6|Modern Defense
B06 2 Bc4 Bg7 Qf3 e6 d4 Bxd4|Modern Defense: Bishop Attack, Monkey's Bum
B06 2 Nc3 Bg7 f4 c5 Nf3 Qa5|Pterodactyl Defense: Austrian, Grand Prix Pterodactyl
B06 2 Nf3 Bg7 d4 c5 Bc4 cxd4 Nxd4 Qa5+|Pterodactyl Defense: Western, Siroccopteryx
B06 2 d4 Bg7|Modern Defense
B06 4 Bc4|Modern Defense: Bishop Attack
B06 5 b5|Modern Defense: Bishop Attack, Bücker Gambit
B06 4 Bd2|Modern Defense: Westermann Gambit
B06 4 Bd3|Modern Defense: Wind Gambit
B06 4 Nc3|Modern Defense: Standard Line
B06 5 b6|Modern Defense: Mongredien Defense, with Nc3
B06 5 c5|Modern Defense: Modern Pterodactyl
B06 6 Be3|Pterodactyl Defense: Eastern, Anhanguera
B06 6 Nf3 Qa5 Bc4|Pterodactyl Defense: Sicilian, Siroccopteryx
B06 8 Be2 d6|Pterodactyl Defense: Sicilian, Quetzalcoatlus
B06 6 d5 Bxc3+ bxc3 Qa5|Pterodactyl Defense: Eastern, Benoni Pteranodon
B06 6 dxc5 Bxc3+ bxc3 Qa5|Pterodactyl Defense: Eastern, Pteranodon
B06 7 Qa5|Pterodactyl Defense: Eastern, Rhamphorhynchus
B06 5 c6 Bc4 d6 Qe2|Modern Defense: Anti-Modern
B06 6 Nf3 d6|Modern Defense: Two Knights Variation, Suttles Variation
B06 6 f4 d5 e5 h5|Modern Defense: Gurgenidze Defense
B06 5 d5|Modern Defense: Lizard Defense, Mittenberger Gambit
B06 5 d6|Modern Defense: Standard Defense
B06 6 Nf3|Modern Defense: Two Knights Variation
B06 7 c6 Bg5 Qb6 Qd2 Qxb2|Modern Defense: Two Knights Variation, Suttles Variation, Tal Gambit
B06 6 f4|Modern Defense: Pseudo-Austrian Attack
B06 4 Nf3 b6|Modern Defense: Mongredien Defense, with Nf3
B06 5 c5 Be3 Qa5+|Pterodactyl Defense: Western, Anhanguera
B07 5 d6 c3|Modern Defense: Geller's System
B06 4 c4 c5 Nc3 d6 Be3 Qa5|Pterodactyl Defense: Central, Anhanguera
B06 8 dxc5 Qa5|Pterodactyl Defense: Central, Quetzalcoatlus Gambit
B06 6 Nf3 d6 Be2 Qa5+|Modern Defense: Semi-Averbakh Variation, Pterodactyl Variation Declined
B06 6 d5 d6 Nc3 Qa5|Pterodactyl Defense: Central, Benoni Quetzalcoatlus
B06 5 d5 exd5 c6 dxc6 Bxd4|Modern Defense: Dunworthy Variation
B06 4 f4|Modern Defense: Three Pawns Attack
B06 5 c5 Nf3 Qa5+|Pterodactyl Defense: Austrian, Austriadactylus Western
B06 6 c3 Qa5|Pterodactyl Defense: Austrian, Pteranodon
B06 4 g3 c5 Nf3 Qa5+|Pterodactyl Defense: Fianchetto, King Pterodactyl
B06 6 dxc5 Qa5+|Pterodactyl Defense: Fianchetto, Rhamphorhynchus
B06 3 Nf6|Modern Defense: Norwegian Defense
B06 4 e5 Nh5 Be2 d6|Modern Defense: Norwegian Defense, Norwegian Gambit
B06 3 Nh6 Nc3 f5 Bxh6 Bxh6 exf5 O-O|Modern Defense: Masur Gambit
B06 3 d6 Nc3 c6|Rat Defense: Accelerated Gurgenidze
B06 3 f5|Modern Defense: Fianchetto Gambit
B00 1 h5|Goldsmith Defense
B00 2 d4 Nf6|Goldsmith Defense: Picklepuss Defense
B00 1 h6|Carr Defense
B00 2 d4 e5|Carr Defense: Zilbermints Gambit
A00 0 f3|Barnes Opening
A00 1 d5 e4 g6 d4 dxe4 c3|Barnes Opening: Gedult Gambit
A00 1 e5 Kf2|Barnes Opening: Hammerschlag
C20 2 e4 Nf6 Bc4|Barnes Opening: Walkerling
A00 2 g4 Qh4#|Barnes Opening: Fool's Mate
A00 1 f5 e4 fxe4 Nc3|Barnes Opening: Gedult Gambit
A02 0 f4|Bird Opening
A02 1 Nf6 Nf3 g6 b4|Bird Opening: Batavo-Polish Attack
A02 2 c4|Bird Opening: Mujannah
A02 1 Nh6|Bird Opening: Horsefly Defense
A02 1 b5|Bird Opening: Myers Defense
A03 1 d5|Bird Opening: Dutch Variation
A03 2 Nf3 Nf6 e3 c5|Bird Opening: Lasker Variation
A03 2 b3 Nf6 Bb2 d4 Nf3 c5 e3|Bird Opening: Thomas Gambit
A03 2 c4|Bird Opening: Sturm Gambit
A03 2 e4|Bird Opening: Williams Gambit
A03 3 dxe4 Nc3 Nf6 Nge2|Bird Opening: Williams-Zilbermints Gambit
A03 6 Qe2|Bird Opening: Williams Gambit
A03 2 g4|Bird Opening: Dutch Variation, Dudweiler Gambit
A02 1 e5|Bird Opening: From's Gambit
A02 2 Nc3|Bird Opening: From's Gambit, Bahr Gambit
A02 2 d4 exd4 Nf3 c5 c3|Bird Opening: Siegener Gambit
A02 2 fxe5 Nc6|Bird Opening: Schlechter Gambit
A02 3 Ne7|Bird Opening: Platz Gambit
A02 3 d6 exd6 Bxd6 Nf3 Nh6 d4|Bird Opening: From's Gambit, Lipke Variation
A02 7 g5|Bird Opening: From's Gambit, Lasker Variation
A02 5 Nf6|Bird Opening: From's Gambit, Langheld Gambit
A02 3 f6|Bird Opening: Lasker Gambit
A02 1 f5 d4 d5|Bird Opening: Double Duck Formation
A02 2 e4|Bird Opening: Wagner-Zwitersch Gambit
A02 3 fxe4 Nc3 Nf6 g4|Bird Opening: Swiss Gambit
A02 1 g5|Bird Opening: Hobbs Gambit
A02 1 h6 Nf3 g5|Bird Opening: Hobbs-Zilbermints Gambit
A00 0 g3|Hungarian Opening
A00 1 Nc6 Nc3 d5 d4 e5 dxe5 d4 Ne4 f5|Hungarian Opening: Asten Gambit
A00 1 Nf6|Hungarian Opening: Indian Defense
A00 1 c5|Hungarian Opening: Sicilian Invitation
A00 1 d5 Bg2 c5|Hungarian Opening: Reversed Modern Defense
A00 3 c6|Hungarian Opening: Slav Formation
A00 3 e5 b4|Hungarian Opening: Bücker Gambit
A00 4 c4 dxc4 b3|Hungarian Opening: Winterberg Gambit
A00 3 e6|Hungarian Opening: Catalan Formation
A07 2 Nf3 g5|Hungarian Opening: Wiedenhagen-Beta Gambit
A00 1 e5 Nf3|Hungarian Opening: Reversed Alekhine
A00 3 e4 Ng1 Nf6 b4|Hungarian Opening: Reversed Brooklyn Defense, Brooklyn Benko Gambit
A00 4 Nh4|Hungarian Opening: Reversed Norwegian Defense
A00 2 Nh3 d5 f4 Bxh3 Bxh3 exf4 O-O|Hungarian Opening: Paris Gambit
A00 2 a3 d5 Nf3 e4 Nh4 Be7 d3|Hungarian Opening: Burk Gambit
A00 1 f5|Hungarian Opening: Dutch Defense
A00 2 e4 fxe4 Qh5+ g6|Hungarian Opening: Pachman Gambit
A00 1 g5|Hungarian Opening: Myers Defense
A00 1 g6|Hungarian Opening: Symmetrical Variation
A00 1 h5|Lasker Simul Special
A00 2 Nf3 h4|Hungarian Opening: Van Kuijk Gambit
A00 0 g4|Grob Opening
A00 1 d5 Bg2|Grob Opening: Grob Gambit
A00 3 Bxg4 c4|Grob Opening: Grob Gambit, Fritz Gambit
A00 5 d4|Grob Opening: Romford Countergambit
A00 6 Bxb7 Nd7 Bxa8 Qxa8|Grob Opening: Grob Gambit, Fritz Gambit, Romford Countergambit
A00 3 c6|Grob Opening: Grob Gambit Declined
A00 4 c4 dxc4 b3|Grob Opening: Grob Gambit, Richter-Grob Gambit
A00 4 g5|Grob Opening: Spike Attack
A00 3 e5 d4 exd4 c3|Grob Opening: Grob Gambit, Keres Gambit
A00 3 h5 gxh5|Grob Opening: Grob Gambit, Basman Gambit
A00 2 e4 dxe4 Nc3|Grob Opening: Zilbermints Gambit
A00 5 e5 d3|Grob Opening: Zilbermints Gambit, Zilbermints-Hartlaub Gambit
A00 5 h5|Grob Opening: Zilbermints Gambit, Schiller Defense
A00 2 h3 e5 Bg2 c6|Grob Opening: Keene Defense
A00 6 d4 e4 c4 Bd6 Nc3 Ne7|Grob Opening: Keene Defense, Main Line
A00 1 e5 Bg2 d5 c4|Grob Opening: Spike, Hurst Attack
A00 2 h3 Nc6|Grob Opening: London Defense
A00 1 f5|Grob Opening: Alessi Gambit
A00 1 g5|Grob Opening: Double Grob
A00 2 f4|Grob Opening: Double Grob, Coca-Cola Gambit
A00 0 h3|Clemenz Opening
A00 1 d5 a3 e5|Creepy Crawly Formation: Classical Defense
A00 1 e5 a3|Global Opening
A00 1 h5 g4|Clemenz Opening: Spike Lee Gambit
A00 0 h4|Kádas Opening
A00 1 a5|Kádas Opening: Koola-Koola Variation
A00 1 c5 b4|Kádas Opening: Kádas Gambit
A00 1 d5 Rh3|Kádas Opening: Beginner's Trap
A00 2 d4 c5 Nf3 cxd4 c3|Kádas Opening: Kádas Gambit
A00 4 e4|Kádas Opening: Myers Variation
A00 1 e5 d4 exd4 c3|Kádas Opening: Kádas Gambit
A00 1 f5 e4 fxe4 d3|Kádas Opening: Steinbok Gambit
A00 1 g5|Kádas Opening: Schneider Gambit
`
