import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type GraphQLSchema, parse } from 'graphql'
import { inOrder } from './in-order.ts'
import {
  readDeclarations,
  readDemoParts,
  readPublicQueries,
  readSitePaths,
} from './module-declarations.ts'
import { camel, firstSegments, readScreens } from './screen-declarations.ts'

/** Lists derived from the folders of modules and domains, by output file. */
const LISTS: Readonly<Record<string, (schema: GraphQLSchema) => string | Promise<string>>> = {
  'modules.ts': () => {
    const names = readDeclarations().map(({ name }) => name)
    return lines(
      "import type { Module } from '#services/platform/module.ts'",
      ...names.map(
        (name) => `import { module as ${camel(name)} } from '../modules/${name}/module.ts'`,
      ),
      `export const MODULES: readonly Module[] = [${names.map(camel).join(', ')}]`,
    )
  },

  'migrations.ts': () => {
    const files = migrationFiles()
    return lines(
      "import type { Migration } from '#services/platform/migrate.ts'",
      ...files.map(({ number, path }) => `import { up as up${number} } from '../${path}'`),
      'export const MIGRATIONS: readonly Migration[] = [',
      ...files.map(({ number, name }) => `  { name: '${name}', up: up${number} },`),
      ']',
    )
  },

  'demo-parts.ts': () => {
    const names = inOrder(readDemoParts())
    return lines(
      "import type { DemoPart } from '../demo/part.ts'",
      ...names.map((name) => `import { part as ${camel(name)} } from '../demo/parts/${name}.ts'`),
      '/** Each after those that it needs. */',
      'export const DEMO_PARTS: Readonly<Record<string, DemoPart>> = {',
      ...names.map((name) => `  '${name}': ${camel(name)},`),
      '}',
    )
  },

  'names.ts': async () => {
    const modules = readDeclarations()
    const reserved = [
      ...firstSegments((await readScreens()).flatMap(({ screen }) => Object.values(screen.paths))),
      ...firstSegments(readSitePaths().flatMap(({ paths }) => paths)),
      ...modules.flatMap(({ reservedSlugs }) => reservedSlugs),
    ]
    const unique = (words: readonly string[]) => JSON.stringify([...new Set(words)].sort())
    return lines(
      `export const SERVICE_NAMES = ${unique(modules.flatMap(({ services }) => services))} as const`,
      `export const RESERVED_SLUGS = ${unique(reserved)}`,
    )
  },

  'page-paths.ts': async () => {
    const screens = (await readScreens()).filter(({ screen }) => screen.isPublic)
    return lines(
      '/** Of screens that are the same for everyone, by locale; where one has no own path, it is the English one. */',
      'export const PAGE_PATHS = {',
      ...screens.map(({ name, screen }) => `  ${name}: ${JSON.stringify(screen.paths)},`),
      '} as const',
    )
  },

  'site-paths.ts': () => {
    const declared = readSitePaths()
    return lines(
      "import type { SitePath } from '../site-path.ts'",
      ...declared.map(({ file, name }) => `import { ${name} } from '../${file}'`),
      `export const SITE_PATHS: readonly SitePath[] = [${declared.map(({ name }) => name).join(', ')}]`,
    )
  },

  'subschemas.ts': () => subschemaList('SUBSCHEMAS', isOfShop),
  'staff-subschemas.ts': () => subschemaList('STAFF_SUBSCHEMAS', (name) => !isOfShop(name)),

  'loaders.ts': () =>
    perDomain({ file: 'loaders.ts', type: 'Loaders', create: 'createLoaders', deps: 'DomainDeps' }),

  'data-sources.ts': () =>
    perDomain({
      file: 'data-source.ts',
      type: 'DataSources',
      create: 'createDataSource',
      deps: 'DataSourceDeps',
    }),

  'problem-texts.ts': () => {
    const codes = problemCodes()
    const names = Object.keys(codes)
    return lines(
      "import type { ProblemText } from '../upstream/problem-texts/texts.ts'",
      "import type { ProblemCode } from './resolvers.ts'",
      ...names.map(
        (name) =>
          `import { problemTexts as ${camel(name)} } from '../domains/${name}/problem-texts.ts'`,
      ),
      'export type DomainCodes = {',
      ...Object.entries(codes).map(
        ([name, own]) => `  '${name}': ${own.map((code) => `'${code}'`).join(' | ')}`,
      ),
      '}',
      'export const PROBLEM_TEXTS: Readonly<Record<ProblemCode, ProblemText>> = {',
      ...names.map((name) => `  ...${camel(name)},`),
      '}',
    )
  },

  'private-queries.ts': (schema) => {
    const isPublic = new Set(readPublicQueries())
    const names = Object.keys(schema.getQueryType()?.getFields() ?? {})
    return lines(
      '/** Query fields that depend on the visitor: all that no domain declares as public. */',
      `export const PRIVATE_QUERIES = ${JSON.stringify(names.filter((name) => !isPublic.has(name)).sort())}`,
    )
  },
}

export const plugin: PluginFunction = (schema, _documents, _config, info) => {
  const write = LISTS[basename(info?.outputFile ?? '')]
  if (!write) throw new Error(`No list for ${info?.outputFile}`)
  return write(schema)
}

/** The parent of a type is the `<Type>Parent` that a domain's `mappers.ts` exports. */
export function mappers(files = 'graphql/schema/*.graphql'): Readonly<Record<string, string>> {
  const schema = globSync(files).map((file) => readFileSync(file, 'utf8'))
  const types = new Set(matches(schema.join('\n'), /^(?:type|interface) (\w+)/gm))
  const found = globSync('gateway/domains/*/mappers.ts')
    .sort()
    .flatMap((file) =>
      matches(readFileSync(file, 'utf8'), /^export type (\w+)Parent\b/gm)
        .filter((type) => types.has(type))
        .map((type) => [type, `../${file.replace('gateway/', '')}#${type}Parent`] as const),
    )
  return Object.fromEntries(found)
}

/** Values of `ProblemCode` by the domain whose schema files have them. */
function problemCodes(): Readonly<Record<string, readonly string[]>> {
  const codes: Record<string, string[]> = {}
  for (const file of globSync('graphql/schema/*.graphql').sort()) {
    const found = parse(readFileSync(file, 'utf8')).definitions.flatMap((definition) =>
      'values' in definition && definition.name.value === 'ProblemCode'
        ? (definition.values ?? []).map(({ name }) => name.value)
        : [],
    )
    if (found.length === 0) continue
    const domain = domainOf(file)
    codes[domain] = [...(codes[domain] ?? []), ...found]
  }
  return codes
}

/** The parts of a long schema are `<domain>-<part>.graphql`. */
function domainOf(file: string): string {
  const name = basename(file, '.graphql')
  const domain = domains().findLast((one) => name === one || name.startsWith(`${one}-`))
  if (!domain) throw new Error(`${file} has problem codes, but no folder in gateway/domains`)
  return domain
}

/** A domain whose schema is in `graphql/staff` is one of the graph of staff alone. */
function isOfShop(domain: string): boolean {
  return !existsSync(`graphql/staff/${domain}.graphql`)
}

function subschemaList(list: string, isIn: (domain: string) => boolean): string {
  const names = domains().filter(isIn)
  return lines(
    "import type { Subschema } from '../compose/subschema.ts'",
    ...names.map(
      (name) => `import { subschema as ${camel(name)} } from '../domains/${name}/subschema.ts'`,
    ),
    `export const ${list}: readonly Subschema[] = [${names.map(camel).join(', ')}]`,
  )
}

/** What each domain with this file creates for a request. */
function perDomain({
  file,
  type,
  create,
  deps,
}: Readonly<Record<'file' | 'type' | 'create' | 'deps', string>>): string {
  const names = domains().filter((name) => existsSync(`gateway/domains/${name}/${file}`))
  return lines(
    `import type { ${deps} } from '../context.ts'`,
    ...names.map(
      (name) => `import { ${create} as ${camel(name)} } from '../domains/${name}/${file}'`,
    ),
    `export type ${type} = ReturnType<typeof create${type}>`,
    `export const create${type} = (deps: ${deps}) => ({`,
    ...names.map((name) => `  ${camel(name)}: ${camel(name)}(deps),`),
    '})',
  )
}

function domains(): readonly string[] {
  return globSync('gateway/domains/*/subschema.ts')
    .map((file) => basename(dirname(file)))
    .sort()
}

/** All migrations, by number. */
function migrationFiles() {
  const files = globSync('services/{platform,modules/*}/migrations/*.ts').map((file) => {
    const name = basename(file, '.ts')
    const number = /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1]
    if (!number) throw new Error(`A migration is named NNNN-<name>.ts, not ${file}`)
    return { number, name, path: file.replace('services/', '') }
  })
  const numbers = files.map(({ number }) => number)
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice) throw new Error(`Two migrations have the number ${twice}`)
  return files.sort((left, right) => (left.number < right.number ? -1 : 1))
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => word)
}

function lines(...parts: readonly string[]): string {
  return parts.join('\n')
}
