import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** Needed by every page, so it is one file: splitting it further only costs. */
const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|@apollo|rxjs|optimism|@wry|graphql|tslib|i18next|react-i18next)\//

/** Our own code that stands on most pages; the rest goes with the screens that use it. */
const APP =
  /\/client\/(app\/(?!early)|layout\/|lib\/|ui\/(?!select)|i18n\/[^/]+$|generated\/|features\/(navigation|toasts|pricing|media|product-card|category-tile|listing\/pagination))/

/** What the page that lists events needs beside what others have: in parts it would be too much. */
const EVENTS =
  /\/client\/(features\/event-card\/|sections\/events-list\/|screens\/content\/cms-page)/

/** Of these the server needs a part only: taken into the bundle, the rest of them is never loaded. */
const INLINED = [
  '@apollo/client',
  'rxjs',
  /^@wry\//,
  'optimism',
  'react-router',
  'i18next',
  'react-i18next',
]

const serverBuild: BuildOptions = {
  ssr: true,
  outDir: 'dist/server',
  emptyOutDir: true,
  target: 'node24',
  rolldownOptions: {
    input: { renderer: 'client/server/renderer.tsx' },
    output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
  },
}

const clientBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2024',
  modulePreload: {
    polyfill: false,
    // What every page has already needs no second look before a screen.
    resolveDependencies: (_file, needed) =>
      needed.filter((name) => !/assets\/(?:entry|vendor|rolldown-runtime)-/.test(name)),
  },
  // A font inside the style sheet would hold up the first paint.
  assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  chunkSizeWarningLimit: 600,
  rolldownOptions: {
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    input: ['client/app/entry.tsx', 'client/app/early.ts'],
    output: {
      chunkFileNames: 'assets/[name]-[hash:6].js',
      codeSplitting: {
        groups: [
          { name: 'vendor', test: VENDOR, priority: 3 },
          { name: 'app', test: APP, priority: 2 },
          // Without what it imports, which other pages need without it.
          { name: 'events', test: EVENTS, priority: 1, includeDependenciesRecursively: false },
        ],
      },
    },
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    tailwindcss(),
    replaceUnused(isSsrBuild ? [SHORT_TEXTS] : [SHORT_TEXTS, ...STAND_INS]),
    ...(isSsrBuild ? [] : [dropUnusedComponents(), precompress()]),
  ],
  publicDir: isSsrBuild ? false : 'client/public',
  // rxjs without its ES5 helpers.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  // There is no index.html from which the development server could find the entry.
  optimizeDeps: { entries: ['client/app/entry.tsx'] },
  build: isSsrBuild ? serverBuild : clientBuild,
  ssr: isSsrBuild ? { noExternal: INLINED } : {},
}))

/**
 * Components of the router that nobody uses stay in the bundle, because they are given a name for
 * debugging after they are made. Without the names, and with their making marked as free of side
 * effects, they fall away.
 */
function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
          .replaceAll(
            /^const \w+ = (?=[\w$]+\.(?:forwardRef|createContext)\()/gm,
            '$&/* @__PURE__ */ ',
          ),
        map: null,
      }),
    },
  }
}

/**
 * The library listens, in each of the hundred components of a page, for another language and for
 * texts yet to come. Ours have both before they are drawn, and ask for one area and `t` alone
 * (client/i18n/keys.test.ts).
 */
const SHORT_TEXTS: StandIn = {
  id: /react-i18next\/dist\/es\/index\.js/,
  code: `import { createContext, createElement, useContext, useMemo } from 'react'
    const Texts = createContext(null)
    export const I18nextProvider = ({ i18n, children }) => createElement(Texts, { value: i18n }, children)
    export const useTranslation = (area) => {
      const texts = useContext(Texts)
      return useMemo(() => ({ t: texts.getFixedT(texts.language, area) }), [texts, area])
    }`,
}

/** What libraries bring along and nothing of ours ever asks of them, with what stands in its place. */
const STAND_INS: readonly StandIn[] = [
  {
    // Apollo prints each document once, only to tell it from the others. Ours carry a hash for that.
    id: /@apollo\/client\/utilities\/graphql\/print\.js/,
    code: `export const print = (document) => document.__meta__?.hash ?? JSON.stringify(document)
      print.reset = () => {}`,
  },
  // Apollo goes through each document eight times, to find directives that none of ours holds
  // (tools/trusted-document.ts) and to add the `__typename` that all of them have.
  {
    id: /@apollo\/client\/utilities\/internal\/hasDirectives\.js/,
    code: 'export const hasDirectives = () => false',
  },
  {
    id: /@apollo\/client\/utilities\/internal\/hasForcedResolvers\.js/,
    code: 'export const hasForcedResolvers = () => false',
  },
  {
    id: /@apollo\/client\/utilities\/internal\/removeDirectivesFromDocument\.js/,
    code: 'export const removeDirectivesFromDocument = (directives, document) => document',
  },
  {
    id: /@apollo\/client\/utilities\/internal\/checkDocument\.js/,
    code: 'export const checkDocument = () => {}',
  },
  {
    id: /@apollo\/client\/utilities\/graphql\/transform\.js/,
    code: `export const addTypenameToDocument = (document) => document
      addTypenameToDocument.added = () => false`,
  },
  // These two only where data are masked, and ours are not.
  {
    id: /@apollo\/client\/utilities\/internal\/removeFragmentSpreads\.js/,
    code: 'export const removeMaskedFragmentSpreads = (document) => document',
  },
  {
    id: /@apollo\/client\/core\/QueryManager\.js/,
    part: /^function addNonReactiveToNamedFragments\(document\) \{.*?^\}$/ms,
    code: 'const addNonReactiveToNamedFragments = (document) => document',
  },
  {
    // The router measures itself for whoever hands it instruments.
    id: /react-router\/dist\/production\/lib\/router\/instrumentation\.js/,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const instrumentHandler = (handler) => handler
      export const instrumentationResultMetaContext = null`,
  },
  {
    // All texts are given when the instance is made or added later: nothing is fetched by i18next.
    id: /i18next\/dist\/esm\/i18next\.js/,
    part: /^class Connector extends EventEmitter \{.*?^\}$/ms,
    code: 'class Connector extends EventEmitter { load(languages, areas, done) { done() } }',
  },
  {
    // Vite's own waits for style sheets, of which there is one, and for nonces. A lost chunk is told
    // in the same way (client/app/chunk-reload.ts).
    id: /vite\/preload-helper\.js/,
    code: `const isAsked = (href) => document.querySelector(\`link[href="\${href}"]\`)
      const tell = (payload) => {
        const event = new Event('vite:preloadError', { cancelable: true })
        dispatchEvent(Object.assign(event, { payload }))
        if (!event.defaultPrevented) throw payload
      }
      export const __vitePreload = (load, files = []) => {
        for (const file of files) {
          const link = { rel: 'modulepreload', href: '/' + file }
          if (!isAsked(link.href)) document.head.append(Object.assign(document.createElement('link'), link))
        }
        return load().catch(tell)
      }`,
  },
]

/** In the place of a whole module, or of a part of it. */
type StandIn = { readonly id: RegExp; readonly part?: RegExp; readonly code: string }

function replaceUnused(standIns: readonly StandIn[]): Plugin {
  const left = new Set(standIns)
  return {
    name: 'replace-unused',
    apply: 'build',
    transform: {
      filter: { id: standIns.map(({ id }) => id) },
      handler: (code, id) => {
        const standIn = standIns.find((one) => one.id.test(id))
        if (!standIn) return null
        left.delete(standIn)
        const { part, code: shorter } = standIn
        if (part && !part.test(code)) throw new Error(`${id} has no ${part} any more.`)
        return { code: part ? code.replace(part, shorter) : shorter, map: null }
      },
    },
    generateBundle(_options, bundle) {
      for (const { id } of left) this.error(`Nothing is called ${id} any more.`)
      const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (sheets.length > 1) this.error(`No chunk fetches a style sheet of its own: ${sheets}`)
    },
  }
}

/** Writes .br and .gz beside each text file once, so that no request waits for a compressor. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg|json|txt)$/.test(name)) continue
        const file = join(dir, name)
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
