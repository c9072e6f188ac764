import { createHash } from 'node:crypto'
import postcss from 'postcss'
import type { Plugin } from 'vite'

/** The file name of the stylesheet with all font faces. */
export const FACES = /\/faces-[^/]+\.css$/

type Part = {
  type: string
  isEntry?: boolean
  source?: string | Uint8Array
  viteMetadata?: { importedCss?: Set<string> }
}

/**
 * Moves the font faces from the site's first stylesheet into a separate one. Declaring a face makes the
 * browser lay out all text again, so this happens once, when the fonts have loaded (`early.js`), and not with
 * the styles.
 */
export function laterFaces(): Plugin {
  return {
    name: 'later-faces',
    apply: 'build',
    generateBundle: {
      // Runs before the page lists the styles of its script.
      order: 'pre',
      handler(_options, bundle) {
        const parts = bundle as unknown as Record<string, Part>
        const entry = Object.values(parts).find(({ type, isEntry }) => type === 'chunk' && isEntry)
        const sheets = entry?.viteMetadata?.importedCss
        if (sheets === undefined) throw new Error('the entry script has no styles')
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

/** Splits a stylesheet into its font faces and the rest. */
export function splitFaces(css: string): { faces: string; rest: string } {
  const root = postcss.parse(css)
  const faces: string[] = []
  root.walkAtRules('font-face', (face) => {
    faces.push(face.toString())
    face.remove()
  })
  return { faces: faces.join(''), rest: root.toString() }
}
