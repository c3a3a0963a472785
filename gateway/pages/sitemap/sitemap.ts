import { randomUUID } from 'node:crypto'
import type { LayoutData } from '#gateway/layout/layout.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { type StoredPage, storedPage } from '#gateway/pages/render/stored-page.ts'
import { logged } from '#gateway/upstream/upstream-error.ts'
import { collectEntries } from './sitemap-entries.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

export type Sitemap = {
  isOn(): boolean
  /** 0 is the sitemap itself; parts from 1 exist when one file cannot hold all addresses. */
  find(part: number): Promise<StoredPage | null>
  purge(topics: readonly string[], isGap: boolean): void
}

/** The protocol's limit per file. */
export const ADDRESSES_IN_ONE_MAP = 50_000
/** Changed texts change only dates, which are updated within the hour. */
const LIFE_MS = 60 * 60_000
const BUILD_LIMIT_MS = 60_000
/** Pauses twenty times the duration of the last build, to spare a large catalogue. */
const PAUSE_AFTER_BUILD = 20
const TOPICS: ReadonlySet<string> = new Set([
  'list:all',
  'categories',
  'posts',
  'events',
  'navigation',
  'options',
  'settings',
])
const KINDS = /^(?:page|post|category):/

type Build = {
  readonly parts: readonly StoredPage[]
  /** Number of changes reported before the build began. */
  readonly changes: number
  readonly madeAt: number
  readonly tookMs: number
}

export function createSitemap(options: PagesOptions): Sitemap {
  const { publicUrl, layout, clock, log } = options
  let built: Build | null = null
  let building: Promise<Build> | null = null
  let changes = 0

  async function build(current: LayoutData): Promise<Build> {
    const begun = { changes, madeAt: clock.now().getTime() }
    const entries = await collectEntries({
      upstream: options.upstream.scope({
        identity: current.identity,
        language: 'hrv',
        requestId: randomUUID(),
        signal: AbortSignal.timeout(BUILD_LIMIT_MS),
      }),
      layout: current,
      renderer: await options.renderer(),
      publicUrl,
    })
    const documents = documentsOf(publicUrl, entries)
    return {
      ...begun,
      parts: documents.map(document),
      tookMs: clock.now().getTime() - begun.madeAt,
    }
  }

  function isDue({ changes: known, madeAt, tookMs }: Build): boolean {
    const age = clock.now().getTime() - madeAt
    const lifeMs = layout.maxAgeMs() ?? LIFE_MS
    return (known !== changes && age >= tookMs * PAUSE_AFTER_BUILD) || age >= lifeMs
  }

  async function latest(current: LayoutData): Promise<Build> {
    if (built && !isDue(built)) return built
    building ??= build(current).finally(() => {
      building = null
    })
    try {
      built = await building
      return built
    } catch (error) {
      if (!built) throw error
      log.warn(logged(error), 'sitemap keeps its last good copy')
      return built
    }
  }

  return {
    isOn: () => isWanted(layout.current()),
    find: async (part) => {
      const current = layout.current()
      if (!current) throw new Error('The services have not answered yet')
      const { parts } = await latest(current)
      return parts[part] ?? null
    },
    purge: (topics, isGap) => {
      if (isGap || topics.some((topic) => TOPICS.has(topic) || KINDS.test(topic))) changes += 1
    },
  }
}

function documentsOf(
  publicUrl: string,
  entries: Awaited<ReturnType<typeof collectEntries>>,
): readonly string[] {
  if (entries.length <= ADDRESSES_IN_ONE_MAP) return [urlSet(publicUrl, entries)]
  const parts: string[] = []
  for (let from = 0; from < entries.length; from += ADDRESSES_IN_ONE_MAP) {
    parts.push(urlSet(publicUrl, entries.slice(from, from + ADDRESSES_IN_ONE_MAP)))
  }
  const addresses = parts.map((_, index) => `${publicUrl}/sitemap-${index + 1}.xml`)
  return [sitemapIndex(addresses), ...parts]
}

function document(xml: string): StoredPage {
  return storedPage({
    status: 200,
    location: null,
    retryAfterSeconds: null,
    isWhole: true,
    body: Buffer.from(xml),
  })
}

/** Wanted by default, also on platforms without the option. */
function isWanted(current: LayoutData | null): boolean {
  const value = current?.options.get('AutoGenerateSiteMap')?.value.trim().toLowerCase()
  return value === undefined || ['true', '1', 'yes', 'on'].includes(value)
}
