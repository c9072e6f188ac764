import { randomUUID } from 'node:crypto'
import { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, type BusEvent, openLocalBus } from './bus.ts'
import { channelOf, channelOfSubject, SHARED } from './channels.ts'
import { makeFollowedChannels } from './followedChannels.ts'

/** The most messages in flight to Redis; more are not sent to other servers. */
const IN_FLIGHT_MAX = 20_000
/** The longest wait between two attempts to reach Redis, in ms. */
const RETRY_MAX_MS = 2000
/** Redis is of no use when a command takes longer than this, in ms. */
const COMMAND_MAX_MS = 250

/** `event` missing: the server `by` has subscribed to the channel. */
type Message = { by: string; event?: BusEvent }

export type RedisBus = Bus & {
  /** Whether other servers can be reached right now. */
  isConnected(): boolean
  /** The publishing connection, for other data that servers share. */
  redis: Redis | Cluster
  close(): Promise<void>
}

/**
 * Messages between servers by Redis or Valkey: sharded publish/subscribe, with a channel for each game and
 * user, to which the servers with sockets for it subscribe. `url`: one address, or those of a cluster
 * separated by commas. While Redis is away nothing waits and nothing fails: messages stay within each server,
 * and polls of the database find what is newer within two seconds.
 */
export function openRedisBus({
  url,
  log,
  commandMaxMs = COMMAND_MAX_MS,
}: {
  url: string
  log: Logger
  /** Tests on a busy machine wait longer for an answer. */
  commandMaxMs?: number | undefined
}): RedisBus {
  const serverId = randomUUID()
  const local = openLocalBus({
    onError: (error) => log.error({ err: error }, 'a listener of the bus failed'),
  })
  const { publisher, subscriber } = connect(url, commandMaxMs)
  const followed = makeFollowedChannels({ monotonicMs: () => performance.now() })
  let inFlight = 0
  let isLogged = false

  for (const client of new Set([publisher, subscriber])) {
    client.on('error', (error: unknown) => {
      if (!isLogged) log.warn({ err: error }, 'Redis is unreachable; no messages between servers')
      isLogged = true
    })
  }
  subscriber.on('ready', () => {
    if (isLogged) log.info('messages between servers are delivered again')
    isLogged = false
    for (const channel of SHARED) subscribeTo(channel)
    for (const channel of followed.all()) subscribeTo(channel).then(() => announce(channel))
  })
  subscriber.on('smessage', (channel: unknown, text: unknown) => receive(String(channel), String(text)))

  const isReady = (client: Redis | Cluster) => client.status === 'ready'

  async function subscribeTo(channel: string): Promise<void> {
    if (isReady(subscriber)) await subscriber.ssubscribe(channel).catch(() => {})
  }

  /** Tells the other servers on a channel that this one has come to it. */
  function announce(channel: string): void {
    spublish(channel, { by: serverId })
  }

  function receive(channel: string, text: string): void {
    try {
      const { by, event } = JSON.parse(text) as Message
      if (by === serverId) return
      if (event) local.deliver(event, 'elsewhere')
      else followed.onArrival(channel)
    } catch (error) {
      log.warn({ err: error }, 'could not parse a message from another server')
    }
  }

  function send(event: BusEvent): void {
    const channel = channelOf(event)
    if (!followed.isAlone(channel)) spublish(channel, { by: serverId, event })
  }

  function spublish(channel: string, message: Message): void {
    if (!isReady(publisher) || inFlight >= IN_FLIGHT_MAX) return
    inFlight++
    const onReceivers = followed.beginSending(channel)
    publisher.spublish(channel, JSON.stringify(message)).then(
      (receivers) => {
        inFlight--
        onReceivers(Number(receivers))
      },
      () => {
        inFlight--
      },
    )
  }

  return {
    subscribe: local.subscribe,
    publishLocally: local.publishLocally,
    publish(event) {
      local.publish(event)
      send(event)
    },
    follow(subject) {
      const channel = channelOfSubject(subject)
      if (followed.add(channel)) void subscribeTo(channel).then(() => announce(channel))
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        if (followed.remove(channel) && isReady(subscriber)) subscriber.sunsubscribe(channel).catch(() => {})
      }
    },
    redis: publisher,
    isConnected: () => isReady(publisher) && isReady(subscriber),
    async close() {
      for (const client of new Set([publisher, subscriber])) client.disconnect()
    },
  }
}

/**
 * Nothing queues up while Redis is away. A subscribing client cannot send other commands; a cluster's client
 * does both.
 */
function connect(
  url: string,
  commandMaxMs: number,
): { publisher: Redis | Cluster; subscriber: Redis | Cluster } {
  const retry = (tries: number) => Math.min(RETRY_MAX_MS, 100 * 2 ** Math.min(tries, 5))
  const common = { enableOfflineQueue: false, enableAutoPipelining: true }
  const nodes = url.split(',').map((node) => node.trim())
  if (nodes.length > 1) {
    const { username, password, protocol } = new URL(nodes[0] ?? '')
    const cluster = new Cluster(nodes, {
      ...common,
      shardedSubscribers: true,
      clusterRetryStrategy: retry,
      redisOptions: {
        commandTimeout: commandMaxMs,
        ...(username !== '' && { username: decodeURIComponent(username) }),
        ...(password !== '' && { password: decodeURIComponent(password) }),
        ...(protocol === 'rediss:' && { tls: {} }),
      },
    })
    return { publisher: cluster, subscriber: cluster }
  }
  const options = { ...common, retryStrategy: retry, maxRetriesPerRequest: 0, autoResubscribe: false }
  const publisher = new Redis(url, { ...options, commandTimeout: commandMaxMs })
  return { publisher, subscriber: new Redis(url, { ...options, enableAutoPipelining: false }) }
}
