import ts from 'typescript'

/** Attributes whose words are shown or read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
/** Calls that show words: in their first argument, or in a property of it. */
const SHOWING = new Set(['showToast', 'usePageDescription', 'usePageTitle'])
const SHOWN_PROPERTIES = new Set(['description', 'label', 'title'])

/**
 * The keys that a source file uses, and the words that it shows without a key.
 * - `namespaces`: the text files that its `t` looks into.
 * - `asked`: keys, or patterns of keys, given to a `t`.
 * - `loose`: other strings that may be keys, because they may reach a `t` indirectly.
 * - `hardCoded`: words in the source that users see or hear, as `line: words`.
 */
export function scanSource(fileName, source) {
  // In .ts files, `<…>` is a type and not an element.
  const kind = fileName.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind)
  const found = { namespaces: new Set(), asked: [], loose: [], hardCoded: [] }
  const say = (node, words) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (/\p{L}{2,}/u.test(words)) found.hardCoded.push(`${line + 1}: ${words.trim()}`)
  }
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return
    readNamespaces(node, found.namespaces)
    if (isTranslation(node)) found.asked.push(...node.arguments.slice(0, 1).flatMap(keysIn))
    else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.loose.push(...keysIn(node))
    for (const words of shownBy(node)) say(words, words.text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function readNamespaces(node, namespaces) {
  if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation') {
    const [given] = node.arguments
    if (given === undefined) namespaces.add('common')
    else for (const one of literalsIn(given)) namespaces.add(one.text)
  }
  if (ts.isCallExpression(node) && /^i18n\.translation$/.test(node.expression.getText()))
    for (const one of literalsIn(node)) namespaces.add(one.text)
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Translate')
    for (const one of literalsIn(node)) namespaces.add(one.text)
}

const isTranslation = (node) => ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())

function literalsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node]
  const inner = []
  ts.forEachChild(node, (child) => void inner.push(...literalsIn(child)))
  return inner
}

/** The expressions whose value this expression may have. */
function valuesOf(node) {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return valuesOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const isChoice = ['&&', '||', '??'].includes(node.operatorToken.getText())
    return isChoice ? [...valuesOf(node.left), ...valuesOf(node.right)] : []
  }
  return [node]
}

/** The keys in an expression: strings, or patterns for keys that are partly computed. */
function keysIn(node) {
  return valuesOf(node).flatMap((value) => {
    if (ts.isStringLiteralLike(value)) return [value.text]
    if (!ts.isTemplateExpression(value)) return []
    const { head, templateSpans } = value
    // After a prefix that ends in a dot, several steps of the key may be computed.
    const computed = head.text.endsWith('.') ? '[^:]+' : '[^.:]+'
    const ends = templateSpans.map(({ literal }) => computed + literally(literal.text))
    return [new RegExp(`^${literally(head.text)}${ends.join('')}$`)]
  })
}

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words that this node itself shows: literals, and the fixed parts of templates. */
function shownBy(node) {
  if (ts.isJsxText(node)) return [node]
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return wordsOf(node.expression)
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
    return value ? wordsOf(value) : []
  }
  if (!ts.isCallExpression(node) || !SHOWING.has(node.expression.getText())) return []
  return node.arguments.slice(0, 1).flatMap(shownIn)
}

function shownIn(argument) {
  if (!ts.isObjectLiteralExpression(argument)) return wordsOf(argument)
  return argument.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return []
    if (ts.isObjectLiteralExpression(property.initializer)) return shownIn(property.initializer)
    return SHOWN_PROPERTIES.has(property.name.getText()) ? wordsOf(property.initializer) : []
  })
}

function wordsOf(node) {
  return valuesOf(node).flatMap((value) => {
    if (ts.isStringLiteralLike(value)) return [value]
    return ts.isTemplateExpression(value)
      ? [value.head, ...value.templateSpans.map(({ literal }) => literal)]
      : []
  })
}
