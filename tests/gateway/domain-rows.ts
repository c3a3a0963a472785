import type { DomainRows } from './row.ts'

const FILES = import.meta.glob<DomainRows>('./rows/*.ts', { eager: true, import: 'rows' })

export const DOMAIN_ROWS: readonly DomainRows[] = Object.values(FILES)
