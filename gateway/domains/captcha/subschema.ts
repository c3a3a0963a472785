import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { captchaResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'captcha',
  typeDefs: readSdl('captcha'),
  resolvers: captchaResolvers,
  publicQueries: ['captcha'],
})
