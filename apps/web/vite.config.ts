import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { PRODUCT_NAME } from '@lance/domain'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifests } from './appManifests.ts'
import { appWorker, hashEarlyScript } from './appWorker.ts'
import { laterFaces } from './laterFaces.ts'
import { laterScripts } from './laterScripts.ts'
import { prerenderPages } from './prerenderPages.ts'

/** Sets the page's title until a screen sets its own. */
function setPageTitle(): Plugin {
  return { name: 'name-the-page', transformIndexHtml: (html) => html.replace('%PRODUCT_NAME%', PRODUCT_NAME) }
}

/** Writes a .br and a .gz beside every file that they make smaller, so that the server need not compress them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // Runs once all files have been written, beside the rendering of the pages, which are not compressed here.
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }, bundle) {
        // Files copied unchanged are not in the bundle, but in the folder.
        const names = [...new Set([...Object.keys(bundle), ...readdirSync(dir)])]
        const texts = names.filter((name) => /\.(js|css|svg|html|webmanifest|wasm|network)$/.test(name))
        await Promise.all(texts.map((name) => compress(join(dir, name))))
      },
    },
  }
}

/** Compresses on Node's threads, so that several files are compressed at a time. */
async function compress(path: string): Promise<void> {
  const source = await readFile(path)
  await writeFile(`${path}.br`, await promisify(brotliCompress)(source))
  await writeFile(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}

/** Preloads the two fonts of the first view together with the page, not after its styles. */
function preloadFonts(): Plugin {
  const firstView = /\/(inter-latin-wght-normal|young-serif-latin-400-normal)-[^/]+\.woff2$/
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => firstView.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${fileName}`,
              crossorigin: true,
              // The fallback fonts have the same metrics, so unlike scripts the fonts can wait.
              fetchpriority: 'low',
            },
            injectTo: 'head',
          })),
    },
  }
}

// In development scripts/lib/devSite.mjs proxies to the server, on one origin as in production.
const foundations =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|use-sync-external-store)\//

// Our own modules that every screen needs, lazy ones too: as separate chunks they would be ten of 200 bytes.
const shell =
  /apps\/web\/src\/(base\/(shownFirst|tabStorage|timers|valueStore|laterParts)|i18n\/i18n|design\/(Icon|openModals|usePageHead|toast\/toastStore)|net\/(api\/pageAnswers|session\/(wiring|useAuth)|socket\/wake)|features\/(store\/(storedCart|checkoutCart)|profile\/profileViews)|app\/(shell\/(LanguageMenu|SchemeButton|scheme)|pwa\/appParts))\.tsx?$|packages\/domain\/src\/(playerName|productName)\.ts$/

// What home shares with the game screens. No style: it would come before the site's, and turn the order of layers around.
const play =
  /apps\/web\/src\/(features\/(bot\/botGameIds|home\/OwnGamesSkeleton|pace\/(PaceChoice|chosenTerms)|board\/PiecesLayer)|net\/session\/usePlayGate|design\/timeControlLabel)\.tsx?$|packages\/domain\/src\/(timeControl|variant)\.ts$/

// What screens say of a pace; home only of the six time controls.
const pace =
  /apps\/web\/src\/(features\/pace\/usePaceText|design\/paceLabel)\.ts$|packages\/domain\/src\/pace\.ts$/

// The channel of a signed-in user, which every page of theirs opens.
const channel =
  /apps\/web\/src\/(app\/shell\/followOwnChannel|net\/(lastSeen|session\/(playerChannel|signOut)|socket\/connection))\.ts$/

// What the screens that read from the server share.
const reading =
  /node_modules\/@tanstack\/(query-core|react-query)\/|apps\/web\/src\/net\/(queryClient|publicSettings)\.ts$/

// The rules of chess that every board to play on needs.
const rules =
  /packages\/chess\/src\/(attacks|castling|castlingField|checks|fen|game|legalMoves|makeMove|move|moves|outcome|position|san|squares|table|uci|zobrist)\.ts$/

// What boards, their previews and pictures of them share.
const board =
  /apps\/web\/src\/features\/(board\/(placement|movedPieces|shapes)|table\/(useBoardTexts|ToolButton))\.tsx?$/

// What many screens beside home show: as separate chunks, a game would request twelve of 300 bytes.
const parts =
  /apps\/web\/src\/(base\/(giveText|wayBack)|design\/(ListNote|PlayerMarks|missingPart|numberText|Modal|country\/CountryFlag)|features\/(appearance\/Themed|table\/tableGame|wager\/(wagerTerms|WagerGuard))|net\/session\/unseenNews)\.tsx?$/

// A board to play on, its keys and its rules: as separate chunks, analysis, training and game would request two more.
const liveBoard =
  /apps\/web\/src\/features\/(board\/(Board|board(Cells|Input|View)|drawInput|inputTarget|premoveReach|shapesLayer|state)|table\/(letterKeys|useWheel|walk(Keys|edPosition)))\.tsx?$/

// Studies, and the PGN that is written of them: as separate chunks they would be four, most of them of 400 bytes.
const study = /packages\/chess\/src\/study\/(annotations|commands|makeStudyPgn|positionAt|study)\.ts$/

// The name of an opening.
const opening = /apps\/web\/src\/features\/opening\/(OpeningText|showOpening|useOpening)\.tsx?$/

// Pictures of players and bots, which pages without a table show too.
const faces = /apps\/web\/src\/design\/(BotMark|PlayerPicture)\.tsx$/

// What a game and its review show beside the board, and its end: as separate chunks, a game would request four.
const table =
  /apps\/web\/src\/features\/(table\/(CapturedStrip|captured|EndText|endSummary|GameClock|GameRefused|GameResult|MatchLine|MoneyLine|MoveList|PlayerBar|shownClocks)|room\/useServerNow)\.tsx?$/

// How moves are written, which home also loads, but late.
const notation =
  /apps\/web\/src\/features\/(settings\/(settings|notices)|notation\/(showMoves|useNotation|MoveText))\.tsx?$/

// What draws the library's icons, and those that several screens with a board share: as separate chunks they would be
// twenty of 200 bytes.
const boardIcons =
  /node_modules\/lucide-react\/(?!dist\/esm\/icons\/(?!(alarm-clock|chart-spline|check|chevron-left|chevron-right|clock|copy|crosshair|download|eye|flag|gem|graduation-cap|house|palette|refresh-cw|swords|trash|trophy|undo-2)\.))/

// The library's icons that other screens use. Those that a single screen with a board or its neighbor needs come with it.
const icons =
  /node_modules\/lucide-react\/(?!dist\/esm\/icons\/(arrow-left-right|arrow-up|arrow-up-down|book-open|brush-cleaning|chess-knight|chevron-first|chevron-last|clipboard-paste|corner-down-left|ellipsis|equal|eraser|file-text|file-up|flip-vertical-2|grid-2x2|hand|handshake|hash|image-down|keyboard|library-big|link-2|list-start|message-square-text|minimize-2|repeat-2|rotate-cw|scroll-text|square-plus|volume-2|volume-x|wifi-off)\.)/

// What product list, product and cart share.
const shop =
  /apps\/web\/src\/features\/store\/(cart|readStore|shelfQuery|storeQueries|ColorDot|colorDots|ProductCard|useAddToCart|PriceTag|ProductPicture)\.tsx?$|packages\/domain\/src\/(cart|parseCart|repairCart|storeMoney|storePrice)\.ts$/

// The state of a game, and what it needs of the domain.
const gameState =
  /apps\/web\/src\/features\/room\/gameState\.ts$|packages\/domain\/src\/(clock|ending|endReason|lag|rematch|arena\/berserk)\.ts$/

// The domain modules that none of these needs, each a few lines long; but for those of a single later screen.
const domain = /packages\/domain\/src\/(?!declaredLevel|ratePeriod|explorer\/|losses\/|training\/)/

export default defineConfig({
  // React has this built in; the shim for older versions stays out of the pages.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    tailwindcss(),
    setPageTitle(),
    preloadFonts(),
    laterFaces(),
    laterScripts(),
    hashEarlyScript(),
    appManifests(),
    appWorker(),
    precompress(),
    prerenderPages(),
  ],
  build: {
    // Inlines nothing as a data: URL that doesn't ask for it, as the logo does.
    assetsInlineLimit: 0,
    // Read by the bundle's size check and benchmark.
    manifest: true,
    // A screen's script requests its own imports; a list of them all would be sent with every page. The page
    // requests everything its entry script needs, together with it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    // What every screen needs is one file: it compresses better than ten, and stays cached when our own code
    // changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: foundations, priority: 1 },
            { name: 'shell', test: shell, priority: 1 },
            { name: 'play', test: play, priority: 1 },
            { name: 'pace', test: pace, priority: 1 },
            { name: 'reading', test: reading, priority: 1 },
            { name: 'boardIcons', test: boardIcons, priority: 1 },
            { name: 'icons', test: icons, priority: 1 },
            { name: 'shop', test: shop, priority: 1 },
            { name: 'rules', test: rules, priority: 1 },
            { name: 'board', test: board, priority: 1 },
            { name: 'notation', test: notation, priority: 1 },
            { name: 'parts', test: parts, priority: 1 },
            { name: 'gameState', test: gameState, priority: 1 },
            { name: 'faces', test: faces, priority: 1 },
            { name: 'table', test: table, priority: 1 },
            { name: 'domain', test: domain, priority: 1 },
            { name: 'channel', test: channel, priority: 1 },
            // A game writes its PGN without a study.
            { name: 'pgn', test: /packages\/chess\/src\/pgn\.ts$/, priority: 1 },
            // Home has the styles of a board, but none to play on.
            { name: 'boardStyles', test: /features\/board\/board\.css$/, priority: 1 },
            // After the others: a group takes whatever its modules import that no group before has taken.
            { name: 'liveBoard', test: liveBoard },
            { name: 'study', test: study },
            { name: 'opening', test: opening },
          ],
        },
      },
    },
  },
})
