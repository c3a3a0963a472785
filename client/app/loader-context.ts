import { RouterContextProvider } from 'react-router'
import { createPaths, pathsContext } from '#client/lib/links.ts'
import { type Preload, preloadContext } from '#client/lib/preload.ts'
import type { Site } from '#client/lib/site.ts'

/** Context of all loaders; the router needs a new one for each navigation. */
export function createLoaderContext(preload: Preload, site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(preloadContext, preload)
  context.set(pathsContext, createPaths(site))
  return context
}
