import { readStaffSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import { staffResolvers } from './resolvers.ts'

export const subschema = defineSubschema({
  name: 'staff',
  typeDefs: readStaffSdl('staff', 'staff-members', 'staff-password', 'staff-passkeys'),
  resolvers: staffResolvers,
  values: ['StaffProblem', 'StaffProblemCode', 'StaffIdInput'],
  singleMutations: [
    ...['signIn', 'confirmSignIn', 'confirmAgain', 'confirmFactor'],
    ...['finishPasskey', 'finishPasskeySignIn'],
    ...['requestStaffPassword', 'setStaffPassword', 'inviteMember'],
  ],
})
