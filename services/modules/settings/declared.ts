import {
  choiceSetting,
  type Settings,
  switchSetting,
  textSetting,
} from '#services/platform/setting.ts'
import { readCountries } from './store.ts'

const checkout = { section: 'CHECKOUT' } as const
/** Countries of buyers without a limit. */
const ALL = 'ALL'

/** Settings of the site, and those of the checkout that several modules read. */
export const ownSettings: Settings = {
  'site/name': textSetting({ section: 'SITE', usual: null, maxLength: 100, isRequired: true }),
  'checkout/allowedCountries': textSetting({
    ...{ section: 'DELIVERY', usual: null, maxLength: 800, isRequired: true },
    form(text) {
      const value = text.replaceAll(/\s/g, '').toUpperCase()
      return value === ALL || /^[A-Z]{2}(,[A-Z]{2})*$/.test(value) ? { value } : null
    },
    async fits(db, value) {
      const known = new Set((await readCountries(db)).map(({ iso }) => iso))
      return value === ALL || value.split(',').every((iso) => known.has(iso))
    },
  }),
  'checkout/cartAdditionBehaviour': choiceSetting({
    ...{ ...checkout, options: ['0', '1', '2'], usual: '2' },
  }),
  'checkout/skipDelivery': switchSetting({ ...checkout, usual: 'no' }),
  'checkout/validateSpecialCharacters': switchSetting({ ...checkout, usual: 'yes' }),
  'checkout/checkCompanyNumber': switchSetting({ ...checkout, usual: 'yes' }),
  'checkout/productNotices': switchSetting({ section: 'CATALOGUE', usual: 'yes' }),
}
