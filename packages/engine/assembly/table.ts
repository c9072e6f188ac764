import { TABLE } from './layout'
import { MATE_BOUND } from './score'

// The transposition table: what the search has found out about positions. Buckets of 64 bytes hold five entries of 12:
// the key's high half (u32), the move (u16), the score and the evaluation (i16), the depth (u8), and the generation
// with the bound in its lowest two bits (u8).

export const NO_BOUND: i32 = 0
/** The score is at most, at least, or exactly that. */
export const UPPER: i32 = 1
export const LOWER: i32 = 2
export const EXACT: i32 = 3

const BUCKET_BYTES: usize = 64
const ENTRY_BYTES: usize = 12
const ENTRIES: usize = 5 * ENTRY_BYTES

let mask: u64 = 0
let generation: i32 = 0
/** The end of all memory that a table has had so far. Beyond it, memory is as new: empty. */
let usedEnd: usize = TABLE
/** Whether no search has used the table since it was cleared. */
let isClear: bool = false

/** Makes the table as many mebibytes large as a power of two allows, and empties it. False: there is no memory. */
export function resizeTable(mebibytes: i32): bool {
  let buckets: u64 = 1
  while (buckets * 2 * BUCKET_BYTES <= (<u64>mebibytes) << 20) buckets *= 2
  const end = TABLE + <usize>buckets * BUCKET_BYTES
  const pages = <i32>((end + 0xffff) >> 16) - memory.size()
  if (pages > 0 && memory.grow(pages) < 0) return false
  mask = buckets - 1
  isClear = false
  clearTable()
  return true
}

/** Empties the table. Leaves memory alone that nothing has used yet: the first write to each page takes the system a while. */
export function clearTable(): void {
  const end = TABLE + <usize>(mask + 1) * BUCKET_BYTES
  if (!isClear) memory.fill(TABLE, 0, (end < usedEnd ? end : usedEnd) - TABLE)
  isClear = true
  generation = 0
}

/** Begins a search: entries of earlier ones are replaced first. */
export function ageTable(): void {
  const end = TABLE + <usize>(mask + 1) * BUCKET_BYTES
  if (end > usedEnd) usedEnd = end
  isClear = false
  generation = (generation + 4) & 255
}

/**
 * Brings a position's bucket into the cache for `findEntry` soon after. WebAssembly can't prefetch, and a load would wait
 * for memory; a store to the bucket's four unused bytes doesn't.
 */
// @inline
export function fetchEntry(key: u64): void {
  store<u32>(TABLE + <usize>(key & mask) * BUCKET_BYTES, 0, ENTRIES)
}

/** What `findEntry` found. */
export let entryMove: i32 = 0
export let entryScore: i32 = 0
export let entryEval: i32 = 0
export let entryDepth: i32 = 0
export let entryBound: i32 = NO_BOUND

/** Reads a position's entry into `entryMove` and the others; false if there is none. */
export function findEntry(key: u64, ply: i32): bool {
  const bucket = TABLE + <usize>(key & mask) * BUCKET_BYTES
  const tag = <u32>(key >> 32)
  for (let at = bucket; at < bucket + ENTRIES; at += ENTRY_BYTES) {
    if (load<u32>(at) !== tag || load<u8>(at, 11) === 0) continue
    entryMove = <i32>load<u16>(at, 4)
    const stored = <i32>load<i16>(at, 6)
    // A mate's distance is stored from the position, and read from the root.
    entryScore = stored > MATE_BOUND ? stored - ply : stored < -MATE_BOUND ? stored + ply : stored
    entryEval = <i32>load<i16>(at, 8)
    entryDepth = <i32>load<u8>(at, 10)
    const mark = <i32>load<u8>(at, 11)
    entryBound = mark & 3
    store<u8>(at, <u8>(generation | entryBound), 11)
    return true
  }
  return false
}

export function storeEntry(
  key: u64,
  ply: i32,
  move: i32,
  score: i32,
  evaluation: i32,
  depth: i32,
  bound: i32,
): void {
  const bucket = TABLE + <usize>(key & mask) * BUCKET_BYTES
  const tag = <u32>(key >> 32)
  let at = bucket
  let least = 1 << 20
  for (let entry = bucket; entry < bucket + ENTRIES; entry += ENTRY_BYTES) {
    const mark = <i32>load<u8>(entry, 11)
    if (mark === 0 || load<u32>(entry) === tag) {
      at = entry
      break
    }
    const age = (generation - (mark & 252)) & 255
    const value = <i32>load<u8>(entry, 10) - 2 * age
    if (value < least) {
      least = value
      at = entry
    }
  }
  const mark = <i32>load<u8>(at, 11)
  const same = mark !== 0 && load<u32>(at) === tag
  if (same && bound !== EXACT && depth + 4 < <i32>load<u8>(at, 10) && (mark & 252) === generation) return
  if (move !== 0 || !same) store<u16>(at, <u16>move, 4)
  store<u32>(at, tag)
  store<i16>(at, <i16>(score > MATE_BOUND ? score + ply : score < -MATE_BOUND ? score - ply : score), 6)
  store<i16>(at, <i16>evaluation, 8)
  store<u8>(at, <u8>depth, 10)
  store<u8>(at, <u8>(generation | bound), 11)
}

/** How many of a thousand entries the present search has written, from a sample. */
export function tableFill(): i32 {
  const buckets = mask < 199 ? <i32>mask + 1 : 200
  let used = 0
  for (let bucket = 0; bucket < buckets; bucket++) {
    const from = TABLE + <usize>bucket * BUCKET_BYTES
    for (let at = from; at < from + ENTRIES; at += ENTRY_BYTES) {
      const mark = <i32>load<u8>(at, 11)
      if (mark !== 0 && (mark & 252) === generation) used++
    }
  }
  return (used * 200) / buckets
}
