import type { FastifyRequest } from 'fastify'
import type { PageMatch, Renderer } from '#client/server/renderer.tsx'

type Entering = { readonly url: URL; readonly renderer: Renderer; readonly match: PageMatch }

/**
 * Where a visitor who enters the site by its first page reads on: in the language of the cookie, or
 * of the browser. An address has one language, so no other page leads away. Links of our own and
 * crawlers are left where they go: only browsers say where a request comes from.
 */
export function homeOfVisitor(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { url, renderer, match }: Entering,
): string | null {
  const [own] = renderer.locales
  if (match.route !== 'home' || match.locale !== own.code || renderer.locales.length < 2)
    return null
  const from = headers['sec-fetch-site']
  if (from === undefined || from === 'same-origin') return null
  const { cookie = '', 'accept-language': acceptLanguage = '' } = headers
  const code = renderer.chooseLocale({ url, host: url.host, cookie, acceptLanguage })
  const wanted = renderer.locales.find((locale) => locale.code === code)
  return wanted && wanted.code !== own.code ? (wanted.prefix || '/') + url.search : null
}

/** The path without the prefix of the default locale, whose pages have none; null without it. */
export function withoutDefaultPrefix(
  { pathname, search }: URL,
  { locales }: Renderer,
): string | null {
  const [own, ...others] = locales
  const prefix = `/${own.code}`
  const isPrefixed = pathname === prefix || pathname.startsWith(`${prefix}/`)
  if (others.length === 0 || !isPrefixed) return null
  return (pathname.slice(prefix.length) || '/') + search
}
