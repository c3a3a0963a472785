import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { formAnswerResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'form-answers',
  typeDefs: readStaffSdl('form-answers'),
  resolvers: formAnswerResolvers,
})
