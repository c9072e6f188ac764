import ts from 'typescript'

/** Words that begin a fragment ("of no game is 404") where the title of a test should begin with its verb. */
const FRAGMENT_STARTS = new Set(
  `a about after against all an and another any as at because before between beyond both but by during each either
  every for from he how however if in into it its neither no nobody none nor nothing of on once one only or out over
  she since so some somebody than that the their then there these they this those through to towards under until up
  what when where which while who whoever whom whose with without
  asked brought cancelled changed done found given kept left made opened paid received refused said seen sent shown
  stored taken told undone withdrawn`.split(/\s+/),
)
const GENDERED = /\b(?:he|him|his|himself|she|her|hers|herself)\b(?!\/)/gi
const VAGUE = /\b(?:somebody|nobody|whoever|whom)\b/gi

/** @typedef {{ line: number, text: string }} Found */

/** The comments of a source file, each with the line it begins at. @returns {Found[]} */
export function commentsOf(fileName, source) {
  if (fileName.endsWith('.css')) return matchesOf(source, /\/\*[\s\S]*?\*\//g)
  const file = parse(fileName, source)
  const comments = new Map()
  const add = (ranges) => {
    for (const { pos, end } of ranges ?? []) comments.set(pos, source.slice(pos, end))
  }
  const visit = (node) => {
    // The words of JSX may look like comments (`https://…`), and no comment begins between them.
    if (node.kind === ts.SyntaxKind.JsxText) return
    const children = node.getChildren(file)
    if (children.length === 0) {
      add(ts.getLeadingCommentRanges(source, node.getFullStart()))
      add(ts.getTrailingCommentRanges(source, node.getEnd()))
    }
    children.forEach(visit)
  }
  visit(file)
  return [...comments].sort(([a], [b]) => a - b).map(([pos, text]) => ({ line: lineAt(source, pos), text }))
}

/** The titles of tests and of their groups. @returns {(Found & { isGroup: boolean })[]} */
export function titlesOf(fileName, source) {
  const file = parse(fileName, source)
  const titles = []
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const name = testFunction(node.expression)
      const [title] = node.arguments
      if (
        name !== null &&
        title !== undefined &&
        (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
      )
        titles.push({
          line: lineAt(source, title.getStart(file)),
          text: title.getText(file).slice(1, -1),
          isGroup: name === 'describe',
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return titles
}

/** Finds gendered pronouns for people. Skips code in backticks. @returns {Found[]} */
export const genderedIn = (text) => matchesOf(withoutCode(text), GENDERED)

/** Finds pronouns that stand where a role could be named. @returns {Found[]} */
export const vagueIn = (text) => matchesOf(withoutCode(text), VAGUE)

/** Whether the title of a test has no verb at its beginning. A title that a value begins is left alone. */
export function isFragment(title) {
  const [first = ''] = title.split(/[\s,:;.]+/)
  return FRAGMENT_STARTS.has(first)
}

/** Blanks what stands in backticks, so that positions stay. */
const withoutCode = (text) => text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))

function testFunction(expression) {
  if (ts.isIdentifier(expression))
    return ['it', 'test', 'describe'].includes(expression.text) ? expression.text : null
  // `it.each(rows)(…)`, `it.skipIf(…)(…)`, `describe.each`: the name is at the root.
  if (ts.isPropertyAccessExpression(expression)) return testFunction(expression.expression)
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression))
    return testFunction(expression.expression)
  return null
}

function parse(fileName, source) {
  const kind = /\.(?:ts|mts)$/.test(fileName) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  return ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind)
}

const lineAt = (source, position) => source.slice(0, position).split('\n').length

const matchesOf = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => ({ line: lineAt(text, match.index), text: match[0] }))
