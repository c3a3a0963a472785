/**
 * Keeps both programs small: few arenas of malloc, a small nursery of the heap. Whoever sets these
 * variables himself knows better. The image sets the same.
 */
export const RUNTIME = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=8' }
