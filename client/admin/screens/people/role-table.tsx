import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { RowLink } from '#client/admin/list/row-link.tsx'
import type { RoleFieldsFragment } from './people.generated.ts'
import { useRoleName } from './role-name.ts'

type RoleTableProps = { readonly roles: readonly RoleFieldsFragment[] }

export function RoleTable({ roles }: RoleTableProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-white">
      {roles.map((role) => (
        <li
          key={role.id}
          className="grid gap-x-6 gap-y-1 px-4 py-2 md:grid-cols-[14rem_minmax(0,1fr)_8rem] md:items-center"
        >
          <span>
            <RowLink id={`role-${role.id}`} to={`/admin/people/roles/${role.id}`}>
              {roleName(role)}
            </RowLink>
          </span>
          <span className="text-ink-soft">
            {role.key === 'owner'
              ? t('roles.everything')
              : role.rights.map((right) => t(`frame:rights.${right}`)).join(', ')}
          </span>
          <span className="figures text-ink-soft md:text-right">
            {t('roles.members', { count: role.members })}
          </span>
        </li>
      ))}
    </ul>
  )
}
