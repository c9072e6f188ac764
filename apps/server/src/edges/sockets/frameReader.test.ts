import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as ws from 'ws'
import { makeSeededRandom } from '../../../test/chaos/seededRandom.ts'
import { FrameReader, NO_CODE } from './frameReader.ts'

// The receiver of ws is the oracle: both read the same bytes and must say the same.

const BOUNDS = { messageMaxBytes: 300, fragmentsMax: 4 }
const STREAMS = process.env.PROVE === 'full' ? 300_000 : 6000

type Said = (string | number)[]

function readByUs(chunks: readonly Buffer[]): Said {
  const said: Said = []
  const text = (kind: string) => (bytes: Buffer, from: number, to: number) =>
    void said.push(kind, bytes.toString('latin1', from, to))
  const reader = new FrameReader(BOUNDS, {
    onText: text('text'),
    onBinary: () => void said.push('binary'),
    onPing: text('ping'),
    onPong: text('pong'),
    onClose: (code) => void said.push('close', code),
    onFault: (code) => void said.push('fault', code),
  })
  for (const chunk of chunks) reader.read(Buffer.from(chunk))
  return said
}

/** Not in the published types. */
type Receiver = NodeJS.WritableStream & { on(event: string, listener: (...said: never[]) => void): Receiver }
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Receiver }

async function readByWs(chunks: readonly Buffer[]): Promise<Said> {
  const said: Said = []
  let isOver = false
  const { messageMaxBytes: maxPayload, fragmentsMax: maxFragments } = BOUNDS
  const receiver = new Receiver({ isServer: true, maxPayload, maxFragments })
    .on('message', (data: Buffer, isBinary: boolean) =>
      said.push(...(isBinary ? ['binary'] : ['text', data.toString('latin1')])),
    )
    .on('ping', (data: Buffer) => said.push('ping', data.toString('latin1')))
    .on('pong', (data: Buffer) => said.push('pong', data.toString('latin1')))
    .on('conclude', (code: number) => {
      isOver = true
      said.push('close', code)
    })
    .on('error', (error: Record<symbol, number>) => {
      isOver = true
      const [status] = Object.getOwnPropertySymbols(error).filter(({ description }) =>
        description?.includes('status-code'),
      )
      said.push('fault', status === undefined ? -1 : (error[status] ?? -1))
    })
  for (const chunk of chunks) {
    if (isOver) break
    receiver.write(Buffer.from(chunk))
    // An error is reported in the next turn.
    await new Promise(setImmediate)
  }
  return said
}

type FrameParts = {
  first?: number
  payload?: Buffer
  isMasked?: boolean
  /** The length that the head declares, if not the payload's. */
  length?: number
}

/** A client's frame. */
function makeFrame({ first = 0x81, payload = Buffer.alloc(0), isMasked = true, length }: FrameParts): Buffer {
  const declared = length ?? payload.length
  const mask = isMasked ? randomBytes(4) : Buffer.alloc(0)
  const head = [first, (isMasked ? 0x80 : 0) | (declared < 126 ? declared : declared < 65_536 ? 126 : 127)]
  if (declared >= 65_536) head.push(0, 0, 0, 0, declared >>> 24, (declared >> 16) & 255)
  if (declared >= 126) head.push((declared >> 8) & 255, declared & 255)
  const masked = payload.map((byte, index) => byte ^ (mask[index & 3] ?? 0))
  return Buffer.concat([Buffer.from(head), mask, masked])
}

describe('a client’s frames', () => {
  it('are read as the library reads them, in whatever pieces they arrive', async () => {
    const { fraction: random, pick, integerBelow } = makeSeededRandom(7)
    const texts = ['', 'e2e4', 'é♞', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(300), 'w'.repeat(301)]
    const payload = () => (random() < 0.85 ? Buffer.from(pick(texts)) : randomBytes(integerBelow(40)))
    const closing = () =>
      Buffer.concat([
        Buffer.from([pick([0, 3, 7, 11, 15, 19]), integerBelow(256)]),
        Buffer.from(pick(['', 'bye', 'é'])),
      ])
    const frame = () =>
      pick([
        () => makeFrame({ payload: payload() }),
        () => makeFrame({ first: 0x01, payload: payload() }),
        () => makeFrame({ first: 0x00, payload: payload() }),
        () => makeFrame({ first: 0x80, payload: payload() }),
        () => makeFrame({ first: pick([0x82, 0x02]), payload: payload() }),
        () => makeFrame({ first: pick([0x89, 0x8a]), payload: payload().subarray(0, 125) }),
        () =>
          makeFrame({ first: 0x88, payload: pick([closing, () => randomBytes(1), () => Buffer.alloc(0)])() }),
        () => makeFrame({ first: integerBelow(256), payload: payload() }),
        () => makeFrame({ payload: payload(), isMasked: random() < 0.7 }),
        () => makeFrame({ payload: payload(), length: pick([126, 65_535, 65_536, 2 ** 31]) }),
      ])()
    const fragments = () =>
      [0x01, ...Array<number>(integerBelow(6)).fill(0x00), 0x80].map((first) =>
        makeFrame({ first, payload: Buffer.from(pick(['', 'abc', 'é'])) }),
      )
    const endings = new Map<string, number>()
    for (let stream = 0; stream < STREAMS; stream++) {
      const frames = random() < 0.1 ? fragments() : Array.from({ length: 1 + integerBelow(6) }, frame)
      const bytes = Buffer.concat(frames)
      if (random() < 0.2) bytes[integerBelow(bytes.length)] = integerBelow(256)
      const chunks: Buffer[] = []
      for (let at = 0; at < bytes.length; ) {
        const size = random() < 0.5 ? bytes.length : 1 + integerBelow(20)
        chunks.push(bytes.subarray(at, at + size))
        at += size
      }
      const said = readByUs(chunks)
      expect(said, bytes.toString('hex')).toEqual(await readByWs(chunks))
      const ending = said.slice(-2).join(' ')
      if (/^(close|fault)/.test(ending)) endings.set(ending, (endings.get(ending) ?? 0) + 1)
    }
    // The streams were varied enough to end in every way.
    expect([...endings.keys()]).toEqual(
      expect.arrayContaining(['fault 1002', 'fault 1007', 'fault 1008', 'fault 1009', `close ${NO_CODE}`]),
    )
  }, 600_000)

  it('are read when every byte comes alone', () => {
    const bytes = Buffer.concat([
      makeFrame({ payload: Buffer.from('x'.repeat(200)) }),
      makeFrame({ first: 0x01, payload: Buffer.from('é').subarray(0, 1) }),
      makeFrame({ first: 0x89, payload: Buffer.from('mark') }),
      makeFrame({ first: 0x80, payload: Buffer.from('é').subarray(1) }),
    ])
    const chunks = [...bytes].map((byte) => Buffer.from([byte]))
    expect(readByUs(chunks)).toEqual(['text', 'x'.repeat(200), 'ping', 'mark', 'text', 'Ã©'])
  })

  it('are refused by the declared length, before the rest has come', () => {
    expect(readByUs([makeFrame({ length: 301 })])).toEqual(['fault', 1009])
    expect(readByUs([makeFrame({ length: 2 ** 31 })])).toEqual(['fault', 1009])
  })
})
