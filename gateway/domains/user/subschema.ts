import type { GatewayContext } from '#gateway/context.ts'
import { readSdl } from '#gateway/stitch/read-sdl.ts'
import { defineSubschema } from '#gateway/stitch/subschema.ts'
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
  maintenanceMutations: ['login', 'logout', 'refreshSession'],
  extends: {
    'ChangeConsentSuccess.me': (_changed: unknown, _args: unknown, { loaders }: GatewayContext) =>
      loaders.user.me(),
  },
})
