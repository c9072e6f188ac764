/**
 * The texts of an app in its first language, by namespace: each app declares its own, and its keys are checked against
 * them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TextResources {}

export type Namespace = keyof TextResources & string
/** The namespace of the texts that every screen uses. */
export type Common = Extract<Namespace, 'common'>
/** The namespaces of a translation: keys without a namespace are those of the first. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]]

/** A text with a count has a form for each plural of its language: `games_one`, `games_other`. */
type WithoutForm<Name extends string> = Name extends
  | `${infer Base}_zero`
  | `${infer Base}_one`
  | `${infer Base}_two`
  | `${infer Base}_few`
  | `${infer Base}_many`
  | `${infer Base}_other`
  ? Base
  : Name

type KeysIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? WithoutForm<Name>
    : Tree[Name] extends readonly unknown[]
      ? never
      : `${Name}.${KeysIn<Tree[Name]>}`
}[keyof Tree & string]

type First<Names extends Namespaces> = Names extends readonly [infer One extends Namespace, ...unknown[]]
  ? One
  : Names extends Namespace
    ? Names
    : never
type Each<Names extends Namespaces> = Names extends readonly (infer One extends Namespace)[]
  ? One
  : Names extends Namespace
    ? Names
    : never
type Prefixed<Name extends Namespace> = { [One in Name]: `${One}:${KeysIn<TextResources[One]>}` }[Name]

/** `title` or `players.title` of the first namespace, or `game:title` of any of them. */
export type TextKey<Names extends Namespaces> = KeysIn<TextResources[First<Names>]> | Prefixed<Each<Names>>

/** The values for a text's `{{name}}`. `count`, a number, chooses the plural. */
export type TextParams = Readonly<Record<string, unknown>>

export type Translate<Names extends Namespaces> = (key: TextKey<Names>, params?: TextParams) => string
