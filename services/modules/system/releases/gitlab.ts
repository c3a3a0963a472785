import { z } from 'zod'
import type { GitlabConfig } from '#services/config.ts'
import { Refusal } from '#services/platform/errors.ts'

const TIMEOUT_MS = 5_000
/** What people read of what changed. */
const RELEASES = 20

const tags = z.array(z.object({ name: z.string() }))
const pipelines = z.array(z.unknown())
const releases = z.array(
  z.object({
    tag_name: z.string(),
    name: z.string().nullish(),
    description: z.string().nullish(),
    released_at: z.string().nullish(),
  }),
)

export type GitlabRelease = z.output<typeof releases>[number]

/** Reads a project by the API of GitLab, version 4. */
export type Gitlab = {
  /** Empty for a project without tags. */
  latestTag(project: string): Promise<string>
  releases(project: string): Promise<readonly GitlabRelease[]>
  hasRunningPipeline(project: string): Promise<boolean>
}

export function createGitlab({ url, token }: GitlabConfig): Gitlab {
  async function read<T>(project: string, path: string, shape: z.ZodType<T>): Promise<T> {
    try {
      const response = await fetch(
        `${url}/api/v4/projects/${encodeURIComponent(project)}/${path}`,
        {
          headers: token === null ? {} : { 'private-token': token },
          // The token is for this host alone.
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        },
      )
      if (response.ok) return shape.parse(await response.json())
    } catch {
      // Said below, as any other failure of the host.
    }
    throw new Refusal(503, 'The host of the releases does not answer.', { code: 'NOT_READY' })
  }

  return {
    latestTag: async (project) =>
      (await read(project, 'repository/tags?per_page=1', tags))[0]?.name ?? '',
    releases: (project) => read(project, `releases?per_page=${RELEASES}`, releases),
    hasRunningPipeline: async (project) =>
      (await read(project, 'pipelines?status=running&per_page=1', pipelines)).length > 0,
  }
}
