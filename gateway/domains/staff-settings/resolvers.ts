import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import {
  getMaintenance,
  listSettings,
  saveSetting,
  switchMaintenance,
} from '#services/contract/staff-settings.ts'

export const staffSettingsResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    settings: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listSettings, {})).records,
    maintenance: async (_root, _args, { staff }) => await staff.upstream.call(getMaintenance, {}),
  },

  Mutation: {
    switchMaintenance: (_root, { input: { isOn, until = null, text = null } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { isOn, until, text }
        const maintenance = await staff.upstream.call(switchMaintenance, given)
        return { __typename: 'SwitchMaintenanceSuccess', maintenance } as const
      }),

    saveSetting: (_root, { input: { key, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { key, sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveSetting, given)
        return { __typename: 'SaveSettingSuccess', ...saved } as const
      }),
  },
}
