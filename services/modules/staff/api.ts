export { EXPORT_PURPOSE } from './lists/list-export.ts'
export { inviteWithRoles } from './people/invite.ts'
export { dismissMember, giveRoles, resetFactor } from './people/members.ts'
export { OWNER, type Role, readRightsOf, readRoles } from './people/role-store.ts'
