import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Icon } from '#client/ui/icon.tsx'
import { AddRoleDialog } from './add-role-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberTable } from './member-table.tsx'
import { usePeopleQuery } from './people.generated.ts'
import { RoleTable } from './role-table.tsx'

/** Who may enter the back office, and what they may do there. */
export function PeopleScreen(): ReactElement {
  const { t } = useTranslation('people')
  const [open, setOpen] = useState<'invite' | 'role' | null>(null)
  const { data, error, refetch } = usePeopleQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { staffMembers: members, staffRoles: roles } = data
  const close = (): void => setOpen(null)

  return (
    <>
      <ScreenHead title={t('title')}>
        <button type="button" onClick={() => setOpen('invite')} className={deskButton('primary')}>
          <Icon name="plus" className="size-5" />
          {t('invite.open')}
        </button>
      </ScreenHead>
      <MemberTable {...{ members, roles }} />
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-2xl">{t('roles.title')}</h2>
        <button type="button" onClick={() => setOpen('role')} className={deskButton()}>
          <Icon name="plus" className="size-5" />
          {t('roles.add')}
        </button>
      </div>
      <RoleTable roles={roles} />
      {open === 'invite' ? <InviteDialog roles={roles} onClose={close} /> : null}
      {open === 'role' ? <AddRoleDialog onClose={close} /> : null}
    </>
  )
}
