import type { PartitionFacts } from '#cache/tag-cache.ts'
import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { CacheProgram, Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { getCaches, purgeCaches } from '#services/contract/caches.ts'

const MEGABYTE = 1_000_000

const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    caches: async (_root, _args, { staff }) => {
      const { partitions } = await staff.upstream.call(getCaches, {})
      return [...shown('GATEWAY', staff.caches()), ...shown('SERVICES', partitions)]
    },
  },
  Mutation: {
    purgeCaches: (_root, { input: { tags = null } }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(purgeCaches, { tags })
        return { __typename: 'PurgeCachesSuccess', success: true } as const
      }),
  },
}

function shown(program: CacheProgram, partitions: readonly PartitionFacts[]) {
  return partitions.map(({ name, bytes, maxBytes, ...counts }) => ({
    ...{ id: `${program}:${name}`, program, name, ...counts },
    megabytes: bytes / MEGABYTE,
    maxMegabytes: maxBytes / MEGABYTE,
  }))
}

/** Memory of both programs. */
export const subschema = defineSubschema({
  name: 'caches',
  typeDefs: readStaffSdl('caches'),
  resolvers,
})
