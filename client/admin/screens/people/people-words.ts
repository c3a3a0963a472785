import { useTranslation } from 'react-i18next'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import type { RoleFieldsFragment } from './people.generated.ts'
import { useRoleName } from './role-name.ts'

const RIGHT = 'rights.'
const ROLE = 'roles.'
const ALERTS = 'alerts'

export function pathOfRight(right: string): string {
  return RIGHT + right
}

export function pathOfRole(id: string): string {
  return ROLE + id
}

/** Parts of a role: its name and its rights. */
export function useRoleWords(): RecordWords {
  const { t } = useTranslation(['people', 'frame'])
  const nameOf = (right: unknown): string =>
    t(`frame:rights.${right}`, { defaultValue: `${right}` })
  return {
    name(path) {
      if (path.startsWith(RIGHT)) {
        return t('roles.right', { name: nameOf(path.slice(RIGHT.length)) })
      }
      return path === 'name' ? t('roles.name') : t('roles.rights')
    },
    value: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : `${value}`),
  }
}

/** Parts of a member: the roles, by name where they are known. */
export function useMemberWords(
  roles: readonly Pick<RoleFieldsFragment, 'id' | 'key' | 'name'>[],
): RecordWords {
  const { t } = useTranslation(['people', 'account'])
  const roleName = useRoleName()
  const nameOf = (id: unknown): string => {
    const role = roles.find((one) => one.id === `${id}`)
    return role ? roleName(role) : `${id}`
  }
  return {
    name(path) {
      if (path.startsWith(ROLE)) return t('member.role', { name: nameOf(path.slice(ROLE.length)) })
      if (path === ALERTS) return t('account:alerts.name')
      return path === 'hasFactor' ? t('member.factor') : t('member.roles')
    },
    value(value, path) {
      if (!Array.isArray(value)) return `${value}`
      if (path !== ALERTS) return value.map(nameOf).join(', ')
      const kinds = value.map((kind) => t(`account:alerts.kinds.${kind}`))
      return kinds.join(', ') || t('account:alerts.none')
    },
  }
}
