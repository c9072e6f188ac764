import { SHELF_FIELDS } from '@lance/contract'
import { FALLBACK_LANGUAGE, type Language } from './src/i18n/languages.ts'

/**
 * A worker that a screen needs at once, unless what the browser keeps under a key begins so. A guest's is given what the browser
 * keeps under `keys`, and whether the screen is `wide`.
 */
type FirstWorker = { name: string; unless: { key: string; start: string }; keys: string[]; wide: string }

export type FirstView = {
  name: string
  /** Its address; `*` as the last segment matches any, `*` alone matches all other addresses. */
  at: string
  /** The path to render; null renders only the frame, for screens that need scripts. */
  path: string | null
  /** The screen's module, and the namespaces of its texts. */
  module: string | null
  texts: readonly string[]
  /** The first calls of a guest's page, as its queries write them; `*` is the segment matched in `at`. */
  calls?: readonly string[]
  /** Query parameters that change the view: a page with one of them is rendered from scratch by scripts. */
  asks?: readonly string[]
  /** Texts in the user's time zone only reserve space, so the view can be rendered with its answers. */
  isFilled?: boolean
  /** The answers change from one visit to the next: its page is not worth compressing best. */
  isLive?: boolean
  /** Pictures from its styles that are visible at once. */
  pictures?: readonly string[]
  /** It has several versions, one per day. */
  hasVariants?: boolean
  worker?: FirstWorker
}

const BOARD = ['grain.svg', 'pieces.svg']

/** The screens that visitors arrive at from elsewhere: the build renders their first view for guests. */
export const VIEWS: readonly FirstView[] = [
  {
    name: 'home',
    at: '/',
    path: '/',
    module: 'features/home/HomePage.tsx',
    texts: ['home'],
    calls: ['/lobby'],
    isLive: true,
    pictures: BOARD,
    hasVariants: true,
  },
  {
    name: 'store',
    at: '/store',
    path: '/store',
    module: 'features/store/StorePage.tsx',
    texts: ['store'],
    asks: ['q', 'sort', 'category'],
    calls: [`/store/lance/products?offset=0&limit=24&field=${encodeURIComponent(SHELF_FIELDS.join())}`],
    isFilled: true,
  },
  {
    name: 'product',
    at: '/product/*',
    path: '/product/one',
    module: 'features/store/ProductPage.tsx',
    texts: ['store'],
    calls: ['/store/lance/products/*'],
    isFilled: true,
  },
  {
    name: 'tournaments',
    at: '/tournament',
    path: '/tournament',
    module: 'features/tournaments/list/TournamentListPage.tsx',
    texts: ['tournament'],
    asks: ['list', 'fee', 'room', 'players'],
    calls: ['/tournaments?status=waiting&page=1&limit=20'],
    isFilled: true,
  },
  {
    name: 'hall-of-fame',
    at: '/hall-of-fame',
    path: '/hall-of-fame',
    module: 'features/hallOfFame/HallOfFamePage.tsx',
    texts: ['hallOfFame'],
    asks: ['by', 'class'],
    calls: ['/champions?by=titles'],
    isFilled: true,
  },
  {
    name: 'premium',
    at: '/premium',
    path: '/premium',
    module: 'features/premium/PremiumPage.tsx',
    texts: ['premium'],
    calls: ['/settings'],
    isFilled: true,
  },
  {
    name: 'entry',
    at: '/profile',
    path: '/profile',
    module: 'features/profile/ProfilePage.tsx',
    texts: ['profile'],
    asks: ['view', 'confirm', 'subscription_success'],
  },
  {
    name: 'login',
    at: '/login',
    path: '/login',
    module: 'features/profile/EntryPages.tsx',
    texts: ['profile'],
  },
  {
    name: 'register',
    at: '/register',
    path: '/register',
    module: 'features/profile/EntryPages.tsx',
    texts: ['profile'],
  },
  {
    name: 'bot',
    at: '/play-with-bot',
    path: '/play-with-bot',
    module: 'features/playWithBot/PlayWithBot.tsx',
    texts: ['bot', 'pace'],
  },
  {
    name: 'live-games',
    at: '/live-games',
    path: '/live-games',
    module: 'features/liveGames/LiveGamesPage.tsx',
    texts: ['liveGames'],
    calls: ['/live-games'],
  },
  { name: 'terms', at: '/terms', path: '/terms', module: 'features/legal/LegalPages.tsx', texts: ['legal'] },
  {
    name: 'privacy',
    at: '/privacy',
    path: '/privacy',
    module: 'features/legal/LegalPages.tsx',
    texts: ['legal'],
  },
  {
    name: 'fair-play',
    at: '/fair-play',
    path: '/fair-play',
    module: 'features/legal/LegalPages.tsx',
    texts: ['legal'],
  },
  {
    name: 'responsible-play',
    at: '/responsible-play',
    path: '/responsible-play',
    module: 'features/legal/LegalPages.tsx',
    texts: ['legal'],
  },
  {
    name: 'credits',
    at: '/credits',
    path: '/credits',
    module: 'features/legal/CreditsPage.tsx',
    texts: ['legal'],
  },
  {
    name: 'new-game',
    at: '/game/new',
    path: null,
    module: 'features/invitation/NewInvitation.tsx',
    texts: ['invitation', 'pace'],
  },
  {
    name: 'invitation',
    at: '/invite/*',
    path: null,
    module: 'features/invitation/InvitationPage.tsx',
    texts: ['invitation', 'pace'],
  },
  {
    name: 'analysis',
    at: '/analysis',
    path: null,
    module: 'features/analysis/AnalysisPage.tsx',
    texts: ['analysis', 'review', 'game'],
    // As engineChoices.ts and draft.ts keep them.
    worker: {
      name: 'analysisWorker',
      unless: { key: 'analysisEngine', start: 'off' },
      keys: ['analysisEngine', 'analysisDraft'],
      wide: '(width >= 64rem)',
    },
  },
  {
    name: 'puzzle',
    at: '/puzzle',
    path: null,
    module: 'features/training/PuzzlePage.tsx',
    texts: ['training', 'review', 'game'],
  },
  {
    name: 'train',
    at: '/train',
    path: null,
    module: 'features/training/TrainPage.tsx',
    texts: ['training', 'review', 'game'],
  },
  {
    name: 'game',
    at: '/game/*',
    path: '/game/one',
    module: 'features/game/GameScreen.tsx',
    texts: ['game'],
    calls: ['/api/game/*/state'],
    isFilled: true,
    pictures: BOARD,
  },
  {
    name: 'one-tournament',
    at: '/tournament/*',
    path: '/tournament/one',
    module: 'features/tournaments/page/TournamentPage.tsx',
    texts: ['tournament', 'adult'],
    calls: ['/tournaments/*', '/settings'],
    isFilled: true,
  },
  {
    name: 'player',
    at: '/player/*',
    path: null,
    module: 'features/player/PlayerPage.tsx',
    texts: ['player'],
    calls: ['/users/*/profile', '/users/*/games?status=ended', '/users/*/rating-history'],
  },
  { name: 'frame', at: '*', path: null, module: null, texts: [] },
]

/** Started by `early.js`. */
export type EarlyWorker = { href: string } & Omit<FirstWorker, 'name'>

export type FilesOfView = {
  styles: string[]
  scripts: string[]
  pictures: string[]
  worker: EarlyWorker | undefined
}

export type Chunk = {
  type: string
  fileName: string
  /** The names of a picture or font in our sources. */
  names?: string[]
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  viteMetadata?: { importedCss?: Set<string> }
}

/**
 * A screen's styles, scripts, texts and pictures, to be requested together rather than one after the other as
 * each is discovered: that saves half a second on a slow connection.
 */
export function filesOfView(
  bundle: Readonly<Record<string, Chunk>>,
  { view, language }: { view: FirstView; language: Language },
): FilesOfView {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  /** A chunk with all its imports, scripts and styles. */
  const filesOf = (chunk: Chunk | undefined, seen = new Set<string>()): Set<string> => {
    if (!chunk || seen.has(chunk.fileName)) return seen
    seen.add(chunk.fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
    for (const name of chunk.imports ?? []) filesOf(bundle[name], seen)
    return seen
  }
  const chunkOf = (end: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))
  const ofEveryPage = filesOf(chunks.find(({ isEntry }) => isEntry))
  const ofView = view.module === null ? [] : [...filesOf(chunkOf(`/src/${view.module}`))]
  const textsOf = (name: string) =>
    chunkOf(`/locales/${language}/${name}.json`) ?? chunkOf(`/locales/${FALLBACK_LANGUAGE}/${name}.json`)
  const texts = [chunkOf(`/i18n/texts/${language}.ts`), ...['common', ...view.texts].map(textsOf)].flatMap(
    (chunk) => chunk?.fileName ?? [],
  )
  const files = [...new Set([...texts, ...ofView])]
    .filter((name) => !ofEveryPage.has(name))
    .map((name) => `/${name}`)
  const isStyle = (name: string) => name.endsWith('.css')
  const pictures = (view.pictures ?? []).map((picture) => {
    const found = Object.values(bundle).find(({ names }) => names?.includes(picture))
    if (found === undefined) throw new Error(`the build has no picture ${picture}`)
    return `/${found.fileName}`
  })
  const scripts = files.filter((name) => !isStyle(name))
  return { styles: files.filter(isStyle), scripts, pictures, worker: earlyWorker(bundle, view) }
}

function earlyWorker(
  bundle: Readonly<Record<string, Chunk>>,
  { worker }: FirstView,
): EarlyWorker | undefined {
  if (worker === undefined) return undefined
  const { name, ...how } = worker
  const found = Object.values(bundle).find(({ fileName }) => fileName.includes(`/${name}-`))
  if (found === undefined) throw new Error(`the build has no worker ${name}`)
  return { href: `/${found.fileName}`, ...how }
}
