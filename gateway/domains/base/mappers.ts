import type { MediaReference } from '#services/contract/answers.ts'

export type { Money as MoneyParent } from '#gateway/lib/money.ts'
export type MediaParent = MediaReference
