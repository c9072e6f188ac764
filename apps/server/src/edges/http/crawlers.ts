import type { App } from '../../kernel/routing.ts'
import { LANGUAGES } from '../../kernel/texts/language.ts'

/** API calls and developers' pages: not for search engines. Private pages exclude themselves. */
const CLOSED = ['/auth/', '/users/', '/docs', '/openapi.json', '/dev/', '/update-password']

/** Serves robots.txt, and a sitemap of all pages in all languages. `paths`: the site's public pages. */
export function serveCrawlers(
  app: App,
  { siteUrl, paths }: { siteUrl: () => string; paths: readonly string[] },
): void {
  const config = { auth: 'anyone' } as const
  app.get('/robots.txt', { config, schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          `Sitemap: ${siteUrl()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )
  app.get('/sitemap.xml', { config, schema: { hide: true } }, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(writeSitemap(siteUrl(), paths)),
  )
}

function writeSitemap(site: string, paths: readonly string[]): string {
  const pages = paths.map((path) => {
    const url = site + path
    const links = LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}?lang=${language}"/>`,
    )
    return `<url><loc>${url}</loc>${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n')
}
