import { createServer, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { createServer as createVite, type Plugin } from 'vite'
import type * as RendererModule from '#client/server/renderer.tsx'
import { createGateway } from '#gateway/app.ts'
import { readConfig } from '#gateway/config.ts'

/** The gateway with the client as Vite serves it: not built, and reloaded as its files change. */

const ENTRY = '/@savez/entry.js'

const http = createServer()
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
  // Bundling the configuration would write files that this program is watched for.
  configLoader: 'native',
  plugins: [entryWithRefresh()],
})
const config = readConfig()
const gateway = await createGateway({
  config: { ...config, hasPageCache: false },
  clock: { now: () => new Date() },
  log: pino({ level: config.logLevel }),
  renderer: async () => {
    const module = await vite.ssrLoadModule('/client/server/renderer.tsx')
    return (module as typeof RendererModule).createRenderer({
      entry: ENTRY,
      early: '/client/app/early.ts',
      css: ['/client/styles/base.css?direct'],
      fonts: [],
      chunks: () => [],
    })
  },
})
await gateway.server.ready()
gateway.layout.start()

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    withoutContentPolicy(response)
    gateway.server.routing(request, response)
  })
})
http.listen(config.port, config.host, () =>
  console.log(`\n  Shop  http://localhost:${config.port}\n`),
)

process.once('SIGTERM', () => {
  http.close()
  void Promise.all([vite.close(), gateway.close()]).then(() => process.exit(0))
})

/** Styles that Vite puts into the page would be refused by the policy of the real thing. */
function withoutContentPolicy(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    response.removeHeader('content-security-policy')
    for (const part of head) {
      if (part && typeof part === 'object') Reflect.deleteProperty(part, 'content-security-policy')
    }
    return writeHead(...head)
  }
}

/** React's refresh must be in place before the first component is loaded. */
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
