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
    const forms = formsOf(texts, key)
    const others = variantsOf(reference, key)
    faults.push(...findPluralFaults({ language, key, forms }))
    faults.push(...findFillingFaults({ key, own, others }))
    faults.push(...findNumberFaults({ language, key, forms, others }))
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
/** What chooses among plural forms: a form may say it in words. */
const CHOOSERS = ['count', 'n']

function findFillingFaults({ key, own, others }) {
  const known = new Set(others.flatMap(namesIn))
  const always = namesInAll(others)
  const faults = []
  for (const text of own) {
    const names = namesIn(text)
    for (const name of names)
      if (!known.has(name)) faults.push(`${key}: fills in ${name}, which nobody gives`)
    for (const name of always) {
      const isSaid = own.length > 1 && CHOOSERS.includes(name)
      if (!names.includes(name) && !isSaid) faults.push(`${key}: leaves out ${name}`)
    }
    const tags = tagsIn(text)
    if (!others.some((other) => tagsIn(other) === tags)) faults.push(`${key}: has other tags`)
  }
  return faults
}

/** Only a form that stands for a single number says it in words: Arabic's dual does, Russian's `one` (1, 21…) not. */
function findNumberFaults({ language, key, forms, others }) {
  const wanted = namesInAll(others).filter((name) => CHOOSERS.includes(name))
  const leavesOut = ([, text]) => wanted.some((name) => !namesIn(text).includes(name))
  return [...forms]
    .filter(leavesOut)
    .filter(([form]) => !isOneNumber(language, form))
    .map(([form]) => `${key}_${form}: leaves out a number that it does not say`)
}

function isOneNumber(language, form) {
  // None at all, where the language has no form of its own for it.
  if (form === 'zero') return true
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 1001 }, (_, number) => number)
  return numbers.filter((number) => rules.select(number) === form).length === 1
}

const namesInAll = (texts) =>
  namesIn(texts[0] ?? '').filter((name) => texts.every((text) => namesIn(text).includes(name)))
const namesIn = (text) => [...text.matchAll(FILLED)].map(([, name]) => name)
const tagsIn = (text) => (text.match(TAG) ?? []).sort().join(' ')
