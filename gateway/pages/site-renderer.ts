import type { Renderer } from '#client/server/renderer.tsx'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { siteLanguages } from '#gateway/layout/site-languages.ts'

/** The pages in the languages that the site has at the moment. */
export function inSiteLanguages(renderer: Renderer, layout: LayoutData | null): Renderer {
  return renderer.speaking?.(siteLanguages(layout).map(({ locale }) => locale)) ?? renderer
}
