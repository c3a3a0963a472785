import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { formResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'form',
  typeDefs: readSdl('forms'),
  resolvers: formResolvers,
  publicQueries: ['form'],
  values: ['FormFieldType'],
  singleMutations: ['sendForm', 'confirmFormEmail'],
  entities: {
    Form: {
      key: 'id',
      load: ({ loaders }, id) => loaders.form.byId.load(Number(id)),
    },
  },
})
