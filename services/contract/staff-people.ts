import { z } from 'zod'
import { done, id, idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import { email } from './rules/fields.ts'
import { RIGHTS } from './rules/rights.ts'

const right = z.enum(RIGHTS)
const name = z.string().trim().max(100)
const ids = z.array(id).min(1).max(20)

const ofPeople = {
  service: 'staff',
  method: 'POST',
  kind: 'write',
  access: { right: 'staff.write' },
} as const

const role = z.object({
  id,
  /** Of a role that comes with the product, which clients name in their language; else null. */
  key: z.string().nullable(),
  name: z.string(),
  rights: z.array(right),
  members: z.int32(),
})

export const listRoles = describeCall({
  ...ofPeople,
  method: 'GET',
  kind: 'read',
  path: 'x/roles',
  summary: 'Roles of staff',
  input: z.object({}),
  output: z.object({ records: z.array(role) }),
})

export const addRole = describeCall({
  ...ofPeople,
  path: 'x/roles',
  summary: 'Makes a role of rights that its author has',
  input: z.object({ name: name.min(1), rights: z.array(right).max(100) }),
  output: z.object({ role }),
})

export const saveRole = describeCall({
  ...ofPeople,
  path: 'x/roles/save',
  summary: 'Changes a role by rights that its author has; its members are signed out',
  input: z.object({
    id,
    /** `name`, a text, and `rights.<right>`, such as `rights.orders.read`: whether it has it. */
    ...save,
  }),
  output: saved.extend({ role }),
})

export const deleteRole = describeCall({
  ...ofPeople,
  method: 'DELETE',
  path: 'x/roles/{id}',
  summary: 'Deletes a role without members; those of the product stay',
  input: z.object({ id: idInText }),
  output: done,
})

const member = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(id),
  hasFactor: z.boolean(),
  /** False until they have set a password. */
  hasJoined: z.boolean(),
  lastSeenAt: z.string().nullable(),
})

export const listMembers = describeCall({
  ...ofPeople,
  method: 'GET',
  kind: 'read',
  path: 'x/members',
  summary: 'Members of staff',
  input: z.object({}),
  output: z.object({ records: z.array(member) }),
})

export const inviteMember = describeCall({
  ...ofPeople,
  path: 'x/members/invite',
  summary: 'Makes somebody a member of staff; a mail lets them set a password',
  input: z.object({ email: email(), firstName: name, lastName: name, roles: ids }),
  output: z.object({ member }),
})

export const saveMember = describeCall({
  ...ofPeople,
  path: 'x/members/save',
  summary: 'Gives and takes roles of a member of staff, whose sessions end',
  input: z.object({
    id,
    /** `roles.<id>`: whether the member has the role. */
    ...save,
  }),
  output: saved.extend({ member }),
})

export const removeMember = describeCall({
  ...ofPeople,
  method: 'DELETE',
  path: 'x/members/{id}',
  summary: 'Makes a member of staff a customer again; the last owner stays',
  input: z.object({ id: idInText }),
  output: done,
})

export const resetMemberFactor = describeCall({
  ...ofPeople,
  path: 'x/members/reset-factor',
  summary: 'Removes the lost second factor of a member of staff, whose sessions end',
  input: z.object({ id }),
  output: done,
})
