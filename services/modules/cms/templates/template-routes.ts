import { SECTIONS } from '#services/contract/sections/registry.ts'
import { listTemplatePages, listTemplates, TEMPLATE_PAGES } from '#services/contract/templates.ts'
import { type Route, route } from '#services/platform/http.ts'
import { templateFields } from './template-fields.ts'
import { countPages, pagesWith } from './template-store.ts'

const FIELDS = Object.entries(SECTIONS).map(([handler, fields]) => ({
  handler,
  fields: [...templateFields(fields)],
}))

/** A section without its provider would show nothing. */
export function templateRoutes({
  hasSocialFeed,
}: {
  readonly hasSocialFeed: boolean
}): readonly Route[] {
  const offered = FIELDS.filter(({ handler }) => handler !== 'social-feed' || hasSocialFeed)
  return [
    route(listTemplates, async (_input, { db }) => {
      const counts = await countPages(db)
      return {
        templates: offered.map((template) => ({
          ...template,
          pageCount: counts.get(template.handler) ?? 0,
        })),
      }
    }),

    route(listTemplatePages, async ({ handler }, { db, clock }) => {
      const now = clock.now().toISOString()
      const rows = await pagesWith(db, { handler, limit: TEMPLATE_PAGES })
      return {
        pages: rows.map(({ id, published_at, ...page }) => ({
          ...page,
          id: String(id),
          isPublic: published_at !== null && published_at <= now,
        })),
      }
    }),
  ]
}
