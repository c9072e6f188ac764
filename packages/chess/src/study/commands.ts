import { parseSquare, squareName } from '../squares.ts'
import { cleanComment, sortMarks } from './annotations.ts'
import { type Annotations, COMMENT_CHARS_MAX, type Command, type Mark, type MarkBrush } from './study.ts'

/** `[%name value]` in a comment. */
const COMMAND = /\[%(\w+)\s([^\]]*)\]/
const CLOCK = /^(\d{1,4}):(\d\d):(\d\d)(\.\d{1,3})?$/
const MARK = /^([GRYB])([a-h][1-8])([a-h][1-8])?$/

const BRUSHES: Readonly<Record<string, MarkBrush>> = { G: 'green', R: 'red', Y: 'yellow', B: 'blue' }

/** Commands that mark squares (one name each) or draw arrows (two), and how many names they take. */
const MARKING = { csl: 1, cal: 2 } as const

/** The most marks that are written into one command, so that a line stays within its columns. */
const MARKS_IN_COMMAND = 10

/** What a comment says. `isCut`: it was longer than a comment may be. */
export type ReadComment = Annotations & { clockMs?: number; isCut: boolean }

/** Separates the text of a comment from its commands. */
export function readComment(comment: string): ReadComment {
  const isCut = comment.length > COMMENT_CHARS_MAX
  let text = comment.slice(0, COMMENT_CHARS_MAX)
  let clockMs: number | undefined
  const marks: Mark[] = []
  const commands: Command[] = []
  for (let found = COMMAND.exec(text); found; found = COMMAND.exec(text)) {
    const [whole, name = '', value = ''] = found
    text = text.replace(whole, () => ' ')
    const drawn = readMarks(name, value)
    const ms = name === 'clk' && clockMs === undefined ? readClock(value) : null
    if (ms !== null) clockMs = ms
    else if (drawn !== null) marks.push(...drawn)
    else commands.push({ name, value: cleanComment(value) })
  }
  const said = cleanComment(text)
  return {
    ...(said !== '' && { comments: [said] }),
    ...(marks.length > 0 && { marks: sortMarks(marks) }),
    ...(commands.length > 0 && { commands }),
    ...(clockMs !== undefined && { clockMs }),
    isCut,
  }
}

/** The time of `[%clk 0:09:58.5]` in ms; null for one in another form, which is kept as it is. */
function readClock(value: string): number | null {
  const clock = CLOCK.exec(value)
  if (!clock) return null
  const [, hours, minutes, seconds, decimals] = clock
  const wholeSeconds = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return wholeSeconds * 1000 + Math.round(Number(decimals ?? 0) * 1000)
}

/** The marks of `[%csl Ga1,Rb2]` or `[%cal Ga1b2]`; null for another command, or one in another form. */
function readMarks(name: string, value: string): Mark[] | null {
  if (!Object.hasOwn(MARKING, name)) return null
  const takes = MARKING[name as keyof typeof MARKING]
  const marks: Mark[] = []
  for (const word of value.split(/[\s,]+/).filter((some) => some !== '')) {
    const [, letter = '', from = '', to] = MARK.exec(word) ?? []
    const brush = BRUSHES[letter]
    if (brush === undefined || (to === undefined) !== (takes === 1)) return null
    marks.push({ from: parseSquare(from) as number, to: parseSquare(to ?? from) as number, brush })
  }
  return marks
}

/** The commands of a comment that say what is known about a position. */
export function makeCommands({ commands = [], marks = [] }: Annotations): string[] {
  const squares = marks.filter(({ from, to }) => from === to).map((mark) => makeMark(mark).slice(0, 3))
  const arrows = marks.filter(({ from, to }) => from !== to).map(makeMark)
  return [
    ...commands.map(({ name, value }) => `[%${name} ${value}]`),
    ...makeMarks('csl', squares),
    ...makeMarks('cal', arrows),
  ]
}

const makeMark = ({ from, to, brush }: Mark): string =>
  brush.charAt(0).toUpperCase() + squareName(from) + squareName(to)

function makeMarks(name: keyof typeof MARKING, marks: readonly string[]): string[] {
  const made: string[] = []
  for (let at = 0; at < marks.length; at += MARKS_IN_COMMAND)
    made.push(`[%${name} ${marks.slice(at, at + MARKS_IN_COMMAND).join(',')}]`)
  return made
}
