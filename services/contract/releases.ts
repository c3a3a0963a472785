import { z } from 'zod'
import { describeCall } from './call.ts'

const release = z.object({
  tag: z.string(),
  name: z.string(),
  /** What changed, as its authors wrote it. */
  text: z.string(),
  releasedAt: z.string().nullable(),
})

export const getReleases = describeCall({
  service: 'staff',
  method: 'POST',
  path: 'x/system/releases',
  summary: 'The running version, the published ones and whether a new one is being built',
  access: { right: 'settings.write' },
  input: z.object({}),
  output: z.object({
    version: z.string(),
    mode: z.enum(['demo', 'production']),
    /** `OFF` without the settings of a project, `FAILED` when its host does not answer. */
    source: z.enum(['OFF', 'READ', 'FAILED']),
    latestTag: z.string().nullable(),
    releases: z.array(release),
    isBuilding: z.boolean(),
  }),
})

export const hasRunningPipeline = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'pipeline/hasRunningPipeline',
  summary: 'Whether a new version is being built; false when no project is configured',
  access: { right: 'settings.write' },
  input: z.object({}),
  output: z.object({ hasRunningPipeline: z.boolean() }),
})
