import type { Variant } from '@lance/chess'
import type { Notice, PlayerOnline, PlayerServerEvent } from '@lance/contract'
import { isDaily } from '@lance/domain'
import type { CallApi } from '../../net/api/apiClient.ts'
import { ApiError } from '../../net/api/apiError.ts'
import type { PlayerChannel } from '../../net/session/playerChannel.ts'
import type { ConnectionStatus } from '../../net/socket/connection.ts'

/**
 * How a search ends. `matched`: by a new game. `inGame`: the player was in a game already. `failed`: it was refused (`code` says why) or the call failed. `unpaid`: the balance no
 * longer covers the stake. `checkFailed`: our own row could not be read. `ended`: it was removed from the
 * queue elsewhere.
 */
export type SearchEnd =
  | { kind: 'matched' | 'inGame'; gameId: string }
  | { kind: 'failed'; message: string; code: string | null }
  | { kind: 'unpaid' }
  | { kind: 'checkFailed'; message: string }
  | { kind: 'cancelled' }
  | { kind: 'ended' }

type Parts = {
  callApi: CallApi
  channel: Pick<PlayerChannel, 'onEvent' | 'onStatus' | 'status'>
  playerId: string
  /** The game that the player is known to be in already. */
  seatedIn: string | null
  timeControlS: number
  incrementS: number
  variant: Variant
  wagerReais: number
  /** The server has accepted the search. */
  onEntered: () => void
  onEnd: (end: SearchEnd) => void
}

export type Search = {
  start: () => void
  /** The player cancels the search. */
  cancel: () => Promise<void>
  /** The player leaves the screen. */
  leave: () => void
}

/**
 * A search for an opponent, from entering the queue to the game. When the player leaves the screen, a daily
 * search stays in the queue and any other is removed. A game that has begun takes precedence.
 */
export function createSearch(parts: Parts): Search {
  return new RunningSearch(parts)
}

/** The calls that removed the previous search from the queue; the next search must not overtake them. */
let lastRemoval: Promise<unknown> = Promise.resolve()

class RunningSearch implements Search {
  readonly #parts: Parts
  #state: 'new' | 'entering' | 'waiting' | 'over' = 'new'
  /** How often this search has entered the queue; answers to earlier entries are ignored. */
  #entries = 0
  /** The pending call to enter the queue. */
  #pendingEntry: Promise<unknown> | null = null
  #wasRowRead = false
  #wasSeenSearching = false
  #wasLost = false
  #stopListening: (() => void)[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start() {
    const { channel } = this.#parts
    this.#stopListening = [
      channel.onEvent((event) => this.#handleEvent(event)),
      channel.onStatus((status) => this.#handleStatus(status)),
    ]
    void this.#enter()
  }

  async cancel() {
    if (this.#state === 'over') return
    await this.#giveUp({ kind: 'cancelled' })
  }

  leave() {
    if (this.#state === 'over' || this.#state === 'new') return this.#close()
    this.#close()
    if (isDaily(this.#parts.timeControlS)) return
    void this.#leaveQueue().then((gameId) => {
      if (gameId !== null) this.#parts.onEnd({ kind: 'matched', gameId })
    })
  }

  async #enter() {
    const { callApi, playerId, timeControlS, incrementS, variant, wagerReais, onEntered } = this.#parts
    this.#state = 'entering'
    this.#entries += 1
    const entry = this.#entries
    const isOvertaken = () => this.#state !== 'entering' || this.#entries !== entry
    this.#wasSeenSearching = false
    this.#wasLost = false
    try {
      await lastRemoval
      if (isOvertaken()) return
      const body = {
        player_id: playerId,
        time_control: timeControlS,
        wager: wagerReais,
        // A server of the previous version refuses a field that it doesn't know.
        ...(incrementS !== 0 && { increment: incrementS }),
        ...(variant !== 'standard' && { variant }),
      }
      const call = callApi('POST /matchmaking-v2', { body })
      this.#pendingEntry = call
      const answer = await call.finally(() => (this.#pendingEntry = null))
      if (isOvertaken()) return
      if (answer.status === 'matched' && answer.game_id !== undefined) return this.#endMatched(answer.game_id)
      this.#state = 'waiting'
      onEntered()
      this.#handleStatus(this.#parts.channel.status())
    } catch (error) {
      if (isOvertaken()) return
      const gameId = blockingGameId(error)
      // A search that enters the queue again may have been paired meanwhile.
      if (gameId !== null) return this.#end({ kind: this.#entries > 1 ? 'matched' : 'inGame', gameId })
      const code = error instanceof ApiError ? error.code : null
      await this.#giveUp({ kind: 'failed', message: messageOf(error), code })
    }
  }

  #handleEvent(event: PlayerServerEvent) {
    if (event.type === 'player_status') this.#readRow(event.data)
    if (event.type === 'notice') this.#readNotice(event.data)
  }

  /** A live game takes the seat and shows in the player's row; a notice may be of a forgotten daily game. */
  #readNotice(notice: Notice) {
    const { timeControlS, incrementS, wagerReais } = this.#parts
    // A pairing may arrive before the answer to our queue entry.
    const isSearching = this.#state === 'entering' || this.#state === 'waiting'
    if (!('timeControl' in notice) || notice.timeControl !== timeControlS) return
    if ('increment' in notice && notice.increment !== incrementS) return
    if (notice.code === 'STAKE_REFUSED' && notice.wager === wagerReais && isSearching)
      return this.#handleRefusedStake(notice)
    if (!isDaily(timeControlS)) return
    if (notice.code === 'MATCH_FOUND' && isSearching) this.#endMatched(notice.gameId)
    if (notice.code === 'SEARCH_ENDED' && this.#state === 'waiting') this.#handleRemoval()
  }

  /** An opponent was found, but our stake was refused and the search ended. Entering again tells why. */
  #handleRefusedStake({ reason }: Extract<Notice, { code: 'STAKE_REFUSED' }>) {
    if (reason === 'BALANCE_TOO_LOW') this.#end({ kind: 'unpaid' })
    else void this.#enter()
  }

  #readRow(row: PlayerOnline) {
    if (this.#state === 'over') return
    if (row.status === 'in_game' && row.current_game_id !== null) return this.#endMatched(row.current_game_id)
    if (this.#state !== 'waiting') return
    if (row.status === 'searching') {
      this.#wasSeenSearching = true
      this.#wasLost = false
    } else if (!isDaily(this.#parts.timeControlS) && (this.#wasSeenSearching || this.#wasLost))
      this.#handleRemoval()
  }

  /** The server removes players it can't reach: after a lost connection we have to enter the queue again. */
  #handleRemoval() {
    if (this.#wasLost) void this.#enter()
    else this.#end({ kind: 'ended' })
  }

  #handleStatus(status: ConnectionStatus) {
    if (this.#state !== 'waiting') return
    if (status === 'Error' || status === 'Failed') this.#wasLost = true
    if (status === 'Open' && !this.#wasRowRead) void this.#checkRow()
  }

  /** Once events arrive, reads the row once for a game that began earlier. */
  async #checkRow() {
    this.#wasRowRead = true
    const { callApi, playerId } = this.#parts
    try {
      this.#readRow(await callApi('GET /players_online/:id', { params: { id: playerId } }))
    } catch (error) {
      if (this.#state !== 'waiting') return
      await this.#giveUp({ kind: 'checkFailed', message: messageOf(error) })
    }
  }

  /** Leaves the queue and ends the search, unless a game came first. */
  async #giveUp(end: SearchEnd) {
    this.#close()
    const gameId = await this.#leaveQueue()
    this.#parts.onEnd(gameId === null ? end : { kind: 'matched', gameId })
  }

  /** Leaves the queue and sets the status to online. Resolves to the game that came first, if any. */
  #leaveQueue(): Promise<string | null> {
    const { callApi, playerId, timeControlS } = this.#parts
    const entry = { params: { player_id: playerId }, query: { time_control: timeControlS }, keepalive: true }
    const body = { status: 'online', current_game_id: null } as const
    const player = { params: { id: playerId }, body, keepalive: true }
    const calls = [() => callApi('DELETE /matchmaking_queue/:player_id', entry)]
    // A daily search does not change the status, and another tab may have a live search.
    if (!isDaily(timeControlS)) calls.push(() => callApi('PATCH /players_online/:id', player))
    // Both at once, because a closing page has no time for a second call. A leftover entry expires by itself.
    const send = () => Promise.all(calls.map((call) => call().catch((error: unknown) => error)))
    // A pending call to enter the queue may arrive after these, so they are repeated once it is answered.
    const again = this.#pendingEntry?.then(send, send) ?? Promise.resolve([])
    const answers = Promise.all([send(), again])
    const gameId = answers.then(
      (replies) =>
        replies
          .flat()
          .map(blockingGameId)
          .find((id) => id !== null) ?? null,
    )
    lastRemoval = gameId
    return gameId
  }

  #endMatched(gameId: string) {
    this.#end({ kind: gameId === this.#parts.seatedIn ? 'inGame' : 'matched', gameId })
  }

  #end(end: SearchEnd) {
    this.#close()
    this.#parts.onEnd(end)
  }

  #close() {
    this.#state = 'over'
    for (const stop of this.#stopListening) stop()
    this.#stopListening = []
  }
}

function blockingGameId(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'ALREADY_IN_GAME') return null
  return typeof error.body.game_id === 'string' ? error.body.game_id : null
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
