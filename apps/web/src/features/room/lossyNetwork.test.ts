import { findMove, gamePly, legalMoves, makeUci, parseUci, playMove, startGame } from '@lance/chess'
import type { ClientMessage, GameClientMessage, GameServerEvent } from '@lance/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordAfter, WHITE } from './gameFixture.ts'
import { type GameState, startGameState } from './gameState.ts'
import { type GameInput, stepGame } from './stepGame.ts'

type Move = ClientMessage<'game', 'move'>

/** A minimal server that keeps the contract: a ply is played once, and a repeat gets the first answer. */
function makeServer() {
  const ucis: string[] = []
  const answers = new Map<string, GameServerEvent>()
  const game = startGame()
  const record = () => recordAfter(ucis)
  function play(uci: string, moveId: string): GameServerEvent {
    const wanted = parseUci(uci)
    const move = wanted && findMove(game.position, wanted)
    if (move === null) throw new RangeError(`${uci} is not legal`)
    const { san, fen } = playMove(game, move)
    ucis.push(uci)
    const { ply, whiteMs, blackMs, at, version } = record()
    const [from, to, playerId] = [uci.slice(0, 2), uci.slice(2, 4), ply % 2 === 1 ? WHITE : 'black']
    const data = { fen, from, to, playerId, promotion: null, san, uci, ply, whiteMs, blackMs, at, moveId }
    const event: GameServerEvent = { type: 'move', version, data }
    answers.set(moveId, event)
    return event
  }
  return {
    ucis,
    game,
    play,
    confirm: (): GameServerEvent => ({
      type: 'connection_confirmed',
      version: record().version,
      data: { color: 'white', beaconToken: null, state: record() },
    }),
    pong: (): GameServerEvent => ({ type: 'pong', version: record().version, data: { at: 0 } }),
    hear(message: GameClientMessage): GameServerEvent[] {
      if (message.type === 'sync') return [{ type: 'state', version: record().version, data: record() }]
      if (message.type !== 'move') return []
      const { ply, moveId, from, to } = (message as Move).data
      const first = answers.get(moveId)
      if (first !== undefined) return [first]
      if (ply !== ucis.length + 1)
        return [{ type: 'error', data: { code: 'STALE_PLY', message: '', moveId } }]
      return [play(from + to, moveId)]
    },
  }
}

/** What the network and the players do, one action after another. */
const networkAction = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('move' as const), choice: fc.nat(1000) }) },
  { weight: 8, arbitrary: fc.constant({ do: 'deliver' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'lose' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'double' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reconnect' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'resend' as const }) },
)

describe('a game over a network that loses and duplicates messages', () => {
  it('never loses or duplicates a move, and ends up showing what the server has [SOCKET-7]', () => {
    fc.assert(
      fc.property(fc.array(networkAction, { minLength: 20, maxLength: 200 }), (actions) => {
        const server = makeServer()
        const made: string[] = []
        let state: GameState = startGameState(WHITE)
        let nowMs = 0
        const up: GameClientMessage[] = []
        const down: GameServerEvent[] = []
        const take = (input: GameInput) => {
          nowMs += 200
          const step = stepGame(state, input, nowMs)
          state = step.state
          for (const effect of step.effects) if (effect.type === 'send') up.push(effect.message)
        }
        const connect = () => {
          up.length = 0
          down.length = 0
          take({ type: 'connection', status: 'Error' })
          take({ type: 'connection', status: 'Open' })
          take({ type: 'event', event: server.confirm() })
        }
        const deliver = () => {
          const message = up.shift()
          if (message !== undefined) down.push(...server.hear(message))
          const event = down.shift()
          if (event !== undefined) take({ type: 'event', event })
        }
        const moveByChoice = (choice: number) => {
          const moves = legalMoves(server.game.position).filter((move) => makeUci(move).length === 4)
          const uci = makeUci(moves[choice % moves.length] ?? 0)
          if (gamePly(server.game) % 2 === 1) down.push(server.play(uci, `black ${server.ucis.length}`))
          else {
            const moveId = `white ${made.length}`
            const move = { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: null, moveId }
            take({ type: 'move', move })
            if (state.pending?.moveId === moveId) made.push(state.pending.uci)
          }
        }
        connect()
        for (const action of actions) {
          if (legalMoves(server.game.position).filter((move) => makeUci(move).length === 4).length === 0)
            break
          if (action.do === 'move') moveByChoice(action.choice)
          else if (action.do === 'deliver') deliver()
          else if (action.do === 'lose') up.length > 0 ? up.shift() : down.shift()
          else if (action.do === 'double') {
            if (up[0] !== undefined) up.push(up[0])
            if (down[0] !== undefined) down.push(down[0])
          } else if (action.do === 'reconnect') connect()
          else if (state.pending) take({ type: 'resend_move', moveId: state.pending.moveId })
        }
        // The network recovers: what was lost is recovered without a new connection.
        for (let round = 0; round < 3; round++) {
          down.push(server.pong())
          nowMs += 5000
          if (state.pending) take({ type: 'resend_move', moveId: state.pending.moveId })
          while (up.length + down.length > 0) deliver()
        }
        expect(state.pending).toBeNull()
        expect(state.record?.moves).toEqual(server.ucis)
        const whites = server.ucis.filter((_, index) => index % 2 === 0)
        expect(whites).toEqual(made)
      }),
      { numRuns: 150 },
    )
  })
})
