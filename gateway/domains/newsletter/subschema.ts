import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { newsletterResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'newsletter',
  typeDefs: readSdl('newsletter'),
  resolvers: newsletterResolvers,
  values: ['NewsletterState'],
  singleMutations: ['subscribeNewsletter'],
})
