import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The text files of one language, each with every text by its full key. A list of texts is one text, and so
 * is a text with plural forms (`{ "by": …, "one": …, "other": … }`): its forms are keys that end in `_` and
 * the form.
 * @returns {Map<string, Map<string, string>>}
 */
export function readTexts(folder, language) {
  const files = readdirSync(join(folder, language))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const namespaces = files.map((name) => name.slice(0, -'.json'.length))
  return new Map(namespaces.map((name) => [name, flattenTexts(readFile(folder, language, name))]))
}

const readFile = (folder, language, namespace) =>
  JSON.parse(readFileSync(join(folder, language, `${namespace}.json`), 'utf8'))

/** @returns {Map<string, string>} */
export function flattenTexts(tree) {
  const texts = new Map()
  const walk = (value, key) => {
    if (typeof value === 'string') texts.set(key, value)
    else if (Array.isArray(value)) texts.set(key, wordsOf(value).join('\n'))
    else if (typeof value.by === 'string' && typeof value.other === 'string') {
      const { by: _, ...forms } = value
      for (const [form, text] of Object.entries(forms)) texts.set(`${key}_${form}`, text)
    } else
      for (const [name, inner] of Object.entries(value)) walk(inner, key === '' ? name : `${key}.${name}`)
  }
  walk(tree, '')
  return texts
}

const wordsOf = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(wordsOf))

const PLURAL = /_(zero|one|two|few|many|other)$/

/** The keys as the program uses them: all plural forms of a key count as one. */
export const askedKeys = (texts) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))

/** The existing plural forms of a key, and their texts. */
export function formsOf(texts, key) {
  const forms = [...texts].filter(([one]) => one !== key && one.replace(PLURAL, '') === key)
  return new Map(forms.map(([one, text]) => [one.slice(key.length + 1), text]))
}

/**
 * All texts of a language, the site's and the server's, by key as the program asks for it
 * (`namespace:key.path`, the server's with `server:` before it): its plural forms ('' for a text without)
 * and `by`, the parameter that chooses among them.
 * @returns {Map<string, { by: string, forms: Map<string, string> }>}
 */
export function readAllTexts({ site, server }, language) {
  const all = new Map()
  const add = (folder, prefix) => {
    for (const [namespace, texts] of readTexts(folder, language)) {
      const choosers = findChoosers(readFile(folder, language, namespace))
      for (const [key, text] of texts) {
        const own = key.replace(PLURAL, '')
        const asked = `${prefix}${namespace}:${own}`
        if (!all.has(asked)) all.set(asked, { by: choosers.get(own) ?? 'count', forms: new Map() })
        all.get(asked).forms.set(PLURAL.exec(key)?.[1] ?? '', text)
      }
    }
  }
  add(site, '')
  add(server, 'server:')
  return all
}

/** The `by` of each text of the server that has plural forms. */
function findChoosers(tree, key = '') {
  if (typeof tree !== 'object') return new Map()
  if (typeof tree.by === 'string' && typeof tree.other === 'string') return new Map([[key, tree.by]])
  return new Map(
    Object.entries(tree).flatMap(([name, inner]) => [
      ...findChoosers(inner, key === '' ? name : `${key}.${name}`),
    ]),
  )
}
