// How the words in the names of openings are said in Brazil. What is in no table is a proper name and stays.

const pairsOf = (text: string) =>
  text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((pair) => pair.split('=') as [english: string, portuguese: string])

/** Adjectives, in the masculine. */
export const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  pairsOf(`
American=Americano; Arctic=Ártico; Argentine=Argentino; Argentinian=Argentino; Armenian=Armênio
Australian=Australiano; Austrian=Austríaco; Baltic=Báltico; Basque=Basco; Bavarian=Bávaro; Bulgarian=Búlgaro
Calabrese=Calabrês; Catalan=Catalão; Chinese=Chinês; Czech=Tcheco; Danish=Dinamarquês; Dutch=Holandês
English=Inglês; Finnish=Finlandês; Florentine=Florentino; French=Francês; German=Alemão; Hungarian=Húngaro
Icelandic=Islandês; Indian=Índio; Irish=Irlandês; Italian=Italiano; Kazakh=Cazaque; Latvian=Letão
Lithuanian=Lituano; Maltese=Maltês; Martian=Marciano; Mediterranean=Mediterrâneo; Mexican=Mexicano
Norwegian=Norueguês; Polish=Polonês; Portuguese=Português; Romanian=Romeno; Russian=Russo
Scandinavian=Escandinavo; Scotch=Escocês; Siberian=Siberiano; Sicilian=Siciliano; Slav=Eslavo; Spanish=Espanhol
Swedish=Sueco; Swiss=Suíço; Ukrainian=Ucraniano; Valencian=Valenciano; Venezolana=Venezuelano; Vienna=Vienense
Viennese=Vienense; Westphalian=Vestfaliano; Mazedonisch=Macedônio; Yugoslav=Iugoslavo; Mongoloid=Mongoloide
East=Oriental; Eastern=Oriental; West=Ocidental; Western=Ocidental
Accelerated=Acelerado; Accepted=Aceito; Central=Central; Classical=Clássico; Closed=Fechado
Compromised=Comprometido; Declined=Recusado; Defensive=Defensivo; Deferred=Adiado; Delayed=Adiado
Dynamic=Dinâmico; Double=Duplo; Early=Inicial; Extended=Estendido; Flexible=Flexível; Fluid=Fluido
Forcing=Forçado; Forgotten=Esquecido; Full=Completo; Global=Global; Hyperaccelerated=Hiperacelerado
Immediate=Imediato; Improved=Aperfeiçoado; Inverted=Invertido; Kiddie=Infantil; Lesser=Menor; Long=Longo
Main=Principal; Modern=Moderno; Neo-Classical=Neoclássico; Neo-Modern=Neomoderno; Neo-Orthodox=Neo-Ortodoxo
Normal=Normal; Old=Antigo; Open=Aberto; Original=Original; Orthodox=Ortodoxo; Positional=Posicional
Primitive=Primitivo; Provincial=Provincial; Quiet=Tranquilo; Rare=Raro; Reversed=Invertido
Semi-Classical=Semiclássico; Sharp=Agudo; Shy=Tímido; Slow=Lento; Standard=Padrão; Symmetric=Simétrico
Symmetrical=Simétrico; Traditional=Tradicional; Transpositional=Transposicional; Ultra-Symmetrical=Ultrassimétrico
Wild=Selvagem; Wimpy=Medroso; Ultra-Delayed=Ultra-Adiado`),
)

/** Nouns, with the article that "de" contracts with: "Bishop Attack" is "Ataque do Bispo". */
export const NOUNS: ReadonlyMap<string, string> = new Map(
  pairsOf(`
Attack=o Ataque; Counterattack=o Contra-ataque; Countergambit=o Contragambito; Counterthrust=o Contragolpe
Defense=a Defesa; Defenses=as Defesas; Formation=a Formação; Gambit=o Gambito; Game=a Abertura
Line=a Linha; Opening=a Abertura; System=o Sistema; System3=o Sistema; Variation=a Variante
Variations=as Variantes
Advance=o Avanço; Battery=a Bateria; Bind=a Amarra; Blockade=o Bloqueio; Break=a Ruptura; Castling=o Roque
Center=o Centro; Check=o Xeque; Connection=a Conexão; Correspondence=a Correspondência
Development=o Desenvolvimento; Deviations=os Desvios; Dream=o Sonho; Edge=a Borda; Endgame=o Final
Exchange=as Trocas; Extension=a Extensão; Fianchetto=o Fianchetto; Flank=o Flanco; Folly=a Loucura
Hybrid=o Híbrido; Intermezzo=o Intermezzo; Invitation=o Convite; Kingside=a Ala do Rei; Mate=o Mate
Move Order=a Ordem de Lances; Offer=a Oferta; Outflank=o Flanqueio; Pin=a Cravada; Plan=o Plano
Push=o Avanço; Queenside=a Ala da Dama; Refutation=a Refutação; Retreat=o Recuo; Sacrifice=o Sacrifício
Shuffle=o Vaivém; Simul=a Simultânea; Special=o Especial; Storm=a Avalanche; Swap=a Troca
Symmetry=a Simetria; Transfer=a Transposição; Trap=a Armadilha; Unpin=a Descravada; Wing=a Ala
Bishop=o Bispo; King=o Rei; Knight=o Cavalo; Knights=os Cavalos; Pawn=o Peão; Pawns=os Peões; Queen=a Dama
King's Pawn=o Peão do Rei; Queen's Pawn=o Peão da Dama; King's Knight=o Cavalo do Rei
Queen's Knight=o Cavalo da Dama; Sicilian Knight=o Cavalo Siciliano; Two Knights=os Dois Cavalos
Three Knights=os Três Cavalos; Four Knights=os Quatro Cavalos; Two Pawns=os Dois Peões
Three Pawn=os Três Peões; Three Pawns=os Três Peões; Four Pawns=os Quatro Peões; Six Pawns=os Seis Peões
Poisoned Pawn=o Peão Envenenado; Pawn Center=o Centro de Peões; Pawn Push=o Avanço de Peão
Pawn Grab=a Captura do Peão; Pawn Return=a Devolução do Peão; Pawn Sacrifice=o Sacrifício de Peão
Double Pawn Sacrifice=o Sacrifício Duplo de Peão; Pawn Storm=a Avalanche de Peões
Central Storming=a Avalanche Central; Prickly Pawn Pass=a Passagem do Peão Espinhoso
Center Holding=a Manutenção do Centro; Big Center=o Centro Grande; Small Center=o Centro Pequeno
Rooks Swap=a Troca de Torres; Bishop Sacrifice=o Sacrifício de Bispo; Bouncing Bishop=o Bispo Saltitante
Wayward Queen=a Dama Errante; Drunken Knight=o Cavalo Bêbado; Drunken Cavalry=a Cavalaria Bêbada
King David=o Rei Davi; King Walk=o Passeio do Rei; King March=a Marcha do Rei; King's Head=a Cabeça do Rei
Knight's Tour=o Passeio do Cavalo; Delayed Castling=o Roque Adiado; Bishop Swap=a Troca de Bispos
Aged Gibbon=o Gibão Idoso; Alien=o Alienígena; Amazon=a Amazona; Apocalypse=o Apocalipse; Banker=o Banqueiro
Bayonet=a Baioneta; Beginner=o Principiante; Big Clamp=a Grande Tenaz; Black Mustang=o Mustangue Negro
Brick=o Tijolo; Cave=a Caverna; Chameleon=o Camaleão; Clam=o Marisco; Claw=a Garra; Cobra=a Naja
Corkscrew=o Saca-Rolhas; Cormorant=o Cormorão; Crab=o Caranguejo; Crawly=o Rastejante
Creepy Crawly=o Bicho Rastejante; Crocodile=o Crocodilo; Dodo=o Dodô; Double Duck=o Pato Duplo
Dragon=o Dragão; Elbow=o Cotovelo; Falcon=o Falcão; Fingerslip=o Deslize
Fishing Pole=a Vara de Pesca; Fool=o Louco; Fried Fox=a Raposa Frita; Fried Liver=o Fígado Frito
Gibbon=o Gibão; Giraffe=a Girafa; Goblin=o Duende; Great Snake=a Grande Serpente
Hawk=o Gavião; Hillbilly=o Caipira; Horsefly=a Mutuca; Inner Doll=a Boneca Interior; Jaw=a Mandíbula
Kangaroo=o Canguru; Kingfisher=o Martim-Pescador; Lemming=o Lêmingue; Lion=o Leão; Lion Claw=a Garra do Leão
Lizard=o Lagarto; Lobster=a Lagosta; Long Whip=o Chicote Longo; Lusophobe=o Lusófobo; Mad Dog=o Cachorro Louco
Mafia=a Máfia; Meadow Hay=o Feno do Prado; Millennium=o Milênio; Mongoose=o Mangusto
Monkey's Bum=o Traseiro do Macaco; Monster=o Monstro; Mosquito=o Mosquito; Nightingale=o Rouxinol
Noah's Ark=a Arca de Noé; Oldtimer=o Veterano; Orangutan=o Orangotango; Paleface=o Cara-Pálida
Penguin=o Pinguim; Plasma=o Plasma; Porcupine=o Porco-Espinho; Potato=a Batata; Pteranodon=o Pteranodonte
Pterodactyl=o Pterodáctilo; Pyrenees=os Pireneus; Raptor=o Raptor; Rat=o Rato; Scorpion=o Escorpião
Sea-Cadet=o Cadete Naval; Siesta=a Sesta; Snail=o Caracol; Snake=a Serpente; Sodium=o Sódio; Spike=o Espigão
Squirrel=o Esquilo; Stonewall=o Muro de Pedra; Swiss Cheese=o Queijo Suíço; Thunderbunny=o Coelho-Trovão
Toilet=o Banheiro; Tortoise=a Tartaruga; Tumbleweed=a Bola de Feno; Unicorn=o Unicórnio; Vulture=o Abutre
Berlin Wall=o Muro de Berlim; Wall=o Muro; Walrus=a Morsa; Wasp=a Vespa; Whale=a Baleia; Woodchuck=a Marmota; Wuss=o Covarde`),
)

/** Names that Portuguese writes in another way; they stand beside what they name: "Sistema Londres". */
export const NAMES: ReadonlyMap<string, string> = new Map(
  pairsOf(`
Lopez=López; Elephant=Elefante; Hedgehog=Ouriço; Hippopotamus=Hipopótamo; Napoleon=Napoleão; Omega=Ômega
Achilles=Aquiles; Perseus=Perseu; Ulysses=Ulisses; Dracula=Drácula; St. George=São Jorge
St. Patrick=São Patrício; St. Petersburg=São Petersburgo; Dr.=Dr.
Belgrade=Belgrado; Berlin=Berlim; Breslau=Breslávia; Brussels=Bruxelas; Budapest=Budapeste; Cologne=Colônia
Copenhagen=Copenhague; Cracow=Cracóvia; Edinburgh=Edimburgo; Goteborg=Gotemburgo; Leningrad=Leningrado
Lisbon=Lisboa; London=Londres; Montevideo=Montevidéu; Moscow=Moscou; Netherlands=Holanda
New England=Nova Inglaterra; New York=Nova York; Nürnberg=Nuremberg; Prague=Praga; San Sebastian=San Sebastián
Saragossa=Saragoça; Seville=Sevilha; Stockholm=Estocolmo; Valencia=Valência; Venice=Veneza; Warsaw=Varsóvia
Yerevan=Erevan; Icelandic-Palme=Islandês-Palme; Spike Lee=Spike Lee; Zurich=Zurique; Frappe=Frappé`),
)

/** Names whose words stand in another order, or that have a name of their own. */
export const WHOLE: ReadonlyMap<string, string> = new Map(
  pairsOf(`
Blackmar's Second Gambit=Segundo Gambito Blackmar; First Jaenisch Variation=Primeira Variante Jaenisch
Delayed .. Nc6=.. Nc6 Adiado; Early b3=b3 Inicial; Fully Accepted Variation=Variante Totalmente Aceita
Anti-Fried Liver Defense=Defesa Anti-Fígado Frito; Double-Dutch Gambit=Gambito Holandês Duplo
Austriadactylus Western=Austriadactylus Ocidental; Fool's Mate=Mate do Louco
with Max Lange Defense=com a Defesa Max Lange; Lasker Simul Gambit=Gambito da Simultânea de Lasker
Lasker Simul Special=Especial da Simultânea de Lasker; Pseudo Queen's Indian Defense=Defesa Pseudo-Índia da Dama
Anti-Queen's Indian System=Sistema Anti-Índia da Dama; Lesser Simagin (Spassky)=Simagin Menor (Spassky)
Caro-Kann Defensive System=Sistema Defensivo Caro-Kann`),
)
