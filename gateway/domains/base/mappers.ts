import type { Money } from '#gateway/lib/money.ts'
import type { MediaReference } from '#services/contract/answers.ts'

export type MoneyParent = Money
export type MediaParent = MediaReference
