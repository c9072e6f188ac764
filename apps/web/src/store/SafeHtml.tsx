import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { useIsHere } from '../firstView/useIsHere.ts'
import { STORE_LANGUAGE } from './storeLanguage.ts'

/** What may stand in a description; everything else is left out, but for its words. */
const TAGS = new Set(
  'p br hr strong b em i u s small sub sup ul ol li blockquote code table thead tbody tr th td'.split(' '),
)
/** What is left out with all that is in it. */
const UNSPEAKABLE = new Set('script style template iframe object embed noscript svg math title'.split(' '))
const EMPTY = new Set(['br', 'hr'])
const PROTOCOLS = ['https:', 'http:', 'mailto:']

type SafeHtmlProps = {
  html: string
  /** What its headings become, so that they stand below those of the page. */
  headings: 'h2' | 'h3'
}

/**
 * HTML that somebody else wrote, built anew from what may stand in it: none of it reaches the page as it came, no
 * attribute but a link's address.
 */
export function SafeHtml({ html, headings }: SafeHtmlProps) {
  // Where no browser is nobody can take HTML apart: it comes when the page is taken over.
  const isInBrowser = useIsHere()
  const content = useMemo(() => {
    if (!isInBrowser) return null
    // A document of its own, in which nothing runs and nothing is fetched.
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
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text, which changes as a whole
    <Fragment key={index}>{build(child, headings)}</Fragment>
  ))
}

function build(node: Node, headings: string): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (UNSPEAKABLE.has(tag)) return null
  if (EMPTY.has(tag)) return createElement(tag)
  const children = childrenOf(node, headings)
  if (/^h[1-6]$/.test(tag)) return createElement(headings, {}, children)
  if (tag === 'a') return link(node, children)
  // Whitespace between the rows of a table is no child that React would take.
  if (/^(table|thead|tbody|tr|ul|ol)$/.test(tag))
    return createElement(tag, {}, childrenOf(withoutText(node), headings))
  return TAGS.has(tag) ? createElement(tag, {}, children) : children
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
