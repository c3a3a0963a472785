import { PAGE_LANGUAGES } from '#services/contract/rules/languages.ts'
import { site } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { choiceSetting, type Settings } from '#services/platform/setting.ts'

const ALLOWED = 'AllowedLanguages'
const DEFAULT = 'DefaultLanguage'

/** Options that are settings of the site under another name, which every call reads. */
export const LANGUAGE_OPTIONS: ReadonlyMap<
  string,
  { readonly group: string; readonly key: string }
> = new Map([
  [ALLOWED, { group: 'site', key: 'languages' }],
  [DEFAULT, { group: 'site', key: 'defaultLanguage' }],
])

export async function languageOptions(db: Db): Promise<ReadonlyMap<string, string>> {
  const { languageIds, defaultLanguage } = await site(db)
  return new Map([
    [ALLOWED, languageIds.join(',')],
    [DEFAULT, defaultLanguage],
  ])
}

const REQUIRED = { isRequired: true, usual: null } as const

const codes = PAGE_LANGUAGES.map(({ code }) => code)

/** One of them is always the default, so the default is changed before its language is taken off. */
export const languageSettings: Settings = {
  [ALLOWED]: {
    ...choiceSetting({ section: 'CONTENT', options: choices(), usual: '' }),
    ...REQUIRED,
    fits: async (db, value) => {
      const { defaultLanguage } = await site(db)
      return idsIn(value).some((id) => codeOf(id) === defaultLanguage)
    },
  },
  [DEFAULT]: {
    ...choiceSetting({ section: 'CONTENT', options: codes, usual: '' }),
    ...REQUIRED,
    fits: async (db, value) => (await site(db)).languageIds.some((id) => codeOf(id) === value),
  },
}

/** Every set of languages that the pages have texts for, by their ids. */
function choices(): readonly string[] {
  const sets: string[] = []
  for (const { id } of PAGE_LANGUAGES) sets.push(...sets.map((set) => `${set},${id}`), `${id}`)
  return sets
}

function idsIn(value: string): readonly number[] {
  return value.split(',').map(Number)
}

function codeOf(id: number): string | undefined {
  return PAGE_LANGUAGES.find((one) => one.id === id)?.code
}
