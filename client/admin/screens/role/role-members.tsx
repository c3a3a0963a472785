import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { memberName } from '#client/admin/screens/people/member-name.ts'
import type { MemberFieldsFragment } from '#client/admin/screens/people/people.generated.ts'
import { Panel } from '#client/admin/ui/panel.tsx'

/** Who has a role. */
export function RoleMembers({
  members,
}: {
  readonly members: readonly MemberFieldsFragment[]
}): ReactElement {
  const { t } = useTranslation('people')
  return (
    <Panel title={t('roles.who')}>
      {members.length === 0 ? <p className="text-ink-soft">{t('roles.nobody')}</p> : null}
      <ul className="empty:hidden">
        {members.map((member) => (
          <li key={member.id}>
            <Link
              to={`/admin/people/${member.id}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {memberName(member)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
