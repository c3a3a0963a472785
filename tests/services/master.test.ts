import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detectDomain, getCommons } from '#services/contract/master.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

let services: TestServices

beforeAll(async () => {
  services = await startServices({ config: { publicUrl: 'https://shop.example' } })
  await services.db
    .insertInto('domain')
    .values({ host: 'klub.shop.example', language: 'hrv', is_default: 0 })
    .execute()
})
afterAll(async () => await services.close())

describe('commons', () => {
  test('names languages in four languages; 41 is Croatian [PL-05] [PL-06]', async () => {
    const { languages = [] } = await services.call(getCommons, { type: 'languages' })

    expect(languages.find(({ id }) => id === 41)).toEqual({
      id: 41,
      code: 'hrv',
      code2: 'hr',
      name: 'hrvatski',
      name_hrv: 'hrvatski',
      name_eng: 'Croatian',
      name_ger: 'Kroatisch',
      name_srp: 'hrvatski',
    })
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length)
  })

  test.each([
    ['eng', 'German', 'Serbian'],
    ['ger', 'Deutsch', 'Serbisch'],
    ['srp', 'nemački', 'srpski'],
  ])('names languages in the requested language, %s [PL-05]', async (language, german, serbian) => {
    const { languages = [] } = await services.call(getCommons, { type: 'languages', language })
    const nameOf = (wanted: string) => languages.find(({ code }) => code === wanted)?.name

    expect([nameOf('ger'), nameOf('srp')]).toEqual([german, serbian])
  })

  test('names every country in the requested language [PL-16] [PL-08~]', async () => {
    const croatian = await services.call(getCommons, { type: 'countries' })
    const german = await services.call(getCommons, { type: 'countries', language: 'ger' })
    const nameOf = ({ countries = [] }: typeof croatian, wanted: string) =>
      countries.find(({ iso }) => iso === wanted)?.name

    expect(croatian.countries).toHaveLength(249)
    expect(nameOf(croatian, 'HR')).toBe('Hrvatska')
    expect(nameOf(german, 'AT')).toBe('Österreich')
    expect(croatian.countries?.filter(({ name, iso }) => name === iso)).toEqual([])
  })
})

describe('domainDetect', () => {
  test('answers the whole configuration without a key [PL-01] [PL-02] [PL-03]', async () => {
    const { status, body } = await services.send(
      detectDomain,
      {},
      { apiKey: null, site: null, store: null },
    )

    const config = detectDomain.output.parse(body)
    expect(status).toBe(200)
    expect(config).toMatchObject({
      apiKeyToken: services.apiKey,
      siteID: services.siteId,
      storeID: services.storeId,
      site: { name: 'Jadranski sportski savez', url: 'https://shop.example' },
      externalURLs: { pdfGenerator: null },
      cmsLanguages: [41],
      subdomain: '',
      apiKeyId: expect.stringMatching(/./),
    })
    expect(config.apiKeyId).not.toContain(config.apiKeyToken)
    expect(config.extra.cmsElements).toContain('footer-section')
    expect(config.extra.currencyConfig.mainCurrencyId).toBe(1)
  })

  test('knows the sizes of pictures [PL-08~]', async () => {
    const { extra } = await services.call(detectDomain, {})
    const sizes = Object.fromEntries(extra.mediaOptions.map(({ key, x, y }) => [key, [x, y]]))

    expect(sizes).toMatchObject({
      ThumbnailSize: [50, 50],
      MediumSize: [640, 640],
      PortraitSize: [768, 1024],
      LargeSize: [926, 926],
      FullHDSize: [1920, 1080],
      w160: [160, null],
      w1920: [1920, null],
    })
  })

  test.each([
    ['https://klub.shop.example/vijesti', 'https://klub.shop.example', 'klub'],
    ['https://www.klub.shop.example/', 'https://klub.shop.example', 'klub'],
    ['https://shop.example/product/dres', 'https://shop.example', ''],
    ['https://evil.example/', 'https://shop.example', ''],
    ['no address', 'https://shop.example', ''],
  ])('the referer %s belongs to %s [PL-04]', async (referer, url, subdomain) => {
    const config = await services.call(detectDomain, {}, { referer })

    expect(config.site.url).toBe(url)
    expect(config.subdomain).toBe(subdomain)
  })
})
