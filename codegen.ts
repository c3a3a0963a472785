import type { CodegenConfig } from '@graphql-codegen/cli'
import { mappers } from './tools/codegen-lists.ts'

const WATCHED = [
  'services/modules/*/module.ts',
  'services/{platform,modules/*}/migrations/*.ts',
  'services/demo/parts/*.ts',
  'gateway/domains/*/*.ts',
  'services/contract/*.ts',
  'client/screens/*/{screen,form-actions}.ts',
  'client/**/*.tsx',
]

const scalars = {
  ID: { input: 'string', output: 'string' },
  Decimal: 'string',
  DateTime: 'string',
}

/** The shop's operations, and those of the back office, which the shop's graph refuses. */
const SHOP = ['client/**/*.graphql', '!client/admin/**/*.graphql']
const STAFF = 'client/admin/**/*.graphql'
const STAFF_SCHEMA = 'graphql/staff/*.graphql'

/** Lists derived from the folders of modules, domains and screens. */
const lists = {
  ...listsBy('./tools/codegen-lists.ts', [
    ...['services/generated/modules.ts', 'services/generated/migrations.ts'],
    'services/generated/demo-parts.ts',
    ...[
      'services/contract/generated/names.ts',
      'services/contract/generated/page-paths.ts',
      'services/contract/generated/site-paths.ts',
    ],
    ...['gateway/generated/subschemas.ts', 'gateway/generated/staff-subschemas.ts'],
    ...['gateway/generated/loaders.ts', 'gateway/generated/data-sources.ts'],
    ...['gateway/generated/problem-texts.ts', 'client/generated/private-queries.ts'],
  ]),
  ...listsBy('./tools/codegen-screens.ts', [
    ...['client/generated/url-table.ts', 'client/generated/screens.ts'],
    ...['client/generated/server-screens.ts', 'gateway/generated/screen-paths.ts'],
  ]),
}

const config: CodegenConfig = {
  schema: ['graphql/schema/*.graphql', 'client/directives.graphqls'],
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  ignoreNoDocuments: true,
  config: { useTypeImports: true, enumsAsTypes: true, scalars },
  // `--silent` would hide why it failed.
  hooks: { onError: (message: string) => void process.stderr.write(`${message}\n`) },
  generates: {
    ...lists,
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        resolverTypeWrapperSignature: 'Promise<T> | T',
        mappers: mappers(),
      },
    },
    'gateway/generated/staff-resolvers.ts': {
      schema: STAFF_SCHEMA,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../staff-context.ts#StaffContext',
        resolverTypeWrapperSignature: 'Promise<T> | T',
        mappers: mappers('graphql/{schema,staff}/*.graphql'),
      },
    },
    'client/generated/types.ts': { plugins: ['typescript'] },
    'client/': hooksBeside({ documents: SHOP, types: 'generated/types.ts' }),
    'client/generated/possible-types.ts': {
      documents: SHOP,
      plugins: ['./tools/codegen-possible-types.ts'],
    },
    'gateway/generated/documents.json': {
      documents: SHOP,
      plugins: ['./tools/codegen-documents.ts'],
    },
    'client/admin/generated/types.ts': { schema: STAFF_SCHEMA, plugins: ['typescript'] },
    'client/admin/': {
      schema: STAFF_SCHEMA,
      ...hooksBeside({ documents: STAFF, types: 'generated/types.ts' }),
    },
    'gateway/generated/staff-documents.json': {
      schema: STAFF_SCHEMA,
      documents: STAFF,
      plugins: ['./tools/codegen-documents.ts'],
    },
  },
}

export default config

/** Typed operations with their hooks, in a file beside each document. */
function hooksBeside({ documents, types }: { documents: string | string[]; types: string }) {
  return {
    documents,
    preset: 'near-operation-file' as const,
    presetConfig: { extension: '.generated.ts', baseTypesPath: types },
    plugins: ['typescript-operations', './tools/codegen-hooks.ts'],
  }
}

function listsBy(plugin: string, files: readonly string[]) {
  return Object.fromEntries(
    files.map((file) => [file, { plugins: [plugin], watchPattern: WATCHED }]),
  )
}
