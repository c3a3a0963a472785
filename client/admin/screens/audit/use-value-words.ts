import { useTranslation } from 'react-i18next'
import type { EditRowFieldsFragment } from './audit.generated.ts'
import type { RecordName } from './record-name.ts'
import type { ValueWords } from './value-text.ts'

type Edit = Pick<EditRowFieldsFragment, 'entity' | 'path'>

/** Words for what a change is about: roles and rights by name, states of orders as lists have them. */
export function useValueWords(recordName: RecordName): (edit: Edit) => ValueWords {
  const { t } = useTranslation(['audit', 'frame', 'history', 'orders'])
  return ({ entity, path }) => ({
    fact: (name) => t(`audit:paths.${name}`, { defaultValue: name }),
    value(value) {
      if (path === 'roles') return recordName('ROLE', `${value}`)
      if (typeof value === 'boolean') return t(value ? 'history:yes' : 'history:no')
      if (typeof value !== 'string') return value
      if (path === 'rights') return t(`frame:rights.${value}`, { defaultValue: value })
      if (entity !== 'ORDER' || !path.startsWith('move.')) return value
      const word = value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
      return t(`orders:words.${word}`, { defaultValue: value })
    },
  })
}
