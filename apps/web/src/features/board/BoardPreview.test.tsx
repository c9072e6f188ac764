import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BoardPreview } from './BoardPreview.tsx'
import { BoardReplay } from './BoardReplay.tsx'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('a static board', () => {
  it('renders without a browser, with every piece on its square and a label for screen readers', () => {
    const markup = renderToStaticMarkup(<BoardPreview fen={START} label="Posição inicial" />)
    expect(markup.match(/data-piece/g)).toHaveLength(32)
    expect(markup).toContain('data-piece="K" data-file="4" data-rank="0"')
    expect(markup).toContain('role="img" aria-label="Posição inicial"')
  })

  it('has no inline style, which our content security policy would block', () => {
    expect(renderToStaticMarkup(<BoardPreview fen={START} label="" />)).not.toContain('style=')
  })

  it('starts a replay at the given ply', () => {
    const markup = renderToStaticMarkup(<BoardReplay ucis={['e2e4', 'e7e5']} label="" fromPly={1} />)
    expect(markup).toContain('data-piece="P" data-file="4" data-rank="3"')
    expect(markup).toContain('data-piece="p" data-file="4" data-rank="6"')
  })
})
