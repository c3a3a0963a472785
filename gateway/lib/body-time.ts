import type { FastifyInstance } from 'fastify'
import { UPLOAD_MS } from '#services/contract/uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its bodies are files, which take as long as the server allows any request. */
    takesUploads?: boolean
  }
}

/** Limit of the server itself, which knows no routes. */
export const LONGEST_REQUEST_MS = UPLOAD_MS

/** Ends a request whose body comes too slowly, as the server would, but not an upload. */
export function limitBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions, server }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0
    if (!hasBody || routeOptions.config.takesUploads) return
    const timer = setTimeout(() => {
      const error = Object.assign(new Error('Request timeout'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      })
      if (!raw.complete) server.server.emit('clientError', error, raw.socket)
    }, limitMs)
    raw.once('close', () => clearTimeout(timer))
  })
}
