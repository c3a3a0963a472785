import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RowLink } from '#client/admin/list/row-link.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { memberName } from './member-name.ts'
import { FactorTag, LastSeen } from './member-state.tsx'
import type { MemberFieldsFragment, RoleFieldsFragment } from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type MemberTableProps = {
  readonly members: readonly MemberFieldsFragment[]
  readonly roles: readonly RoleFieldsFragment[]
}

/** A few people: all of them, without pages. Rows are blocks on a phone. */
export function MemberTable({ members, roles }: MemberTableProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  return (
    <div className="rounded-md border border-line bg-white">
      <table className="w-full text-left max-md:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="border-b border-line max-md:sr-only">
          <tr>
            {(['person', 'roles', 'factor', 'lastSeen'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className="px-4 py-2.5 text-sm font-semibold text-ink-soft"
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {members.map((member) => (
            <tr key={member.id} className="align-top max-md:block max-md:py-2">
              <th scope="row" className="px-4 py-2 font-normal max-md:block">
                <RowLink id={`member-${member.id}`} to={`/admin/people/${member.id}`}>
                  {memberName(member)}
                </RowLink>
                <span className="-mt-1.5 block break-all text-ink-soft">{member.email}</span>
              </th>
              <td className="px-4 py-4 max-md:block max-md:py-1">
                <span className="flex flex-wrap gap-1.5">
                  {roles
                    .filter(({ id }) => member.roleIds.includes(id))
                    .map((role) => (
                      <Tag key={role.id}>{roleName(role)}</Tag>
                    ))}
                </span>
              </td>
              <td className="px-4 py-4 max-md:block max-md:py-1">
                <FactorTag member={member} />
              </td>
              <td className="px-4 py-4 text-ink-soft max-md:block max-md:py-1">
                <LastSeen member={member} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
