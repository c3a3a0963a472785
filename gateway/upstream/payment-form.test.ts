import { describe, expect, test } from 'vitest'
import { toPaymentStep } from './payment-step.ts'
import { UpstreamError } from './upstream-error.ts'

const OWN = 'http://localhost:4000'
const BANK = 'https://pay.bank.example'
const sites = {
  publicUrl: OWN,
  paymentHosts: { forms: [BANK], scripts: ['https://buttons.example'] },
}
const formTo = (action: string, inside = '<input type="hidden" name="amount" value="8490">') =>
  `<form id="pay" method="POST" action="${action}">${inside}<button>Pay</button></form>`
const stepOf = (html: string) => toPaymentStep(html, sites)

describe('[PO-11] [case 21] the form of a provider', () => {
  test('is rebuilt of its action and fields, and nothing else of the HTML comes along', () => {
    const inside = `<input type="hidden" name="amount" value="8490"><input name="note"
      value="&quot;&lt;b&gt;čšž&amp;"><input type="submit" name="go" value="Pay"><input
      type="checkbox" name="box" value="1"><input type="hidden" value="no name"><img src=x onerror=x>`
    const html = `<style>*{}</style>${formTo(`${BANK}/start?a=1&amp;b=2`, inside)}
      <input name="outside" value="1"><script>document.forms[0].submit()</script>`
    expect(stepOf(html)).toEqual({
      __typename: 'PaymentForm',
      action: `${BANK}/start?a=1&b=2`,
      fields: [
        { name: 'amount', value: '8490' },
        { name: 'note', value: '"<b>čšž&' },
      ],
    })
  })

  test.each([
    ['/pay/sandbox/start', `${OWN}/pay/sandbox/start`],
    [`${OWN}/pay/sandbox/start`, `${OWN}/pay/sandbox/start`],
    ['https://PAY.bank.example/x', `${BANK}/x`],
  ])('may be posted to our own origin and to a known provider: %s', (action, expected) => {
    expect(stepOf(formTo(action))).toMatchObject({ action: expected })
  })

  test.each([
    ['another host', formTo('https://evil.example/x')],
    ['a host that begins like ours', formTo(`${BANK}.evil.example/x`)],
    ['the same host without encryption', formTo('http://pay.bank.example/x')],
    ['another port', formTo(`${BANK}:8443/x`)],
    ['a user before the host', formTo('https://user@pay.bank.example/x')],
    ['no protocol, but a host', formTo('//evil.example/x')],
    ['backslashes', formTo('/\\\\evil.example/x')],
    ['a script', formTo('javascript:alert(1)')],
    ['a script with a tab', formTo('java\tscript:alert(1)')],
    ['data', formTo('data:text/html,x')],
    ['get', `<form action="${BANK}/x"></form>`],
    ['two forms', formTo(`${BANK}/x`) + formTo('https://evil.example/x')],
    ['no form', '<script>location="https://evil.example"</script>'],
    ['a form in a comment', `<!-- ${formTo(`${BANK}/x`)} -->`],
    ['too many fields', formTo(`${BANK}/x`, '<input name="a" value="b">'.repeat(101))],
    ['too long a text', formTo(`${BANK}/x`, `<input name="a" value="${'x'.repeat(100_000)}">`)],
  ])('is refused: %s', (_what, html) => {
    expect(() => stepOf(html)).toThrow(UpstreamError)
  })

  test.each([[null], [undefined], [''], ['  ']])('is none for %j', (html) => {
    expect(toPaymentStep(html, sites)).toBeNull()
  })
})

describe('[PO-08] [PO-09] buttons of a provider', () => {
  const buttons = {
    ...{ isSubscription: false, plan_id: null, quantity: 2, total: '84.90', orderId: '5O1' },
    scriptUrl: 'https://buttons.example/sdk/js?client-id=x',
  }

  test('are told whole', () => {
    expect(toPaymentStep(buttons, sites)).toEqual({
      __typename: 'PayPalButtons',
      ...{ isSubscription: false, planId: null, quantity: 2, total: '84.90', orderId: '5O1' },
      ...{ scriptUrl: buttons.scriptUrl, taxes: null, isCreatedByShop: false },
    })
    const created = { isCreatedByShop: true }
    expect(toPaymentStep({ ...buttons, ...created }, sites)).toMatchObject(created)
    const taxes = { percentage: '0', inclusive: false }
    expect(toPaymentStep({ ...buttons, taxes }, sites)).toMatchObject({ taxes })
  })

  test.each(['https://evil.example/x', `${BANK}/sdk.js`, 'javascript:alert(1)', '/own.js', ''])(
    'run no script of an unknown host: %s',
    (scriptUrl) => {
      expect(() => toPaymentStep({ ...buttons, scriptUrl }, sites)).toThrow(UpstreamError)
    },
  )
})
