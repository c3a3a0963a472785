import type { NavigationBranch } from '#client/layout/layout-parts.ts'

type Branch = {
  readonly link: NavigationBranch['link']
  readonly children?: readonly Branch[]
}

/** Whether a path stands at this entry or below it. */
export function isOnPath({ link, children = [] }: Branch, pathname: string): boolean {
  const isBelow = link.path !== '/' && pathname.startsWith(`${link.path}/`)
  return link.path === pathname || isBelow || children.some((child) => isOnPath(child, pathname))
}
