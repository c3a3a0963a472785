import { RouterContextProvider } from 'react-router'
import { createPaths, pathsContext } from '#client/lib/links.ts'
import { type Graph, graphContext } from '#client/lib/preload.ts'
import type { Site } from '#client/lib/site.ts'

/** What every loader may ask for; made anew for each navigation, as the router wants it. */
export function createLoaderContext(graph: Graph, site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(graphContext, graph)
  context.set(pathsContext, createPaths(site))
  return context
}
