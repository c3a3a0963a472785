import { existsSync, globSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Screen } from '#client/lib/screen.ts'

export type DeclaredScreen = {
  /** Its folder in camel case. */
  readonly name: string
  readonly folder: string
  readonly screen: Screen
}

export async function readScreens(root = '.'): Promise<readonly DeclaredScreen[]> {
  const screens = await Promise.all(
    screenFolders(root).map(async (folder) => {
      const file = resolve(root, 'client/screens', folder, 'screen.ts')
      // Node caches modules by URL, and a watching process reads an edited file again.
      const url = `${pathToFileURL(file)}?${Math.trunc(statSync(file).mtimeMs)}`
      const { screen } = (await import(url)) as { readonly screen: Screen }
      return { name: camel(folder), folder, screen }
    }),
  )
  refuseSharedPaths(screens)
  return screens
}

export function screenFolders(root = '.'): readonly string[] {
  return globSync('client/screens/*/screen.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort()
}

/** Source of a screen's route; the build names its chunk by it. */
export function routeOf(folder: string): string {
  return `client/screens/${folder}/${folder}-route.ts`
}

/** Actions of the forms of a screen; null where none works without scripts. */
export function formActionsOf(folder: string): string | null {
  const file = `client/screens/${folder}/form-actions.ts`
  return existsSync(file) ? file : null
}

/** Without parameters, which are no names. */
export function firstSegments(paths: readonly string[]): readonly string[] {
  return paths
    .map((path) => path.split('/')[1] ?? '')
    .filter((segment) => segment !== '' && !segment.startsWith(':'))
}

export function camel(name: string): string {
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}

function refuseSharedPaths(screens: readonly DeclaredScreen[]): void {
  const owners = new Map<string, string>()
  for (const { folder, screen } of screens) {
    for (const path of Object.values(screen.paths)) {
      const shape = path.replace(/:\w+$/, ':')
      const owner = owners.get(shape) ?? folder
      if (owner !== folder) throw new Error(`The screens ${owner} and ${folder} share ${path}.`)
      owners.set(shape, folder)
    }
  }
}
