/**
 * The rules of a language's page (docs/languages), from its section `## Checked`: under `### Never` what no
 * text may say, under `### Pairs` what a text must say where the other language says something else. A
 * rule's row is two cells and the keys that are excepted: `| pattern | words | but |`, where a pattern is a
 * regular expression (flags iu) between backticks, with `\|` for a bar.
 * @throws an error that names the row that is not so
 */
export function parseRules(page) {
  const section = /^## Checked$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(page)?.[1]
  if (section === undefined) throw new Error('the page has no section "## Checked"')
  const never = rowsUnder(section, 'Never').map(([pattern, instead, but]) => ({
    never: parsePattern(pattern),
    instead,
    but: parseKeys(but),
  }))
  const pairs = rowsUnder(section, 'Pairs').map(([given, wanted, but]) => ({
    given: parsePattern(given),
    wanted: parsePattern(wanted),
    but: parseKeys(but),
  }))
  return { never, pairs }
}

function rowsUnder(section, title) {
  const part = new RegExp(`^### ${title}$([\\s\\S]*?)(?=^### |(?![\\s\\S]))`, 'm').exec(section)?.[1] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  const cells = rows.slice(2).map(cellsOf)
  if (cells.length === 0) throw new Error(`the section has no rules under "### ${title}"`)
  const odd = rows.find((row) => cellsOf(row).length !== 3)
  if (odd !== undefined) throw new Error(`not three cells: ${odd}`)
  return cells
}

const cellsOf = (row) =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())

function parsePattern(cell) {
  const source = /^`(.+)`$/.exec(cell)?.[1]
  if (source === undefined) throw new Error(`not a regular expression between backticks: ${cell}`)
  // No text has a backslash in it: a doubled one is a slip.
  if (source.includes('\\\\')) throw new Error(`a doubled backslash: ${cell}`)
  return new RegExp(source.replaceAll('\\|', '|'), 'iu')
}

const parseKeys = (cell) =>
  cell
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')

/**
 * Where texts break a language's rules, a line each, and what is wrong with the rules: an exception whose
 * key does not exist or needs none, a pair that concerns no text.
 * @param texts the language's texts: by key, with their plural forms (`readAllTexts`)
 * @param others the texts of the language that the pairs begin with
 */
export function findBreaches({ rules, texts, others }) {
  return [
    ...rules.never.flatMap((rule) => findForbidden(rule, texts)),
    ...rules.pairs.flatMap((rule) => findUnpaired(rule, texts, others)),
  ]
}

function findForbidden({ never, instead, but }, texts) {
  const name = `never ${never.source}, instead ${instead}`
  const found = [...texts].flatMap(([key, { forms }]) =>
    [...forms.values()].filter((text) => never.test(text)).map((text) => ({ key, text })),
  )
  return report({ name, found, but, texts })
}

function findUnpaired({ given, wanted, but }, texts, others) {
  const name = `where the other says ${given.source}, say ${wanted.source}`
  const keys = [...others].filter(([, { forms }]) => [...forms.values()].some((text) => given.test(text)))
  if (keys.length === 0) return [`(rule) ${name}: no text of the other language says so`]
  const found = keys.flatMap(([key]) =>
    [...(texts.get(key)?.forms.values() ?? [])]
      .filter((text) => !wanted.test(text))
      .map((text) => ({ key, text })),
  )
  return report({ name, found, but, texts })
}

function report({ name, found, but, texts }) {
  const broken = new Set(found.map(({ key }) => key))
  return [
    ...found.filter(({ key }) => !but.includes(key)).map(({ key, text }) => `${key} ${quote(text)}: ${name}`),
    ...but
      .filter((key) => !texts.has(key))
      .map((key) => `(rule) ${name}: excepts ${key}, which does not exist`),
    ...but
      .filter((key) => texts.has(key) && !broken.has(key))
      .map((key) => `(rule) ${name}: excepts ${key} needlessly`),
  ]
}

const quote = (text) => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text)
