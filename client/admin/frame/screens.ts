import type { ComponentType } from 'react'
import type { StaffSession } from '#client/admin/session/session.ts'
import type { IconName } from '#client/ui/icon.tsx'
import type { Right } from '#services/contract/rules/rights.ts'

/** Groups of the menu, from the top down. */
export const MENU_GROUPS = ['sales', 'content', 'settings'] as const

export type AdminScreen = {
  /** Below /admin; empty for the first page. */
  readonly path: string
  /** Key of its name in the texts of `menu`. */
  readonly name: string
  /** Named in the breadcrumbs in place of an id in the address that means nothing to people. */
  readonly isNamed?: true
  /** Null for what any member may open. */
  readonly right: Right | null
  /** Its place in the menu; null for what other screens lead to. */
  readonly menu: {
    readonly group: (typeof MENU_GROUPS)[number] | null
    readonly icon: IconName
    readonly order: number
    /** Left out of the menu unless replicas share Redis; its address opens as ever. */
    readonly needsRedis?: true
  } | null
  load(): Promise<ComponentType>
}

const DECLARED = import.meta.glob<AdminScreen>('../screens/*/admin-screen.ts', {
  eager: true,
  import: 'screen',
})

/** In the order of the menu. */
export const SCREENS: readonly AdminScreen[] = Object.values(DECLARED).sort(
  (one, other) => placeOf(one) - placeOf(other),
)

/** Those in the menu that the member may open. */
export function menuOf({ rights, hasRedis }: Pick<StaffSession, 'rights' | 'hasRedis'>) {
  return SCREENS.filter(
    ({ menu, right }) =>
      menu !== null && (right === null || rights.includes(right)) && (hasRedis || !menu.needsRedis),
  )
}

function placeOf({ menu }: AdminScreen): number {
  const group = menu?.group ? MENU_GROUPS.indexOf(menu.group) + 1 : 0
  return group * 1_000 + (menu?.order ?? 0)
}

export const HOME = '/admin'

export function addressOf({ path }: Pick<AdminScreen, 'path'>): string {
  return path === '' ? HOME : `${HOME}/${path}`
}
