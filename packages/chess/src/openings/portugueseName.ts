import { ADJECTIVES, NAMES, NOUNS, WHOLE } from './portugueseWords.ts'

type Gender = 'masculine' | 'feminine'
/** A word or a few, with its place in the phrase. A proper name has no gender of its own. */
type Part =
  | { kind: 'noun'; text: string; article: string }
  | { kind: 'adjective'; masculine: string }
  | { kind: 'name'; text: string }

/** No entry of the tables has more words. */
const WORDS_MAX = 3

/** What stands behind its noun in English too: "Queen's Gambit Declined". */
const TRAILING = new Set(['Accepted', 'Declined', 'Deferred', 'Reversed', 'Accelerated'])

/**
 * The Portuguese name of an opening with an English one: "Sicilian Defense: Najdorf Variation" is "Defesa
 * Siciliana: Variante Najdorf". Proper names and moves stay as they are.
 */
export function portugueseName(name: string): string {
  return name.replace(/[^:,]+/g, (phrase) => {
    const space = phrase.startsWith(' ') ? ' ' : ''
    return space + translatePhrase(phrase.trim())
  })
}

function translatePhrase(phrase: string): string {
  const whole = WHOLE.get(phrase)
  if (whole !== undefined) return whole
  if (phrase.startsWith('with ')) return `com ${translatePhrase(phrase.slice(5))}`
  const words = phrase.replace(/^The /, '').replace(' and ', ' e ').split(' ')
  const trailing: string[] = []
  while (words.length > 1 && TRAILING.has(words.at(-1) as string)) trailing.unshift(words.pop() as string)
  return composePhrase(partsOf(words), trailing)
}

/** English puts what is named last and the closest word before it; Portuguese turns that around. */
function composePhrase(parts: Part[], trailing: readonly string[]): string {
  const head = parts.at(-1) as Part
  const { text, gender, isPlural } = headOf(head)
  const agree = (masculine: string) => agreeing(masculine, gender, isPlural)
  const rest = parts.slice(0, -1).reverse()
  const said = rest.map((part) => {
    if (part.kind === 'adjective') return agree(part.masculine)
    return part.kind === 'noun' ? `d${part.article} ${part.text}` : part.text
  })
  const statuses = trailing.map((word) => agree(ADJECTIVES.get(word) as string))
  return [text, ...said, ...statuses].join(' ')
}

/** "Closed", "Sicilian" and proper names alone stand for a defense, an opening or a variation: feminine. */
function headOf(head: Part): { text: string; gender: Gender; isPlural: boolean } {
  if (head.kind === 'noun') {
    const { text, article } = head
    return {
      text,
      gender: article.startsWith('o') ? 'masculine' : 'feminine',
      isPlural: article.length === 2,
    }
  }
  const text = head.kind === 'name' ? head.text : agreeing(head.masculine, 'feminine', false)
  return { text, gender: 'feminine', isPlural: false }
}

/** The longest entries of the tables first; neighbors that are in none are one proper name. */
function partsOf(words: readonly string[]): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < words.length) {
    let count = Math.min(WORDS_MAX, words.length - at)
    let part: Part | null = null
    while (part === null && count > 0) part = entryOf(words.slice(at, at + count--).join(' '))
    const taken = part === null ? 1 : count + 1
    const found = part ?? compoundOf(words[at] as string)
    const last = parts.at(-1)
    if (found.kind === 'name' && last?.kind === 'name') last.text += ` ${found.text}`
    else parts.push(found)
    at += taken
  }
  return parts
}

function entryOf(english: string): Part | null {
  const owner = english.replace(/'s?$/, '')
  const noun = NOUNS.get(english) ?? NOUNS.get(owner)
  if (noun !== undefined) {
    const space = noun.indexOf(' ')
    return { kind: 'noun', article: noun.slice(0, space), text: noun.slice(space + 1) }
  }
  const masculine = ADJECTIVES.get(english)
  if (masculine !== undefined) return { kind: 'adjective', masculine }
  const name = NAMES.get(english) ?? NAMES.get(owner)
  return name === undefined ? null : { kind: 'name', text: name }
}

/** "Nimzo-Indian" is an adjective, since its last word is one; "Alapin's" and "Smith-Morra" are names. */
function compoundOf(word: string): Part {
  const owner = word.replace(/'s?$/, '')
  const dash = owner.lastIndexOf('-')
  if (dash < 0) return { kind: 'name', text: owner }
  const first = owner.slice(0, dash).split('-').map(plainEntry).join('-')
  const last = owner.slice(dash + 1)
  const adjective = ADJECTIVES.get(last)
  if (adjective !== undefined) return { kind: 'adjective', masculine: `${first}-${adjective}` }
  return { kind: 'name', text: `${first}-${plainEntry(last)}` }
}

function plainEntry(english: string): string {
  const entry = entryOf(english)
  if (entry === null) return english
  return entry.kind === 'adjective' ? agreeing(entry.masculine, 'feminine', false) : entry.text
}

const FEMININE: readonly [RegExp, string][] = [
  [/ão$/, 'ã'],
  [/o$/, 'a'],
  [/ês$/, 'esa'],
  [/ol$/, 'ola'],
]

function agreeing(masculine: string, gender: Gender, isPlural: boolean): string {
  const ending = masculine === 'Padrão' ? undefined : FEMININE.find(([end]) => end.test(masculine))
  const one = gender === 'masculine' || ending === undefined ? masculine : masculine.replace(...ending)
  if (!isPlural || one === 'Padrão') return one
  if (/[aeoã]$/.test(one)) return `${one}s`
  return one
    .replace(/ês$/, 'eses')
    .replace(/ão$/, 'ões')
    .replace(/([aeou])l$/, '$1is')
    .replace(/r$/, 'res')
}
