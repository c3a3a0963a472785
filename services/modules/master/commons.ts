import type { z } from 'zod'
import type { country, language } from '#services/contract/master.ts'
import type { Country, Language } from '#services/modules/settings/api.ts'
import { countryName, languageName } from './names.ts'

export function describeLanguage(
  { id, code, code2 }: Language,
  displayLanguage: string,
): z.input<typeof language> {
  return {
    id,
    code,
    code2,
    name: languageName(code2, displayLanguage),
    name_hrv: languageName(code2, 'hrv'),
    name_eng: languageName(code2, 'eng'),
    name_ger: languageName(code2, 'ger'),
    name_srp: languageName(code2, 'srp'),
  }
}

export function describeCountry(
  { id, iso, code }: Country,
  displayLanguage: string,
): z.input<typeof country> {
  return { id, iso, code, name: countryName(iso, displayLanguage) }
}
