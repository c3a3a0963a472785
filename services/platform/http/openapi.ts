import { z } from 'zod'
import { failure } from '#services/contract/answers.ts'
import { type Access, type Call, callUrl } from '#services/contract/call.ts'

export type JsonSchema = Readonly<Record<string, unknown>>
type Schemas = Record<string, JsonSchema>

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
})
const definitions = z.record(z.string(), z.record(z.string(), z.unknown())).default({})

/**
 * The contract as an OpenAPI 3.1 document with zod's JSON Schemas, generated from the schemas that
 * validate requests and responses.
 */
export function openApiDocument(calls: readonly Call[], version: string): JsonSchema {
  const schemas: Schemas = { Failure: toJsonSchema(failure, 'output') }
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const call of calls) {
    const path = callUrl(call)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Savez services',
      version,
      description: 'The REST services behind the graph. Every failed call answers a Failure.',
    },
    servers: [{ url: '/', description: 'The services that answer this document' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'apiKey' },
        accessToken: { type: 'apiKey', in: 'header', name: 'accessToken' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  }
}

export function inputSchema(call: Call): JsonSchema {
  return toJsonSchema(call.input, 'input')
}

export function outputSchema(call: Call): JsonSchema {
  return toJsonSchema(call.output, 'output')
}

export function whoMay(access: Access): string {
  if (typeof access === 'string') return access
  return 'right' in access ? `right ${access.right}` : `scope ${access.scope}`
}

export function describeAccess({ access, extension }: Call): string {
  return extension ? `${whoMay(access)}, extension` : whoMay(access)
}

function operationOf(call: Call, schemas: Schemas): JsonSchema {
  const id = operationId(call)
  const { properties, required } = objectSchema.parse(hoist(inputSchema(call), id, schemas))
  const names = Object.keys(properties)
  const inPath = names.filter((name) => call.path.includes(`{${name}}`))
  const carried = names.filter((name) => !inPath.includes(name))
  const inQuery = call.method === 'GET' || call.method === 'DELETE'

  const parameter = (place: 'path' | 'query') => (name: string) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name],
  })
  return {
    operationId: id,
    summary: call.summary,
    description: `Access: ${describeAccess(call)}`,
    tags: [call.service],
    security: securityOf(call),
    parameters: [
      ...inPath.map(parameter('path')),
      ...(inQuery ? carried.map(parameter('query')) : []),
      ...(call.needsKey ? SITE_HEADERS : []),
    ],
    ...(!inQuery && {
      requestBody: bodyOf(call, {
        type: 'object',
        properties: Object.fromEntries(carried.map((name) => [name, properties[name]])),
        required: required.filter((name) => carried.includes(name)),
      }),
    }),
    responses: {
      200: jsonContent('Success', hoist(outputSchema(call), id, schemas)),
      default: jsonContent('Failure', { $ref: '#/components/schemas/Failure' }),
    },
  }
}

const SITE_HEADERS: readonly JsonSchema[] = [
  { name: 'site', in: 'header', required: true, schema: { type: 'integer' } },
  { name: 'store', in: 'header', required: true, schema: { type: 'integer' } },
  {
    name: 'x-gaussbox-language',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[a-z]{3}$' },
  },
]

function securityOf({ needsKey, access }: Call): readonly JsonSchema[] {
  const key = needsKey ? { apiKey: [] } : {}
  if (access === 'public') return [key]
  return [
    { ...key, accessToken: [] },
    { ...key, bearer: [] },
  ]
}

/** Texts of a form are JSON, as OpenAPI has it for objects in a form. */
function bodyOf({ files }: Call, input: { readonly properties: object } & JsonSchema): JsonSchema {
  if (!files) return jsonContent('Input', input)
  const { field, most: maxItems } = files
  const file = { type: 'array', maxItems, items: { type: 'string', format: 'binary' } }
  const schema = { ...input, properties: { [field]: file, ...input.properties } }
  return { description: 'Form', content: { 'multipart/form-data': { schema } } }
}

function jsonContent(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } }
}

/** Moves recursive schemas to the components, where their references can find them. */
function hoist(schema: JsonSchema, id: string, schemas: Schemas): JsonSchema {
  const { $defs, ...rest } = schema
  const named = definitions.parse($defs)
  const pointed: unknown = JSON.parse(
    JSON.stringify({ rest, named }).replaceAll('"#/$defs/', `"#/components/schemas/${id}_`),
  )
  const moved = z
    .object({ rest: z.record(z.string(), z.unknown()), named: definitions })
    .parse(pointed)
  for (const [name, definition] of Object.entries(moved.named))
    schemas[`${id}_${name}`] = definition
  return moved.rest
}

function operationId(call: Call): string {
  return `${call.service}_${call.method}_${call.path}`
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/_$/, '')
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  })
  return rest
}
