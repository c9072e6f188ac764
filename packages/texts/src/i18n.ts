import type { Common, Namespace, Namespaces, TextKey, TextParams, Translate } from './keys.ts'

/** A namespace's texts, as in its JSON file. */
export type TextTree = { readonly [name: string]: unknown }

/** Turns a value into what is written in its place. `name`: that of the parameter. */
export type WriteValue = (value: unknown, name: string, language: string) => unknown

export type I18nOptions = {
  language: string
  /** Fetches a namespace's texts in a language. Rejects if that fails; it is asked again the next time. */
  read?: (language: string, namespace: string) => Promise<TextTree>
  write?: WriteValue
  /** Values that every text may use. */
  params?: TextParams
}

/** What a component gets: the same object as long as the language stays the same. */
export type Translation<Names extends Namespaces> = { t: Translate<Names>; i18n: I18n }

/** A kept promise, marked so that React doesn't wait to find that out. */
const READY: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

type AnyKey = TextKey<readonly [Common, ...Namespace[]]>

/**
 * The texts of an app in the language of its reader: reads namespaces when they are first needed, fills in values, and
 * chooses plurals by the rules of the language. A text that is missing is its key.
 */
export class I18n {
  language = ''
  #options: I18nOptions = { language: '' }
  readonly #trees = new Map<string, TextTree>()
  /** What is being read, by language and namespace. */
  readonly #reading = new Map<string, Promise<void>>()
  /** What components wait for, by language and namespaces. */
  readonly #awaited = new Map<string, Promise<void>>()
  /** What could not be read stays so until something was read: the error page is shown, and not a loop. */
  readonly #failed = new Set<string>()
  readonly #used = new Set<string>()
  readonly #listeners = new Set<(language: string) => void>()
  readonly #translations = new Map<string, Translation<Namespaces>>()
  #plurals = new Intl.PluralRules('en')

  async start(options: I18nOptions): Promise<void> {
    this.#options = options
    await this.load(['common'], options.language)
    this.#show(options.language)
  }

  /** Adds texts that need not be read. */
  add(language: string, namespace: string, tree: TextTree): void {
    this.#trees.set(`${language} ${namespace}`, tree)
  }

  /** Calls this after each change of the language; returns what ends it. */
  onLanguage(listener: (language: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads these namespaces; rejects if one can't be read. */
  async load(namespaces: readonly string[], language = this.language): Promise<void> {
    for (const namespace of namespaces) this.#used.add(namespace)
    await Promise.all(namespaces.map((namespace) => this.#read(language, namespace)))
  }

  hasLoaded(namespace: string, language = this.language): boolean {
    return this.#trees.has(`${language} ${namespace}`)
  }

  /** Changes the language once all texts in use are there; rejects without a change if one can't be read. */
  async changeLanguage(language: string): Promise<void> {
    // Parts of the page that load meanwhile add namespaces of their own.
    while (![...this.#used].every((namespace) => this.hasLoaded(namespace, language)))
      await this.load([...this.#used], language)
    this.#show(language)
  }

  readonly t = (key: AnyKey, params?: TextParams): string => this.#text('common', key, params)

  exists(key: string): boolean {
    const { namespace, path } = split(key, 'common')
    return typeof this.#find(namespace, path) === 'string'
  }

  /** Texts with these namespaces, for code outside components. */
  translation<const Names extends Namespaces>(names: Names): Translation<Names> {
    const list: readonly string[] = typeof names === 'string' ? [names] : names
    const id = list.join()
    let known = this.#translations.get(id)
    if (known === undefined) {
      const first = list[0] ?? 'common'
      known = { t: (key: string, params?: TextParams) => this.#text(first, key, params), i18n: this }
      this.#translations.set(id, known)
    }
    return known as unknown as Translation<Names>
  }

  /**
   * What a component has to wait for before it shows these namespaces. The promise stays the same afterwards: React goes
   * on with a component that waited, and expects to find it again.
   */
  awaited(names: Namespaces): Promise<void> {
    const list = typeof names === 'string' ? [names] : names
    const id = `${this.language} ${list.join()}`
    const known = this.#awaited.get(id)
    if (known !== undefined) return known
    const missing = list.filter((name) => !this.hasLoaded(name))
    const waiting = missing.length === 0 ? READY : this.load(missing)
    this.#awaited.set(id, waiting)
    waiting.catch(() => this.#failed.add(id))
    return waiting
  }

  /** A part of a namespace that is not one text, such as a list of sections. Its texts are not filled in. */
  part(namespace: Namespace, path: string): unknown {
    return this.#find(namespace, path)
  }

  /** Fills in a text's values. */
  fill(text: string, params: TextParams = {}): string {
    const { write, params: everywhere = {} } = this.#options
    return text.replace(/\{\{([^}]+)\}\}/g, (_all, given: string) => {
      const name = given.trim()
      const value = name in params ? params[name] : everywhere[name]
      const written = write === undefined ? value : write(value, name, this.language)
      return written === undefined || written === null ? '' : String(written)
    })
  }

  #text(first: string, key: string, params: TextParams = {}): string {
    const { namespace, path } = split(key, first)
    for (const form of formsOf(path, params.count, this.#plurals)) {
      const text = this.#find(namespace, form)
      if (typeof text === 'string') return this.fill(text, params)
    }
    return path
  }

  #find(namespace: string, path: string): unknown {
    let at: unknown = this.#trees.get(`${this.language} ${namespace}`)
    for (const name of path.split('.')) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
      at = (at as TextTree)[name]
    }
    return at
  }

  #read(language: string, namespace: string): Promise<void> {
    if (this.hasLoaded(namespace, language)) return Promise.resolve()
    const id = `${language} ${namespace}`
    const running = this.#reading.get(id)
    if (running !== undefined) return running
    const { read } = this.#options
    const reading = (read?.(language, namespace) ?? Promise.resolve({}))
      .then((tree) => {
        this.add(language, namespace, tree)
        for (const failed of this.#failed) this.#awaited.delete(failed)
        this.#failed.clear()
      })
      .finally(() => this.#reading.delete(id))
    this.#reading.set(id, reading)
    return reading
  }

  #show(language: string): void {
    this.language = language
    this.#plurals = new Intl.PluralRules(language)
    this.#translations.clear()
    for (const listener of this.#listeners) listener(language)
  }
}

function split(key: string, first: string): { namespace: string; path: string } {
  const colon = key.indexOf(':')
  return colon < 0
    ? { namespace: first, path: key }
    : { namespace: key.slice(0, colon), path: key.slice(colon + 1) }
}

/** The names of a text with a count, the best first. Every language may have a text for none. */
function formsOf(path: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [path]
  const form = `${path}_${plurals.select(count)}`
  return count === 0 ? [`${path}_zero`, form, path] : [form, path]
}

/** The texts of this app. */
export const i18n = new I18n()
