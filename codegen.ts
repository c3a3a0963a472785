import type { CodegenConfig } from '@graphql-codegen/cli'

const scalars = {
  ID: { input: 'string', output: 'string' },
  Decimal: 'string',
  DateTime: 'string',
}

const config: CodegenConfig = {
  schema: 'graphql/schema/*.graphql',
  documents: 'client/**/*.graphql',
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  ignoreNoDocuments: true,
  config: { useTypeImports: true, enumsAsTypes: true, scalars },
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        resolverTypeWrapperSignature: 'Promise<T> | T',
        mappers: {},
      },
    },
    'client/generated/types.ts': { plugins: ['typescript'], config: { onlyEnums: false } },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'generated/types.ts' },
      plugins: ['typescript-operations', './tools/codegen-hooks.ts'],
    },
    'gateway/generated/documents.json': { plugins: ['./tools/codegen-documents.ts'] },
  },
}

export default config
