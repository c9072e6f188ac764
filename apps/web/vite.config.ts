import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appManifests } from './appManifests.ts'
import { appWorker, hashEarlyScript } from './appWorker.ts'
import { laterFaces } from './laterFaces.ts'
import { laterScripts } from './laterScripts.ts'
import { prerenderPages } from './prerenderPages.ts'
import { PRODUCT_NAME } from './src/ui/productName.ts'

/** The page's own title, until a screen gives it another. */
function nameThePage(): Plugin {
  return { name: 'name-the-page', transformIndexHtml: (html) => html.replace('%PRODUCT_NAME%', PRODUCT_NAME) }
}

/** Lays a .br and a .gz beside every text of the build, so that the server compresses nothing twice. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // Not before everything lies there.
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir = '.' }, bundle) {
        // What was copied as it is lies beside the page.
        for (const fileName of new Set([...Object.keys(bundle), ...readdirSync(dir)])) {
          if (!/\.(js|css|svg|html|webmanifest)$/.test(fileName)) continue
          const path = join(dir, fileName)
          const source = readFileSync(path)
          writeFileSync(`${path}.br`, brotliCompressSync(source))
          writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
        }
      },
    },
  }
}

/** Asks for the two faces of the first view together with the page, not after its styles. */
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
              // Until they have come the stand-ins have their measure: scripts are waited for, these are not.
              fetchpriority: 'low',
            },
            injectTo: 'head',
          })),
    },
  }
}

// In development scripts/lib/devSite.mjs puts the server behind this, on the same origin as in production.
const foundations =
  /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store)|i18next|react-i18next|use-sync-external-store|html-parse-stringify)\//

// What every screen needs of our own, and lazy ones too: a chunk of its own each, they would be ten of 200 bytes.
const shell =
  /apps\/web\/src\/(firstView\/(shownFirst|pageAnswers)|session\/(wiring|useAuth|tabStorage)|socket\/(wake|timers)|i18n\/i18n|ui\/(Icon|afterPaint|lazyPart|shell\/LanguageMenu|usePageTitle|usePageDescription|productName|toast\/toastStore)|store\/(keptCart|leftCart|cartDrawer)|profile\/profileViews|pwa\/(rested|useRested|loadSigns|worksOffline))\.tsx?$|packages\/domain\/src\/playerName\.ts$/

// What home shares with the screens one plays at.
const play =
  /apps\/web\/src\/(bot\/(botGameId|botGameKeys)|home\/OwnGamesSkeleton|session\/usePlayGate|ui\/timeControlLabel|board\/PiecesLayer)\.tsx?$|packages\/domain\/src\/timeControl\.ts$/

// What reads from the server, on every screen that does.
const reading = /node_modules\/@tanstack\/(query-core|react-query)\/|apps\/web\/src\/api\/queryClient\.ts$/

// What many screens beside home show: a chunk of its own each, the table would ask for twelve of 300 bytes.
const parts =
  /apps\/web\/src\/(ui\/(PlayerMarks|PremiumMark|moneyText|Modal|country\/CountryFlag)|i18n\/plainNumber|settings\/(settings|useSettings|notices)|sound\/hear|bot\/loadBotGame|appearance\/(loadAppearancePanel|Themed)|game\/tableGame|wager\/(prizeReais|WagerGuard))\.tsx?$/

// The library's pictures that we use: a chunk of its own each, they would be forty of 200 bytes, and what draws them
// would be some screen's.
const icons = /node_modules\/lucide-react\//
// What shelf, product and cart share.
const shop =
  /apps\/web\/src\/store\/(cart|readStore|storeQueries|useAddToCart|PriceTag|ProductPicture)\.tsx?$|packages\/domain\/src\/(cart|parseCart|repairCart|storeMoney|storePrice)\.ts$/

// The product's decisions that none of these needs: each of a few lines.
const domain = /packages\/domain\/src\//

export default defineConfig({
  // React has this itself; what stands in for it in an older one stays out of every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    react(),
    tailwindcss(),
    nameThePage(),
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
    // Nothing is turned into a data: address, so that the Content-Security-Policy needs none.
    assetsInlineLimit: 0,
    // What the check and the bench of the bundle read.
    manifest: true,
    // A screen's own script asks for what it needs beside it; the list of who needs what would come with every page.
    // The page itself asks for all that its first script needs, together with it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    // What every screen needs, in one file: it compresses better than in ten, and outlives our own changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: foundations },
            { name: 'shell', test: shell },
            { name: 'play', test: play },
            { name: 'reading', test: reading },
            { name: 'icons', test: icons },
            { name: 'shop', test: shop },
            { name: 'parts', test: parts },
            { name: 'domain', test: domain },
          ],
        },
      },
    },
  },
})
