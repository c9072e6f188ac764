import type { TournamentEvent, TournamentServerEvent, TournamentStanding } from '@lance/contract'
import type { OpenConnection } from './endpoint.ts'
import { makeTextFrame } from './textFrame.ts'

/** Up to this many sockets of one tournament on one server get every event. */
export const TOLD_ALL_MAX = 64

/** Viewers of part of a round get its matches in blocks of this many slots. */
const BLOCK_SLOTS = 64

/** The most events of one block between two standings; further changes show only in the standing. */
const BLOCK_EVENTS_MAX = 16

/** Clients that read again after a change spread their reads over this long for each socket in the room. */
const SPREAD_MS_PER_SOCKET = 3
const SPREAD_MIN_MS = 300

export type Look = { round: number; offset: number; limit: number }

type Member = { connection: OpenConnection; look: Look | null }
type MatchEvent = Extract<TournamentEvent, { data: { slot: number } }>

/** The sockets on this server that look at one tournament. */
export type TournamentRoom = ReturnType<typeof openTournamentRoom>

/** Opens a room whose sockets start with `standing`. */
export function openTournamentRoom(standing: TournamentStanding) {
  const members = new Set<Member>()
  const byUser = new Map<string, Set<Member>>()
  const lookers = new Map<string, Set<Member>>()
  const toldOfBlock = new Map<string, number>()
  let told = standing
  let isStale = false

  function mayTellBlock(key: string): boolean {
    const before = toldOfBlock.get(key) ?? 0
    toldOfBlock.set(key, before + 1)
    return before < BLOCK_EVENTS_MAX
  }

  function hearersOf(event: MatchEvent): Iterable<Member> {
    if (members.size <= TOLD_ALL_MAX) return members
    isStale = true
    const { round, slot, player1Id, player2Id } = event.data
    const hearers = new Set([...(byUser.get(player1Id) ?? []), ...(byUser.get(player2Id) ?? [])])
    const key = blockKey(round, slot)
    const looking = lookers.get(key)
    if (looking && mayTellBlock(key)) for (const one of looking) if (sees(one.look, slot)) hearers.add(one)
    return hearers
  }

  function tell(hearers: Iterable<Member>, frame: Buffer): void {
    for (const { connection } of hearers) connection.sendFrame(frame)
  }

  return {
    standing: () => told,
    isEmpty: () => members.size === 0,
    /** Whether something happened that was not sent to every socket. */
    isStale: () => isStale,
    enter(connection: OpenConnection): Member {
      const member: Member = { connection, look: null }
      members.add(member)
      if (connection.userId !== null) addTo(byUser, connection.userId, member)
      return member
    },
    leave(member: Member): void {
      members.delete(member)
      if (member.connection.userId !== null) removeFrom(byUser, member.connection.userId, member)
      for (const key of keysOf(member.look)) removeFrom(lookers, key, member)
    },
    look(member: Member, look: Look): void {
      for (const key of keysOf(member.look)) removeFrom(lookers, key, member)
      member.look = look
      for (const key of keysOf(look)) addTo(lookers, key, member)
    },
    /** Sends an event to the sockets it concerns, each event as one frame made once. */
    tell(event: TournamentEvent): void {
      if (isOfMatch(event)) {
        const hearers = [...hearersOf(event)]
        if (hearers.length > 0) tell(hearers, frameOf(event))
      } else if (event.type === 'participant_joined' || event.type === 'participant_left') {
        if (members.size <= TOLD_ALL_MAX) tell(members, frameOf(event))
        else isStale = true
      } else tell(members, framesOf(event))
    },
    /** Sends the current standing, if it differs from the last one sent. */
    tellStanding(now: TournamentStanding): void {
      isStale = false
      toldOfBlock.clear()
      if (isSame(told, now)) return
      told = now
      const spreadMs = Math.round(Math.max(SPREAD_MIN_MS, members.size * SPREAD_MS_PER_SOCKET))
      tell(members, frameOf({ type: 'tournament_changed', data: { ...now, spreadMs } }))
    },
  }
}

const frameOf = (event: TournamentServerEvent) => makeTextFrame(JSON.stringify(event))

/** A change of status is sent under both of its names: two frames in one write. */
function framesOf(event: TournamentEvent): Buffer {
  if (event.type !== 'TOURNAMENT_STATUS_CHANGED') return frameOf(event)
  return Buffer.concat([frameOf(event), frameOf({ type: 'tournament_started', data: event.data })])
}

function isOfMatch(event: TournamentEvent): event is MatchEvent {
  return 'slot' in event.data
}

const blockKey = (round: number, slot: number) => `${round} ${Math.floor(slot / BLOCK_SLOTS)}`

function keysOf(look: Look | null): string[] {
  if (!look) return []
  const { round, offset, limit } = look
  const keys: string[] = []
  for (let slot = offset - (offset % BLOCK_SLOTS); slot < offset + limit; slot += BLOCK_SLOTS)
    keys.push(blockKey(round, slot))
  return keys
}

function sees(look: Look | null, slot: number): boolean {
  return look !== null && slot >= look.offset && slot < look.offset + look.limit
}

function isSame(one: TournamentStanding, other: TournamentStanding): boolean {
  return (Object.keys(one) as (keyof TournamentStanding)[]).every((key) => one[key] === other[key])
}

function addTo(groups: Map<string, Set<Member>>, key: string, member: Member): void {
  const group = groups.get(key) ?? new Set<Member>()
  groups.set(key, group.add(member))
}

function removeFrom(groups: Map<string, Set<Member>>, key: string, member: Member): void {
  const group = groups.get(key)
  group?.delete(member)
  if (group?.size === 0) groups.delete(key)
}
