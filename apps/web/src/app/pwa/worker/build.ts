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
