/**
 * What `engine.wasm` exports; it imports nothing. A square is 0 (a1) to 63 (h8), a color 0 (white) or 1, a piece its
 * type (1 pawn to 6 king) with 8 added for a black one. A move is from, to << 6 and its kind << 12. Scores are for the
 * side to move, in hundredths of a pawn; a mate in n plies is 32,000 - n.
 */
export type EngineExports = {
  readonly memory: { readonly buffer: ArrayBuffer }
  /** Fills the tables. Once, before all else. */
  init(): void
  clearPosition(): void
  putPiece(piece: number, square: number): void
  /** Once the pieces have been put, for each right (0 K, 1 Q, 2 k, 3 q): the square of its rook. */
  setCastlingRook(right: number, rook: number): void
  /** Ends the setting of a position. `rights`: 1 K, 2 Q, 4 k, 8 q. `epSquare`: 64 for none. */
  setState(toMove: number, rights: number, epSquare: number, quietPlies: number): void
  /** Plays a legal move. */
  play(move: number): void
  /** Writes the legal moves to `moveList`, eight bytes apart (i32), and returns how many there are. */
  listMoves(): number
  moveList(): number
  /** For tests: 1 for a legal move, 0 for any other number of 16 bits. */
  isLegal(move: number): number
  perft(depth: number): number
  evaluate(): number
  /** Where a network's file goes, and its size. `useNetwork` says whether positions are evaluated by it. */
  networkAddress(): number
  networkBytes(): number
  useNetwork(isUsed: number): void
  /** False: there is no memory of that size, and the table is as it was. */
  resizeTable(mebibytes: number): number
  /** Forgets what earlier searches have learned. */
  forget(): void
  /** Begins a search of the position; returns how many moves it has. */
  beginSearch(): number
  /** Whether the next search leaves no move out, which finds all that there is within few plies. */
  setCareful(isCareful: number): void
  /** Begins one depth over the root moves from `first` on, within a window. */
  beginDepth(depth: number, alpha: number, beta: number, first: number): void
  /** Searches on: 1 when the depth is done, 0 after about so many nodes. */
  run(nodes: number): number
  /** Ends an unfinished depth. */
  abandon(): void
  /** Sorts the root moves from `first` on, the best first. */
  sortRoot(first: number): void
  /** The score of the finished depth. */
  result(): number
  /** The address of a root move's record: move and score (i32 each), from byte 12 on its line (u16 each, ended by 0). */
  rootMove(index: number): number
  nodes(): number
  deepestPly(): number
  /** Of a thousand entries of the table, how many this search has written. */
  tableFill(): number
}
