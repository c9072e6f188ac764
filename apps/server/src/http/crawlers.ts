import type { App } from '../routing.ts'
import { LANGUAGES } from '../texts/language.ts'

/** Calls and developers' pages are nothing to be found by; what is one's own says so by itself. */
const CLOSED = ['/auth/', '/users/', '/docs', '/openapi.json', '/dev/', '/update-password']

/** Tells search engines which pages there are, and in which languages. `paths`: the site's pages for everybody. */
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
