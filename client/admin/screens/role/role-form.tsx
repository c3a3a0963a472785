import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import {
  type RoleFieldsFragment,
  useSaveRoleMutation,
} from '#client/admin/screens/people/people.generated.ts'
import { pathOfRight, useRoleWords } from '#client/admin/screens/people/people-words.ts'
import { RightChoices } from '#client/admin/screens/people/right-choices.tsx'
import { useRoleName } from '#client/admin/screens/people/role-name.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { RIGHTS } from '#services/contract/rules/rights.ts'

type RoleFormProps = {
  readonly role: RoleFieldsFragment
  readonly save: Save
  onSaved(): void
}

export function RoleForm({ role, save, onSaved }: RoleFormProps): ReactElement {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const words = useRoleWords()
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [begun] = useState(role)
  const [sitting] = useState(() => crypto.randomUUID())
  const [rights, setRights] = useState<readonly string[]>(begun.rights)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveRoleMutation)
  // A role of the product that is not renamed stays one in every language.
  const nameOf = (typed: string): string => (typed === roleName(begun) ? begun.name : typed)
  const changesTo = (name: string) => [
    ...changesBetween(partsOf(begun.name, begun.rights), partsOf(nameOf(name), rights)),
  ]
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/staff.ts')).roleRules,
    async before({ name }) {
      return changesTo(name).length === 0 ? { field: null, text: t('member.same') } : null
    },
    send: ({ name }) => send({ id: begun.id, sitting, changes: changesTo(name) }),
    onDone(saved) {
      if (saved.differing.length > 0) {
        setDiffering(saved.differing)
        return
      }
      toasts.show('success', t('roles.saved'))
      onSaved()
    },
  })

  return (
    <>
      <Form form={form} label={roleName(begun)}>
        <Field name="name" label={t('roles.name')} defaultValue={roleName(begun)} />
        <RightChoices chosen={rights} onChange={setRights} />
        {role.members > 0 ? (
          <p className="text-ink-soft">{t('roles.ends', { count: role.members })}</p>
        ) : null}
        <SubmitButton>{t('roles.save')}</SubmitButton>
      </Form>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}

function partsOf(name: string, rights: readonly string[]) {
  const given = RIGHTS.map((right) => [pathOfRight(right), rights.includes(right)])
  return { name, ...Object.fromEntries(given) }
}
