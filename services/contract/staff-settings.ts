import { z } from 'zod'
import { describeCall } from './call.ts'
import { actor, save, saved } from './history.ts'
import { SETTING_SECTIONS } from './rules/setting-sections.ts'

/** Settings of the site and the shop in the hands of staff, in the words of their graph. */

const SETTING_KINDS = ['NUMBER', 'SWITCH', 'CHOICE', 'TEXT', 'WEB_ADDRESS'] as const
const SETTING_UNITS = ['DAYS', 'HOURS', 'MINUTES', 'TIMES', 'PIECES', 'EUROS', 'CENTS'] as const
export type SettingKind = (typeof SETTING_KINDS)[number]
export type SettingUnit = (typeof SETTING_UNITS)[number]

const ofSettings = { service: 'settings', access: { right: 'settings.write' } } as const

const setting = z.object({
  /** `<group>/<key>`. */
  key: z.string(),
  section: z.enum(SETTING_SECTIONS),
  kind: z.enum(SETTING_KINDS),
  /** As it is stored; null while the usual value counts. */
  value: z.string().nullable(),
  /** Null when that is none. */
  usual: z.string().nullable(),
  isRequired: z.boolean(),
  unit: z.enum(SETTING_UNITS).nullable(),
  /** Of a number. */
  min: z.int32().nullable(),
  /** Of a number, or the length of a text. */
  max: z.int32().nullable(),
  /** Of a choice. */
  options: z.array(z.string()),
  /** When and by whom it was changed last; null for one that was never changed. */
  changedAt: z.string().nullable(),
  changedBy: actor.nullable(),
})

const maintenance = z.object({
  isOn: z.boolean(),
  /** When the site is to be open again; null when that is not known. */
  until: z.string().nullable(),
  /** For visitors; null for the usual words. */
  text: z.string().nullable(),
  /** When and by whom it was switched last; null when it never was. */
  changedAt: z.string().nullable(),
  changedBy: actor.nullable(),
})

export const getMaintenance = describeCall({
  ...ofSettings,
  method: 'GET',
  path: 'x/maintenance',
  summary: 'Whether the site is closed for visitors, until when, and who switched it',
  input: z.object({}),
  output: maintenance,
})

export const switchMaintenance = describeCall({
  ...ofSettings,
  method: 'POST',
  path: 'x/maintenance',
  kind: 'write',
  summary: 'Closes the site for visitors, or opens it; staff still see it',
  input: z.object({
    isOn: z.boolean(),
    /** Of a closed site, in the future. */
    until: z.iso.datetime().nullable(),
    text: z.string().trim().max(500).nullable(),
  }),
  output: maintenance,
})

export const listSettings = describeCall({
  ...ofSettings,
  method: 'GET',
  path: 'x/settings',
  summary: 'Settings that staff can change, with what may be in each. None is a secret',
  input: z.object({}),
  output: z.object({ records: z.array(setting) }),
})

export const saveSetting = describeCall({
  ...ofSettings,
  method: 'POST',
  path: 'x/settings/save',
  kind: 'write',
  summary: 'Changes a setting, which shows on the pages of the shop at once',
  input: z.object({
    key: z.string().max(100),
    /** Of the path `value`: a text, or null for the usual value. */
    ...save,
  }),
  output: saved.extend({ setting }),
})
