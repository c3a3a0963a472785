import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSetting } from '#services/modules/settings/api.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { type Fields, renderer, sendForm } from './form-world.ts'
import { type Browser, openBrowser } from './visitors.ts'

const CHECKOUT = '/naplata'
const SCARF = '/product/sal-jadran'
const STEP = { address: '?korak=adresa', delivery: '?korak=dostava', payment: '?korak=placanje' }

const part = (name: string, values: Fields): Fields =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}.${field}`, value]))

const ADDRESS = {
  ...{ firstName: 'Ana', lastName: 'Đurić', country: 'HR', street: 'Riva', houseNumber: '1' },
  ...{ zipCode: '21000', city: 'Split', contactPhone: '091 234 5678' },
  contactEmail: 'gost@posta.example',
}
const BUYER = { intent: 'address', ...part('shippingAddress', ADDRESS) }

type Checkout = {
  readonly checkout: {
    readonly deliveryMethodId: string | null
    readonly paymentMethodId: string | null
    readonly isCompany: boolean
    readonly billingAddress: { readonly companyOIB: string | null } | null
    readonly deliveryMethods: readonly {
      readonly id: string
      readonly branches: readonly { readonly id: string }[]
    }[]
    readonly paymentMethods: readonly { readonly id: string; readonly kind: string }[]
  } | null
}
const READ = `{ checkout { deliveryMethodId paymentMethodId isCompany billingAddress { companyOIB }
  deliveryMethods { id branches { id } } paymentMethods { id kind } } }`

eachEngine('the checkout without scripts', (engine) => {
  let services: TestServices
  let ecommerce: FaultyUpstream
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    ecommerce = await startFaultyUpstream(services.url)
    graph = await startGateway({
      servicesUrl: services.url,
      elsewhere: { ecommerce: ecommerce.url },
      clock: services.clock,
      renderer,
      config: { hasPageCache: false },
    })
  })
  afterAll(async () => {
    await graph?.close()
    await ecommerce?.close()
    await services?.close()
  })

  const send = (browser: Browser, path: string, fields?: Fields) =>
    sendForm(graph, browser, path, fields)
  const read = async (browser: Browser) => (await browser.ask<Checkout>(READ)).data.checkout

  async function withScarf(): Promise<Browser> {
    const browser = openBrowser(graph)
    expect((await send(browser, SCARF, { intent: 'add', quantity: '1' })).status).toBe(303)
    return browser
  }

  async function withAddress(): Promise<Browser> {
    const browser = await withScarf()
    expect(await send(browser, CHECKOUT, BUYER)).toMatchObject({
      ...{ status: 303, location: CHECKOUT + STEP.delivery },
    })
    return browser
  }

  async function withDelivery(): Promise<Browser> {
    const browser = await withAddress()
    const { deliveryMethods = [] } = (await read(browser)) ?? {}
    const plain = deliveryMethods.find(({ branches }) => branches.length === 0)
    const fields = { intent: 'delivery', deliveryMethodId: plain?.id ?? '' }
    expect(await send(browser, CHECKOUT + STEP.delivery, fields)).toMatchObject({
      ...{ status: 303, location: CHECKOUT + STEP.payment },
    })
    return browser
  }

  /** The form of the payment as the page has it, with the required boxes ticked. */
  async function paymentForm(browser: Browser, kind: string): Promise<Fields> {
    const { html } = await send(browser, CHECKOUT + STEP.payment)
    const { paymentMethods = [] } = (await read(browser)) ?? {}
    const boxes = (html.match(/<input[^>]* name="consent-[^>]*>/g) ?? [])
      .filter((box) => box.includes(' required'))
      .map((box) => [attribute(box, 'name'), attribute(box, 'value')] as const)
    const seen = /<input type="hidden" name="seen" value="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(boxes).toHaveLength(2)
    return {
      ...{ intent: 'payment', seen: seen.replaceAll('&quot;', '"') },
      paymentMethodId: paymentMethods.find((method) => method.kind === kind)?.id ?? '',
      ...Object.fromEntries(boxes),
    }
  }

  describe('the address', () => {
    test('is saved and leads to the delivery; company and invoice go with it [CO-20, CO-21, CO-41]', async () => {
      const browser = await withScarf()
      const more = {
        ...{ hasBilling: 'on', isCompany: 'on', companyName: 'Val d.o.o.' },
        ...part('billingAddress', { ...ADDRESS, city: 'Zagreb' }),
      }
      const wrong = await send(browser, CHECKOUT, { ...BUYER, ...more, companyOIB: '12345678901' })
      expect(wrong.status).toBe(422)
      expect(wrong.headers.get('cache-control')).toBe('private, no-store')
      expect(wrong.html).toMatch(/<input[^>]* name="companyOIB"[^>]* value="12345678901"/)
      expect(wrong.html).toMatch(/<input[^>]* name="isCompany"[^>]* checked=""/)
      expect(wrong.html).toMatch(/<input[^>]* name="billingAddress.city"[^>]* value="Zagreb"/)
      expect((await read(browser))?.billingAddress).toBeNull()
      const sent = await send(browser, CHECKOUT, { ...BUYER, ...more, companyOIB: '69435151530' })
      expect([sent.status, sent.location]).toEqual([303, CHECKOUT + STEP.delivery])
      expect(await read(browser)).toMatchObject({
        ...{ isCompany: true, billingAddress: { companyOIB: '69435151530' } },
      })
      // Boxes that are not ticked again are not.
      await send(browser, CHECKOUT + STEP.address, BUYER)
      expect(await read(browser)).toMatchObject({ isCompany: false, billingAddress: null })
    })

    test('is refused field by field, and shows what was typed [CO-11, CO-13, CO-16]', async () => {
      const browser = await withScarf()
      const { status, text, html } = await send(browser, CHECKOUT, {
        ...BUYER,
        ...{ 'shippingAddress.firstName': 'An@', 'shippingAddress.contactEmail': 'gost' },
        'shippingAddress.street': '"><script>',
      })
      expect(status).toBe(422)
      expect(text).toContain('Unesite uzorak adrese elektroničke pošte')
      expect(html).toContain('value="An@"')
      expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
      expect((await send(browser, CHECKOUT, { intent: 'address' })).status).toBe(422)
      expect((await read(browser))?.deliveryMethods).toEqual([])
    })
  })

  describe('the delivery', () => {
    test('needs a method, and a branch of one that has any [CO-29, CO-30, CO-32]', async () => {
      const browser = await withAddress()
      const choose = (fields: Fields) =>
        send(browser, CHECKOUT + STEP.delivery, { intent: 'delivery', ...fields })
      expect((await choose({})).text).toContain('Molimo odaberite metodu dostave prije nastavka')
      const { deliveryMethods = [] } = (await read(browser)) ?? {}
      const method = deliveryMethods.find(({ branches }) => branches.length > 0)
      const deliveryMethodId = method?.id ?? ''
      const open = await choose({ deliveryMethodId })
      expect(open.status).toBe(422)
      expect(open.text).toContain('Molimo odaberite dostavnu poslovnicu prije nastavka')
      const deliveryBranchId = method?.branches[0]?.id ?? ''
      expect(open.html).toContain(`value="${deliveryBranchId}"`)
      expect((await choose({ deliveryMethodId, deliveryBranchId })).status).toBe(303)
      expect((await read(browser))?.deliveryMethodId).toBe(deliveryMethodId)
    })

    test('that cannot be saved shows the saved one again [CO-09, CO-34]', async () => {
      const browser = await withDelivery()
      const { deliveryMethodId = '' } = (await read(browser)) ?? {}
      const refused = await send(browser, CHECKOUT + STEP.delivery, {
        ...{ intent: 'delivery', deliveryMethodId: '999999' },
      })
      expect(refused.status).toBe(422)
      expect(refused.text).toContain('Odabrana metoda dostave nije pronađena')
      expect(chosen(refused.html, 'deliveryMethodId')).toEqual([deliveryMethodId])
    })

    test('before the address leads nowhere and says so [CO-36, CO-37~]', async () => {
      const browser = await withScarf()
      const sent = await send(browser, CHECKOUT, { intent: 'delivery', deliveryMethodId: '1' })
      expect(sent.status).toBe(422)
      expect(sent.text).toContain('Prvo upišite adresu, pa odaberite dostavu i plaćanje.')
      expect(sent.html).toContain('name="shippingAddress.city"')
    })
  })

  test('the delivery is skipped where the site says so, with the first method that needs no branch [CO-07, CO-48]', async () => {
    const skip = async (value: string) => {
      const setting = { group: 'checkout', key: 'skipDelivery', value }
      await services.db.transaction().execute((trx) => setSetting(trx, setting))
    }
    // The gateway hears of it a moment later.
    const untilLeadingTo = async (step: string) =>
      await eventually(async () => {
        const browser = await withScarf()
        expect((await send(browser, CHECKOUT, BUYER)).location).toBe(CHECKOUT + step)
        return browser
      })
    await skip('yes')
    try {
      const browser = await untilLeadingTo(STEP.payment)
      await eventually(async () => {
        const { deliveryMethods = [], deliveryMethodId } = (await read(browser)) ?? {}
        expect(deliveryMethods[0]?.branches).toEqual([])
        expect(deliveryMethodId).toBe(deliveryMethods[0]?.id)
        // The step is done, and can still be changed.
        const { text } = await send(browser, CHECKOUT + STEP.delivery)
        expect(text).toContain('Na plaćanje')
      })
    } finally {
      await skip('no')
      await untilLeadingTo(STEP.delivery)
    }
  })

  test('there is no delivery to choose for digital content alone [CO-07]', async () => {
    const browser = openBrowser(graph)
    await send(browser, '/product/ulaznica', { intent: 'add', quantity: '1' })
    expect((await send(browser, CHECKOUT, BUYER)).location).toBe(CHECKOUT + STEP.payment)
  })

  describe('the order', () => {
    test('needs a payment and the consents, each named at its place [CO-38, CO-40]', async () => {
      const browser = await withDelivery()
      const form = await paymentForm(browser, 'TRANSFER')
      const { seen = '', paymentMethodId = '' } = form
      const sent = await send(browser, CHECKOUT + STEP.payment, {
        ...{ intent: 'payment', seen, paymentMethodId, giftMessage: 'Sretno!' },
      })
      expect(sent.status).toBe(422)
      expect(sent.text).toContain('Potrebno je prihvatiti privolu')
      expect(chosen(sent.html, 'paymentMethodId')).toEqual([paymentMethodId])
      expect(sent.html).toContain('Sretno!</textarea>')
      const { paymentMethodId: _none, ...rest } = form
      const open = await send(browser, CHECKOUT + STEP.payment, rest)
      expect(open.text).toContain('Molimo odaberite metodu plaćanja prije nastavka')
      expect((await read(browser))?.paymentMethodId).toBeNull()
    })

    test('without a provider leads to the thanks, and sent five times at once it is one [PO-06] [case 2]', async () => {
      const browser = await withDelivery()
      const form = await paymentForm(browser, 'TRANSFER')
      const twins = Array.from({ length: 5 }, () => {
        const twin = openBrowser(graph)
        for (const [name, value] of browser.jar) twin.jar.set(name, value)
        return twin
      })
      const sent = await Promise.all(twins.map((twin) => send(twin, CHECKOUT + STEP.payment, form)))
      expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
      expect(new Set(sent.map(({ location }) => location)).size).toBe(1)
      expect(sent[0]?.location).toMatch(/^\/naplata\/uspjesna\?orderSlug=[\w-]+$/)
      const [twin = browser] = twins
      expect(twin.jar.has('cartId')).toBe(false)
      expect((await send(twin, sent[0]?.location ?? '')).text).toContain('Hvala na narudžbi!')
      const late = await send(twin, CHECKOUT + STEP.payment, form)
      expect(late.status).toBe(422)
      expect(late.text).toContain('Ova je košarica već naručena ili više ne postoji.')
    })

    test('by card shows the form of the provider, and nothing else of it [PO-07, PO-11]', async () => {
      const browser = await withDelivery()
      const sent = await send(
        browser,
        CHECKOUT + STEP.payment,
        await paymentForm(browser, 'PROVIDER'),
      )
      expect(sent.status).toBe(200)
      expect(sent.headers.get('cache-control')).toBe('private, no-store')
      expect(sent.html).toMatch(/<form[^>]* action="[^"]*\/pay\/sandbox\/start"/)
      expect(sent.text).toContain('Nastavite na plaćanje')
      expect(sent.html).not.toContain('name="paymentMethodId"')
    })

    test('of a cart that has changed since is none, and names each line [PO-03, PO-05]', async () => {
      const browser = await withDelivery()
      const form = await paymentForm(browser, 'TRANSFER')
      await send(browser, SCARF, { intent: 'add', quantity: '2' })
      const sent = await send(browser, CHECKOUT + STEP.payment, form)
      expect(sent.status).toBe(422)
      expect(sent.text).toContain('Pleteni šal Jadran: količina 1 → 3')
      expect(sent.text).toContain('Ništa nije naručeno. Provjerite novi iznos')
      const again = await paymentForm(browser, 'TRANSFER')
      expect((await send(browser, CHECKOUT + STEP.payment, again)).status).toBe(303)
    })

    test.each(['', '{}', '[]', 'x', '{"items":[{"id":1}]}'])(
      'of an unseen cart, %j, is none',
      async (seen) => {
        const browser = await withDelivery()
        const form = await paymentForm(browser, 'TRANSFER')
        const sent = await send(browser, CHECKOUT + STEP.payment, { ...form, seen })
        expect(sent.status).toBe(422)
        expect(sent.text).toContain('Ništa nije naručeno.')
      },
    )
  })

  test('while the service is down nothing is lost: the page has what was sent, to send it again [case 8]', async () => {
    const browser = await withDelivery()
    const form = { ...(await paymentForm(browser, 'TRANSFER')), giftTo: 'Iva "Ica"' }
    ecommerce.be('stopped')
    const address = await send(browser, CHECKOUT + STEP.address, BUYER)
    const order = await send(browser, CHECKOUT + STEP.payment, form)
    const read = await send(browser, CHECKOUT)
    ecommerce.be('none')
    expect([address.status, order.status, read.status]).toEqual([503, 503, 503])
    expect(order.headers.get('retry-after')).not.toBeNull()
    expect(order.text).toContain('Naplata trenutačno ne odgovara. Ništa nije izgubljeno')
    expect(fieldsOf(address.html)).toEqual(BUYER)
    expect(fieldsOf(order.html)).toEqual(form)
    await eventually(async () => {
      const sent = await send(browser, CHECKOUT + STEP.payment, fieldsOf(order.html))
      expect([sent.status, sent.location]).toEqual([303, expect.stringContaining('/uspjesna')])
    })
  })

  test('without a cart there is nothing to save [CA-39~]', async () => {
    const browser = openBrowser(graph)
    expect(await send(browser, CHECKOUT, BUYER)).toMatchObject({ status: 303, location: CHECKOUT })
    expect((await send(browser, CHECKOUT)).text).toContain('Nema ničega za naplatu')
  })
})

/** Of the form in the content of the page. */
function fieldsOf(html: string): Fields {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
  const inputs = main.match(/<input type="hidden"[^>]*>/g) ?? []
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return Object.fromEntries(
    inputs.map((input) => [attribute(input, 'name'), plain(attribute(input, 'value'))]),
  )
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

/** Values of the radio buttons that are checked. */
function chosen(html: string, name: string): readonly string[] {
  return (html.match(/<input type="radio"[^>]*>/g) ?? [])
    .filter((radio) => attribute(radio, 'name') === name && radio.includes(' checked'))
    .map((radio) => attribute(radio, 'value'))
}
