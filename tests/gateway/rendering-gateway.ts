import { expect } from 'vitest'
import { createRenderer } from '#client/server/renderer.tsx'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import type { TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

const ASSETS = {
  early: '/c.js',
  statistics: '/s.js',
  scripts: ['/e.js'],
  css: [],
  fonts: [],
  partsOf: () => [],
}

/** A gateway that renders pages without a built client, once it follows the feed of the services. */
export async function startRenderingGateway(
  services: TestServices,
  environment: Readonly<Record<string, string>> = {},
  onRender: (path: string) => void = () => undefined,
): Promise<TestGateway> {
  const { render, ...renderer } = createRenderer(ASSETS)
  const graph = await startGateway({
    servicesUrl: services.url,
    ...{ clock: services.clock, environment },
    renderer: async () => ({
      ...renderer,
      render: async (request) => {
        onRender(request.url.pathname)
        return await render(request)
      },
    }),
  })
  await eventually(async () => expect(graph.gateway.layout.maxAgeMs()).toBeNull())
  return graph
}
