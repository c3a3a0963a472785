import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as RendererModule from '#client/server/renderer.tsx'

export type BuiltClient = {
  readonly renderer: RendererModule.Renderer
  /** Value for `assetsDir` of the pages. */
  readonly assetsDir: string
}

/** Loads the client that `npm run build` wrote to the given folder. */
export async function readBuiltClient(
  distDir: string,
  options: RendererModule.RendererOptions = {},
): Promise<BuiltClient> {
  const assetsDir = join(distDir, 'client')
  const bundle = pathToFileURL(join(distDir, 'server', 'renderer.js')).href
  const [module, manifest] = await Promise.all([
    import(bundle) as Promise<typeof RendererModule>,
    readFile(join(assetsDir, 'manifest.json'), 'utf8'),
  ])
  return { renderer: module.createRenderer(module.readAssets(manifest), options), assetsDir }
}
