import type { Generated } from 'kysely'
import type { AlertKind } from '#services/contract/rules/alerts.ts'

/** Events that staff are to know of, until the letters about them are queued. */
export type AlertTable = {
  id: Generated<number>
  kind: AlertKind
  at: string
  title: string
  value: string | null
  path: string | null
}
export type ChangeTable = { id: Generated<number>; topic: string }
/** One row: the name of this database's feed and the last pruned position. */
export type ChangeFeedTable = { id: number; name: string; pruned_to: number }
export type DueTable = {
  kind: string
  key: string
  /** Moved to later when the handler fails. */
  at: string
  payload: string
  attempts: Generated<number>
}
export type OutboxTable = {
  id: Generated<number>
  kind: string
  payload: string
  at: string
  attempts: Generated<number>
  state: Generated<'waiting' | 'dead'>
  fault: string | null
}
export type SlugTable = {
  id: Generated<number>
  kind: string
  /** Kinds with the same URLs share a space: pages and posts are both at /{slug}. */
  space: string
  language: string
  slug: string
  target: number
  current: number
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    alert: AlertTable
    change: ChangeTable
    change_feed: ChangeFeedTable
    due: DueTable
    outbox: OutboxTable
    slug: SlugTable
  }
}
