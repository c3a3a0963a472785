import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Kind, parse } from 'graphql'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'

/** The layout stands around every screen, so its operations say nothing of a screen. */
const SCREEN_OPERATIONS = /^client\/(?:screens|features|sections)\/.*\.generated\.ts$/

const OF_SHOP = 'client/{app,features,layout,screens,sections,ui,lib}/**/*.graphql'

/** Calls of `fetch`, or its use under another name, and what else a browser can send with. */
const SENDING = /(?<![\w.'])fetch\(|= fetch\b|XMLHttpRequest|sendBeacon|EventSource|WebSocket/

let shop: Built
let chunks: Built['chunks']

beforeAll(async () => {
  shop = await builtAs('production')
  chunks = shop.chunks
})

test('no module, library or style of the back office alone is in a file of the shop', async () => {
  const admin = await builtAs('admin')
  const ofAdmin = (id: string) => relative('.', id).startsWith('client/admin/')
  expect(admin.chunks.flatMap(({ moduleIds }) => moduleIds).some(ofAdmin)).toBe(true)
  expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter(ofAdmin)).toEqual([])

  const sourceOf = (files: readonly string[]) =>
    files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const inShop = sourceOf(globSync('client/**/*.{ts,tsx}', { exclude: ['client/admin/**'] }))
  const inAdmin = sourceOf(globSync('client/admin/**/*.{ts,tsx}'))
  const own = onlyIn(packagesImported(inAdmin), packagesImported(inShop))
  expect(own).toContain('uqr')
  expect(inBoth(own, packagesOf(chunks))).toEqual([])

  const ownClasses = onlyIn(classesIn(inAdmin), classesIn(inShop))
  expect(inBoth(ownClasses, admin.classes).length).toBeGreaterThan(20)
  expect(inBoth(ownClasses, shop.classes)).toEqual([])
})

test('every operation of the back office is sent by its generated hook, or by the queue of pictures [DC-07~]', async () => {
  const rendered = renderedExports((await builtAs('admin')).chunks)
  const withoutHook = operations('client/admin/**/*.graphql').filter(
    ({ sender }) => !rendered.has(sender),
  )
  // A queue outlives its component, and sends them with options of its own.
  expect(withoutHook.map(({ name }) => name).toSorted()).toEqual([
    'CreateMediaUpload',
    'FinishMediaUpload',
  ])
})

test('every operation of the shop is sent by its generated hook or function, or preloaded by a loader alone [DC-07~]', () => {
  const rendered = renderedExports(chunks)
  const withoutHook = operations(OF_SHOP).filter(({ sender }) => !rendered.has(sender))

  // One tab follows the cart for all; loaders and posted forms read the others.
  expect(withoutHook.map(({ name }) => name).toSorted()).toEqual([
    'CaptchaContact',
    'CartChanged',
    'PostAtTerm',
    'SiteForm',
    'WhoIs',
  ])
  expect(rendered).toContain('CartChangedDocument')
  expect(rendered).toContain('WhoIsDocument')

  // A store is no component, so that its operations have functions. Every screen uses hooks.
  const ofStores = operations(OF_SHOP).filter(({ sender }) => !isHook(sender))
  expect(new Set(ofStores.map(({ file }) => file))).toEqual(
    new Set([
      'client/features/cart/state/cart.graphql',
      'client/features/wishlist/set-wish.graphql',
      'client/features/wishlist/wished-products.graphql',
    ]),
  )
})

test('every screen runs generated hooks, and operations leave in two places: the link of Apollo and the reader of subscriptions [DC-07~]', () => {
  const routes = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-route.ts'))
  const withoutHook = routes.filter(
    (route) => ![...renderedExports(withImports(route), SCREEN_OPERATIONS)].some(isHook),
  )
  const sending = globSync('client/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => SENDING.test(withoutComments(readFileSync(file, 'utf8'))))

  expect(routes.length).toBeGreaterThan(15)
  expect(withoutHook.map(({ facadeModuleId }) => facadeModuleId)).toEqual([])
  expect(sending.toSorted()).toEqual([
    'client/admin/graph/staff-client.ts', // for the link of Apollo, with the member of its page
    'client/admin/media-upload/put-bytes.ts', // the bytes of a picture, with their progress
    'client/admin/screens/files/use-upload.ts', // the bytes of a file, which no operation carries
    'client/features/site-form/put-file.ts', // the bytes of a file for a form, with their progress
    'client/lib/chunk-reload.ts', // whether the server can be reached
    'client/lib/graph/graph-links.ts',
    'client/lib/graph/subscribe.ts',
    'client/screens/confirm-email/fetch-file.ts', // a file of our media, with its progress
  ])
})

test('types, gateway and client are made with the libraries that the customer fixed [DC-02]', () => {
  const gateway = globSync('gateway/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
  const calls = {
    'graphql-yoga': /\bcreateYoga[(<]/,
    '@graphql-tools/schema': /\bmakeExecutableSchema[(<]/,
    dataloader: /\bnew DataLoader[(<]/,
    graphql: /\bparse\(/,
  }
  const without = Object.entries(calls).filter(
    ([name, call]) => !gateway.some((text) => text.includes(`from '${name}'`) && call.test(text)),
  )

  expect(without).toEqual([])
  expect(packagesOnEveryScreen()).toContain('@apollo/client')
  expect(scripts()['codegen']).toMatch(/^graphql-codegen /)
})

test('every screen, the build and the tests run on the libraries that the customer fixed [DC-03]', () => {
  const everywhere = ['react', 'react-dom', 'react-router', 'i18next', 'react-i18next']
  expect(packagesOnEveryScreen()).toEqual(expect.arrayContaining(everywhere))

  const forms = chunks.find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith('forms/check.ts')),
  )
  expect(forms && [...packagesOf(withImports(forms))]).toContain('zod')
  expect(scripts()).toMatchObject({
    build: expect.stringContaining('vite build'),
    check: expect.stringContaining('vitest run'),
    'test:e2e': expect.stringContaining('playwright test'),
  })
})

function packagesOnEveryScreen(): readonly string[] {
  const entry = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith('client/app/entry.tsx'),
  )
  return entry ? [...packagesOf(withImports(entry))] : []
}

function scripts(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync('package.json', 'utf8')).scripts
}

type Built = {
  readonly chunks: readonly Rolldown.OutputChunk[]
  /** Of all style sheets. */
  readonly classes: ReadonlySet<string>
}

async function builtAs(mode: 'production' | 'admin'): Promise<Built> {
  const built = await build({ mode, build: { write: false }, logLevel: 'error' })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  )
  const selectors = styles.join('').matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)
  return {
    chunks: files.filter((file) => file.type === 'chunk'),
    classes: new Set([...selectors].map(([, name = '']) => name.replaceAll('\\', ''))),
  }
}

function onlyIn(one: ReadonlySet<string>, other: ReadonlySet<string>): readonly string[] {
  return [...one].filter((name) => !other.has(name))
}

function inBoth(names: readonly string[], those: ReadonlySet<string>): readonly string[] {
  return names.filter((name) => those.has(name))
}

/** Every word of a string may be a class. */
function classesIn(source: string): ReadonlySet<string> {
  const strings = source.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)
  return new Set([...strings].flatMap(([text]) => text.slice(1, -1).split(/[\s${}?:']+/)))
}

function packagesImported(source: string): ReadonlySet<string> {
  const names = source.matchAll(/(?: from |import\()'((?:@[^/']+\/)?[^/'#.][^/']*)/g)
  return new Set([...names].map(([, name = '']) => name))
}

type Operation = { readonly file: string; readonly name: string; readonly sender: string }

/**
 * A query that is marked `@lazy` has a hook for each way; the lazy one is why it is marked. One that
 * is marked `@store` has a function.
 */
function operations(files: string): readonly Operation[] {
  return globSync(files).flatMap((file) =>
    parse(readFileSync(file, 'utf8')).definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return []
      const { operation, directives = [] } = definition
      const name = definition.name?.value ?? ''
      const isMarked = (mark: string) => directives.some((one) => one.name.value === mark)
      if (isMarked('store')) {
        return [{ file, name, sender: `${operation === 'query' ? 'fetch' : 'send'}${name}` }]
      }
      const kind = operation.charAt(0).toUpperCase() + operation.slice(1)
      return [{ file, name, sender: `use${name}${isMarked('lazy') ? 'Lazy' : ''}${kind}` }]
    }),
  )
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}

function isHook(name: string): boolean {
  return /^use\w+(?:Query|Mutation|Subscription)$/.test(name)
}

/** What tree shaking has left of the modules. */
function renderedExports(those: Iterable<Rolldown.OutputChunk>, only = /./): ReadonlySet<string> {
  const modules = [...those].flatMap((chunk) => Object.entries(chunk.modules))
  return new Set(
    modules
      .filter(([id]) => only.test(relative('.', id)))
      .flatMap(([, module]) => module?.renderedExports ?? []),
  )
}

function withImports(start: Rolldown.OutputChunk): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set([start])
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name)
      if (imported) found.add(imported)
    }
  }
  return found
}

function packagesOf(those: Iterable<Rolldown.OutputChunk>): ReadonlySet<string> {
  const ids = [...those].flatMap(({ moduleIds }) => moduleIds)
  return new Set(ids.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? ''))
}
