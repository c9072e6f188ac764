import { Agent, get } from 'node:http'

/** A call: its path, and its caller's token or other headers. */
export type TimedCall = { path: string; token?: string; headers?: Readonly<Record<string, string>> }

const CONNECTIONS = 2
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function callOnce(port: number, { path, token, headers: own }: TimedCall): Promise<void> {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...own }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}

/** How long calls take in ms, each on one of a few connections that are always busy. */
export async function timeCalls(port: number, makeCall: () => TimedCall, forMs: number): Promise<number[]> {
  const tookMs: number[] = []
  const endMs = performance.now() + forMs
  const one = async () => {
    do {
      const call = makeCall()
      const begunMs = performance.now()
      await callOnce(port, call)
      tookMs.push(performance.now() - begunMs)
    } while (performance.now() < endMs)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  return tookMs
}

/** The value that this share of all values stays below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
