import { findMove, makeFen, parseUci, playMove, startGame } from '@lance/chess'
import { asCents, splitStakes } from '@lance/domain'
import type { Breach, History, HistoryEvent, Rule, StoredGame, StoredTransfer } from './history.ts'

type MoveEvent = Extract<HistoryEvent, { kind: 'move' }>
type RecordEvent = Extract<HistoryEvent, { kind: 'record' }>
type EndEvent = Extract<HistoryEvent, { kind: 'end' }>

/** Further breaches of one rule add no information. */
const BREACHES_MAX = 20

/** Checks what clients saw, and what is stored, against the rules that must hold whatever fails. Pure. */
export function checkHistory(history: History): Breach[] {
  const checks = [
    findLostMoves,
    findConflictingMoves,
    findIllegalMoves,
    findRisingClocks,
    findVersionsGoingBack,
    findConflictingResults,
    findWrongPayouts,
    findNegativeBalances,
    findWrongWallets,
  ]
  return checks.flatMap((check) => check(history).slice(0, BREACHES_MAX))
}

const breach =
  (rule: Rule) =>
  (about: string, detail: string): Breach => ({ rule, about, detail })

function gamesById({ truth }: History): Map<string, StoredGame> {
  return new Map(truth.games.map((game) => [game.id, game]))
}

const moveEvents = ({ events }: History) =>
  events.filter((event): event is MoveEvent => event.kind === 'move')
const recordEvents = ({ events }: History) =>
  events.filter((event): event is RecordEvent => event.kind === 'record')

/** Every move that a client was told is stored, at its ply, as it was told. */
function findLostMoves(history: History): Breach[] {
  const lost = breach('no acknowledged move is lost')
  const games = gamesById(history)
  const breaches: Breach[] = []
  for (const { gameId, ply, uci, moveId, client } of moveEvents(history)) {
    const stored = games.get(gameId)?.moves[ply - 1]
    if (stored?.moveId === moveId && stored.uci === uci) continue
    const found = stored ? `${stored.uci} (${stored.moveId})` : 'nothing'
    breaches.push(lost(gameId, `client ${client} was told ${ply}. ${uci} (${moveId}); stored is ${found}`))
  }
  for (const { gameId, moves, client } of recordEvents(history)) {
    const stored = games.get(gameId)?.moves ?? []
    const differs = moves.findIndex((uci, index) => stored[index]?.uci !== uci)
    if (differs === -1) continue
    const found = stored[differs]?.uci ?? 'nothing'
    breaches.push(
      lost(gameId, `client ${client} was shown ${differs + 1}. ${moves[differs]}; stored is ${found}`),
    )
  }
  return breaches
}

/** All clients are told the same move for a ply, every time. */
function findConflictingMoves(history: History): Breach[] {
  const second = breach('one move for each ply')
  const first = new Map<string, string>()
  const breaches: Breach[] = []
  const noteMove = (gameId: string, ply: number, uci: string) => {
    const known = first.get(`${gameId} ${ply}`) ?? uci
    first.set(`${gameId} ${ply}`, known)
    if (known !== uci) breaches.push(second(gameId, `both ${known} and ${uci} were told as move ${ply}`))
  }
  for (const event of history.events) {
    if (event.kind === 'move') noteMove(event.gameId, event.ply, event.uci)
    if (event.kind === 'record')
      event.moves.forEach((uci, index) => void noteMove(event.gameId, index + 1, uci))
  }
  for (const { id, moves } of history.truth.games) {
    const ids = moves.map(({ moveId }) => moveId)
    if (new Set(ids).size < ids.length) breaches.push(second(id, 'one move is stored for two plies'))
  }
  return breaches
}

/** The stored moves lead to the stored position, and the game's ply is their number. */
function findIllegalMoves({ truth }: History): Breach[] {
  const illegal = breach('every stored move is legal')
  return truth.games.flatMap(({ id, moves, ply, fen }) => {
    const game = startGame()
    for (const [index, { uci }] of moves.entries()) {
      const wanted = parseUci(uci)
      const move = wanted && findMove(game.position, wanted)
      if (move === null) return [illegal(id, `${index + 1}. ${uci} cannot be played there`)]
      playMove(game, move)
    }
    if (moves.length !== ply) return [illegal(id, `${moves.length} moves are stored of ${ply}`)]
    const reached = makeFen(game.position)
    return reached === fen ? [] : [illegal(id, `the moves lead to ${reached}, stored is ${fen}`)]
  })
}

/**
 * From move to move a side's clock never goes up: there is no increment, and an outage stops a clock but does
 * not turn it back. A record shows no more time than was left after the last move that it contains.
 */
function findRisingClocks(history: History): Breach[] {
  const rising = breach('no clock goes up')
  const breaches: Breach[] = []
  for (const { id, moves } of history.truth.games)
    moves.forEach(({ clockMs }, index) => {
      const before = moves[index - 2]?.clockMs
      if (before !== undefined && clockMs > before)
        breaches.push(rising(id, `at ply ${index + 1} from ${before} to ${clockMs} ms`))
    })
  const games = gamesById(history)
  for (const { gameId, ply, whiteMs, blackMs, client } of [
    ...moveEvents(history),
    ...recordEvents(history),
  ]) {
    const moves = games.get(gameId)?.moves ?? []
    const lastOf = (parity: 0 | 1) => (ply % 2 === parity ? ply - 1 : ply - 2)
    for (const [side, shownMs, index] of [
      ['white', whiteMs, lastOf(1)],
      ['black', blackMs, lastOf(0)],
    ] as const) {
      const leftMs = moves[index]?.clockMs
      if (leftMs !== undefined && shownMs > leftMs)
        breaches.push(
          rising(
            gameId,
            `client ${client} was shown ${shownMs} ms for ${side} after ply ${ply}; ${leftMs} were left`,
          ),
        )
    }
  }
  return breaches
}

/**
 * A client that connects or asks is never shown an older version of the game than it already knew, on any
 * server. (A move may arrive late, in a message that was overtaken: its version says so, and clients ignore
 * it.) What is stored is never behind what a client was shown.
 */
function findVersionsGoingBack(history: History): Breach[] {
  const back = breach('no version goes back')
  const games = gamesById(history)
  const known = new Map<string, number>()
  const breaches: Breach[] = []
  for (const event of history.events) {
    if (event.kind !== 'move' && event.kind !== 'record' && event.kind !== 'end') continue
    const { gameId, client, version } = event
    const key = `${client} ${gameId}`
    const before = known.get(key) ?? 0
    if (event.kind === 'record' && version < before)
      breaches.push(back(gameId, `client ${client} knew version ${before} and was shown ${version}`))
    known.set(key, Math.max(before, version))
    const stored = games.get(gameId)?.version ?? 0
    if (version > stored)
      breaches.push(back(gameId, `client ${client} was shown version ${version}, stored is ${stored}`))
  }
  return breaches
}

/** A game ends once, with the result that every client was told, and nothing is played afterwards. */
function findConflictingResults(history: History): Breach[] {
  const second = breach('one result for each game')
  const games = gamesById(history)
  const breaches: Breach[] = []
  const ends = history.events.filter((event): event is EndEvent => event.kind === 'end')
  for (const { gameId, client, status, reason, winnerId } of ends) {
    const game = games.get(gameId)
    if (game?.status === status && game.reason === reason && game.winnerId === winnerId) continue
    breaches.push(
      second(
        gameId,
        `client ${client} was told ${reason} for ${winnerId}; stored is ${game?.reason} for ${game?.winnerId}`,
      ),
    )
  }
  for (const { gameId, client, status } of recordEvents(history)) {
    const stored = games.get(gameId)?.status
    if (status !== 'playing' && status !== stored)
      breaches.push(second(gameId, `client ${client} was shown ${status}, stored is ${stored}`))
  }
  return breaches
}

/**
 * Each game with stakes takes one from each player once, and pays out once: to the winner and the platform,
 * or back.
 */
function findWrongPayouts({ truth }: History): Breach[] {
  const wrong = breach('one payout for each game')
  const ofGame = new Map<string, StoredTransfer[]>()
  for (const transfer of truth.transfers)
    ofGame.set(transfer.reference, [...(ofGame.get(transfer.reference) ?? []), transfer])
  return truth.games.flatMap((game) => {
    const found = (ofGame.get(game.id) ?? []).map(describe).sort()
    const expected = expectedTransfers(game).sort()
    if (found.join('; ') === expected.join('; ')) return []
    return [
      wrong(
        game.id,
        `${game.reason ?? game.status} for ${game.winnerId}: moved were [${found.join('; ')}], not [${expected.join('; ')}]`,
      ),
    ]
  })
}

const describe = ({ kind, amountCents, from, to }: Omit<StoredTransfer, 'reference'>) =>
  `${kind} ${amountCents} from ${from} to ${to}`

function expectedTransfers({ id, whiteId, blackId, stakeCents, status, winnerId }: StoredGame): string[] {
  if (stakeCents === 0) return []
  const escrow = `escrow ${id}`
  const both = [whiteId, blackId]
  const stakes = both.map((userId) =>
    describe({ kind: 'stake', amountCents: stakeCents, from: `wallet ${userId}`, to: escrow }),
  )
  if (status === 'playing') return stakes
  if (winnerId === null)
    return [
      ...stakes,
      ...both.map((userId) =>
        describe({ kind: 'stake_back', amountCents: stakeCents, from: escrow, to: `wallet ${userId}` }),
      ),
    ]
  const { payout, fee } = splitStakes(asCents(BigInt(stakeCents)))
  return [
    ...stakes,
    describe({ kind: 'win', amountCents: Number(payout), from: escrow, to: `wallet ${winnerId}` }),
    describe({ kind: 'fee', amountCents: Number(fee), from: escrow, to: 'fees' }),
  ]
}

function findNegativeBalances({ events, truth }: History): Breach[] {
  const negative = breach('no balance is below zero')
  const fromEvents = events.flatMap((event) =>
    event.kind === 'balance' && event.balance < 0
      ? [negative(event.userId, `the user was told ${event.balance}`)]
      : [],
  )
  const stored = [...truth.wallets].flatMap(([userId, cents]) =>
    cents < 0 ? [negative(userId, `${cents} centavos are stored`)] : [],
  )
  return [...fromEvents, ...stored]
}

/** What a wallet held, minus its stakes, plus what its games paid. */
function findWrongWallets({ truth }: History): Breach[] {
  const wrong = breach('every wallet holds what its games left it')
  const expected = new Map(truth.walletsBefore)
  const add = (userId: string, cents: number) => expected.set(userId, (expected.get(userId) ?? 0) + cents)
  for (const { whiteId, blackId, stakeCents, status, winnerId } of truth.games) {
    if (stakeCents === 0) continue
    for (const userId of [whiteId, blackId]) add(userId, -stakeCents)
    if (status === 'playing') continue
    if (winnerId === null) for (const userId of [whiteId, blackId]) add(userId, stakeCents)
    else add(winnerId, Number(splitStakes(asCents(BigInt(stakeCents))).payout))
  }
  return [...expected].flatMap(([userId, cents]) => {
    const found = truth.wallets.get(userId)
    return found === cents ? [] : [wrong(userId, `${found} centavos, not ${cents}`)]
  })
}
