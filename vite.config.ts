import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defaultClientConditions, defineConfig, type Plugin } from 'vite'

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

/** What a product shows on a card and on its own page. */
const OFFER =
  /\/client\/(ui\/(price|section-heading)|features\/(product-card\/(badges|card-rating)|wishlist\/wish-button|cart\/changes\/use-cart-change))\.ts/

/** Small parts of nearly all pages. */
const PARTS =
  /\/client\/(ui\/(picture|notice|input-class)|lib\/(format|use-query-string|use-is-near)|features\/newsletter\/intents)\.ts/
/** Of the page of a product and its parts that load later: small files, one by one, cost more. */
const CHOICES =
  /\/client\/(features\/(product-options\/(active-variant|field-names|printed-options|availability)|notices\/intents|recent\/(recent-products|recent-list|record-view)|share\/share-button|reviews\/(list-page|stars|write-link)|listing\/use-growing-list)|screens\/product\/picture-strip|lib\/stored-ids)\.ts/

/** What every form runs on; what sends a mutation is apart, because pages without forms send too. */
const FORMS =
  /\/client\/(features\/forms\/(errors|form-store|form|rule-text|field|use-form|submit-button))\.ts/
const SENDS =
  /\/client\/features\/forms\/(refusals|use-send|use-mutation-action)\.ts|\/useMutation\.js/
/** What the checkout and the pages of an order pay with. */
const PAYMENT =
  /\/client\/(ui\/radio-card|features\/(forms\/posted-message|order\/go-to-payment))\.ts/
const POSTED = /\/client\/(features\/forms\/use-posted|lib\/use-is-hydrated)\.ts/

/** What a page of the CMS begins with, whichever sections it has. */
const SECTIONS =
  /\/client\/sections\/(page-sections|section|section-view|lazy-sections|text-class|rich-text\/rich-text)\.ts/

const clientBuild: BuildOptions = {
  outDir: 'dist/client',
  emptyOutDir: true,
  manifest: 'manifest.json',
  target: 'es2024',
  // Pages preload their screen's chunks themselves (client/server/assets.ts). Vite's list for later
  // screens would cost every page 1.2 kB of script.
  modulePreload: false,
  // Every style is in one file of every page: a list of it in each chunk would cost some 70 bytes.
  cssCodeSplit: false,
  // An inlined font would delay the first paint.
  assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  chunkSizeWarningLimit: 600,
  rolldownOptions: {
    input: ['entry.tsx', 'early.ts', 'statistics.ts', 'languages.ts'].map(
      (name) => `client/app/${name}`,
    ),
    output: {
      codeSplitting: {
        groups: [
          // The libraries of every page compress best in one file, which stays cached across our
          // changes.
          { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
          // Our own code of every page. Without a rule it depends on chance whether it becomes one
          // file or twelve, which cost 2.5 kB.
          {
            name: 'app',
            test: /\/client\/(?!app\/(early|statistics|languages))/,
            tags: ['$initial'],
          },
          // Small parts that nearly the same screens use: each in a file of its own costs a request,
          // and they compress better together.
          { name: 'parts', test: PARTS },
          { name: 'choices', test: CHOICES, includeDependenciesRecursively: false },
          { name: 'offer', test: OFFER },
          { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
          { name: 'sends', test: SENDS, includeDependenciesRecursively: false },
          { name: 'payment', test: PAYMENT, includeDependenciesRecursively: false },
          { name: 'posted', test: POSTED, includeDependenciesRecursively: false },
          // Split by chance, its parts import each other and the rules that use them.
          { name: 'zod', test: /node_modules\/zod\//, includeDependenciesRecursively: false },
          { name: 'sections', test: SECTIONS, includeDependenciesRecursively: false },
          {
            name: 'cards',
            test: /\/client\/features\/product-card\/product-(card|grid|columns)\.ts/,
          },
        ],
      },
    },
  },
}

/** The back office shares no file with the shop. */
const adminBuild: BuildOptions = {
  outDir: 'dist/admin',
  emptyOutDir: true,
  target: 'es2024',
  modulePreload: {
    polyfill: false,
    // The list of what later screens preload would be half a kilobyte of the first one.
    resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
  },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: 'client/admin/index.html',
    output: {
      codeSplitting: {
        // What it begins with, apart from libraries, is one file, which compresses better than many.
        groups: [
          { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
          { name: 'app', test: /\/(client|services)\//, tags: ['$initial'] },
        ],
      },
    },
  },
}

function shopBuild(isSsrBuild: boolean): BuildOptions {
  return isSsrBuild ? serverBuild : clientBuild
}

export default defineConfig(({ isSsrBuild = false, mode }) => ({
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [precompress()])],
  base: mode === 'admin' ? '/admin/' : '/',
  publicDir: isSsrBuild || mode === 'admin' ? false : 'client/public',
  // Selects rxjs without its ES5 helpers.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  // Without an index.html the development server cannot find the entry.
  optimizeDeps: { entries: ['client/app/entry.tsx'] },
  build: mode === 'admin' ? adminBuild : shopBuild(isSsrBuild),
}))

/** Writes .br and .gz once for each text file, so that no request waits for compression. */
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
