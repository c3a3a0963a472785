import { numberSetting, type Settings, textSetting } from '#services/platform/setting.ts'

export const cartLeftHours = numberSetting({
  ...{ section: 'CHECKOUT', unit: 'HOURS', min: 1, max: 720, usual: 24 },
})

export const cartSettings: Settings = {
  'checkout/freeDeliveryFromCents': numberSetting({
    ...{ section: 'DELIVERY', unit: 'CENTS', min: 0, max: 100_000_000, usual: null },
  }),
  'checkout/deliveryDays': textSetting({
    ...{ section: 'DELIVERY', maxLength: 5, usual: null },
    form: daysOf,
  }),
  'checkout/cartLeftHours': cartLeftHours,
}

/** One number of days or two, such as `1-3`. */
function daysOf(text: string): { readonly value: string } | null {
  const value = text.replaceAll(/\s/g, '').replace('–', '-')
  const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(value) ?? []
  return from !== undefined && Number(from) <= Number(to) ? { value } : null
}
