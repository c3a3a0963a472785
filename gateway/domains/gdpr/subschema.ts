import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { gdprResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'gdpr',
  typeDefs: readSdl('gdpr'),
  resolvers: gdprResolvers,
  publicQueries: ['formConsents'],
  values: ['OwnConsent', 'ConsentStatement', 'ConsentForm'],
  extends: {
    'Me.consents': (_me: unknown, _args: unknown, { dataSources }: GatewayContext) =>
      dataSources.gdpr.own(),
    'Me.consentHistory': (_me: unknown, _args: unknown, { dataSources }: GatewayContext) =>
      dataSources.gdpr.history(),
  },
})
