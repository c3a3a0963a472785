import { readFileSync } from 'node:fs'
import { type DeclaredScreen, readScreens, routeOf } from '#tools/screen-declarations.ts'

export type ShownScreen = {
  readonly folder: string
  readonly isPublic: boolean
  /** Croatian address; `:slug` is not filled in. */
  readonly path: string
  /** Others are redirected to the login. */
  readonly isForCustomers: boolean
}

export async function shownScreens(): Promise<readonly ShownScreen[]> {
  return (await readScreens()).map(toShown)
}

function toShown({ folder, screen }: DeclaredScreen): ShownScreen {
  return {
    folder,
    isPublic: screen.isPublic ?? false,
    path: screen.paths['hr'] ?? screen.paths.en,
    isForCustomers: readFileSync(routeOf(folder), 'utf8').includes('customersOnly('),
  }
}

export function isFixed({ path }: ShownScreen): boolean {
  return !path.includes(':')
}

export function isAddressOf({ path }: ShownScreen, address: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`).test(address)
}
