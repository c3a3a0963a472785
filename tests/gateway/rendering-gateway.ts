import { expect } from 'vitest'
import { createRenderer, type Renderer } from '#client/server/renderer.tsx'
import { CLIENT_ASSETS } from '#tests/support/client-assets.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import type { TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'

/** A gateway that renders pages without a built client, once it follows the feed of the services. */
export async function startRenderingGateway(
  services: TestServices,
  environment: Readonly<Record<string, string>> = {},
  onRender: (path: string) => void = () => undefined,
): Promise<TestGateway> {
  const graph = await startGateway({
    servicesUrl: services.url,
    ...{ clock: services.clock, environment },
    renderer: async () => watched(createRenderer(CLIENT_ASSETS), onRender),
  })
  await eventually(async () => expect(graph.gateway.layout.maxAgeMs()).toBeNull())
  return graph
}

/** The renderer, in every set of languages, which also reports what it renders. */
function watched(
  { render, speaking, ...rest }: Renderer,
  onRender: (path: string) => void,
): Renderer {
  return {
    ...rest,
    ...(speaking ? { speaking: (codes) => watched(speaking(codes), onRender) } : {}),
    async render(request) {
      onRender(request.url.pathname)
      return await render(request)
    },
  }
}
