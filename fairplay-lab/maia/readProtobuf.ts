/** The fields of a message of protocol buffers, by number. Nested messages are bytes until they are read themselves. */
export type Fields = ReadonlyMap<number, readonly (Uint8Array | number)[]>

const VARINT = 0
const EIGHT_BYTES = 1
const LENGTH = 2
const FOUR_BYTES = 5

/** Reads one message. Throws if the bytes end within a field, or a field has an unknown type. */
export function readProtobuf(bytes: Uint8Array): Fields {
  const fields = new Map<number, (Uint8Array | number)[]>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const readVarint = () => {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = view.getUint8(at++)
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
    }
  }
  const take = (length: number) => {
    if (at + length > bytes.length) throw new RangeError('the message ends within a field')
    at += length
    return at - length
  }
  while (at < bytes.length) {
    const key = readVarint()
    const type = key % 8
    let value: Uint8Array | number
    if (type === VARINT) value = readVarint()
    else if (type === FOUR_BYTES) value = view.getUint32(take(4), true)
    else if (type === EIGHT_BYTES) value = bytes.subarray(take(8), at)
    else if (type === LENGTH) {
      const length = readVarint()
      value = bytes.subarray(take(length), at)
    } else throw new RangeError(`no field has the type ${type}`)
    const number = Math.floor(key / 8)
    fields.set(number, [...(fields.get(number) ?? []), value])
  }
  return fields
}

/** The messages or bytes of a field; empty if the message lacks it. */
export const bytesOf = (fields: Fields, number: number): Uint8Array[] =>
  (fields.get(number) ?? []).filter((value) => value instanceof Uint8Array)
