import { numberSetting, type Settings } from '#services/platform/setting.ts'

export const idleMinutes = numberSetting({
  ...{ section: 'STAFF', unit: 'MINUTES', min: 5, max: 240, usual: 30 },
})
export const longestHours = numberSetting({
  ...{ section: 'STAFF', unit: 'HOURS', min: 1, max: 24, usual: 12 },
})

export const staffSettings: Settings = {
  'staff/idleMinutes': idleMinutes,
  'staff/longestHours': longestHours,
}
