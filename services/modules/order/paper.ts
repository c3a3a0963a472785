import { pageText } from '#services/modules/cms/api.ts'
import {
  documentTitle,
  orderPdf,
  type Seller,
  sellerAt,
  type TermsText,
  termsPdf,
  termsTitle,
} from '#services/modules/document/api.ts'
import { getSetting } from '#services/modules/settings/api.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { DrawnFor } from '#services/platform/threads/drawings.ts'
import { orderLink } from './links.ts'
import type { StoredOrder } from './order.ts'
import { TERMS_PAGES } from './settings.ts'
import { orderViews } from './view.ts'

/** A document with the content that was read; it is drawn when it is needed. */
export type Paper = { readonly filename: string; draw(drawnFor: DrawnFor): Promise<Buffer> }

/**
 * Confirmation with terms and withdrawal form in one file, in the order's language; null without a
 * seller.
 */
export async function paperOf(deps: ModuleDeps, order: StoredOrder): Promise<Paper | null> {
  const content = await contentOf(deps, order)
  return content && confirmation(deps, content, content.terms)
}

/** The same as two files, since that with the terms is the same for many orders. */
export async function letterPapersOf(
  deps: ModuleDeps,
  order: StoredOrder,
): Promise<readonly Paper[]> {
  const content = await contentOf(deps, order)
  if (!content) return []
  const { owner, view, terms } = content
  const { language } = order
  const hasForm = view.lines.some(({ noWithdrawal }) => noWithdrawal === null)
  const termsPaper: Paper = {
    filename: paperName(termsTitle(language)),
    draw: async (drawnFor) =>
      await termsPdf(deps.drawings, { language, seller: owner, terms, hasForm }, drawnFor),
  }
  const hasTerms = terms.length > 0 || hasForm
  return [confirmation(deps, content, null), ...(hasTerms ? [termsPaper] : [])]
}

type Content = {
  readonly order: StoredOrder
  readonly view: Awaited<ReturnType<typeof orderViews>>[number]
  readonly owner: Seller
  readonly terms: readonly TermsText[]
}

async function contentOf(deps: ModuleDeps, order: StoredOrder): Promise<Content | null> {
  const { language } = order
  const [owner, terms, [view]] = await Promise.all([
    sellerAt(deps.db, order.placedAt),
    termsOf(deps, language),
    orderViews({ db: deps.db, deps, language }, [order]),
  ])
  return owner && view ? { order, view, owner, terms } : null
}

function confirmation(
  { drawings, config }: ModuleDeps,
  { order, view, owner }: Content,
  terms: readonly TermsText[] | null,
): Paper {
  const { language } = order
  const paper = { language, receipt: null, orderUrl: orderLink(order, config), terms }
  return {
    filename: paperName(`${documentTitle(language, null)} ${order.number}`),
    draw: async (drawnFor) =>
      await orderPdf(drawings, { order: view, seller: owner, paper }, drawnFor),
  }
}

export function paperName(title: string): string {
  return `${title.toLowerCase().replaceAll(/\s+/g, '-')}.pdf`
}

async function termsOf({ db, clock }: ModuleDeps, language: string): Promise<readonly TermsText[]> {
  const slugs = ((await getSetting(db, 'checkout', 'termsPages')) ?? TERMS_PAGES).split(',')
  const now = clock.now().toISOString()
  const pages = await Promise.all(
    slugs.map(async (slug) => await pageText(db, { slug: slug.trim(), language, now })),
  )
  return pages.flatMap((page) => page ?? [])
}
