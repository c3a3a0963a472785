import { getReleases, hasRunningPipeline } from '#services/contract/releases.ts'
import { VERSION } from '#services/contract/version.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { releaseSource } from './release-source.ts'

export function releaseRoutes(deps: ModuleDeps): readonly Route[] {
  const source = releaseSource(deps)
  const program = { version: VERSION, mode: deps.config.mode }

  return [
    route(getReleases, async () => {
      const nothing = { latestTag: null, releases: [], isBuilding: false }
      if (!(await source.isConfigured())) return { ...program, ...nothing, source: 'OFF' as const }
      try {
        const [tag, releases, isBuilding] = await Promise.all([
          source.latestTag(),
          source.releases(),
          source.hasRunningPipeline(),
        ])
        return {
          ...program,
          source: 'READ' as const,
          latestTag: tag || null,
          releases: releases.map(({ tag_name, name, description, released_at }) => ({
            tag: tag_name,
            name: name || tag_name,
            text: description ?? '',
            releasedAt: released_at ?? null,
          })),
          isBuilding,
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { ...program, ...nothing, source: 'FAILED' as const }
      }
    }),

    route(hasRunningPipeline, async () => ({
      hasRunningPipeline: await source.hasRunningPipeline(),
    })),
  ]
}
