/** What the build says of itself to the worker (`appWorker.ts` lays it in). Paths begin with a slash. */
export type Build = {
  /** The first script of its pages: another build has another one. */
  page: string
  /** What the screens that work without the network need, in every language. */
  files: readonly string[]
  /** The first parts of the addresses of all screens; '' is home. */
  screens: readonly string[]
  /** What each language needs besides. */
  texts: Readonly<Record<string, readonly string[]>>
}

/** The page that stands in for every screen when the network does not answer. */
export const SHELL = '/shell.html'

/** Asks the worker to have the texts of this language here from now on. */
export type KeepTexts = { type: 'keep_texts'; language: string }
/** Asks the worker which build it keeps; it answers with its `page` by the port that came along. */
export type WhichBuild = { type: 'which_build' }
export type WorkerMessage = KeepTexts | WhichBuild
