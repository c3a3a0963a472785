import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { isId } from '#gateway/lib/ids.ts'

export const formResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    form: (_root, { id }, { loaders }) => (isId(id) ? loaders.form.byId.load(Number(id)) : null),
  },
}
