import { siteIdentity } from './modules/settings/api.ts'
import { cachedDb } from './platform/cached-reads.ts'
import type { Db } from './platform/database.ts'
import type { FeedFollower } from './platform/feed-follower.ts'
import type { SiteIdentity } from './platform/http/gate.ts'

export type SiteFollower = {
  /** Once the database is ready. */
  start(): Promise<void>
  /** Null before the start. */
  current(): SiteIdentity | null
  /** As it is now, for a caller in a language that the site did not have. */
  now(): Promise<SiteIdentity>
}

/** The site against which callers are checked. Its languages change while the services run. */
export function followSite(db: Db, follower: FeedFollower): SiteFollower {
  let site: SiteIdentity | null = null
  // What is forgotten here is read when a caller needs it.
  const forget = () => {
    if (site) site = { ...site, languages: [] }
  }
  follower.subscribe({
    onTags: (tags) => {
      if (tags.includes('settings')) forget()
    },
    onGap: forget,
  })

  async function now(): Promise<SiteIdentity> {
    const read = await siteIdentity(await cachedDb(db))
    site = read
    return read
  }

  return {
    start: async () => {
      site = await siteIdentity(db)
    },
    current: () => site,
    now,
  }
}
