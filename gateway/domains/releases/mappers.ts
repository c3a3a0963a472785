import type { CallOutput } from '#services/contract/call.ts'
import type { getReleases } from '#services/contract/releases.ts'

export type ReleasesParent = CallOutput<typeof getReleases>
export type ReleaseParent = ReleasesParent['releases'][number]
