import type { z } from 'zod'
import type { consent } from '#services/contract/consents.ts'
import { type Page, pageFields, sliceOf } from '#services/platform/paging.ts'
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
export function pageOf(consents: readonly CurrentConsent[], page: Page) {
  return {
    records: sliceOf(consents, page).map(toConsent),
    ...pageFields(page, consents.length),
  }
}
