import { type ListedRule, listRetention } from '#services/contract/retention.ts'
import { planRetention, RefusedDays } from '#services/modules/gdpr/retention.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { RetentionRule } from '#services/platform/retention.ts'
import { lastRuns } from './retention-runs.ts'

export function retentionRoutes(deps: ModuleDeps): readonly Route[] {
  return [
    route(listRetention, async (_input, { db }) => {
      const runs = await lastRuns(db)
      const rules: ListedRule[] = []
      for (const rule of deps.retention) {
        const { at = null, deleted = null } = runs.get(rule.kind) ?? {}
        const { least = null, most = null } = rule.bounds ?? {}
        rules.push({
          ...{ kind: rule.kind, least, most, ranAt: at, deleted },
          ...(await planned(rule, deps)),
        })
      }
      return { rules }
    }),
  ]
}

async function planned(
  rule: RetentionRule,
  deps: ModuleDeps,
): Promise<Pick<ListedRule, 'days' | 'expired'>> {
  try {
    const [line] = await planRetention([rule], deps)
    return { days: line?.keepDays ?? null, expired: line?.rows ?? null }
  } catch (error) {
    if (error instanceof RefusedDays) return { days: null, expired: null }
    // A storage that does not answer.
    if (error instanceof Refusal) return { days: rule.keepDays, expired: null }
    throw error
  }
}
