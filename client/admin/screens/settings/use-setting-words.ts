import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useFormat } from '#client/lib/format.ts'
import type { SettingFieldsFragment } from './settings.generated.ts'

type Setting = Pick<SettingFieldsFragment, 'key' | 'kind' | 'unit' | 'usual'>

export type SettingWords = {
  name(setting: Pick<Setting, 'key'>): string
  about(setting: Pick<Setting, 'key'>): string
  /** A stored value as people read it; null is the usual one. */
  value(setting: Setting, value: string | null): string
}

/** Names, meanings and values of settings. */
export function useSettingWords(): SettingWords {
  const { t } = useTranslation('settings')
  const { money } = useFormat()

  function written({ key, kind, unit }: Setting, value: string): string {
    if (kind === 'SWITCH') return t(`switch.${value}`, { defaultValue: value })
    if (kind === 'CHOICE') return t(`list.${key}.options.${value}`, { defaultValue: value })
    if (unit === null) return value
    if (unit === 'CENTS' || unit === 'EUROS') {
      const cents = Number(value) * (unit === 'CENTS' ? 1 : 100)
      return money({ amount: (cents / 100).toFixed(2), currency: 'EUR' })
    }
    return t(`units.${unit}`, { count: Number(value) })
  }

  return {
    name: ({ key }) => t(`list.${key}.name`, { defaultValue: key }),
    about: ({ key }) => t(`list.${key}.about`, { defaultValue: '' }),
    value(setting, value) {
      if (value !== null) return written(setting, value)
      const { usual } = setting
      return usual === null ? t('none') : t('usually', { value: written(setting, usual) })
    },
  }
}

/** For the history of one setting. */
export function useSettingRecordWords(setting: Setting | undefined): RecordWords {
  const { t } = useTranslation('settings')
  const words = useSettingWords()
  return {
    name: () => t('value'),
    value: (value) => (setting ? words.value(setting, `${value}`) : `${value}`),
    nothing: () => (setting ? words.value(setting, null) : ''),
  }
}
