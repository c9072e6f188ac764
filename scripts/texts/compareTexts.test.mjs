import { expect, it } from 'vitest'
import { compareTexts } from './compareTexts.mjs'

const reference = new Map([
  ['days_one', '{{count}} dia, {{name}}'],
  ['days_other', '{{count}} dias, {{name}}'],
])

/** The faults of a language in which the forms `inWords` leave out their number. */
function faultsOf(language, inWords) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const texts = new Map(
    forms.map((form) => [`days_${form}`, inWords.includes(form) ? 'a day, {{name}}' : '{{count}}, {{name}}']),
  )
  return compareTexts({ language, texts, reference })
}

it.each([
  ['ar', ['zero', 'one', 'two']],
  ['de', ['one']],
  ['en', ['one']],
])('lets forms of %s for a single number spell it out', (language, inWords) => {
  expect(faultsOf(language, inWords)).toEqual([])
})

it.each([
  ['ru', 'one'],
  ['fr', 'one'],
  ['bn', 'one'],
  ['ar', 'few'],
  ['en', 'other'],
])('requires the number in %s_%s, which stands for several numbers', (language, form) => {
  expect(faultsOf(language, [form])).toEqual([`days_${form}: leaves out its number`])
})

it('requires every other parameter in each form', () => {
  const texts = new Map([
    ['days_one', 'a day'],
    ['days_other', '{{count}} days, {{name}}'],
  ])
  expect(compareTexts({ language: 'en', texts, reference })).toEqual(['days: leaves out name'])
})
