import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { useIsHydrated } from '../../design/hydration.tsx'
import { STORE_LANGUAGE } from './readStore.ts'

/** The elements allowed in a description; of all others only the text is kept. */
const ALLOWED_TAGS = new Set(
  'p br hr strong b em i u s small sub sup ul ol li blockquote code table thead tbody tr th td'.split(' '),
)
/** Elements removed together with their content. */
const DROPPED_TAGS = new Set('script style template iframe object embed noscript svg math title'.split(' '))
const VOID_TAGS = new Set(['br', 'hr'])
const PROTOCOLS = ['https:', 'http:', 'mailto:']

type SafeHtmlProps = {
  html: string
  /** The level its headings become, below those of the page. */
  headings: 'h2' | 'h3'
}

/**
 * Untrusted HTML, rebuilt from allowed elements: none of the source reaches the page unchanged, and no
 * attribute but the address of a link.
 */
export function SafeHtml({ html, headings }: SafeHtmlProps) {
  // Without a browser there is no HTML parser: the content appears on hydration.
  const isInBrowser = useIsHydrated()
  const content = useMemo(() => {
    if (!isInBrowser) return null
    // A separate document, in which no script runs and nothing is fetched.
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return childrenOf(body, headings)
  }, [html, headings, isInBrowser])
  return (
    <div className="product-html" lang={STORE_LANGUAGE}>
      {content}
    </div>
  )
}

function childrenOf(node: Node, headings: string): ReactNode[] {
  return [...node.childNodes].map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes belong to one text, which changes as a whole
    <Fragment key={index}>{build(child, headings)}</Fragment>
  ))
}

function build(node: Node, headings: string): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (DROPPED_TAGS.has(tag)) return null
  if (VOID_TAGS.has(tag)) return createElement(tag)
  const children = childrenOf(node, headings)
  if (/^h[1-6]$/.test(tag)) return createElement(headings, {}, children)
  if (tag === 'a') return link(node, children)
  // React rejects whitespace between table rows.
  if (/^(table|thead|tbody|tr|ul|ol)$/.test(tag))
    return createElement(tag, {}, childrenOf(withoutText(node), headings))
  return ALLOWED_TAGS.has(tag) ? createElement(tag, {}, children) : children
}

function withoutText(element: Element): Node {
  const bare = element.cloneNode(false)
  for (const child of element.children) bare.appendChild(child.cloneNode(true))
  return bare
}

function link(element: Element, children: ReactNode[]): ReactNode {
  const address = URL.parse(element.getAttribute('href') ?? '', location.href)
  if (address === null || !PROTOCOLS.includes(address.protocol)) return children
  return (
    <a className="link" href={address.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
