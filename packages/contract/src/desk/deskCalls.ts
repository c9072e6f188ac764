import type { z } from 'zod'
import { actCalls } from './acts.ts'
import type { DeskCall } from './defineDeskCall.ts'
import { fairPlayDeskCalls } from './fairPlayDesk.ts'
import { logDeskCalls } from './logDesk.ts'
import { paymentDeskCalls } from './paymentDesk.ts'
import { peopleDeskCalls } from './peopleDesk.ts'
import { signInCalls } from './signIn.ts'
import { storeDeskCalls } from './storeDesk.ts'
import { todayDeskCalls } from './todayDesk.ts'
import { tournamentDeskCalls } from './tournamentDesk.ts'
import { withdrawalDeskCalls } from './withdrawalDesk.ts'

/** Every call of the desk, by area. */
export const DESK_CALLS = {
  act: actCalls,
  fairPlay: fairPlayDeskCalls,
  log: logDeskCalls,
  payment: paymentDeskCalls,
  people: peopleDeskCalls,
  signIn: signInCalls,
  store: storeDeskCalls,
  today: todayDeskCalls,
  tournament: tournamentDeskCalls,
  withdrawal: withdrawalDeskCalls,
}

/** The definitions of all calls of the desk, in a list. */
export const allDeskCalls = (): DeskCall[] => Object.values(DESK_CALLS).flatMap((area) => Object.values(area))

type Areas = typeof DESK_CALLS
type AnyDeskCall = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas]
type CallsByKey = { [Call in AnyDeskCall as `${Call['method']} ${Call['path']}`]: Call }

/** What names a call of the desk: its method and path, such as `GET /desk/api/session`. */
export type DeskCallKey = keyof CallsByKey

type Given<Call, Part extends 'params' | 'query' | 'body'> =
  Call extends Record<Part, infer Schema>
    ? Schema extends z.ZodType
      ? { [Name in Part]: z.input<Schema> }
      : unknown
    : unknown

/** What the page gives with a call. */
export type DeskCallInput<Key extends DeskCallKey> = Key extends DeskCallKey
  ? Given<CallsByKey[Key], 'params'> & Given<CallsByKey[Key], 'query'> & Given<CallsByKey[Key], 'body'>
  : never

/** What a call answers. */
export type DeskCallAnswer<Key extends DeskCallKey> = Key extends DeskCallKey
  ? CallsByKey[Key]['answer'] extends infer Schema
    ? Schema extends z.ZodType
      ? z.output<Schema>
      : never
    : never
  : never
