import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { detectDomain, getCommons } from '#services/contract/master.ts'
import {
  checkout,
  countries,
  currencies,
  domains,
  languages,
  mediaOptions,
  site,
} from '#services/modules/settings/api.ts'
import { type Route, route } from '#services/platform/http.ts'
import { describeCountry, describeLanguage } from './commons.ts'
import { domainOf, subdomainOf, urlOf } from './domain.ts'

/** CMS options that every page needs before it renders. */
const CMS_OPTIONS = [
  'Logo',
  'CopyrightText',
  'CookieNotice',
  'HomePageSlug',
  'DefaultLanguage',
  'AllowedLanguages',
  'WwwPolicy',
  'AutoGenerateSiteMap',
]

export function masterRoutes({ publicUrl }: { publicUrl: string }): readonly Route[] {
  return [
    route(getCommons, async ({ type, language }, scope) => {
      const displayLanguage = language ?? scope.language
      return type === 'languages'
        ? {
            languages: (await languages(scope.db)).map((each) =>
              describeLanguage(each, displayLanguage),
            ),
          }
        : {
            countries: (await countries(scope.db)).map((each) =>
              describeCountry(each, displayLanguage),
            ),
          }
    }),

    route(detectDomain, async (_input, { db, referer }) => {
      const [own, all, options, checkoutSettings, currencyConfig] = await Promise.all([
        site(db),
        domains(db),
        mediaOptions(db),
        checkout(db),
        currencies(db),
      ])
      const domain = domainOf(referer, all)
      return {
        apiKeyToken: own.apiKeyToken,
        apiKeyId: own.apiKeyId,
        siteID: own.id,
        storeID: own.storeId,
        site: { name: own.name, url: urlOf(domain, publicUrl) },
        subdomain: subdomainOf(domain),
        externalURLs: { pdfGenerator: null },
        cmsLanguages: [...own.languageIds],
        extra: {
          mediaOptions: [...options],
          checkoutSettings,
          currencyConfig,
          cmsOptionFilter: CMS_OPTIONS,
          cmsElements: Object.keys(LAYOUT_ELEMENTS),
        },
      }
    }),
  ]
}
