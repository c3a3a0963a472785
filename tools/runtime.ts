import { fileURLToPath } from 'node:url'

/**
 * Keeps both programs small: few arenas of malloc, a small nursery of the heap, a collector that
 * they call themselves when they have started, and what TypeScript and the compiler made of each
 * file kept for the next start, which then loads neither. Whoever sets these variables himself knows
 * better. The image sets them too.
 */
export const RUNTIME = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../dist/compiled', import.meta.url)),
}

export type LocalSettings = ReturnType<typeof localSettings>

/** What gateway and services must agree on when one command starts both on this machine. */
export function localSettings(env: NodeJS.ProcessEnv) {
  const MODE = env['MODE'] || 'demo'
  const PORT = env['PORT'] || '4000'
  const SERVICES_PORT = env['SERVICES_PORT'] || '4100'
  const SERVICES_URL = env['SERVICES_URL'] || `http://127.0.0.1:${SERVICES_PORT}`
  // Links in mails and the return address of a login provider begin with it.
  const publicUrl = env['PUBLIC_URL'] || (MODE === 'demo' ? `http://localhost:${PORT}` : '')
  return { MODE, PORT, SERVICES_PORT, SERVICES_URL, PUBLIC_URL: publicUrl }
}
