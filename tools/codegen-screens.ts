import { basename } from 'node:path'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DeclaredScreen, formActionsOf, readScreens, routeOf } from './screen-declarations.ts'
import { areasUsedBy } from './text-areas.ts'

/** Lists derived from the folders of screens, by output file. */
const LISTS: Readonly<Record<string, (screens: readonly DeclaredScreen[]) => string>> = {
  'url-table.ts': (screens) =>
    lines(
      'export const URL_TABLE = {',
      ...screens.map(({ name, screen }) => `  ${name}: ${JSON.stringify(screen.paths)},`),
      '} as const',
    ),

  'screen-paths.ts': (screens) =>
    lines(
      '/** Paths of every screen by locale, without its prefix; the English one is valid in each. */',
      'export const SCREEN_PATHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
      ...screens.map(({ name, screen }) => `  ${name}: ${JSON.stringify(screen.paths)},`),
      '}',
    ),

  'screens.ts': (screens) =>
    lines(
      "import type { ScreenModule, ScreenName } from '../lib/screen.ts'",
      'type ScreenEntry = {',
      '  readonly load: () => Promise<ScreenModule>',
      '  readonly isPrivate: boolean',
      '}',
      'export const SCREENS: Readonly<Record<ScreenName, ScreenEntry>> = {',
      ...screens.map(
        ({ name, folder, screen }) =>
          `  ${name}: { load: ${importOf(routeOf(folder))}, isPrivate: ${!screen.isPublic} },`,
      ),
      '}',
    ),

  'server-screens.ts': (screens) =>
    lines(
      "import type { FormActions } from '../features/forms/form-action.ts'",
      "import type { ScreenName } from '../lib/screen.ts'",
      'type ServerScreen = {',
      '  readonly source: string',
      '  readonly queryKeys: readonly string[]',
      '  readonly areas: readonly string[]',
      '  readonly loadActions?: () => Promise<{ readonly actions: FormActions }>',
      '}',
      'export const SERVER_SCREENS: Readonly<Record<ScreenName, ServerScreen>> = {',
      ...screens.map(({ name, folder, screen: { queryKeys = [] } }) => {
        const source = routeOf(folder)
        const data = { source, queryKeys, areas: areasUsedBy(source) }
        const actions = formActionsOf(folder)
        const loadActions = actions ? `, loadActions: ${importOf(actions)}` : ''
        return `  ${name}: { ${JSON.stringify(data).slice(1, -1)}${loadActions} },`
      }),
      '}',
    ),
}

export const plugin: PluginFunction = async (_schema, _documents, _config, info) =>
  screenList(info?.outputFile ?? '', await readScreens())

export function screenList(file: string, screens: readonly DeclaredScreen[]): string {
  const write = LISTS[basename(file)]
  if (!write) throw new Error(`No list for ${file}`)
  return write(screens)
}

function importOf(file: string): string {
  return `() => import('${file.replace('client/', '../')}')`
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n')
}
