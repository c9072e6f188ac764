import { askedKeys, formsOf } from './readTexts.mjs'

/**
 * The faults of a language's texts compared to the reference, a line each: missing and unknown keys, missing
 * and unknown plural forms of the language, and parameters and tags that differ.
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
    const forms = formsOf(texts, key)
    const others = withoutZero(reference, key)
    faults.push(...findPluralFaults({ language, key, forms }))
    faults.push(...findFillingFaults({ key, own, others }))
    faults.push(...findNumberFaults({ language, key, forms, others }))
    if (own.some((text) => text.trim() === '')) faults.push(`${key}: empty`)
  }
  return faults
}

const variantsOf = (texts, key) => (texts.has(key) ? [texts.get(key)] : [...formsOf(texts, key).values()])

/** The texts of a key but for the words for zero, which may leave out what all others say. */
function withoutZero(texts, key) {
  const forms = formsOf(texts, key)
  forms.delete('zero')
  return forms.size === 0 ? variantsOf(texts, key) : [...forms.values()]
}

function findPluralFaults({ language, key, forms }) {
  // One text may serve for every number.
  if (forms.size === 0) return []
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const missing = wanted.filter((form) => !forms.has(form)).map((form) => `${key}_${form}: missing`)
  // In any language, zero may have its own words.
  const needless = [...forms.keys()].filter((form) => form !== 'zero' && !wanted.includes(form))
  return [...missing, ...needless.map((form) => `${key}_${form}: ${language} has no such form`)]
}

const FILLED = /\{\{?\s*-?\s*(\w+)[^{}]*\}\}?/g
const TAG = /<\/?\w+[^>]*>/g
/** The parameters that choose plural forms, `count` on the site. A form may spell the number out instead. */
const CHOOSERS = ['count', 'days', 'left', 'max', 'min']

function findFillingFaults({ key, own, others }) {
  const known = new Set(others.flatMap(namesIn))
  const always = namesInAll(others)
  const faults = []
  for (const text of own) {
    const names = namesIn(text)
    for (const name of names)
      if (!known.has(name)) faults.push(`${key}: fills in ${name}, which is not given`)
    for (const name of always) {
      const isSaid = own.length > 1 && CHOOSERS.includes(name)
      if (!names.includes(name) && !isSaid) faults.push(`${key}: leaves out ${name}`)
    }
    const tags = tagsIn(text)
    if (!others.some((other) => tagsIn(other) === tags)) faults.push(`${key}: has other tags`)
  }
  return faults
}

/** Only a form for a single number may spell it out: Arabic's dual may, Russian's `one` (1, 21…) may not. */
function findNumberFaults({ language, key, forms, others }) {
  const wanted = namesInAll(others).filter((name) => CHOOSERS.includes(name))
  const leavesOut = ([, text]) => wanted.some((name) => !namesIn(text).includes(name))
  return [...forms]
    .filter(leavesOut)
    .filter(([form]) => !isOneNumber(language, form))
    .map(([form]) => `${key}_${form}: leaves out its number`)
}

function isOneNumber(language, form) {
  // Zero, in a language that has no form of its own for it.
  if (form === 'zero') return true
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 1001 }, (_, number) => number)
  return numbers.filter((number) => rules.select(number) === form).length === 1
}

const namesInAll = (texts) =>
  namesIn(texts[0] ?? '').filter((name) => texts.every((text) => namesIn(text).includes(name)))
const namesIn = (text) => [...text.matchAll(FILLED)].map(([, name]) => name)
const tagsIn = (text) => (text.match(TAG) ?? []).sort().join(' ')
