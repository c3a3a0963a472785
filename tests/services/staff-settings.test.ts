import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOptions } from '#services/contract/cms.ts'
import { listEdits } from '#services/contract/history.ts'
import { detectDomain } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { listRetention } from '#services/contract/retention.ts'
import { listSettings, saveSetting } from '#services/contract/staff-settings.ts'
import { MODULES } from '#services/generated/modules.ts'
import { purge } from '#services/modules/gdpr/retention.ts'
import { contributedBy } from '#services/platform/module.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('settings in the hands of staff', (engine) => {
  let services: TestServices
  let first: Record<string, string>
  let second: Record<string, string>

  beforeAll(async () => {
    services = await startServices({ engine })
    first = await services.as('settings.write')
    second = await services.as('settings.write')
  })
  afterAll(async () => await services.close())

  const setting = async (key: string) =>
    (await services.call(listSettings, {}, first)).records.find((one) => one.key === key)
  const input = (key: string, base: string | null, value: string | null) => ({
    ...{ key, sitting: randomUUID(), changes: [{ path: 'value', base, value }] },
  })
  const save = async (key: string, base: string | null, value: string | null, by = first) =>
    await services.call(saveSetting, input(key, base, value), by)

  test('are those that the modules declare, each with its kind, its usual value and its last change', async () => {
    const { records } = await services.call(listSettings, {}, first)
    const declared = [...contributedBy(MODULES).settings.keys()]
    expect(records.map(({ key }) => key)).toEqual(declared)
    expect(new Set(declared).size).toBe(declared.length)
    expect(await setting('checkout/cartLeftHours')).toEqual({
      ...{ key: 'checkout/cartLeftHours', section: 'CHECKOUT', kind: 'NUMBER', unit: 'HOURS' },
      ...{ value: null, usual: '24', isRequired: false, min: 1, max: 720, options: [] },
      ...{ changedAt: null, changedBy: null },
    })
    expect(await setting('checkout/cartAdditionBehaviour')).toMatchObject({
      ...{ kind: 'CHOICE', options: ['0', '1', '2'], value: '2' },
    })
  })

  test('count at once, are the usual ones again when they are emptied, and say who changed them', async () => {
    const key = 'checkout/productNotices'
    const shown = async () => (await services.call(getCheckoutSettings, {})).productNotices
    expect(await shown()).toBe(true)
    const saved = await save(key, null, 'no')
    expect(saved).toMatchObject({
      applied: ['value'],
      setting: {
        ...{ value: 'no', changedAt: services.clock.now().toISOString() },
        changedBy: { name: 'Test Staff' },
      },
    })
    expect(await shown()).toBe(false)
    const { edits } = await services.call(listEdits, { entity: 'setting', id: key }, first)
    expect(edits).toMatchObject([{ path: 'value', before: null, after: 'no' }])
    const [edit] = edits
    await save(key, edit?.after as string, edit?.before as null)
    expect(await shown()).toBe(true)
    expect(await setting(key)).toMatchObject({ value: null })
  })

  test('that two people change come back with both values, who and when', async () => {
    const key = 'catalogue/newDays'
    await save(key, null, '10', second)
    expect(await save(key, null, '20')).toMatchObject({
      applied: [],
      differing: [{ path: 'value', value: '20', current: '10', actor: { name: 'Test Staff' } }],
      setting: { value: '10' },
    })
  })

  test.each([
    ['checkout/cartLeftHours', '0', 'atLeast:1'],
    ['checkout/cartLeftHours', '721', 'atMost:720'],
    ['checkout/cartLeftHours', 'dan', 'format'],
    ['checkout/deliveryDays', '3-1', 'format'],
    ['checkout/allowedCountries', 'HR,XX', 'format'],
    ['checkout/allowedCountries', '', 'required'],
    ['checkout/skipDelivery', 'možda', 'format'],
    ['checkout/trackingAddress', 'https://paketi.example/', 'format'],
    ['checkout/trackingAddress', 'paketi.example/{number}', 'format'],
    ['checkout/ticketPlaces', 'ulaz;red', 'format'],
    ['site/name', 'x'.repeat(101), 'maxLength:100'],
    ['options/SendEmailTo', 'savez@posta.example, ured', 'format'],
    ['options/DeliveryPage', 'https://dostava.example/', 'format'],
    ['options/HomePageSlug', 'nema-takve-stranice', 'format'],
    ['options/HomePageSlug', '', 'required'],
    ['options/TagManagerId', 'GTM-1"><script>', 'format'],
    ['options/GoogleAnalyticsId', 'GTM-ABC1234', 'format'],
    ['options/RequireAdminPublishing', 'yes', 'format'],
    ['retention/orders', '4017', 'atLeast:4018'],
  ])('refuse %s = %s by its rule', async (key, value, rule) => {
    const before = (await setting(key))?.value ?? null
    const { status, body } = await services.send(saveSetting, input(key, before, value), first)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'value', message: rule } })
    expect((await setting(key))?.value ?? null).toBe(before)
  })

  test('are stored in one form, and unknown ones are none', async () => {
    const stored = async (key: string, value: string) => {
      const before = (await setting(key))?.value ?? null
      return (await save(key, before, value)).setting.value
    }
    expect(await stored('checkout/allowedCountries', ' hr, si ')).toBe('HR,SI')
    expect(await stored('checkout/deliveryDays', '1 – 3')).toBe('1-3')
    expect(await stored('checkout/downloadLimit', '07')).toBe('7')
    const unknown = await services.send(saveSetting, input('site/id', '1', '2'), first)
    expect(unknown.status).toBe(404)
  })

  test('are options of the CMS too, which the catalogue reads [CM-14, CM-18]', async () => {
    const optionOf = async (key: string) =>
      (await services.call(getOptions, {}, first)).records.find((one) => one.key === key)?.value
    await save('options/SendEmailTo', null, 'ured@savez.example;  tisak@savez.example')
    expect(await optionOf('SendEmailTo')).toBe('ured@savez.example, tisak@savez.example')
    const anyone = await services.call(getOptions, {})
    expect(JSON.stringify(anyone)).not.toContain('savez.example')

    await save('options/TagManagerId', null, 'gtm-abc1234')
    expect(await optionOf('TagManagerId')).toBe('GTM-ABC1234')
    await save('options/TagManagerId', 'GTM-ABC1234', null)
    expect(await setting('options/TagManagerId')).toMatchObject({ value: null })
    const { edits } = await services.call(
      listEdits,
      { entity: 'setting', id: 'options/TagManagerId' },
      first,
    )
    expect(edits).toMatchObject([{ before: 'GTM-ABC1234', after: null }, { before: null }])
  })

  test('name the languages of the site: the default one is always among them, and calls follow at once [CM-15, PL-06]', async () => {
    const [allowed, own] = ['options/AllowedLanguages', 'options/DefaultLanguage']
    expect(await setting(allowed)).toMatchObject({
      ...{ value: '41', kind: 'CHOICE', isRequired: true, options: ['41', '41,27', '27'] },
    })
    for (const [key, base, value] of [
      [own, 'hrv', 'eng'],
      [own, 'hrv', 'ger'],
      [own, 'hrv', null],
      [allowed, '41', '27'],
      [allowed, '41', '41,36'],
    ] as const) {
      const refused = await services.send(saveSetting, input(key, base, value), first)
      expect(refused.status, `${key} ${value}`).toBe(400)
    }
    await save(allowed, '41', '41,27')
    await save(own, 'hrv', 'eng')
    const { cmsLanguages } = await services.call(detectDomain, {})
    expect(cmsLanguages).toEqual([41, 27])
    const { records } = await services.call(getOptions, {})
    expect(records).toEqual(
      expect.arrayContaining([
        { key: 'AllowedLanguages', value: '41,27', media: null },
        { key: 'DefaultLanguage', value: 'eng', media: null },
      ]),
    )
    const { edits } = await services.call(listEdits, { entity: 'setting', id: own }, first)
    expect(edits).toMatchObject([{ before: 'hrv', after: 'eng' }])
    await save(own, 'eng', 'hrv')
    await save(allowed, '41,27', '41')
  })

  test('periods of storage are some of them: a run uses them, and the list shows what it would delete', async () => {
    const { deps } = services.services
    const ruleOf = async (kind: string) =>
      (await services.call(listRetention, {}, first)).rules.find((one) => one.kind === kind)
    const used_at = new Date(services.clock.now().getTime() - 40 * 86_400_000).toISOString()
    await services.db.insertInto('wishlist').values({ guest_key: 'davno', used_at }).execute()
    const before = { days: 180, least: 30, most: 730, expired: 0, ranAt: null, deleted: null }
    expect(await ruleOf('guest-wishlists')).toMatchObject(before)
    await save('retention/guest-wishlists', null, '30')
    expect(await ruleOf('guest-wishlists')).toMatchObject({ days: 30, expired: 1 })

    for (const rule of deps.retention.filter(({ kind }) => kind === 'guest-wishlists')) {
      await purge(rule, deps)
    }
    expect(await ruleOf('guest-wishlists')).toMatchObject({
      ...{ expired: 0, deleted: 1, ranAt: services.clock.now().toISOString() },
    })
    expect(await ruleOf('orders')).toMatchObject({ days: 4_018, least: 4_018 })
    expect(await ruleOf('sessions')).toMatchObject({ days: 0, least: null, most: null })

    const stored = { group: 'retention', key: 'failed-jobs', value: '5' }
    await services.db.insertInto('setting').values(stored).execute()
    expect(await ruleOf('failed-jobs')).toMatchObject({ days: null, expired: null })
  })
})
