import type { PageEntry } from './entries.ts'
import { BUYING_PAGES } from './legal/buying.ts'
import { TRUST_PAGES } from './legal/trust.ts'

export const LEGAL_PAGES: readonly PageEntry[] = [...BUYING_PAGES, ...TRUST_PAGES]
