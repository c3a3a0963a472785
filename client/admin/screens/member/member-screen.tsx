import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { memberName } from '#client/admin/screens/people/member-name.ts'
import { MemberState } from '#client/admin/screens/people/member-state.tsx'
import {
  usePeopleQuery,
  useSaveMemberMutation,
} from '#client/admin/screens/people/people.generated.ts'
import { pathOfRole, useMemberWords } from '#client/admin/screens/people/people-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { MemberActions } from './member-actions.tsx'
import { RolesForm } from './roles-form.tsx'

/** One member of staff: the roles, the way in, and who changed them. */
export function MemberScreen(): ReactElement {
  const { t } = useTranslation('people')
  const { id = '' } = useParams()
  const send = useMutationAction(useSaveMemberMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = usePeopleQuery()
  const roles = data?.staffRoles ?? []
  const words = useMemberWords(roles)
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const member = data.staffMembers.find((one) => one.id === id)
  if (!member) return <NotFound />
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)
  const paths = new Set(roles.map((role) => pathOfRole(role.id)))

  return (
    <>
      <ScreenHead title={memberName(member)} />
      <p className="-mt-3 mb-5 break-all text-ink-soft md:-mt-5">{member.email}</p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('member.roles')}>
          <RolesForm key={round} {...{ member, roles, save, words }} onSaved={begin} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t('member.access')}>
            <MemberState member={member} />
            <MemberActions member={member} />
          </Panel>
          <HistoryPanel
            kind="MEMBER"
            {...{ id, words, save }}
            isSaved={(path) => paths.has(path)}
            onUndone={begin}
          />
        </div>
      </div>
    </>
  )
}
