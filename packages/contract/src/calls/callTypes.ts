import type { z } from 'zod'
import type { CALLS } from './allCalls.ts'
import type { CallDefinition } from './defineCall.ts'

type Areas = typeof CALLS
type Definition = { [Area in keyof Areas]: Areas[Area][keyof Areas[Area]] }[keyof Areas]
type Calls = { [Call in Definition as `${Call['method']} ${Call['path']}`]: Call }

/** A call by its method and path, such as `PUT /users/:id`. */
export type CallKey = keyof Calls
export type CallOf<Key extends CallKey> = Calls[Key]

type Given<
  Call extends CallDefinition,
  Part extends 'params' | 'query' | 'body',
> = Call[Part] extends z.ZodType ? z.input<Call[Part]> : undefined
/** A part that the call has, optional where `undefined` will do. */
type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { [Part in Name]?: undefined }
  : undefined extends Value
    ? { [Part in Name]?: Value }
    : object extends Value
      ? { [Part in Name]?: Value }
      : { [Part in Name]: Value }

/** What a caller passes to a call: path parameters, query and body. */
export type CallInput<Key extends CallKey> = Field<'params', Given<CallOf<Key>, 'params'>> &
  Field<'query', Given<CallOf<Key>, 'query'>> &
  Field<'body', Given<CallOf<Key>, 'body'>>

/** What a call answers when it succeeds; undefined for no content. */
export type CallAnswer<Key extends CallKey> = AnswerOf<CallOf<Key>>

type Output<Schema> = Schema extends z.ZodType<infer Value> ? (Value extends null ? undefined : Value) : never

export type AnswerOf<Call extends CallDefinition> = Output<Call['responses'][keyof Call['responses']]>
