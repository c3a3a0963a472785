import type { z } from 'zod'
import type { Saved } from '#services/contract/history.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import type { saveMember } from '#services/contract/staff-people.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { changeableMember, refuseBeyond, refuseWithoutOwner, settleRole } from './members.ts'
import { refuseUnknownParts } from './parts.ts'
import { invalid } from './refusals.ts'
import { readRoles, replaceRoles } from './role-store.ts'

const ROLE = 'roles.'

type Saving = Changing & Pick<ModuleDeps, 'findPerson'> & { readonly own: ReadonlySet<Right> }

/** Gives and takes roles; the sessions of the member end. */
export async function changeMember(
  trx: Trx,
  { id, changes }: Pick<z.output<typeof saveMember.input>, 'id' | 'changes'>,
  { own, author, clock, findPerson }: Saving,
): Promise<Saved> {
  const member = await changeableMember(trx, id, own)
  const roles = await readRoles(trx)
  const current = Object.fromEntries(
    roles.map((role) => [ROLE + role.id, member.roles.includes(role.id)]),
  )
  refuseUnknownParts(current, changes)

  return await saveChanges(
    trx,
    { entity: 'member', id: `${id}`, author, at: clock.now().toISOString() },
    {
      current,
      changes,
      apply: async (values) => {
        const after = { ...current, ...Object.fromEntries(values) }
        const given = roles.filter((role) => after[ROLE + role.id] === true)
        if (given.length === 0) throw invalid('roles', 'required')
        refuseBeyond(
          own,
          given.flatMap(({ rights }) => rights),
        )
        await replaceRoles(
          trx,
          id,
          given.map((role) => role.id),
        )
        await settleRole(trx, id, clock)
        await refuseWithoutOwner(trx, member)
      },
    },
    findPerson,
  )
}
