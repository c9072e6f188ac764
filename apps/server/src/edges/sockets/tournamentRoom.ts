import type {
  Sockets,
  TournamentEvent,
  TournamentProgress,
  TournamentServerEvent,
  VisibleSlots,
} from '@lance/contract'
import type { OpenConnection } from './endpoint.ts'
import { makeTextFrame } from './makeFrame.ts'

/** Up to this many sockets of one tournament on one server get every event. */
export const SEND_ALL_MAX = 64

/** Viewers of part of a round get its matches in blocks of this many slots. */
const BLOCK_SLOTS = 64

/** The most events of one block between two standings; further changes show only in the standing. */
const BLOCK_EVENTS_MAX = 16

/** Clients that read again after a change spread their reads over this long for each socket in the room. */
const SPREAD_MS_PER_SOCKET = 3
const SPREAD_MIN_MS = 300

export type TournamentConnection = OpenConnection<Sockets['tournament']>
type Member = { connection: TournamentConnection; visible: VisibleSlots | null }
type MatchEvent = Extract<TournamentEvent, { data: { slot: number } }>

/** The sockets on this server that look at one tournament. */
export type TournamentRoom = ReturnType<typeof openTournamentRoom>

/** Opens a room whose sockets start with `standing`. */
export function openTournamentRoom(standing: TournamentProgress) {
  const members = new Set<Member>()
  const byUser = new Map<string, Set<Member>>()
  const membersByBlock = new Map<string, Set<Member>>()
  const sentPerBlock = new Map<string, number>()
  let sentStanding = standing
  let isStale = false

  function maySendToBlock(key: string): boolean {
    const before = sentPerBlock.get(key) ?? 0
    sentPerBlock.set(key, before + 1)
    return before < BLOCK_EVENTS_MAX
  }

  function recipientsOf(event: MatchEvent): Iterable<Member> {
    if (members.size <= SEND_ALL_MAX) return members
    isStale = true
    const { round, slot, player1Id, player2Id } = event.data
    const recipients = new Set([...(byUser.get(player1Id) ?? []), ...(byUser.get(player2Id) ?? [])])
    const key = blockKey(round, slot)
    const blockMembers = membersByBlock.get(key)
    if (blockMembers && maySendToBlock(key))
      for (const one of blockMembers) if (sees(one.visible, slot)) recipients.add(one)
    return recipients
  }

  function send(recipients: Iterable<Member>, frame: Buffer): void {
    for (const { connection } of recipients) connection.sendFrame(frame)
  }

  return {
    standing: () => sentStanding,
    isEmpty: () => members.size === 0,
    connections: () => Array.from(members, ({ connection }) => connection),
    /** Sends an event to the sockets of one user. */
    sendTo(userId: string, event: TournamentServerEvent): void {
      const theirs = byUser.get(userId)
      if (theirs) send(theirs, frameOf(event))
    },
    /** Whether something happened that was not sent to every socket. */
    isStale: () => isStale,
    enter(connection: TournamentConnection): Member {
      const member: Member = { connection, visible: null }
      members.add(member)
      if (connection.userId !== null) addTo(byUser, connection.userId, member)
      return member
    },
    leave(member: Member): void {
      members.delete(member)
      if (member.connection.userId !== null) removeFrom(byUser, member.connection.userId, member)
      for (const key of keysOf(member.visible)) removeFrom(membersByBlock, key, member)
    },
    setVisible(member: Member, visible: VisibleSlots): void {
      for (const key of keysOf(member.visible)) removeFrom(membersByBlock, key, member)
      member.visible = visible
      for (const key of keysOf(visible)) addTo(membersByBlock, key, member)
    },
    /** Sends an event to the sockets it concerns, each event as one frame made once. */
    publish(event: TournamentEvent): void {
      if (isMatchEvent(event)) {
        const recipients = [...recipientsOf(event)]
        if (recipients.length > 0) send(recipients, frameOf(event))
      } else if (event.type === 'participant_joined' || event.type === 'participant_left') {
        if (members.size <= SEND_ALL_MAX) send(members, frameOf(event))
        else isStale = true
      } else send(members, framesOf(event))
    },
    /** Sends the current standing, if it differs from the last one sent. */
    publishStanding(now: TournamentProgress): void {
      isStale = false
      sentPerBlock.clear()
      if (isSame(sentStanding, now)) return
      sentStanding = now
      const spreadMs = Math.round(Math.max(SPREAD_MIN_MS, members.size * SPREAD_MS_PER_SOCKET))
      send(members, frameOf({ type: 'tournament_changed', data: { ...now, spreadMs } }))
    },
  }
}

const frameOf = (event: TournamentServerEvent) => makeTextFrame(JSON.stringify(event))

/** A change of status is sent under both of its names: two frames in one write. */
function framesOf(event: TournamentEvent): Buffer {
  if (event.type !== 'TOURNAMENT_STATUS_CHANGED') return frameOf(event)
  return Buffer.concat([frameOf(event), frameOf({ type: 'tournament_started', data: event.data })])
}

function isMatchEvent(event: TournamentEvent): event is MatchEvent {
  return 'slot' in event.data
}

const blockKey = (round: number, slot: number) => `${round} ${Math.floor(slot / BLOCK_SLOTS)}`

function keysOf(visible: VisibleSlots | null): string[] {
  if (!visible) return []
  const { round, offset, limit } = visible
  const keys: string[] = []
  for (let slot = offset - (offset % BLOCK_SLOTS); slot < offset + limit; slot += BLOCK_SLOTS)
    keys.push(blockKey(round, slot))
  return keys
}

function sees(visible: VisibleSlots | null, slot: number): boolean {
  return visible !== null && slot >= visible.offset && slot < visible.offset + visible.limit
}

function isSame(one: TournamentProgress, other: TournamentProgress): boolean {
  return (Object.keys(one) as (keyof TournamentProgress)[]).every((key) => one[key] === other[key])
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
