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
