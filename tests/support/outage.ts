import { type FaultyUpstream, startFaultyUpstream } from './faulty-upstream.ts'
import { startGateway } from './product-server.ts'
import { test as base } from './story.ts'

export { expect } from './story.ts'

export type Outage = {
  readonly product: FaultyUpstream
  readonly cms: FaultyUpstream
  readonly calendar: FaultyUpstream
  readonly cart: FaultyUpstream
}

/** A gateway of its own before the running services; the way to four of them can be cut. */
export const test = base.extend<{ readonly outage: Outage & { readonly url: string } }>({
  outage: async ({ product: server }, use) => {
    const [product, cms, calendar, cart] = await Promise.all([
      startFaultyUpstream(server.servicesUrl),
      startFaultyUpstream(server.servicesUrl),
      startFaultyUpstream(server.servicesUrl),
      startFaultyUpstream(server.servicesUrl),
    ])
    const gateway = await startGateway(server.servicesUrl, server.dataDir, {
      SERVICE_URL_PRODUCT: product.url,
      SERVICE_URL_CMS: cms.url,
      SERVICE_URL_CALENDAR: calendar.url,
      SERVICE_URL_ECOMMERCE: cart.url,
      // A kept page would hide what is broken behind it.
      PAGE_CACHE: 'off',
    })
    await use({ product, cms, calendar, cart, url: gateway.url })
    await gateway.stop()
    await Promise.all([product.close(), cms.close(), calendar.close(), cart.close()])
  },

  baseURL: ({ outage }, use) => use(outage.url),
})
