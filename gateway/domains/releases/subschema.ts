import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { getReleases } from '#services/contract/releases.ts'

const resolvers: Pick<Resolvers, 'Query' | 'Releases' | 'Release'> = {
  Query: {
    releases: (_root, _args, { staff }) => staff.upstream.call(getReleases, {}),
  },
  Releases: {
    mode: ({ mode }) => (mode === 'demo' ? 'DEMO' : 'PRODUCTION'),
    items: ({ releases }) => releases,
  },
  Release: {
    id: ({ tag }) => tag,
  },
}

/** Versions of the product. */
export const subschema = defineSubschema({
  name: 'releases',
  typeDefs: readStaffSdl('releases'),
  resolvers,
})
