import type { GatewayContext } from '#gateway/context.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
import { gdprResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'gdpr',
  typeDefs: readSdl('gdpr'),
  resolvers: gdprResolvers,
  publicQueries: ['formConsents'],
  values: ['OwnConsent'],
  extends: {
    'Me.consents': (_me: unknown, _args: unknown, { loaders }: GatewayContext) =>
      loaders.gdpr.own(),
  },
})
