import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The part of a module's declaration that tools read without running the program. */
export type ModuleDeclaration = {
  readonly name: string
  readonly services: readonly string[]
  readonly imports: readonly string[]
  readonly reservedSlugs: readonly string[]
}

export function readDeclarations(root = '.'): readonly ModuleDeclaration[] {
  return globSync('services/modules/*/module.ts', { cwd: root })
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const listed = (field: string) => readList(text, field, file)
      return {
        name: basename(dirname(file)),
        services: listed('services'),
        imports: listed('imports'),
        reservedSlugs: listed('reservedSlugs'),
      }
    })
}

type SitePathDeclaration = {
  readonly file: string
  /** Name of its export. */
  readonly name: string
  readonly paths: readonly string[]
}

/** Paths that services answer beside their calls. */
export function readSitePaths(root = '.'): readonly SitePathDeclaration[] {
  return globSync('services/contract/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return [...text.matchAll(/^export const (\w+) = describePath\((\{[\s\S]*?^\})\)$/gm)].map(
        ([, name = '', body = '']) => ({
          ...{ file: basename(file), name },
          paths: readList(body, 'paths', file),
        }),
      )
    })
}

/** Query fields that a domain of the gateway declares to be the same for everyone. */
export function readPublicQueries(root = '.'): readonly string[] {
  return globSync('gateway/domains/*/subschema.ts', { cwd: root }).flatMap((file) =>
    readList(readFileSync(join(root, file), 'utf8'), 'publicQueries', file),
  )
}

/** Parts of the demo by name, with those that each comes after. */
export function readDemoParts(root = '.') {
  const files = globSync('services/demo/parts/*.ts', { cwd: root })
  return Object.fromEntries(
    files.map((file) => [
      basename(file, '.ts'),
      { after: readList(readFileSync(join(root, file), 'utf8'), 'after', file) },
    ]),
  )
}

function readList(text: string, field: string, file: string): readonly string[] {
  const list = new RegExp(`^ {2}${field}: \\[([^\\]]*)\\],$`, 'm').exec(text)?.[1]
  if (list === undefined && new RegExp(`^ {2}${field}\\b`, 'm').test(text)) {
    throw new Error(`${file}: write \`${field}\` as a list of plain strings; tools read its text.`)
  }
  return [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, word = '']) => word)
}
