/** What the worker knows about its build (`appWorker.ts` inserts it). Paths begin with a slash. */
export type Build = {
  /** The entry script of its pages, which identifies the build. */
  page: string
  /** The files that offline screens need, in every language. */
  files: readonly string[]
  /** The first path segments of all screens; '' is home. */
  screens: readonly string[]
  /** The additional files of each language. */
  texts: Readonly<Record<string, readonly string[]>>
}

/** The page that replaces every screen when the network does not answer. */
export const SHELL = '/shell.html'

/** Asks the worker to cache the texts of this language from now on. */
export type KeepTexts = { type: 'keep_texts'; language: string }
/** Asks the worker which build it has cached; it answers with its `page` on the attached port. */
export type WhichBuild = { type: 'which_build' }
export type WorkerMessage = KeepTexts | WhichBuild

/** The only cache. File names are hashed, so the files of several builds can share it. */
const CACHE = 'app'
/** How many builds keep their files: a page may stay open for longer than its build is current. */
const BUILDS_KEPT = 3
/** How many files are fetched in parallel: few, so that the page the user is looking at comes first. */
const PARALLEL_FETCHES = 4
// Notes of the worker, stored beside the files under paths that no page requests.
const LANGUAGES_NOTE = '/kept/languages'
const BUILDS_NOTE = '/kept/builds'

type Fetch = (path: string, options?: { cache: 'no-cache' }) => Promise<Response>
type Notes = Pick<Cache, 'match' | 'put'>
type StoredBuild = { page: string; files: readonly string[] }
export type Storage = Pick<CacheStorage, 'open'>

/** The cached part of the site, for use without the network. */
export type CachedFiles = {
  /** Caches all files of this build, the shell last, so that it never lacks one. Rejects if a fetch fails. */
  cacheBuild: () => Promise<void>
  /** Caches the texts of a language, now and with each later build. */
  cacheTexts: (language: string) => Promise<void>
  /** Deletes the files that none of the kept builds needs. */
  prune: () => Promise<void>
  find: (path: string) => Promise<Response | undefined>
}

export function openCachedFiles(
  build: Build,
  { caches, fetch }: { caches: Storage; fetch: Fetch },
): CachedFiles {
  const textsOf = (languages: readonly string[]) =>
    languages.flatMap((language) => build.texts[language] ?? [])

  async function noteBuild(cache: Notes) {
    const files = [...build.files, ...textsOf(await readNote<string>(cache, LANGUAGES_NOTE))]
    const others = (await readNote<StoredBuild>(cache, BUILDS_NOTE)).filter(({ page }) => page !== build.page)
    await writeNote(cache, BUILDS_NOTE, [{ page: build.page, files }, ...others].slice(0, BUILDS_KEPT))
  }

  return {
    async cacheBuild() {
      const cache = await caches.open(CACHE)
      const shell = await fetchWhole(fetch, SHELL, { cache: 'no-cache' })
      // During a deployment the server may answer with the other build's shell.
      if (!(await shell.clone().text()).includes(build.page))
        throw new Error('the shell belongs to another build')
      const languages = await readNote<string>(cache, LANGUAGES_NOTE)
      await cacheMissing(cache, fetch, [...build.files, ...textsOf(languages)])
      await cache.put(SHELL, shell)
      await noteBuild(cache)
    },
    async cacheTexts(language) {
      const cache = await caches.open(CACHE)
      const languages = await readNote<string>(cache, LANGUAGES_NOTE)
      if (!languages.includes(language)) await writeNote(cache, LANGUAGES_NOTE, [...languages, language])
      await cacheMissing(cache, fetch, textsOf([language]))
      await noteBuild(cache)
    },
    async prune() {
      const cache = await caches.open(CACHE)
      const builds = await readNote<StoredBuild>(cache, BUILDS_NOTE)
      const needed = new Set([SHELL, LANGUAGES_NOTE, BUILDS_NOTE, ...builds.flatMap(({ files }) => files)])
      for (const request of await cache.keys()) {
        if (!needed.has(new URL(request.url).pathname)) await cache.delete(request)
      }
    },
    find: async (path) => (await caches.open(CACHE)).match(path),
  }
}

async function fetchWhole(fetch: Fetch, path: string, options?: { cache: 'no-cache' }): Promise<Response> {
  const answer = await fetch(path, options)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function cacheMissing(cache: Notes, fetch: Fetch, paths: readonly string[]): Promise<void> {
  const left = [...paths]
  const keepNext = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      if ((await cache.match(path)) === undefined) await cache.put(path, await fetchWhole(fetch, path))
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, keepNext))
}

async function readNote<Entry>(cache: Notes, path: string): Promise<Entry[]> {
  return (await (await cache.match(path))?.json()) ?? []
}

const writeNote = (cache: Notes, path: string, entries: readonly unknown[]) =>
  cache.put(path, new Response(JSON.stringify(entries)))
