import { pageText } from '#services/cms/api.ts'
import { documentTitle, type OrderPaper, orderPdf, seller } from '#services/document/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { getSetting } from '#services/settings/api.ts'
import { orderLink } from './links.ts'
import type { StoredOrder } from './order.ts'
import { orderViews } from './view.ts'

/**
 * Paths of the pages with the contract terms, unless the setting checkout/termsPages names others.
 */
const TERMS_PAGES = 'uvjeti-kupnje,povrat-i-zamjena'

export type Paper = { readonly filename: string; readonly content: Buffer }

/** Confirmation with terms and withdrawal form, in the order's language; null without a seller. */
export async function paperOf(db: Db, deps: ModuleDeps, order: StoredOrder): Promise<Paper | null> {
  const { language } = order
  const [owner, terms, [view]] = await Promise.all([
    seller(db),
    termsOf(db, deps, language),
    orderViews({ db, deps, language }, [order]),
  ])
  if (!owner || !view) return null
  const orderUrl = orderLink(order, deps.config)
  const content = await orderPdf(view, owner, { language, receipt: null, orderUrl, terms })
  const name = documentTitle(language, null).toLowerCase().replaceAll(/\s+/g, '-')
  return { filename: `${name}-${order.number}.pdf`, content }
}

async function termsOf(
  db: Db,
  { clock }: ModuleDeps,
  language: string,
): Promise<OrderPaper['terms']> {
  const slugs = ((await getSetting(db, 'checkout', 'termsPages')) ?? TERMS_PAGES).split(',')
  const now = clock.now().toISOString()
  const pages = await Promise.all(
    slugs.map(async (slug) => await pageText(db, { slug: slug.trim(), language, now })),
  )
  return pages.flatMap((page) => page ?? [])
}
