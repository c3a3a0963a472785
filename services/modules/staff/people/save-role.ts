import type { z } from 'zod'
import type { FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import { RIGHTS, type Right } from '#services/contract/rules/rights.ts'
import { roleRules } from '#services/contract/rules/staff.ts'
import type { saveRole } from '#services/contract/staff-people.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { refuseBeyond, settleRole } from './members.ts'
import { refuseUnknownParts } from './parts.ts'
import { invalid, isFixed, nameTaken, noSuchRole } from './refusals.ts'
import { lockRoles, OWNER, type Role, readMemberships, updateRole } from './role-store.ts'

const NAME = 'name'
const RIGHT = 'rights.'

type Saving = Changing & Pick<ModuleDeps, 'findPerson'> & { readonly own: ReadonlySet<Right> }

/** Saves what was changed of a role; the sessions of all who have it end. */
export async function changeRole(
  trx: Trx,
  { id, changes }: Pick<z.output<typeof saveRole.input>, 'id' | 'changes'>,
  { own, author, clock, findPerson }: Saving,
): Promise<Saved> {
  const roles = await lockRoles(trx)
  const role = roles.find((one) => one.id === id)
  if (!role) throw noSuchRole()
  if (role.key === OWNER) throw isFixed()
  refuseBeyond(own, role.rights)
  const current = partsOf(role)
  refuseUnknownParts(current, changes)

  return await saveChanges(
    trx,
    { entity: 'role', id: `${id}`, author, at: clock.now().toISOString() },
    {
      current,
      changes: changes.map(withName),
      apply: async (values) => {
        const name = textOf(values.get(NAME)) ?? role.name
        if (roles.some((one) => one.name === name && one.id !== id)) throw nameTaken()
        const rights = RIGHTS.filter(
          (right) => (values.get(RIGHT + right) ?? current[RIGHT + right]) === true,
        )
        refuseBeyond(own, rights)
        await updateRole(trx, { id, name, rights })
        for (const { accountId, roleId } of await readMemberships(trx)) {
          if (roleId === id) await settleRole(trx, accountId, clock)
        }
      },
    },
    findPerson,
  )
}

function partsOf({ name, rights }: Role): Record<string, FieldValue> {
  const parts = RIGHTS.map((right) => [RIGHT + right, rights.includes(right)])
  return { [NAME]: name, ...Object.fromEntries(parts) }
}

/** A name as it is stored. */
function withName(change: FieldChange): FieldChange {
  if (change.path !== NAME) return change
  const { success, data } = roleRules.safeParse({ name: change.value })
  if (!success) throw invalid(NAME, 'required')
  return { ...change, value: data.name }
}

function textOf(value: FieldValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}
