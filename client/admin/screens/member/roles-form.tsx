import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useSaving } from '#client/admin/history/use-saving.ts'
import type {
  MemberFieldsFragment,
  RoleFieldsFragment,
} from '#client/admin/screens/people/people.generated.ts'
import { pathOfRole } from '#client/admin/screens/people/people-words.ts'
import { useRoleName } from '#client/admin/screens/people/role-name.ts'
import { useSession } from '#client/admin/session/session.ts'
import { Choices } from '#client/admin/ui/choices.tsx'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'

type RolesFormProps = {
  readonly member: MemberFieldsFragment
  readonly roles: readonly RoleFieldsFragment[]
  readonly words: RecordWords
  readonly save: Save
  onSaved(): void
}

/** Which roles a member has. */
export function RolesForm({ member, roles, words, save, onSaved }: RolesFormProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const { person } = useSession()
  // What the form began with: later answers do not change it.
  const [begun] = useState(member.roleIds)
  const [chosen, setChosen] = useState<readonly string[]>(begun)
  const { differing, saveAll } = useSaving({
    ...{ save, onSaved },
    words: { saved: t('member.saved'), same: t('member.same') },
  })
  const partsOf = (ids: readonly string[]) =>
    Object.fromEntries(roles.map(({ id }) => [pathOfRole(id), ids.includes(id)]))

  return (
    <div className="flex flex-col gap-5">
      <Choices
        legend={t('member.chosen')}
        choices={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
        chosen={chosen}
        error={chosen.length === 0 ? t('invite.noRole') : null}
        onChange={setChosen}
      />
      <p className="text-ink-soft">
        {person.id === member.id ? t('member.selfEnds') : t('member.ends')}
      </p>
      <ActionButton
        onAction={async () => {
          if (chosen.length > 0) await saveAll(changesBetween(partsOf(begun), partsOf(chosen)))
        }}
        className={`${deskButton('primary')} self-start`}
      >
        {t('member.save')}
      </ActionButton>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </div>
  )
}
