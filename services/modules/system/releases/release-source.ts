import { optionValues } from '#services/modules/cms/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { createGitlab, type GitlabRelease } from './gitlab.ts'

const MINUTE_MS = 60_000
const TAG_LIFE_MS = 60 * MINUTE_MS
const RELEASE_LIFE_MS = 5 * MINUTE_MS
const PROJECT_OPTION = 'GitlabProjectId'

/** What was published of the product, and whether more is being built. */
export type ReleaseSource = {
  latestTag(): Promise<string>
  /** Those of the configured project, unless another one is given. */
  releases(project?: string): Promise<readonly GitlabRelease[]>
  hasRunningPipeline(): Promise<boolean>
  isConfigured(): Promise<boolean>
}

type Deps = Pick<ModuleDeps, 'clock' | 'config' | 'db'>

const sources = new WeakMap<Deps['config'], ReleaseSource>()

/** One per process, because it remembers answers. */
export function releaseSource(deps: Deps): ReleaseSource {
  const existing = sources.get(deps.config)
  if (existing) return existing
  const made = createReleaseSource(deps)
  sources.set(deps.config, made)
  return made
}

const NOTHING: ReleaseSource = {
  isConfigured: async () => false,
  latestTag: async () => '',
  releases: async () => [],
  hasRunningPipeline: async () => false,
}

function createReleaseSource({ clock, config, db }: Deps): ReleaseSource {
  if (config.gitlab === null) return NOTHING
  const gitlab = createGitlab(config.gitlab)
  const { project: usual } = config.gitlab
  const tags = remembered(clock, TAG_LIFE_MS, gitlab.latestTag)
  const releases = remembered(clock, RELEASE_LIFE_MS, gitlab.releases)

  /** The option may name another one than the environment. */
  async function project(): Promise<string | null> {
    return (await optionValues(db, [PROJECT_OPTION])).get(PROJECT_OPTION) || usual
  }
  async function ofProject<T>(read: (id: string) => Promise<T>, nothing: T): Promise<T> {
    const id = await project()
    return id === null ? nothing : read(id)
  }

  return {
    isConfigured: async () => (await project()) !== null,
    latestTag: () => ofProject(tags, ''),
    releases: (given) => (given ? releases(given) : ofProject(releases, [])),
    hasRunningPipeline: () => ofProject(gitlab.hasRunningPipeline, false),
  }
}

/** At most this many projects: the configured one, and what developers look at. */
const PROJECTS = 20

/** Reads once per project and lifetime; a failure is not remembered. */
function remembered<T>(
  clock: Clock,
  lifeMs: number,
  read: (project: string) => Promise<T>,
): (project: string) => Promise<T> {
  const answers = new Map<string, { readonly until: number; readonly answer: Promise<T> }>()
  return (project) => {
    const now = clock.now().getTime()
    const known = answers.get(project)
    if (known && now < known.until) return known.answer
    const answer = read(project)
    if (answers.size >= PROJECTS) answers.clear()
    answers.set(project, { until: now + lifeMs, answer })
    answer.catch(() => answers.delete(project))
    return answer
  }
}
