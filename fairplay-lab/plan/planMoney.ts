import type { LabAccount, Part } from '../format.ts'
import type { Arrangement } from '../play/gameOrder.ts'
import type { LabPlayer } from '../players/labPlayer.ts'
import { openRandom, pickOne, type Random, seedFrom } from '../seededRandom.ts'
import { DEALINGS, type Dealing } from './dealings.ts'
import { drawGroup, type Group } from './drawGroup.ts'
import { BEGIN_MS, DAY_MS, drawStart, drawTerms, HOUR_MS, habitHour, type Terms } from './drawTerms.ts'
import type { PlannedGame } from './planHonest.ts'

/** Games of each member against others, and between two friends. */
const OUTSIDE_GAMES = 4
const FRIENDS_GAMES = 14
const HOUSEHOLD_GAMES = 5
/** A group of each kind comes with every second wave. */
const WAVES_OF_GROUP = 2
/** A ring moves money within so many days. */
const SPAN_DAYS = 6

/** Plans the groups of every kind of dealings with all their games. */
export function planMoney(
  honest: readonly LabPlayer[],
  { part, groups, seed }: { part: Part; groups: number; seed: number },
): { games: PlannedGame[]; accounts: LabAccount[] } {
  const drawn = DEALINGS.flatMap((dealing) =>
    Array.from({ length: groups }, (_, index) => ({
      index,
      group: drawGroup({ dealing, part, index, seed }),
    })),
  )
  return {
    games: drawn.flatMap(({ group, index }) =>
      planGroup(group, { honest, wave: WAVES_OF_GROUP * index, seed }),
    ),
    accounts: drawn.flatMap(({ group }) => group.accounts),
  }
}

type Context = { honest: readonly LabPlayer[]; wave: number; seed: number }
/** A game of a group before its terms: `staked` null leaves the stake to chance. */
type Meeting = {
  one: LabPlayer
  other: LabPlayer
  arrangement: ((oneIsWhite: boolean, random: Random) => Arrangement) | null
  isStaked: boolean | null
  tournament: string | null
  /** Null: by the habit of one of the players. */
  startedAtMs: number | null
}

function planGroup(group: Group, context: Context): PlannedGame[] {
  const { id } = group
  const beginMs = BEGIN_MS + Math.floor(openRandom('begin', id)() * 24 * DAY_MS)
  const meetings = [...meetingsOf(group, context.honest), ...outsideOf(group, context.honest)]
  const indexes = new Map<string, number>()
  return meetings.map((meeting, number) => {
    const random = openRandom('money game', context.seed, id, number)
    const oneIsWhite = random() < 0.5
    const [white, black] = oneIsWhite ? [meeting.one, meeting.other] : [meeting.other, meeting.one]
    const terms = drawTerms(random)
    const next = ({ name }: LabPlayer) => {
      const index = indexes.get(name) ?? 0
      indexes.set(name, index + 1)
      return index
    }
    return {
      id: `${id}-g${number}`,
      part: white.part,
      ...terms,
      stakeCents: drawStake(meeting, terms, random),
      startedAtMs:
        meeting.startedAtMs ??
        (meeting.arrangement
          ? beginMs + Math.floor(random() * SPAN_DAYS * DAY_MS)
          : drawStart(habitHour(meeting.other.seed), random)),
      tournament: meeting.tournament,
      white,
      black,
      whiteIndex: next(white),
      blackIndex: next(black),
      arrangement: meeting.arrangement?.(oneIsWhite, random) ?? null,
      seed: seedFrom('money', context.seed, id, number),
      wave: context.wave,
    }
  })
}

const MOVED_CENTS = [1000, 2000, 5000]

function drawStake({ isStaked }: Meeting, { stakeCents }: Terms, random: Random): number {
  if (isStaked === null) return stakeCents
  return isStaked ? pickOne(MOVED_CENTS, random) : 0
}

/** `one` loses. */
const losing =
  (kind: 'quick loss' | 'slow loss') =>
  (oneIsWhite: boolean, random: Random): Arrangement => ({
    kind,
    loser: oneIsWhite ? 'white' : 'black',
    ply: kind === 'quick loss' ? 4 + Math.floor(random() * 14) : 24 + Math.floor(random() * 30),
  })
const drawing = (_: boolean, random: Random): Arrangement => ({
  kind: 'draw',
  loser: null,
  ply: 10 + Math.floor(random() * 30),
})

function meetingsOf({ id, dealing, members }: Group, honest: readonly LabPlayer[]): Meeting[] {
  const [collector, ...others] = members
  if (!collector) return []
  const random = openRandom('meetings', id)
  const lose = (loser: LabPlayer, kind: 'quick loss' | 'slow loss'): Meeting => ({
    one: loser,
    other: collector,
    arrangement: losing(kind),
    isStaked: true,
    tournament: null,
    startedAtMs: null,
  })
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at))
  const meet: Record<Dealing, () => Meeting[]> = {
    'quick losses': () => others.flatMap((loser) => times(6, () => lose(loser, 'quick loss'))),
    'slow losses': () => others.flatMap((loser) => times(7, () => lose(loser, 'slow loss'))),
    ring: () =>
      others.flatMap((loser) => times(3, () => lose(loser, random() < 0.35 ? 'quick loss' : 'slow loss'))),
    'many accounts': () => others.flatMap((loser) => times(2, () => lose(loser, 'slow loss'))),
    'arranged draws': () =>
      others.flatMap((other) => times(7, () => ({ ...lose(other, 'slow loss'), arrangement: drawing }))),
    'chip passing': () => times(3, (number) => planTournament(`${id}-t${number}`, members, honest)).flat(),
    friends: () => others.flatMap((other) => times(FRIENDS_GAMES, () => openMeeting(other, collector))),
    household: () => others.flatMap((other) => times(HOUSEHOLD_GAMES, () => openMeeting(other, collector))),
  }
  return meet[dealing]()
}

const openMeeting = (one: LabPlayer, other: LabPlayer): Meeting => ({
  one,
  other,
  arrangement: null,
  isStaked: null,
  tournament: null,
  startedAtMs: null,
})

/** A knock-out of four: two of the ring meet in it, and the collector, who got through, plays an honest player. */
function planTournament(
  tournament: string,
  [collector, ...others]: readonly LabPlayer[],
  honest: readonly LabPlayer[],
): Meeting[] {
  if (!collector) return []
  const random = openRandom('tournament', tournament)
  const loser = pickOne(others, random)
  const [one, other] = [pickOne(honest, random), pickOne(honest, random)]
  const kind = random() < 0.4 ? 'quick loss' : 'slow loss'
  const through = { ...openMeeting(one, collector), isStaked: false, tournament }
  const passed: Meeting = {
    one: loser,
    other: collector,
    arrangement: losing(kind),
    isStaked: false,
    tournament,
    startedAtMs: null,
  }
  return one.name === other.name
    ? [passed, through]
    : [passed, { ...openMeeting(one, other), isStaked: false, tournament }, through]
}

/** One person plays with all their accounts in one evening, one after the other. */
const GAMES_OF_EVENING = 2
const GAME_MS = 25 * 60_000

function startOfEvening(id: string, { account, game }: { account: number; game: number }): number {
  const evening = Math.floor(game / GAMES_OF_EVENING)
  const day = Math.floor(openRandom('evening', id, evening)() * 24)
  const slot = account * GAMES_OF_EVENING + (game % GAMES_OF_EVENING)
  return Math.round(BEGIN_MS + day * DAY_MS + habitHour(id) * HOUR_MS + slot * GAME_MS)
}

function outsideOf({ id, dealing, members }: Group, honest: readonly LabPlayer[]): Meeting[] {
  return members.flatMap((member, account) => {
    const random = openRandom('outside', id, member.name)
    const near = honest.filter(({ rating }) => Math.abs(rating - member.rating) <= 250)
    const from = near.length > 0 ? near : honest
    return Array.from({ length: OUTSIDE_GAMES }, (_, game) => ({
      ...openMeeting(pickOne(from, random), member),
      startedAtMs: dealing === 'many accounts' ? startOfEvening(id, { account, game }) : null,
    }))
  })
}
