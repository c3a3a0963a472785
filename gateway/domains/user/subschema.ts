import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { userResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'user',
  typeDefs: readSdl('user', 'user-address', 'user-login'),
  resolvers: userResolvers,
  publicQueries: ['loginProviders'],
  singleMutations: [
    'login',
    'register',
    'verifyEmail',
    'updateProfile',
    'changePassword',
    'requestPasswordReset',
    'setPassword',
    'checkMemberCard',
    'finishSocialLogin',
    'completeSocialLogin',
    'refreshSession',
    'eraseAccount',
  ],
  maintenanceMutations: ['logout', 'refreshSession'],
  extends: {
    'ChangeConsentSuccess.me': (
      _changed: unknown,
      _args: unknown,
      { dataSources }: GatewayContext,
    ) => dataSources.user.me(),
  },
})
