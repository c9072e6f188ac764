import type { Language } from './texts/language.ts'

/** A page's metadata before any script runs, for search engines and link previews. */
export type PageHead = {
  /** 404: nothing exists at this address, though the site shows a page. */
  status: 200 | 404
  title: string
  /** Plain text of at most 160 characters. */
  description: string
  /** The page's own address, and that of its picture. */
  url: string
  image: string | null
  kind: 'website' | 'product'
  /** Structured data of schema.org; null: none. */
  data: object | null
}

/** Describes the page at a path; null: it keeps the site's default metadata. */
export type DescribePage = (page: { path: string; language: Language }) => Promise<PageHead | null>
