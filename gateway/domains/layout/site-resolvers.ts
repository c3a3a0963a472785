import type { Resolvers } from '#gateway/generated/resolvers.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { siteLanguages } from '#gateway/layout/site-languages.ts'
import { tagManagerId } from '#gateway/layout/tag-manager.ts'
import { toMoney } from '#gateway/lib/money.ts'
import { toCartAdditionBehaviour } from './mappers.ts'

type Types = 'Site' | 'MediaSize' | 'CheckoutSettings'

const DEFAULT_STARS = 5

export const siteResolvers: Pick<Resolvers, Types> = {
  Site: {
    name: ({ domain }) => domain.site.name,
    url: (_layout, _args, { publicUrl }) => publicUrl,
    logo: ({ options }) => options.get('Logo')?.media ?? null,
    shareImage: ({ options }) => options.get('ShareImage')?.media ?? null,
    copyright: (layout) => optionOf(layout, 'CopyrightText') ?? '',
    homePageSlug: (layout) => optionOf(layout, 'HomePageSlug') ?? '',
    membershipPage: (layout) => pageOf(layout, 'MembershipPage'),
    deliveryPage: (layout) => pageOf(layout, 'DeliveryPage'),
    returnsPage: (layout) => pageOf(layout, 'ReturnsPage'),
    eventsPage: (layout) => pageOf(layout, 'EventsPage'),
    numberOfStars: (layout) => Number(optionOf(layout, 'NumberOfStars')) || DEFAULT_STARS,
    reviewOptions: ({ reviewOptions }) => reviewOptions,
    // The platform lists every language; the site uses a few.
    languages: (layout) => {
      const own = new Set(siteLanguages(layout).map(({ language }) => language))
      return layout.languages.filter(({ code }) => own.has(code))
    },
    defaultLanguage: (layout) => siteLanguages(layout)[0].language,
    currencies: ({ currencies }) => currencies.allowedCurrencies,
    mainCurrency: ({ currencies: { allowedCurrencies, mainCurrencyId } }) => {
      const main = allowedCurrencies.find(({ id }) => id === mainCurrencyId) ?? allowedCurrencies[0]
      if (!main) throw new Error('The site has no currency.')
      return main
    },
    countries: ({ countries }) => [...countries],
    mediaSizes: ({ domain }) => domain.extra.mediaOptions,
    checkout: ({ checkout }) => checkout,
    tagManagerId,
  },

  MediaSize: {
    width: ({ x }) => x,
    height: ({ y }) => y,
  },

  CheckoutSettings: {
    allowedCountries: ({ allowedCountries }) =>
      allowedCountries === 'ALL' ? null : allowedCountries,
    cartAdditionBehaviour: ({ cartAdditionBehaviour }) =>
      toCartAdditionBehaviour(cartAdditionBehaviour),
    skipDelivery: ({ skipDelivery }) => skipDelivery ?? false,
    deliveryDays: ({ deliveryDays }) => deliveryDays ?? null,
    freeDeliveryFrom: ({ freeDeliveryFrom }, _args, { currency }) =>
      freeDeliveryFrom == null ? null : toMoney(freeDeliveryFrom, currency),
    paymentMethods: ({ paymentMethods }) => paymentMethods ?? null,
    digitalPaymentMethods: ({ digitalPaymentMethods }) => digitalPaymentMethods ?? null,
    validateSpecialCharacters: ({ validateSpecialCharacters }) => validateSpecialCharacters ?? true,
    checkCompanyNumber: ({ checkCompanyNumber }) => checkCompanyNumber ?? true,
    productNotices: ({ productNotices }) => productNotices ?? false,
  },
}

/** An empty value counts as missing: most options of a new site are empty. */
function optionOf({ options }: LayoutData, key: string): string | null {
  return options.get(key)?.value.trim() || null
}

function pageOf(layout: LayoutData, key: string): { path: string } | null {
  const path = optionOf(layout, key)
  return path === null ? null : { path }
}
