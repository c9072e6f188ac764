import type { SuspicionAnswer } from './answers.ts'

/** What evidence rests on: the first five of a player, the others of pairs and rings. */
const OF_PLAYER = ['moves', 'times', 'away', 'change', 'complaints'] as const
const OF_DEALINGS = ['results', 'losses', 'play', 'instrument', 'timing', 'isolation'] as const
const SIGNS = [...OF_PLAYER, ...OF_DEALINGS] as const
export type Sign = (typeof SIGNS)[number]

/** What a look found. Numbers that the figures lack are null. */
export type LookEvidence = {
  nats: number
  falseAlarmRate: number
  isExtrapolated: boolean
  moves: number | null
  games: number | null
}

export type Evidence = LookEvidence & {
  signs: readonly { kind: Sign; nats: number }[]
  /** The level that the moves show, as a rating, the one that the rating lets expect, and the share of helped moves. */
  skill: { expected: number; estimated: number; deviation: number; helpedShare: number } | null
  complaints: number | null
  /** The first and, if there was one, the second look. */
  looks: readonly LookEvidence[]
}

type Figures = SuspicionAnswer['figures']

const numberAt = (figures: Figures, name: string): number | null => {
  const value = figures[name]
  return typeof value === 'number' ? value : null
}

const recordAt = (value: unknown): Figures | null =>
  typeof value === 'object' && value !== null ? (value as Figures) : null

const listAt = (value: unknown): Figures[] =>
  Array.isArray(value) ? value.map(recordAt).filter((one) => one !== null) : []

function readLook(figures: Figures): LookEvidence | null {
  const [nats, falseAlarmRate] = [numberAt(figures, 'nats'), numberAt(figures, 'falseAlarmRate')]
  if (nats === null || falseAlarmRate === null) return null
  const [moves, games] = [numberAt(figures, 'movesCounted'), numberAt(figures, 'games')]
  return { nats, falseAlarmRate, isExtrapolated: figures.isExtrapolated === true, moves, games }
}

function readSkill(figures: Figures | null): Evidence['skill'] {
  if (!figures) return null
  const [expected, estimated] = [numberAt(figures, 'expected'), numberAt(figures, 'estimated')]
  const [deviation, helpedShare] = [numberAt(figures, 'deviation'), numberAt(figures, 'helpedShare')]
  if (expected === null || estimated === null || deviation === null || helpedShare === null) return null
  return { expected, estimated, deviation, helpedShare }
}

/** The evidence of a suspicion, from its figures; null for one that was raised by other figures. */
export function readEvidence(figures: Figures): Evidence | null {
  const look = readLook(figures)
  if (!look) return null
  const signs = listAt(figures.signs).flatMap((one) => {
    const [kind, nats] = [SIGNS.find((sign) => sign === one.kind), numberAt(one, 'nats')]
    return kind === undefined || nats === null ? [] : [{ kind, nats }]
  })
  return {
    ...look,
    signs,
    skill: readSkill(recordAt(figures.skill)),
    complaints: numberAt(figures, 'complaints'),
    looks: listAt(figures.looks).flatMap((one) => readLook(one) ?? []),
  }
}
