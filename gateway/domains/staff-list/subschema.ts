import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { LIST_KEYS } from './lists.ts'
import { staffListResolvers } from './resolvers.ts'

/** Every list of the back office, and the views of all. */
export const subschema = defineSubschema({
  name: 'staff-list',
  typeDefs: readStaffSdl('staff-list', ...LIST_KEYS.map(fileOf)),
  resolvers: staffListResolvers,
  values: [
    'DaysInput',
    'EditActor',
    'CommentKind',
    'MailState',
    'PrivacyRow',
    'PrivacyKind',
    'PrivacyState',
    'MediaAccess',
    'PostState',
    'FormPurpose',
    'FormAnswerState',
  ],
})

function fileOf(key: string): string {
  return `${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-list`
}
