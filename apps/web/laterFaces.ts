import { createHash } from 'node:crypto'
import postcss from 'postcss'
import type { Plugin } from 'vite'

/** How the build calls the stylesheet of all faces. */
export const FACES = /\/faces-[^/]+\.css$/

type Part = {
  type: string
  isEntry?: boolean
  source?: string | Uint8Array
  viteMetadata?: { importedCss?: Set<string> }
}

/**
 * Takes the faces out of the site's first stylesheet into one of their own. Wherever a face is declared, every text of
 * the page is shaped and laid out again; so that is done once, when they have come (`early.js`), and not with the styles.
 */
export function laterFaces(): Plugin {
  return {
    name: 'later-faces',
    apply: 'build',
    generateBundle: {
      // Before the page lists the styles of its script.
      order: 'pre',
      handler(_options, bundle) {
        const parts = bundle as unknown as Record<string, Part>
        const entry = Object.values(parts).find(({ type, isEntry }) => type === 'chunk' && isEntry)
        const sheets = entry?.viteMetadata?.importedCss
        if (sheets === undefined) throw new Error('the first script has no styles')
        const faces: string[] = []
        for (const name of sheets) {
          const sheet = parts[name]
          if (sheet?.source === undefined) continue
          const split = splitFaces(sheet.source.toString())
          sheet.source = split.rest
          faces.push(split.faces)
        }
        const source = faces.join('')
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/faces-${hash}.css`
        this.emitFile({ type: 'asset', fileName, source })
        sheets.add(fileName)
      },
    },
  }
}

/** A stylesheet's faces, and all else of it. */
export function splitFaces(css: string): { faces: string; rest: string } {
  const root = postcss.parse(css)
  const faces: string[] = []
  root.walkAtRules('font-face', (face) => {
    faces.push(face.toString())
    face.remove()
  })
  return { faces: faces.join(''), rest: root.toString() }
}
