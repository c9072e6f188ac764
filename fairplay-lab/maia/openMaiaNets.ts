import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gamePosition, legalMoves, makeUci, moveFrom, moveTo, pieceAt } from '@lance/chess'
import { pickWeighted, type Random } from '../seededRandom.ts'
import { encodePosition } from './encodePosition.ts'
import { policyIndexOf } from './movePlane.ts'
import { readNet } from './readNet.ts'
import { openNet, type RunNet } from './runNet.ts'

/** Nets that predict the moves of people, by the rating of the people that they were trained on. */
export type MaiaNets = {
  /** The chance of each legal move, in UCI. */
  predict(net: number, ucis: readonly string[]): Promise<Map<string, number>>
  /** A move drawn by these chances. */
  drawMove(net: number, question: { ucis: readonly string[]; random: Random }): Promise<string>
}

/** Opens the nets of a folder, maia-1100.pb.gz to maia-1900.pb.gz, each when it is first asked. */
export async function openMaiaNets({ folder, wasm }: { folder: string; wasm: string }): Promise<MaiaNets> {
  if (!existsSync(folder)) throw new Error(`there is no folder ${folder}`)
  const module = await WebAssembly.compile(readFileSync(wasm))
  const nets = new Map<number, Promise<RunNet>>()
  const open = (net: number) => {
    const opened = nets.get(net) ?? openNet(module, readNet(readFileSync(join(folder, `maia-${net}.pb.gz`))))
    nets.set(net, opened)
    return opened
  }
  const predict = async (net: number, ucis: readonly string[]) => predictMoves(await open(net), ucis)
  return {
    predict,
    async drawMove(net, { ucis, random }) {
      const chances = await predict(net, ucis)
      return pickWeighted([...chances.keys()], [...chances.values()], random)
    },
  }
}

function predictMoves(run: RunNet, ucis: readonly string[]): Map<string, number> {
  const { planes, game, mover } = encodePosition(ucis)
  const policy = run(planes)
  const position = gamePosition(game)
  const scored = [...legalMoves(position)].map((move) => {
    const [from, to] = [moveFrom(move), moveTo(move)]
    const isCastling = pieceAt(position, from)?.role === 'king' && Math.abs((to & 7) - (from & 7)) === 2
    return { uci: makeUci(move), score: policy[policyIndexOf(move, { mover, isCastling })] ?? 0 }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  const sum = scored.reduce((total, { score }) => total + Math.exp(score - most), 0)
  return new Map(scored.map(({ uci, score }) => [uci, Math.exp(score - most) / sum]))
}
