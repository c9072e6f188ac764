/** Every name of a person or a place, and every foreign word, in the names of openings. Portuguese keeps them. */
export const PROPER_NAMES: ReadonlySet<string> = new Set(
  `
Aachen Abbazia Abonyi Abrahams Acton Adams Adhiban Adler Adorjan Agincourt Aires Aitken Akahi Alapin Alatortsev
Albany Albin Alburt Alekhine Alessi Allgaier Alua Amar Ampel Amsterdam Anand Anderssen Andersson Andreaschek
Anglo Anhanguera Antal Antoshin Arafat Arkhangelsk Arnold Aronin Asten Averbakh Baeuerle Bahr Baird Baldwin
Balla Balogh Banzai Barcza Bardeleben Barmen Barnes Barry Basman Bastrikov Batavo Battambang Bayreuth Beach
Becker Beefeater Been Behting Belezky Bello Bellon Belyavsky Benelux Benima Benjamin Benko Benoni Berg Berger
Bernard Bernstein Bertin Beta Beverwijk Beyer Bielefelder Bilguer Billinger Billockus Bird Birmingham Blachly
Blackburne Bladel Blake Bled Bledow Blumenfeld Bobotsov Boden Boehnke Bogo Bogoljubow Bogolubovia Boi
Boleslavsky Bonet Bongcloud Bonsch Bonsdorf Boor Boren Borg Borisenko Botvinnik Bourdonnais Bowdler Boyce
Bradford Bradley Brandics Braune Bremen Brentano Breyer Brigg Brinckmann Brix Brodsky Brombacher Bronstein
Brooklyn Browne Bruycker Bryan Bücker Buckley Buenos Buerger Bugayev Bulla Burgess Burille Burk Burn Busch Byrne
Cambridge Campomanes Canal Canard Cannstatter Capablanca Carlo Carls Carlsbad Carlsen Carlson Carr Carrera
Celadon Chabanon Chandler Charlick Charousek Chatard Chebanenko Chekhover Chelyabinsk Chenoboskion Chicago
Chigorin Chiodini Chistyakov Christensen Christiansen Ciesielski Clemenz Coca Cochrane Cola Coles Colle Collijn
Colman Colorado Columpio Cook Cordel Cortlever Costa Cotter Cozio Cunningham Czerniak Damhaug Damiano De
Debrecen Dekker del Delmar Delta Denker Deppe der Deutz Devin Diemer Diepstraten Dilworth Dinic Dlugy Donner
Dorfman Döry Dougherty Drazic Dresden Dreyev Drill Dubois Dubov Duchamp Dudweiler Dufresne Duhm Dunne Dunst
Dunworthy Duras Durkin Düsseldorf Duthilleul Duz Dyckhoff Dzindzi Eastbourne Eifel Eingorn Eisenberg Eisinger
Ekolu Ekstrom El Elbert Eliskases Ellis Englund Erben Erbenheimer Euwe Evans Everglades Fajarowicz Falkbeer
Farago Fazekas Fegatello Felbecker Ferenc Finegold Fischer Flohr Foltys Fontaine Forgacs Fort Francisco Franco
Frankenstein Frankfurt Fraser Frederico Frenkel Fricke Friess Fritz From Fuller Furman Fyfe Gaga Gajewski Gary
Gass Gaw Gedult Geet Geller Gent George Geschev Ghulam Gianutio Gibbins Ginsberg Gipslis Giuoco Gladbacher
Gledhill Glek Gligoric Gloria Godes Godiva Goglidze Goldman Goldsmith Göring Gossip Gottschall Grand Graz Greco
Grigorian Grigoriev Grimm Grinberg Grivas Grob Gruber Grünfeld Guatemala Gubinsky Gufeld Guimard Gunderam
Gunsberg Gurevich Gurgenidze Gusev Haag Haakert Haberditz Haiti Halasz Hall Halloween Hammer Hammerschlag Hamppe
Hanham Hanneken Hanstein Harding Harksen Harmonist Harrwitz Hartlaub Hastings Haxo Hecht Hector Heidenfeld Hein
Heinola Hekili Henneberger Hennig Heral Herford Hergert Herrstrom Herzog Hevendehl Heyde Hicken Hickmann
Hinrichsen Hirschbach Hiva Hjørring Hobbs Hoffmann Holloway Hollywood Holwell Holzhausen Hook Hooydoon Hopton
Hornung Horny Hort Horus Horwitz Howell Hromádka Hübner Hübsch Huisl Hula Hulsemann Hunt Hurst Ilundain Ilyin
Isis Ivanchuk Ivanov Ivkov Jadoul Jaffe Jalalabad Janeiro Janowski Jansa Janzen Jendrossek Jerome Jobava
Johansen Johner Jones Junge Kádas Kahiko Kaidanov Kalashnikov Kan Kantscher Karklins Karniewski Karpov Kasparov
Kassim Katalimov Kaufmann Kaulich Kavalek Kecskemet Keene Keidansky Kennedy Keoni Keres Kevitz Khan Kharlov
Kholmov Khotimirsky Kiel Kieseritzky Kitchener Klein Kling Kloosterboer Kloss Kluever Kmoch Knorre Knox Koch
Kolisch Kondratiyev Konikowski Konstantinopolsky Koola Koomen Kopec Korchnoi Kostić Kotov Kotroc Kozul Kramer
Kramnik Krasenkow Krause Krebs Krejcik Krenosz Kronberger Kruijs Kudischewitsch Kuijk Kunin Kupreichik Kurajica
Kurkin Kveinis l'Hermet La Labahn Lamb Lanc Landau Langeheinicke Langheld Larobok Laroche Larsen Lasa Lazard
Leko Lemberger Leonardis Leong Leonhardt Levenfish Levitsky Lewis Lichtenhein Liebig Liedmann Lilienthal Linares
Linksspringer Lipke Lipnitsky Lisitsyn Ljubojevic Loa Lobron Locock Löhn Lolli Loman Louma Löwenthal Lputian
Lucchini Lucena Lundin Luther Lutikov Macieja Mackenzie MacLeod Maddigan Magnus Makogonov Malaniuk Malich Malkin
Malvinas Manhattan Mannheim Mar Marco Maria Maric Marienbad Mariotti Maróczy Marshall Martinez Martinovsky Masi
Mason Massachusetts Masur Matanovic Matovinsky Matsukevich Matulovic Maurian Mayet Mbembe McConnell McCormick
McCutcheon McDonnell Mecking Medusa Meitner Melbourne Melleby Mellon Melts Mengarini Meran Mestel Metger Michel
Middleton Mieses Miguel Mikenas Mikhalchishin Miladinovic Miles Milner Minckwitz Mindeno Mittenberger Mlotkowski
Moeller Möhring Mokele Møller Mongredien Monte Monticelli Moody Morgado Morozevich Morphy Morra Morris Mortimer
Motzko Mujannah Müller Murrey Mutkin Muzio Myers Nadanian Najdorf Nakhmanson Nanu Napolitano Naroditsky
Naselwaus Navara Nei Nemeth Nenarokov Nescafe Neumann Nikitin Nimzo Nimzowitsch Noa Norfolk Norwalde Noteboom
Novikov Novosibirsk Nowokunski Nu Nyezhmetdinov Nyholm O'Kelly O'Sullivan Olland Omaha Opocensky Orsini
Orthoschnapp Oshima Osmolovsky Owen Oxford Pachman Palatnik Panno Panov Panteldakis Paoli Papa Paris Parma
Paulsen Pavlov Paw Pelikan Perenyi Peresypkin Perlis Perrenet Perreux Perrin Petronić Petrosian Petrov
Petruccioli Petursson Pfeiffer Pfrang Philidor Pianissimo Piano Picklepuss Pickler Pierce Pietrowsky Pillsbury
Pilnik Pincus Pinova Pirc Plata Platz Podebrady Polerio Polgar Poli Pollock Polovodin Polugaevsky Pomar
Ponomariov Ponziani Popiel Portisch Portland Portsmouth Potter Pounds Pozarek Pratt Prianishenmo Prins Prix
Przepiorka Psakhis Pytel Quaade Quelle Quetzalcoatlus Quinteros Rabinovich Radisch Ragozin Randspringer Ranken
Raphael Rapport Rasa Rashkovsky Rasmussen Rauzer Reefschläger Regina Reifir Reimer Relfsson Rellstab Remo
Reshevsky Réti Reuter Reynolds Rhamphorhynchus Rice Richardson Richter Riemann Riga Ringelbach Rio Ritter Riumin
Riviere Robatsch Rochlin Romanishin Romanovsky Romford Romih Roscher Rosen Rosenberg Rosenthal Rosentreter Ross
Rossolimo Rotary Rotlewi Rousseau Ruban Rubinstein Ruisdonk Rushmere Ruy Ryder Saduleto Salvio Sämisch Sanders
Sanky Santa Santasiere Sarratt Schaeffer Schallopp Schara Scheveningen Schiffler Schiller Schippler Schlechter
Schlenker Schliemann Schlutter Schmid Schmidt Schneider Schnepper Schofman Schönemann Schubert Schuehler
Schulder Schultz Schulz Schulze Schurig Schwartz Schwarz Seidel Seirawan Semi Semmering Senechaud Shabalov
Shaposhnikov Shaviliuk Sherbakov Sherzer Shirazi Shirov Shocron Short Showalter Shropshire Shumov Siegener
Silberschmidt Siroccopteryx Skipworth Sleipnir Smet Smith Smyslov Snagglepuss Sneiders Sokolov Sokolsky
Soldatenkov Soller Soltis Somov Sörensen Sørensen Sosonko Soultanbeieff Sozin Speelsmet Speers Spielmann
Spraggett Springs Stader Stafford Stahlberg Stamma Stanley Staunton Stein Steinbok Steiner Steinitz Stoltz Stone
Strautins Studier Stummer Sturm Süchting Suetin Suhle Suttles Svedenborg Svenonius Sveshnikov Szabo Szén
Taimanov Tal Tamarkin Tan Tarrasch Tartakower Tarzan Tashkent Tate Tayler Teichmann Tennison Teplice Testa
Therkatz Thomas Thorold Ticulat Timman Tiviakov Toikkanen Tolush Topalov Torre Totsky Trajkovic Traxler
Trencianske Trifunovic Troger Trompowsky Troon Tübingen Twyble Uhlmann Ulvestad Unzicker Urusov Van Van't
Vasquez Vavra Vehre Velimirovic Veresov Villemson Vinogradov Vistaneckis Vitolins Vitzthum von Voronezh Vos
Vukovic Wade Wagenbach Wagner Wahls Walbrodt Walker Walkerling Waller Wallis Walthoffen Ware Warsteiner Weber
Weenink Weersel Weidenhagen Weinsbach Weiss Welling Westerinen Westermann Wheeler Wiedenhagen Wiel Wiesbaden
Williams Winawer Winckelmann Wind Winter Winterberg Wolf Wolferts Woozle Wormald Worrall Wurzburger Yankovich
Yates Yefimov Yepishin Young Yurdansky Yusupov Zagorovsky Zagoryansky Zagreb Zaire Zaitsev Zeller Zhenevsky
Zhuravlev Ziegler Zilbermints Zinnowitz Zollner Zukertort Zvjaginsev Zwitersch
`
    .trim()
    .split(/\s+/),
)
