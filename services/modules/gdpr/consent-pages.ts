import type { z } from 'zod'
import type { consent } from '#services/contract/consents.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import type { CurrentConsent } from './consent-store.ts'

type Shown = Pick<CurrentConsent, 'id' | 'number' | 'html' | 'version'>

export function toConsent({ id, number, html, version }: Shown): z.output<typeof consent> {
  return { id, uniqueNumber: number, displayName: html, version }
}

/** Consents whose text contains every word. */
export function withWords(
  consents: readonly CurrentConsent[],
  keywords: string | undefined,
): readonly CurrentConsent[] {
  const words = searchWords(keywords ?? '')
  return consents.filter(({ search }) => words.every((word) => search.includes(word)))
}

/** All at once, since there are at most a few dozen. */
export function pageOf(
  consents: readonly CurrentConsent[],
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  return {
    records: consents.slice((page - 1) * limit, page * limit).map(toConsent),
    page,
    limit,
    totalPages: Math.max(1, Math.ceil(consents.length / limit)),
    totalRecords: consents.length,
  }
}
