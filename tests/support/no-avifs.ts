import { registerHooks } from 'node:module'

/**
 * Loaded before the services of stories. They show pictures as WebP, as until an AVIF is drawn: a
 * tenth of the CPU of all stories went into AVIFs, which `tests/services/media-avif.test.ts` shows.
 */
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/services/modules/media/variants/avifs.ts')
      ? { format: 'module', source: NO_AVIFS, shortCircuit: true }
      : next(url, context),
})

const NO_AVIFS = `export const createAvifs = () => ({
  find: async () => null,
  order: () => false,
  settled: async () => undefined,
  stop: async () => undefined,
})`
