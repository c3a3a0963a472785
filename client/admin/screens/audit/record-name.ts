import { useRoleName } from '#client/admin/screens/people/role-name.ts'
import type { EditRowFieldsFragment, EditViewsQuery } from './audit.generated.ts'

export type RecordName = (entity: EditRowFieldsFragment['entity'], id: string) => string

/** Members and roles by their names, where the reader may see them; other records by their ids. */
export function useRecordName(data: EditViewsQuery | undefined): RecordName {
  const roleName = useRoleName()
  return (entity, id) => {
    if (entity === 'MEMBER') {
      const member = data?.staffMembers?.find((one) => one.id === id)
      return member ? `${member.firstName} ${member.lastName}`.trim() : id
    }
    const role = entity === 'ROLE' ? data?.staffRoles?.find((one) => one.id === id) : undefined
    return role ? roleName(role) : id
  }
}
