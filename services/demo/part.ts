import type { Db, Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

/** `part` of `parts/<part>.ts`. Codegen reads `after` from its text, a list of plain strings. */
export type DemoPart = {
  /** Parts whose rows it needs. */
  readonly after?: readonly string[]
  /** In an empty database, or in a demo that an older release seeded. */
  isMissing(db: Db): Promise<boolean>
  /**
   * Returns what adds the part in the transaction of the demo, which must not wait for slow work and
   * may run twice. What only the seed needs is imported here: modules stay in memory.
   */
  prepare(deps: ModuleDeps): Promise<(trx: Trx) => Promise<void>>
}
