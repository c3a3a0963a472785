import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import type { MemberFieldsFragment, RoleFieldsFragment } from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type MemberTableProps = {
  readonly members: readonly MemberFieldsFragment[]
  readonly roles: readonly RoleFieldsFragment[]
  onOpen(id: string): void
}

/** A few people: all of them, without pages. Rows are blocks on a phone. */
export function MemberTable({ members, roles, onOpen }: MemberTableProps): ReactElement {
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
                <button
                  type="button"
                  onClick={() => onOpen(member.id)}
                  className="min-h-11 text-left font-semibold text-link"
                >
                  {`${member.firstName} ${member.lastName}`.trim() || member.email}
                </button>
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
                {member.hasFactor ? (
                  <Tag look="good">{t('factor.yes')}</Tag>
                ) : (
                  <Tag look="warning">{t('factor.no')}</Tag>
                )}
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

function LastSeen({ member }: { readonly member: MemberFieldsFragment }): ReactNode {
  const { t } = useTranslation('people')
  if (!member.hasJoined) return <Tag look="warning">{t('invited')}</Tag>
  return member.lastSeenAt === null ? t('never') : <Moment at={member.lastSeenAt} />
}
