import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const OWN = 'https://shop.example'
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

test('forms go to our own origin alone until a provider is configured [case 21~]', () => {
  const policy = contentPolicy({ publicUrl: OWN })
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
  expect(directive(policy, 'script-src')).toBe("script-src 'self'")
  expect(directive(policy, 'frame-src')).toBeUndefined()
})

test('a provider of forms gets forms only, one of buttons its scripts and frames [case 21~]', () => {
  const bank = 'https://pay.bank.example'
  const buttons = 'https://www.buttons.example'
  const paymentHosts = { forms: [bank], scripts: [buttons] }
  const policy = contentPolicy({ publicUrl: OWN, paymentHosts })
  expect(directive(policy, 'form-action')).toBe(`form-action 'self' ${bank}`)
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(directive(policy, name)).toBe(`${name} 'self' ${buttons}`)
  }
  expect(directive(policy, 'default-src')).toBe("default-src 'self'")
})

test('what a tag manager loads may run, connect and draw, but take no form [PL-18]', () => {
  const tag = 'https://*.tag.example'
  const policy = contentPolicy({ publicUrl: OWN, tagHosts: [tag] })
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(directive(policy, name)).toBe(`${name} 'self' ${tag}`)
  }
  expect(directive(policy, 'img-src')).toContain(tag)
  expect(directive(policy, 'form-action')).toBe("form-action 'self'")
})

test('a site that is allowed in frames gets frames only', () => {
  const video = 'https://www.youtube-nocookie.com'
  const policy = contentPolicy({ publicUrl: OWN, embedHosts: [video] })
  expect(directive(policy, 'frame-src')).toBe(`frame-src 'self' ${video}`)
  expect(policy.split(video)).toHaveLength(2)
})
