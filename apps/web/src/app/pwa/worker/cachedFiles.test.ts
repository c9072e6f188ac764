import { beforeEach, describe, expect, it } from 'vitest'
import { type Build, openCachedFiles, type Storage } from './cachedFiles.ts'

const origin = 'https://lance.test'
let kept: Map<string, string>
let asked: string[]
let served: Map<string, string>

/** The browser's only cache, by path. */
const caches: Storage = {
  open: async () =>
    ({
      match: async (path: string) => (kept.has(path) ? new Response(kept.get(path)) : undefined),
      put: async (path: string, response: Response) => void kept.set(path, await response.text()),
      keys: async () => [...kept.keys()].map((path) => new Request(origin + path)),
      delete: async ({ url }: Request) => kept.delete(new URL(url).pathname),
    }) as unknown as Cache,
}
const fetch = async (path: string) => {
  asked.push(path)
  const text = served.get(path)
  return text === undefined ? new Response('', { status: 404 }) : new Response(text)
}

function build(number: number, changed: Partial<Build> = {}): Build {
  const page = `/assets/index-${number}.js`
  const files = [page, '/assets/board.js']
  const texts = { en: [`/assets/home-en-${number}.js`], ar: [`/assets/home-ar-${number}.js`] }
  return { page, files, texts, screens: [''], ...changed }
}
/** Makes the server serve this build and no other. */
function deploy(one: Build) {
  served = new Map(
    [...one.files, ...Object.values(one.texts).flat()].map((path) => [path, `${path} of the server`]),
  )
  served.set('/shell.html', `<script src="${one.page}">`)
  return openCachedFiles(one, { caches, fetch })
}
const paths = () => [...kept.keys()].filter((path) => path.startsWith('/assets/')).sort()

beforeEach(() => {
  kept = new Map()
  asked = []
})

describe('the cached files', () => {
  it('include a whole build with its shell, but no language that was not chosen', async () => {
    await deploy(build(1)).cacheBuild()
    expect(paths()).toEqual(['/assets/board.js', '/assets/index-1.js'])
    expect(kept.get('/shell.html')).toContain('index-1.js')
  })

  it('include the texts of a chosen language, also in the next build', async () => {
    await deploy(build(1)).cacheBuild()
    await deploy(build(1)).cacheTexts('ar')
    await deploy(build(2)).cacheBuild()
    expect(paths()).toContain('/assets/home-ar-2.js')
    expect(paths().filter((path) => path.includes('home-en'))).toEqual([])
  })

  it('are fetched once: an unchanged file is not fetched again', async () => {
    await deploy(build(1)).cacheBuild()
    asked = []
    await deploy(build(2)).cacheBuild()
    expect(asked.sort()).toEqual(['/assets/index-2.js', '/shell.html'])
  })

  it('keep the old shell while a file of the new build is missing', async () => {
    await deploy(build(1)).cacheBuild()
    const next = deploy(build(2))
    served.delete('/assets/index-2.js')
    await expect(next.cacheBuild()).rejects.toThrow('404')
    expect(kept.get('/shell.html')).toContain('index-1.js')
  })

  it('exclude a shell that belongs to another build than the worker', async () => {
    const next = deploy(build(2))
    served.set('/shell.html', '<script src="/assets/index-3.js">')
    await expect(next.cacheBuild()).rejects.toThrow('another build')
    expect(kept.size).toBe(0)
  })

  it('keep the last three builds for open pages, and drop older ones [SITE-16]', async () => {
    for (const number of [1, 2, 3]) {
      const files = deploy(build(number))
      await files.cacheBuild()
      await files.cacheTexts('en')
      await files.prune()
    }
    expect(paths()).toContain('/assets/index-1.js')
    expect(paths()).toContain('/assets/home-en-1.js')
    const fourth = deploy(build(4))
    await fourth.cacheBuild()
    await fourth.prune()
    expect(paths().filter((path) => /-1\.js$/.test(path))).toEqual([])
    expect(paths()).toContain('/assets/index-2.js')
    expect(paths()).toContain('/assets/board.js')
  })
})
