import { type ArgumentValues, type RecordKind, recordKindOf, type Verb, type VerbArgument } from './verb.ts'

const WHO_AND_WHY: readonly VerbArgument[] = [
  { name: 'who', says: 'the operator who does it' },
  { name: 'why', says: 'the reason' },
]

/** Further arguments of every verb, by what it records. */
const COMMON_ARGUMENTS: Readonly<Record<RecordKind, readonly VerbArgument[]>> = {
  act: [...WHO_AND_WHY, { name: 'act', says: 'the id of an act to retry', optional: true }],
  reading: WHO_AND_WHY,
  none: [],
}

/** A further argument of verbs that may need two operators. */
const CONFIRMS: VerbArgument = {
  name: 'confirms',
  says: 'the act of another operator that waits for this one; without it, any that is the same',
  optional: true,
}

type VerbSignature = Pick<Verb, 'says' | 'takes' | 'changes'> & { impersonal?: true; needsSecond?: unknown }

export function argumentsOf(verb: VerbSignature): readonly VerbArgument[] {
  const common = COMMON_ARGUMENTS[recordKindOf(verb)]
  return [...verb.takes, ...(verb.needsSecond ? [CONFIRMS] : []), ...common]
}

/** Reads `VERB --name value …`. Names whatever is missing, unknown or given twice. */
export function readArguments<V extends VerbSignature>(
  args: readonly string[],
  verbs: Readonly<Record<string, V>>,
): { ok: true; name: string; verb: V; given: ArgumentValues } | { ok: false; problem: string } {
  const [name = '', ...rest] = args
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) return { ok: false, problem: name === '' ? 'Which verb?' : `There is no verb "${name}".` }
  const pairs: [string, string][] = []
  for (let index = 0; index < rest.length; index += 2) {
    if (!rest[index]?.startsWith('--'))
      return { ok: false, problem: `${name} does not take "${rest[index]}".` }
    pairs.push([rest[index]?.slice(2) ?? '', rest[index + 1] ?? ''])
  }
  const checked = checkArguments(name, verb, pairs)
  return checked.ok ? { ...checked, name, verb } : checked
}

/** Checks the arguments of a verb. Names whatever is missing, unknown or given twice. */
export function checkArguments(
  name: string,
  verb: VerbSignature,
  pairs: readonly (readonly [option: string, value: string])[],
): { ok: true; given: ArgumentValues } | { ok: false; problem: string } {
  const accepted = argumentsOf(verb)
  const given: Record<string, string> = {}
  for (const [option, text] of pairs) {
    const value = text.trim()
    if (!accepted.some((one) => one.name === option))
      return { ok: false, problem: `${name} does not take "--${option}".` }
    if (Object.hasOwn(given, option)) return { ok: false, problem: `--${option} is given twice.` }
    if (value === '' || value.startsWith('--')) return { ok: false, problem: `--${option} has no value.` }
    // Wherever the value is shown, a line break could look like one of our own lines.
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value))
      return { ok: false, problem: `--${option} contains a control character.` }
    given[option] = value
  }
  const missing = accepted.filter((one) => !one.optional && !(one.name in given))
  if (missing.length > 0)
    return { ok: false, problem: `${name} also needs ${missing.map((one) => `--${one.name}`).join(', ')}.` }
  return { ok: true, given }
}

/** The help text: the verbs and what each takes. */
export function describeVerbs(verbs: Readonly<Record<string, VerbSignature>>): string[] {
  return Object.entries(verbs).flatMap(([name, verb]) => [
    `  ${name}`,
    `      ${verb.says}`,
    ...argumentsOf(verb).map((one) => `      --${one.name}${one.optional ? ' (optional)' : ''}: ${one.says}`),
  ])
}
