import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { signedAddresses } from './signed-address.ts'

const FACTS = factsOf({ kind: 'product', title: 'Šal', site: 'Savez', price: { now: '15,00 €' } })
const fileOf = (path: string) => path.slice('/social/'.length)

test('an address has in it what its picture shows, on every gateway with the same key', () => {
  const path = signedAddresses('key').pathOf(FACTS)
  expect(path).toMatch(/^\/social\/[\w-]{22}\.[\w-]+\.jpg$/)
  expect(signedAddresses('key').pathOf({ ...FACTS })).toBe(path)
  expect(signedAddresses('key').read(fileOf(path))).toEqual(FACTS)
})

test('each change has another address', () => {
  const { pathOf } = signedAddresses('key')
  const changed = [
    FACTS,
    { ...FACTS, title: 'Kapa' },
    { ...FACTS, price: { now: '12,00 €' } },
    { ...FACTS, price: { now: '15,00 €', before: '20,00 €' } },
    { ...FACTS, picture: '/media/1/w1280/5-ab.webp' },
  ]
  expect(new Set(changed.map(pathOf)).size).toBe(changed.length)
})

test('an address that this site has not made opens nothing', () => {
  const own = signedAddresses('key')
  const file = fileOf(own.pathOf(FACTS))
  const [signature = '', content = ''] = file.split('.')
  const other = Buffer.from(JSON.stringify({ ...FACTS, title: 'Besplatno' })).toString('base64url')
  const foreign = [
    `${signature}.${other}.jpg`,
    `${'A'.repeat(22)}.${content}.jpg`,
    `.${content}.jpg`,
    `${signature}.${content}.png`,
    `${signature}.jpg`,
    `${file}/more`,
    '',
  ]
  for (const one of foreign) expect([one, own.read(one)]).toEqual([one, null])
  expect(signedAddresses('another key').read(file)).toBeNull()
  expect(signedAddresses(null).read(file)).toBeNull()
})

test('texts are cut to what fits, and an endless address of a picture is left out', () => {
  const long = '🥇'.repeat(300)
  const facts = factsOf({
    ...{ kind: 'story', title: long, site: 'Savez', kicker: undefined },
    ...{ lines: ['a', 'b', 'c', 'd'], picture: `/media/${'a'.repeat(600)}` },
  })
  expect(facts).toEqual({
    ...{ kind: 'story', title: '🥇'.repeat(120), site: 'Savez', lines: ['a', 'b', 'c'] },
  })
})
