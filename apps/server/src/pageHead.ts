import type { Language } from './texts/language.ts'

/** What a page says of itself before any script runs: to search engines, and to whoever is sent its link. */
export type PageHead = {
  /** 404: there is nothing at this address, though the site shows a page. */
  status: 200 | 404
  title: string
  /** Plain text of at most 160 characters. */
  description: string
  /** The page's own address, and that of a picture of it. */
  url: string
  image: string | null
  kind: 'website' | 'product'
  /** What it is about, in the words of schema.org; null: nothing of the kind. */
  data: object | null
}

/** Describes the page at a path; null: it says what every page says. */
export type DescribePage = (page: { path: string; language: Language }) => Promise<PageHead | null>
