import { askedKeys, formsOf } from './readTexts.mjs'

/**
 * What is wrong with a language's texts beside the reference's, a line each: keys that miss or that nobody knows,
 * plural forms that the language has and the texts do not, or the other way round, and what is filled in or marked up
 * in one of them alone.
 */
export function compareTexts({ language, texts, reference }) {
  const faults = []
  const asked = askedKeys(texts)
  const wanted = askedKeys(reference)
  for (const key of wanted) if (!asked.has(key)) faults.push(`${key}: missing`)
  for (const key of asked) if (!wanted.has(key)) faults.push(`${key}: unknown`)
  for (const key of asked) {
    if (!wanted.has(key)) continue
    const own = variantsOf(texts, key)
    faults.push(...findPluralFaults({ language, key, forms: formsOf(texts, key) }))
    faults.push(...findFillingFaults({ key, own, others: variantsOf(reference, key) }))
    if (own.some((text) => text.trim() === '')) faults.push(`${key}: empty`)
  }
  return faults
}

const variantsOf = (texts, key) => (texts.has(key) ? [texts.get(key)] : [...formsOf(texts, key).values()])

function findPluralFaults({ language, key, forms }) {
  // One text may do for every number.
  if (forms.size === 0) return []
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = wanted.filter((form) => !forms.has(form)).map((form) => `${key}_${form}: missing`)
  // None at all may be said in words of its own in any language.
  const needless = [...forms.keys()].filter((form) => form !== 'zero' && !wanted.includes(form))
  return [...missing, ...needless.map((form) => `${key}_${form}: ${language} has no such form`)]
}

const FILLED = /\{\{?\s*-?\s*(\w+)[^{}]*\}\}?/g
const TAG = /<\/?\w+[^>]*>/g
/** Singular and dual say their number in words, where a language does. */
const SAID_BY_FORM = ['count', 'n']

function findFillingFaults({ key, own, others }) {
  const known = new Set(others.flatMap(namesIn))
  const always = namesIn(others[0] ?? '').filter((name) =>
    others.every((text) => namesIn(text).includes(name)),
  )
  const faults = []
  for (const text of own) {
    const names = namesIn(text)
    for (const name of names)
      if (!known.has(name)) faults.push(`${key}: fills in ${name}, which nobody gives`)
    for (const name of always) {
      const isSaid = own.length > 1 && SAID_BY_FORM.includes(name)
      if (!names.includes(name) && !isSaid) faults.push(`${key}: leaves out ${name}`)
    }
    const tags = tagsIn(text)
    if (!others.some((other) => tagsIn(other) === tags)) faults.push(`${key}: has other tags`)
  }
  return faults
}

const namesIn = (text) => [...text.matchAll(FILLED)].map(([, name]) => name)
const tagsIn = (text) => (text.match(TAG) ?? []).sort().join(' ')
