import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { createServer as createVite, type Plugin } from 'vite'
import type * as RendererModule from '#client/server/renderer.tsx'
import { createGateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'
import { VERSION } from '#services/contract/version.ts'

/** The gateway with the client served by Vite: unbundled, reloaded on changes. */

const ENTRY = '/@savez/entry.js'

const http = createServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
  // Node runs the configuration directly; bundling would only write another file.
  configLoader: 'native',
  plugins: [entryWithRefresh(), reloadForServerModules()],
})
const config = readConfig()
const gateway = await createGateway({
  config: { ...config, hasPageCache: false },
  clock: { now: () => new Date() },
  log: pino({ level: config.logLevel }),
  styleSource: "'unsafe-inline'",
  admin: {
    html: async () =>
      vite.transformIndexHtml('/admin', await readFile('client/admin/index.html', 'utf8')),
  },
  renderer: async () => {
    const module = await vite.ssrLoadModule('/client/server/renderer.tsx')
    const assets = {
      early: '/client/app/early.ts',
      statistics: '/client/app/statistics.ts',
      languages: '/client/app/languages.ts',
      scripts: [ENTRY],
      css: ['/client/styles/base.css?direct'],
      fonts: [],
      partsOf: () => [],
    }
    return (module as typeof RendererModule).createRenderer(assets, { demoVersion: VERSION })
  },
})
await gateway.server.ready()
gateway.layout.start()

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => gateway.server.routing(request, response))
})
http.listen(config.port, config.host)

process.once('SIGTERM', () => {
  http.close()
  void Promise.all([vite.close(), gateway.close()]).then(() => process.exit(0))
})

/** React Refresh must be installed before the first component loads. */
function entryWithRefresh(): Plugin {
  return {
    name: 'entry-with-refresh',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) =>
      id === ENTRY
        ? `import refresh from '/@react-refresh'
           refresh.injectIntoGlobalHook(window)
           window.$RefreshReg$ = () => {}
           window.$RefreshSig$ = () => (type) => type
           await import('/@vite/client')
           await import('/client/app/entry.tsx')`
        : null,
  }
}

const SENT_WITH_PAGE = /\/client\/(?:i18n\/|server\/|generated\/server-screens\.ts$)/

/**
 * Vite reloads pages only for modules that the browser has loaded, but texts are sent with the
 * page.
 */
function reloadForServerModules(): Plugin {
  return {
    name: 'reload-for-server-modules',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || !SENT_WITH_PAGE.test(file)) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
