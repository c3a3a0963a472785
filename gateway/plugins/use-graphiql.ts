import type { FastifyInstance, FastifyReply } from 'fastify'
import { APP_EXAMPLES, EXAMPLE_QUERIES, STAFF_EXAMPLES } from './example-queries.ts'

const FOLDER = '/graphql/explorer'
// The editor sets style attributes and runs its workers from blobs.
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ')

const pageOf = (start: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Savez: the graph</title>
<link rel="stylesheet" href="${FOLDER}/explorer.css">
</head>
<body id="body" class="no-focus-outline">
<noscript>The explorer needs JavaScript.</noscript>
<div id="root"></div>
<script src="${FOLDER}/explorer.js"></script>
<script src="${FOLDER}/${start}"></script>
</body>
</html>
`

const STAFF_OPTIONS = {
  title: 'Savez, staff',
  defaultQuery: '',
  defaultTabs: STAFF_EXAMPLES.map((query) => ({ query })),
  shouldPersistHeaders: false,
}

const OPTIONS = {
  // Two words would break over two lines beside the tabs.
  title: 'Savez',
  defaultQuery: '# The answer shows the calls it cost\n# in extensions.upstream.\n',
  defaultTabs: [...EXAMPLE_QUERIES.map((query) => ({ query })), ...APP_EXAMPLES],
  shouldPersistHeaders: false,
}

const WORKERS = `
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => '${FOLDER}/' + label + '.worker.js',
}
`

/** The page has the address that its operations are sent to. */
const STAFF_START = `${WORKERS}
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(STAFF_OPTIONS)})
`

const START = `${WORKERS}
const tokens = {}
// Answers of an app name its tokens; the headers of later tabs have a place for them.
const remember = (value) => {
  for (const [name, inside] of Object.entries(value ?? {})) {
    if (typeof inside === 'object') remember(inside)
    else if (/^(?:access|guest)Token$/.test(name) && inside) tokens[name] = inside
  }
}
// The page requests events by GET, the gateway sends them to a POST.
const asPost = (target, options) => {
  if (options.headers.get('accept') !== 'text/event-stream') return { ...options, url: target }
  const { pathname, searchParams } = new URL(target, location)
  const { variables = '{}', ...operation } = Object.fromEntries(searchParams)
  options.headers.set('content-type', 'application/json')
  const body = JSON.stringify({ ...operation, variables: JSON.parse(variables) })
  return { ...options, method: 'POST', body, url: pathname }
}
const send = self.fetch
self.fetch = async (target, options = {}) => {
  const headers = new Headers(options.headers)
  // An app has no cookies, and the gateway takes none beside its tokens.
  if (headers.get('x-client') !== 'app') return send(target, options)
  for (const [name, value] of [...headers]) {
    const token = /<(\\w+)>/.exec(value)?.[1]
    if (!token) continue
    if (tokens[token]) headers.set(name, value.replace('<' + token + '>', tokens[token]))
    else headers.delete(name)
  }
  const { url, ...request } = asPost(target, { ...options, headers, credentials: 'omit' })
  const answer = await send(url, request)
  if (answer.headers.get('content-type')?.includes('json')) {
    answer.clone().json().then(({ data }) => remember(data))
  }
  return answer
}
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(OPTIONS)})
`

const SCRIPT = 'text/javascript; charset=utf-8'

export function sendExplorer(reply: FastifyReply): FastifyReply {
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8')
  return reply.send(pageOf('start.js'))
}

export function sendStaffExplorer(reply: FastifyReply): FastifyReply {
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8')
  return reply.send(pageOf('start-staff.js'))
}

/** Serves GraphiQL's files from our own origin; their nine megabytes are loaded on first use. */
export function serveGraphiql(app: FastifyInstance): void {
  const files = async () => {
    const bundle = await import('@graphql-yoga/render-graphiql/graphiql')
    return new Map([
      ['explorer.css', { type: 'text/css; charset=utf-8', text: bundle.css }],
      ['explorer.js', { type: SCRIPT, text: bundle.js }],
      ['start.js', { type: SCRIPT, text: START }],
      ['start-staff.js', { type: SCRIPT, text: STAFF_START }],
      ['editorWorkerService.worker.js', { type: SCRIPT, text: bundle.editorWorkerService }],
      ['json.worker.js', { type: SCRIPT, text: bundle.jsonWorker }],
      ['graphql.worker.js', { type: SCRIPT, text: bundle.graphqlWorker }],
    ])
  }

  app.get<{ Params: { file: string } }>(`${FOLDER}/:file`, async (request, reply) => {
    const file = (await files()).get(request.params.file)
    if (!file) return reply.callNotFound()
    return reply.header('content-security-policy', POLICY).type(file.type).send(file.text)
  })
}
