// Looks at the language of comments, titles of tests, documents and commit subjects, as CONTRIBUTING ("Prose") asks.
// Arguments are paths to look at instead of everything; `--counts` prints the figures, whatever they are.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commentsOf, genderedIn, isFragment, titlesOf, vagueIn } from './prose/findProse.mjs'

/** Commits since then keep the rule; those before it are history. */
const SUBJECTS_SINCE = '2026-11-23T12:00:00Z'
const SUBJECT_MAX_CHARS = 72
/** Of all comments: some are the plain word. */
const VAGUE_MAX = 20

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths).split('\n')
const gendered = []
const vague = []
const fragments = []
let comments = 0
for (const file of files) {
  if (/\.(?:ts|tsx|mjs|css)$/.test(file)) readSource(file)
  else if (/\.md$/.test(file) && !file.startsWith('docs/languages/'))
    readText(file, 1, readFileSync(file, 'utf8'))
}
const subjects = git('log', `--since=${SUBJECTS_SINCE}`, '--no-merges', '--format=%h %s')
  .split('\n')
  .filter((line) => line.slice(line.indexOf(' ') + 1).length > SUBJECT_MAX_CHARS)

function readSource(file) {
  const source = read(file)
  if (source === null) return
  for (const { line, text } of commentsOf(file, source)) {
    comments += 1
    readText(file, line, text)
  }
  if (!/\.test\.(?:tsx?|mjs)$/.test(file)) return
  for (const { line, text, isGroup } of titlesOf(file, source)) {
    readText(file, line, text)
    if (!isGroup && isFragment(text)) fragments.push(`${file}:${line} ${text}`)
  }
}

function readText(file, firstLine, text) {
  const lines = text.split('\n')
  const say = ({ line }) => `${file}:${firstLine + line - 1} ${lines[line - 1].trim()}`
  gendered.push(...genderedIn(text).map(say))
  if (!file.endsWith('.md')) vague.push(...vagueIn(text).map(say))
}

/** Null where a file is listed by git and gone from the folder. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

if (process.argv.includes('--counts'))
  console.log(
    `${comments} comments; gendered ${gendered.length}, vague ${vague.length}, fragments ${fragments.length}, subjects ${subjects.length}`,
  )
const wrong = [
  ['People are "they", or their role', gendered, 0],
  ['Name the role instead', vague, paths.length > 0 ? 0 : VAGUE_MAX],
  ['A title begins with its verb', fragments, 0],
  [`A commit subject has at most ${SUBJECT_MAX_CHARS} characters`, subjects, 0],
].filter(([, found, most]) => found.length > most)
for (const [rule, found] of wrong) console.error(`${rule} (${found.length}):\n  ${found.join('\n  ')}`)
if (wrong.length > 0) process.exit(1)
