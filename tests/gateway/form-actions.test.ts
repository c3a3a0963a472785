import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setMaintenance } from '#services/modules/settings/api.ts'
import { signUp } from '#tests/support/accounts.ts'
import { type FaultyUpstream, startFaultyUpstream } from '#tests/support/faulty-upstream.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { eventually } from './eventually.ts'
import { type Fields, renderer, sendForm } from './form-world.ts'
import { type Browser, LOGIN, openBrowser } from './visitors.ts'

const CART = '/kosarica'
const SCARF = '/product/sal-jadran'
const JERSEY = '/product/dres-domaci'
const BUNDLE = '/product/paket-fan'
const LINES = '{ cart { couponCode instructions items { id name quantity } } }'

type Line = { readonly id: string; readonly name: string; readonly quantity: number }
type CartData = {
  readonly cart: {
    readonly couponCode: string | null
    readonly instructions: string | null
    readonly items: readonly Line[]
  } | null
}

eachEngine('forms without scripts', (engine) => {
  let services: TestServices
  let ecommerce: FaultyUpstream
  let product: FaultyUpstream
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices({ seed: true, engine })
    ecommerce = await startFaultyUpstream(services.url)
    product = await startFaultyUpstream(services.url)
    graph = await startGateway({
      servicesUrl: services.url,
      elsewhere: { ecommerce: ecommerce.url, product: product.url },
      clock: services.clock,
      renderer,
      config: { hasPageCache: false },
    })
  })
  afterAll(async () => {
    await graph?.close()
    await Promise.all([ecommerce?.close(), product?.close()])
    await services?.close()
  })

  const send = (browser: Browser, path: string, fields?: Fields) =>
    sendForm(graph, browser, path, fields)

  const cartOf = async (browser: Browser) => (await browser.ask<CartData>(LINES)).data.cart
  const linesOf = async (browser: Browser) =>
    (await cartOf(browser))?.items.map(({ name, quantity }) => [name, quantity]) ?? null

  async function withScarf(quantity = '1') {
    const browser = openBrowser(graph)
    await send(browser, SCARF, { intent: 'add', quantity })
    const item = (await cartOf(browser))?.items[0]?.id ?? ''
    return { browser, item }
  }

  /** Values of the options of a product by their label, as the page offers them. */
  async function optionsOf(path: string): Promise<ReadonlyMap<string, readonly [string, string]>> {
    const { html } = await send(openBrowser(graph), path)
    const inputs = html.match(/<input type="radio"[^>]*>/g) ?? []
    const read = (input: string, name: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
    return new Map(
      inputs.map((input) => [
        read(input, 'aria-label'),
        [read(input, 'name'), read(input, 'value')],
      ]),
    )
  }

  describe('on the page of a product', () => {
    test('what is chosen goes into the cart, which is shown next [CA-19, CA-44, CA-47]', async () => {
      const browser = openBrowser(graph)
      const fields = { intent: 'add', quantity: '2', unknown: 'x', ['__proto__']: 'y' }
      const { status, location, headers } = await send(browser, SCARF, fields)
      expect([status, location]).toEqual([303, CART])
      expect(headers.get('cache-control')).toBe('private, no-store')
      for (const name of ['cartId', 'protectCode']) {
        const line = browser.lines.find((one) => one.startsWith(`${name}=`)) ?? ''
        expect(line).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/)
      }
      expect(browser.jar.get('visitor')).toMatch(/^c2\.\d+$/)

      const shown = await send(browser, CART)
      expect(shown.headers.get('cache-control')).toBe('private, no-store')
      expect(shown.text).toContain('Pleteni šal Jadran')
      expect(shown.text).toContain('2 komada')
      expect((await send(openBrowser(graph), CART)).text).toContain('Košarica je prazna')
    })

    test('the same form of five visitors at once fills five carts [case 39, CA-38]', async () => {
      const visitors = Array.from({ length: 5 }, (_, index) => ({
        browser: openBrowser(graph),
        quantity: index + 1,
      }))
      const sent = await Promise.all(
        visitors.map(({ browser, quantity }) =>
          send(browser, SCARF, { intent: 'add', quantity: String(quantity) }),
        ),
      )
      expect(sent.map(({ status, location }) => [status, location])).toEqual(
        visitors.map(() => [303, CART]),
      )
      for (const name of ['cartId', 'protectCode']) {
        expect(new Set(visitors.map(({ browser }) => browser.jar.get(name))).size).toBe(5)
      }
      for (const { browser, quantity } of visitors) {
        expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', quantity]])
        expect((await send(browser, CART)).html).toContain(`name="quantity" value="${quantity}"`)
      }
    })

    test('a variant is named by its options, and one piece is enough to say [CA-41, PR-12]', async () => {
      const browser = openBrowser(graph)
      const [field, value] = (await optionsOf(JERSEY)).get('M') ?? ['', '']
      expect(await send(browser, JERSEY, { intent: 'add', [field]: value })).toMatchObject({
        ...{ status: 303, location: CART },
      })
      expect(await linesOf(browser)).toEqual([['Domaći dres Jadran 2026/27, M', 1]])
    })

    test('an open choice is named where it stands, and what was typed stays [PR-14]', async () => {
      const browser = openBrowser(graph)
      const { status, html, text, headers } = await send(browser, JERSEY, {
        ...{ intent: 'add', quantity: '3' },
      })
      expect(status).toBe(422)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(text).toContain('Prvo odaberite: Veličina')
      expect(html).toMatch(/<input[^>]* name="quantity"[^>]* value="3"/)
      expect(html).toMatch(/<input type="radio"[^>]* autofocus=""/i)
      expect(browser.jar.has('cartId')).toBe(false)
    })

    test.each(['0', '-1', '1.5', '1000', 'dva', ''])(
      'the quantity "%s" is refused, and the choice stays [CA-42]',
      async (quantity) => {
        const browser = openBrowser(graph)
        const [field, value] = (await optionsOf(JERSEY)).get('M') ?? ['', '']
        const sent = await send(browser, JERSEY, { intent: 'add', quantity, [field]: value })
        expect(sent.status).toBe(422)
        expect(sent.text).toContain('Količina je cijeli broj od 1 do 999.')
        expect(sent.html).toContain(`value="${quantity}"`)
        expect(sent.html).toMatch(
          new RegExp(`<input type="radio"[^>]* checked=""[^>]* value="${value}"`),
        )
        expect(browser.jar.has('cartId')).toBe(false)
      },
    )

    test('more than there is, and what is sold out, are refused in words', async () => {
      const browser = openBrowser(graph)
      const many = await send(browser, '/product/boca', { intent: 'add', quantity: '999' })
      expect(many.status).toBe(422)
      expect(many.text).toMatch(/Možete naručiti najviše \d+ komad/)
      const [field, value] = (await optionsOf(JERSEY)).get('XXL – rasprodano') ?? ['', '']
      const gone = await send(browser, JERSEY, { intent: 'add', [field]: value })
      expect(gone.status).toBe(422)
      expect(gone.text).toContain('Rasprodano je: nema više slobodnih komada.')
      expect((await cartOf(browser))?.items ?? []).toEqual([])
    })

    test('options of another product are none of this one', async () => {
      const [field] = (await optionsOf(JERSEY)).get('M') ?? ['', '']
      const sent = await send(openBrowser(graph), JERSEY, { intent: 'add', [field]: '99999999' })
      expect(sent.status).toBe(422)
      expect(sent.text).toContain('Ta kombinacija nije u ponudi.')
    })

    test('what is printed for the buyer goes with the line, and a number has digits [CA-48, PR-11]', async () => {
      const browser = openBrowser(graph)
      const [field, value] = (await optionsOf(JERSEY)).get('L') ?? ['', '']
      const { html } = await send(browser, JERSEY)
      const inputs = html.match(/<input[^>]* name="custom-\d+"[^>]*>/g) ?? []
      const nameOf = (input = '') => / name="(custom-\d+)"/.exec(input)?.[1] ?? ''
      const text = nameOf(inputs.find((input) => !input.includes('pattern')))
      const number = nameOf(inputs.find((input) => input.includes('pattern')))
      const chosen = { intent: 'add', [field]: value, [text]: 'Božić-Šarić' }
      const wrong = await send(browser, JERSEY, { ...chosen, [number]: 'sedam' })
      expect(wrong.status).toBe(422)
      expect(wrong.text).toContain('upišite broj od 0 do 99.')
      expect(wrong.html).toContain('value="sedam"')
      expect(wrong.html).toContain('value="Božić-Šarić"')
      expect((await send(browser, JERSEY, { ...chosen, [number]: '7' })).status).toBe(303)
      expect((await send(browser, CART)).text).toMatch(/Božić-Šarić/)
    })

    test('the parts of a bundle are chosen on its page [BN-01, PR-15~]', async () => {
      const browser = openBrowser(graph)
      const { html } = await send(browser, BUNDLE)
      const part = /<select name="(part-\d)"/.exec(html)?.[1] ?? ''
      const variant = /<option value="(\d+)">M<\/option>/.exec(html)?.[1] ?? ''
      const open = await send(browser, BUNDLE, { intent: 'add' })
      expect(open.status).toBe(422)
      expect(open.text).toContain('Prvo odaberite: Gostujući dres')
      expect(await send(browser, BUNDLE, { intent: 'add', [part]: variant })).toMatchObject({
        ...{ status: 303, location: CART },
      })
      expect(await linesOf(browser)).toEqual([['Navijački paket Prvi red', 1]])
    })

    test('a page that is not there stays a 404', async () => {
      const sent = await send(openBrowser(graph), '/product/nema-toga', { intent: 'add' })
      expect(sent.status).toBe(404)
      expect(sent.text).toContain('Stranica nije pronađena')
    })
  })

  describe('on the page of the cart', () => {
    test('a quantity is typed, or stepped by its buttons [CA-01, CA-42]', async () => {
      const { browser, item } = await withScarf('2')
      const change = (fields: Fields) =>
        send(browser, CART, { intent: 'quantity', item, ...fields })
      expect(await change({ quantity: '5' })).toMatchObject({ status: 303, location: CART })
      await change({ quantity: '5', step: '1' })
      expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 6]])
      await change({ quantity: '6', step: '-1' })
      expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 5]])

      const wrong = await change({ quantity: 'puno' })
      expect(wrong.status).toBe(422)
      expect(wrong.html).toContain('value="puno"')
      expect(wrong.text).toContain('Količina je cijeli broj od 1 do 999.')
      expect((await change({ quantity: '1', step: '-1' })).status).toBe(422)
      const many = await change({ quantity: '999' })
      expect(many.text).toMatch(/Možete naručiti najviše \d+ komad/)
      expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 5]])
    })

    test('a line is removed, also one that is gone already', async () => {
      const { browser, item } = await withScarf()
      for (const _time of ['first', 'second']) {
        expect((await send(browser, CART, { intent: 'remove', item })).status).toBe(303)
      }
      expect((await send(browser, CART)).text).toContain('Košarica je prazna')
      for (const id of ['', 'x', '1; DROP', `${item}0`]) {
        const sent = await send(browser, CART, { intent: 'quantity', item: id, quantity: '2' })
        expect(sent.status).toBe(422)
      }
    })

    test('a coupon is refused with its reason where it was typed, applied and removed [CP-01, CP-02, CP-06]', async () => {
      const { browser } = await withScarf()
      const apply = (couponCode: string) => send(browser, CART, { intent: 'coupon', couponCode })
      expect((await apply(' ')).text).toContain('Unos ovog polja je obavezan')
      const wrong = await apply('NEMA-"GA')
      expect(wrong.status).toBe(422)
      expect(wrong.text).toContain('Takav kupon ne postoji. Provjerite kod.')
      expect(wrong.html).toContain('value="NEMA-&quot;GA"')
      expect((await apply('IZNAD100')).text).toMatch(/najmanje 100,00\s€/)

      expect(await apply('navijac10')).toMatchObject({ status: 303, location: CART })
      expect((await cartOf(browser))?.couponCode).toBe('NAVIJAC10')
      expect((await send(browser, CART, { intent: 'removeCoupon' })).status).toBe(303)
      expect((await cartOf(browser))?.couponCode).toBeNull()
    })

    test('a coupon that a change has ended is told on the page that follows [CP-04]', async () => {
      const { browser, item } = await withScarf('6')
      await send(browser, CART, { intent: 'coupon', couponCode: 'IZNAD100' })
      expect((await cartOf(browser))?.couponCode).toBe('IZNAD100')
      const { location } = await send(browser, CART, { intent: 'quantity', item, quantity: '1' })
      expect(location).toBe(`${CART}?notice=COUPON_REMOVED`)
      const { text } = await send(browser, location ?? '')
      expect(text).toContain('Kupon više ne vrijedi za ovu košaricu, pa je uklonjen.')
      const made = (await send(browser, `${CART}?notice=<b>x</b>,toString`)).text
      expect(made).not.toMatch(/Kupon više|&lt;b/)
    })

    test('the note of the buyer is stored with its lines [CA-05]', async () => {
      const { browser } = await withScarf()
      const instructions = 'Zvonite dvaput.\r\nHvala!'
      expect((await send(browser, CART, { intent: 'instructions', instructions })).status).toBe(303)
      expect((await cartOf(browser))?.instructions).toBe('Zvonite dvaput.\nHvala!')
      const long = await send(browser, CART, {
        ...{ intent: 'instructions', instructions: `${'č'.repeat(1_000)}!` },
      })
      expect(long.status).toBe(422)
      expect(long.text).toContain('Napomena nije spremljena.')
      expect(long.html).toContain(`${'č'.repeat(1_000)}!</textarea>`)
    })

    test('a membership card is checked for its customer [CP-07]', async () => {
      const { browser } = await withScarf()
      const { email, password } = await signUp(services)
      const card = (memberCardBarcode: string) =>
        send(browser, CART, { intent: 'card', memberCardBarcode })
      expect((await card('4006381333931')).status).toBe(503)
      await browser.ask(LOGIN, { username: email, password })
      const mistyped = await card('123')
      expect(mistyped.status).toBe(422)
      expect(mistyped.html).toContain('value="123"')
      expect((await card('4006381333931')).text).toContain('Broj nije valjan')
      expect((await send(browser, CART, { intent: 'removeCard' })).status).toBe(303)
    })

    test('a cart that was ordered meanwhile is told, and its cookies go [CA-21, CA-25~]', async () => {
      const { browser, item } = await withScarf()
      await services.db
        .updateTable('cart')
        .set({ state: 'archived' })
        .where('id', '=', browser.jar.get('cartId') ?? '')
        .execute()
      const { status, text } = await send(browser, CART, {
        intent: 'quantity',
        item,
        quantity: '2',
      })
      expect(status).toBe(422)
      expect(text).toContain('Košarica je u međuvremenu ažurirana.')
      expect(browser.jar.has('cartId')).toBe(false)
    })

    test('two visitors change their own carts alone [CA-38]', async () => {
      const [one, other] = await Promise.all([withScarf(), withScarf()])
      const theirs = { intent: 'quantity', item: other.item, quantity: '7' }
      expect((await send(one.browser, CART, theirs)).status).toBe(422)
      await Promise.all(
        [one, other].map(({ browser, item }, index) =>
          send(browser, CART, { intent: 'quantity', item, quantity: `${index + 2}` }),
        ),
      )
      expect(await linesOf(one.browser)).toEqual([['Pleteni šal Jadran', 2]])
      expect(await linesOf(other.browser)).toEqual([['Pleteni šal Jadran', 3]])
    })
  })

  test.each([{}, { intent: '' }, { intent: 'clear' }, { intent: 'constructor' }])(
    'an unknown form, %o, is a calm page and changes nothing',
    async (fields) => {
      const { browser } = await withScarf()
      const { status, text, html } = await send(browser, CART, fields as Fields)
      expect(status).toBe(400)
      expect(text).toContain('Dogodila se greška')
      expect(html).toContain('Glavni izbornik')
      expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 1]])
    },
  )

  test('a link changes nothing [case 22]', async () => {
    const { browser, item } = await withScarf()
    await send(browser, `${CART}?intent=remove&item=${item}`)
    expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 1]])
  })

  describe('the login', () => {
    test('opens a session and leads where the visitor wanted to go [AC-01, AC-06, AC-07]', async () => {
      const { email: username, password } = await signUp(services)
      for (const [target, location] of [
        ['', '/'],
        ['?redirect=/profil', '/profil'],
        ['?redirect=//evil.example', '/'],
        ['?redirect=https://evil.example', '/'],
      ] as const) {
        const browser = openBrowser(graph)
        const sent = await send(browser, `/prijava${target}`, {
          intent: 'login',
          username,
          password,
        })
        expect([sent.status, sent.location]).toEqual([303, location])
        expect(browser.jar.has('auth.refresh')).toBe(true)
        expect((await send(browser, '/profil')).status).toBe(200)
      }
    })

    test('is refused in one sentence, and never shows a password again [AC-02, AC-08, AC-34]', async () => {
      const browser = openBrowser(graph)
      const login = (username: string) =>
        send(browser, '/prijava', { intent: 'login', username, password: 'tajna-lozinka-9' })
      const wrong = await login('nitko@primjer.example')
      expect(wrong.status).toBe(422)
      expect(wrong.text).toContain('E-adresa ili lozinka nije točna.')
      expect(wrong.html).toContain('value="nitko@primjer.example"')
      const unreadable = await login('nitko')
      expect(unreadable.text).toContain('Unesite uzorak adrese elektroničke pošte')
      for (const { html } of [wrong, unreadable]) expect(html).not.toContain('tajna-lozinka-9')
      expect(browser.jar.has('auth.refresh')).toBe(false)
    })
  })

  describe('when something is down', () => {
    test('without the cart the product is drawn again, with what was chosen [case 8]', async () => {
      const { browser } = await withScarf()
      ecommerce.be('stopped')
      const sent = await send(browser, SCARF, { intent: 'add', quantity: '4' })
      const cart = await send(browser, CART, { intent: 'coupon', couponCode: 'NAVIJAC10' })
      ecommerce.be('none')
      expect(sent.status).toBe(503)
      expect(sent.headers.get('retry-after')).not.toBeNull()
      expect(sent.text).toContain('Košaricu trenutačno ne možemo promijeniti.')
      expect(sent.html).toMatch(/<input[^>]* name="quantity"[^>]* value="4"/)
      expect(cart.status).toBe(503)
      expect(cart.html).toContain('Glavni izbornik')
    })

    test('without the products there is a calm page [case 8]', async () => {
      product.be('stopped')
      const { status, text } = await send(openBrowser(graph), SCARF, { intent: 'add' })
      product.be('none')
      expect(status).toBe(503)
      expect(text).toContain('Stranica trenutačno nije dostupna')
    })
  })

  test('in maintenance nothing is changed [MT-01]', async () => {
    const { browser, item } = await withScarf()
    const maintain = async (isOn: boolean) => {
      await services.db.transaction().execute((trx) => setMaintenance(trx, isOn))
      await eventually(async () =>
        expect((await send(browser, '/o-nama')).status === 503).toBe(isOn),
      )
    }
    await maintain(true)
    const removed = await send(browser, CART, { intent: 'remove', item })
    await maintain(false)
    expect(removed.status).toBe(503)
    expect(removed.text).toContain('Održavanje je u tijeku')
    expect(await linesOf(browser)).toEqual([['Pleteni šal Jadran', 1]])
  })
})
