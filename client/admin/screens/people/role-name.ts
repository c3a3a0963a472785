import { useTranslation } from 'react-i18next'
import type { RoleFieldsFragment } from './people.generated.ts'

/** Roles of the product have a name in each language, until somebody renames one. */
export function useRoleName(): (role: Pick<RoleFieldsFragment, 'key' | 'name'>) => string {
  const { t } = useTranslation('people')
  return ({ key, name }) => (key === null ? name : t(`roles.names.${key}`, { defaultValue: name }))
}
