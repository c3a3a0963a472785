import { gzipSync } from 'node:zlib'

export const HASH = 'a'.repeat(64)
export const STREAM_HASH = 'b'.repeat(64)

export type Sent = {
  readonly body: string | Buffer
  readonly type?: string | null
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: string
  readonly path?: string
  readonly isChunked?: boolean
}

const json = (value: unknown) => JSON.stringify(value)
export const HELLO = json({ query: '{ hello }' })
const persisted = (sha256Hash: unknown) => json({ extensions: { persistedQuery: { sha256Hash } } })
const accept = (value: string): Sent => ({ body: HELLO, headers: { accept: value } })

/** What clients send, and what nobody should. */
export const GOLDEN: Readonly<Record<string, Sent>> = {
  good: { body: HELLO },
  'with variables': {
    body: json({
      query: 'query A($n: String) { hello(name: $n) }',
      variables: { n: 'č\u2028"😀' },
    }),
  },
  'with a name': {
    body: json({
      query: 'query A { hello } query B { told }',
      operationName: 'A',
      variables: null,
    }),
  },
  'without the name it needs': { body: json({ query: 'query A { hello } query B { told }' }) },
  'with a wrong variable': {
    body: json({ query: 'query A($n: String) { hello(name: $n) }', variables: { n: 1 } }),
  },
  'with an error of its own status': { body: json({ query: '{ told }' }) },
  'with an error that is masked': { body: json({ query: '{ thrown hello }' }) },
  'with a cookie': { body: json({ query: 'mutation { signIn }' }) },
  'with tokens to keep': { body: json({ query: 'mutation { enter }' }) },
  'with tokens to take away': {
    body: HELLO,
    headers: { cookie: 'visitor=aw; theme=dark' },
  },
  'from another site': { body: HELLO, headers: { origin: 'http://evil.test' } },
  'a known hash': { body: persisted(HASH) },
  'an unknown hash': { body: persisted('c'.repeat(64)) },
  'a hash that is none': { body: persisted(7) },
  'a hash that is far too long': { body: persisted('c'.repeat(200)) },
  'half of an operation': { body: json({ query: '{ hello' }) },
  'a field that does not exist': { body: json({ query: '{ helo }' }) },
  'too many aliases': {
    body: json({ query: `{ ${Array.from({ length: 40 }, (_, i) => `a${i}: hello`).join(' ')} }` }),
  },
  'half of JSON': { body: HELLO.slice(0, 10) },
  'no JSON': { body: 'query' },
  nothing: { body: '' },
  'white space': { body: '  \n ' },
  'null as body': { body: 'null' },
  'a number': { body: '7' },
  text: { body: '"{ hello }"' },
  false: { body: 'false' },
  'an empty list': { body: '[]' },
  'a batch': { body: `[${HELLO},${HELLO}]` },
  'an empty object': { body: '{}' },
  'a query that is a list': { body: json({ query: ['{ hello }'] }) },
  'a query that is null': { body: json({ query: null }) },
  'a query that is empty': { body: json({ query: '' }) },
  'variables that are text': { body: json({ query: '{ hello }', variables: 'x' }) },
  'variables that are a list': { body: json({ query: '{ hello }', variables: [] }) },
  'extensions that are a list': { body: json({ query: '{ hello }', extensions: [] }) },
  'an unknown field': { body: json({ query: '{ hello }', doc_id: 1 }) },
  'a field named __proto__': { body: '{"query":"{ hello }","__proto__":{"x":1}}' },
  'a key twice': { body: '{"query":"{ told }","query":"{ hello }"}' },
  'a mark of byte order': { body: `\uFEFF${HELLO}` },
  'bytes that are no UTF-8': {
    body: Buffer.concat([
      Buffer.from('{"query":"{ hello(name: \\"'),
      Buffer.from([0xff, 0xc4]),
      Buffer.from('\\") }"}'),
    ]),
  },
  'a NUL': { body: json({ query: '{ hello(name: "\u0000") }' }) },
  'in pieces': { body: json({ query: `{ hello } # ${'x'.repeat(20_000)}` }), isChunked: true },
  'exactly at the limit': { body: json({ query: '{ hello }' }).padEnd(100_000) },
  'a byte too long': { body: json({ query: '{ hello }' }).padEnd(100_001) },
  'too long, in pieces': { body: json({ query: '{ hello }' }).padEnd(130_000), isChunked: true },
  'far too long': { body: json({ query: 'x'.repeat(3_000_000) }) },
  'with a charset': { body: HELLO, type: 'application/json; charset=utf-8' },
  'with another charset': { body: HELLO, type: 'application/json;charset=iso-8859-1' },
  'with a parameter': { body: HELLO, type: 'application/json; version=1' },
  'a type in capitals': { body: HELLO, type: 'Application/JSON' },
  'a type with a space before its parameter': {
    body: HELLO,
    type: 'application/json ; charset=utf-8',
  },
  'two types': { body: HELLO, type: 'application/json, text/plain' },
  'without a type': { body: HELLO, type: null },
  'as text': { body: HELLO, type: 'text/plain' },
  'as a form': { body: 'query=%7Bhello%7D', type: 'application/x-www-form-urlencoded' },
  'as a form with files': { body: HELLO, type: 'multipart/form-data; boundary=x' },
  'as bare GraphQL': { body: '{ hello }', type: 'application/graphql' },
  'as graphql+json': { body: HELLO, type: 'application/graphql+json' },
  'as JSON of a kind': { body: HELLO, type: 'application/jsonx' },
  'a gzip body': { body: gzipSync(HELLO), headers: { 'content-encoding': 'gzip' } },
  'a body that claims gzip': { body: HELLO, headers: { 'content-encoding': 'gzip' } },
  'an unknown encoding': { body: HELLO, headers: { 'content-encoding': 'rot13' } },
  'no encoding, by name': { body: HELLO, headers: { 'content-encoding': 'identity' } },
  'from another origin': { body: HELLO, headers: { origin: 'https://evil.example' } },
  'asked before from another origin': {
    body: '',
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  },
  'an address with a query': { body: json({}), path: '/graphql?query=%7Bhello%7D' },
  'by GET': { body: '', method: 'GET', type: null, path: '/graphql?query=%7Bhello%7D' },
  'by PUT': { body: HELLO, method: 'PUT' },
  'any answer': accept('*/*'),
  'any application': accept('application/*'),
  'plain JSON': accept('application/json'),
  'the newer type': accept('application/graphql-response+json'),
  'both, the newer first': accept('application/graphql-response+json, application/json;q=0.9'),
  'both, the older first': accept('application/json, application/graphql-response+json'),
  'the lighter first': accept('application/json;q=0.1, application/graphql-response+json;q=0.9'),
  'a type in its charset': accept('application/json; charset=utf-8'),
  'a charset nobody speaks': accept('application/json; charset=utf-16'),
  'an unknown type before': accept('image/png, application/json'),
  'an unknown type after': accept('application/json, text/html'),
  'only an unknown type': accept('image/png'),
  'an empty type': accept(''),
  'a stream of events': accept('text/event-stream'),
  'a stream or JSON': accept('text/event-stream, application/json'),
  'a subscription': { body: json({ query: 'subscription { tick }' }) },
  'a subscription as JSON': {
    body: json({ query: 'subscription { tick }' }),
    headers: { accept: 'application/json' },
  },
  'a subscription by its hash': { body: persisted(STREAM_HASH) },
  ...Object.fromEntries(
    ['{ hello', '{ helo }', '{ told }', '{ thrown }', ''].map((query) => [
      `${query || 'nothing'} for the newer type`,
      {
        body: json({ query }),
        headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
      },
    ]),
  ),
  'half of JSON for the newer type': {
    body: '{',
    headers: { accept: 'application/graphql-response+json' },
  },
}

/** Never comes to an end by itself. */
export const ENDLESS: Sent = { body: json({ query: '{ wait }' }) }

/** What must be the same of two answers: status, headers that matter, body. */
export function comparable(answer: string): string {
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [status, ...lines] = head.split('\r\n')
  const kept = lines
    .map((line) => line.toLowerCase())
    .filter((line) => /^(?:content-type|set-cookie|allow|accept|x-|retry)/.test(line))
  const body = rest.join('\r\n\r\n').replaceAll(/^[\da-f]+\r\n|\r\n[\da-f]+\r\n/g, '')
  return [status, ...kept.toSorted(), body.trim()].join('\n')
}
