// Where each table lies in linear memory. All addresses and sizes are in bytes; data that the compiler places itself
// stays below `BASE`. Only the transposition table, the last one, has a size that changes.

const BASE: usize = 0x10000

/** The longest line of the search, in plies. */
export const MAX_PLIES: i32 = 128
/** A node and its search without the best move share a position: the stack is deeper than the line. */
export const MAX_FRAMES: i32 = 256
/** No position has more legal moves than 218. */
const LIST_BYTES: usize = 256 * 8
/** The positions of a game and of the line searched below it, for repetitions. */
export const MAX_POSITIONS: i32 = 2048

export const BY_PIECE: usize = BASE
export const BY_COLOR: usize = BY_PIECE + 16 * 8
export const BOARD: usize = BY_COLOR + 2 * 8
/** Three keys (u32): of the pawns, and of White's and Black's other pieces. */
export const PART_KEYS: usize = BOARD + 64
export const KNIGHT_ATTACKS: usize = PART_KEYS + 16
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + 64 * 8
export const PAWN_ATTACKS: usize = KING_ATTACKS + 64 * 8
export const BETWEEN: usize = PAWN_ATTACKS + 2 * 64 * 8
export const LINE: usize = BETWEEN + 4096 * 8
/** By the slider's file (or rank) and which of the six inner squares are occupied (u64 each). */
export const RANK_ATTACKS: usize = LINE + 4096 * 8
export const FILE_ATTACKS: usize = RANK_ATTACKS + 8 * 64 * 8
/** For each square its two diagonals, without the square (u64 each). */
export const DIAGONALS: usize = FILE_ATTACKS + 8 * 64 * 8
export const PIECE_KEYS: usize = DIAGONALS + 64 * 2 * 8
export const CASTLING_KEYS: usize = PIECE_KEYS + 16 * 64 * 8
export const EP_KEYS: usize = CASTLING_KEYS + 16 * 8
export const CASTLING_KEPT: usize = EP_KEYS + 72 * 8
/** For each right, in the order of its bits: the squares that must be empty (u64), those that the king passes or
 * reaches (u64), its rook's square (u8), and seven bytes unused. */
export const CASTLINGS: usize = CASTLING_KEPT + 64
export const WORTH: usize = CASTLINGS + 128
export const UNDO: usize = WORTH + 16 * 64 * 4
export const KEYS: usize = UNDO + <usize>MAX_POSITIONS * 32
export const CHECKERS: usize = KEYS + <usize>MAX_POSITIONS * 8
export const REDUCTIONS: usize = CHECKERS + <usize>MAX_POSITIONS * 8
export const FRAMES: usize = REDUCTIONS + 64 * 64 * 4
export const FRAME_LISTS: usize = FRAMES + <usize>MAX_FRAMES * 128
export const PLY_LISTS: usize = FRAME_LISTS + <usize>MAX_FRAMES * LIST_BYTES
export const TRIED: usize = PLY_LISTS + <usize>(MAX_PLIES + 1) * LIST_BYTES
export const PLIES: usize = TRIED + <usize>MAX_FRAMES * 256
export const LINES: usize = PLIES + <usize>(MAX_PLIES + 8) * 32
export const ROOT: usize = LINES + <usize>(MAX_PLIES + 1) * <usize>MAX_PLIES * 2
export const QUIET_HISTORY: usize = ROOT + 256 * 512
export const CAPTURE_HISTORY: usize = QUIET_HISTORY + 2 * 4096 * 2
export const COUNTER_MOVES: usize = CAPTURE_HISTORY + 16 * 64 * 8 * 2
export const FOLLOW_HISTORY: usize = COUNTER_MOVES + 1024 * 2
export const CORRECTIONS: usize = FOLLOW_HISTORY + 1024 * 1024 * 2
/** For each row of the follow history, whether it has been written to (u8). */
export const FOLLOWED: usize = CORRECTIONS + 3 * 2 * 16_384 * 2
/** The network's file, with room for one a little larger. */
export const NETWORK: usize = (FOLLOWED + 1024 + 63) & ~63
export const ACCUMULATORS: usize = NETWORK + 0x20000
/** For either view, with its king on the left half of the board and on the right: what it was last added up from. */
export const LAST_SUMS: usize = ACCUMULATORS + 256 * 544
export const TABLE: usize = (LAST_SUMS + 4 * 384 + 63) & ~63

// @inline
export function frameList(frame: i32): usize {
  return FRAME_LISTS + <usize>frame * LIST_BYTES
}

// @inline
export function plyList(ply: i32): usize {
  return PLY_LISTS + <usize>ply * LIST_BYTES
}
