import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import {
  usePeopleQuery,
  useSaveRoleMutation,
} from '#client/admin/screens/people/people.generated.ts'
import { useRoleWords } from '#client/admin/screens/people/people-words.ts'
import { useRoleName } from '#client/admin/screens/people/role-name.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { DeleteRole } from './delete-role.tsx'
import { RoleForm } from './role-form.tsx'
import { RoleMembers } from './role-members.tsx'

/** One role: what it allows, who has it, and who changed it. */
export function RoleScreen(): ReactElement {
  const { t } = useTranslation('people')
  const { id = '' } = useParams()
  const roleName = useRoleName()
  const words = useRoleWords()
  const send = useMutationAction(useSaveRoleMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = usePeopleQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const role = data.staffRoles.find((one) => one.id === id)
  if (!role) return <NotFound />
  const isOwner = role.key === 'owner'
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={roleName(role)} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('roles.form')}>
          {isOwner ? (
            <p>{t('roles.ownerText')}</p>
          ) : (
            <RoleForm key={round} {...{ role, save }} onSaved={begin} />
          )}
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          <RoleMembers members={data.staffMembers.filter(({ roleIds }) => roleIds.includes(id))} />
          <HistoryPanel
            kind="ROLE"
            {...{ id, words }}
            save={isOwner ? null : save}
            isSaved={(path) => path !== 'rights'}
            onUndone={begin}
          />
          {role.key === null && role.members === 0 ? <DeleteRole id={id} /> : null}
        </div>
      </div>
    </>
  )
}
